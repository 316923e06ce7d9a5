import { useEffect, useRef } from 'react';
import type { CallAnswer } from '#values/call.ts';
import { centsFromEuros } from '#values/money.ts';
import type { getSequraSettings } from '#areas/payment/contract.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { browserApi } from '#web/browser-api.ts';
import { runInBackground } from '#web/run-in-background.ts';

declare global {
  interface Window {
    SequraConfiguration?: object;
    Sequra?: { readonly refreshComponents: () => void };
  }
}

/** What seQura itself says of an amount in euros: its script, loaded once somebody has chosen to pay with it. */
export function SequraWidget({ amount }: { amount: number }) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current!.dataset.amount = String(centsFromEuros(amount));
    runInBackground(showAmounts(locale));
  }, [amount, locale]);
  return <div ref={place} className="sequra-promotion-widget" data-product="pp3" />;
}

/** Has the script fill its widgets, which it does by itself once it has loaded. */
async function showAmounts(locale: string): Promise<void> {
  if (window.SequraConfiguration) return window.Sequra?.refreshComponents();
  const outcome = await browserApi()('GET /service/sequra/settings').catch(() => null);
  if (outcome?.ok && outcome.value.active) loadScript(outcome.value, locale);
}

function loadScript(settings: CallAnswer<typeof getSequraSettings>, locale: string): void {
  if (window.SequraConfiguration) return;
  const { merchant, assetKey, products, scriptUri } = settings;
  window.SequraConfiguration = {
    ...{ merchant, assetKey, products, scriptUri },
    ...{ decimalSeparator: ',', thousandSeparator: '.', locale: `${locale}-ES`, currency: 'EUR' },
  };
  const script = document.createElement('script');
  script.src = scriptUri;
  script.async = true;
  document.head.append(script);
}
