import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { orderApi } from '#areas/account/web/account-web.ts';
import { Button } from '#design/actions/button.tsx';
import { Box } from '#design/page/box.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import styles from './sequra-application.module.css';
import { runInBackground } from '#web/run-in-background.ts';

interface SequraForm {
  readonly show: () => void;
  readonly setCloseCallback: (callback: () => void) => void;
}

declare global {
  interface Window {
    /** The id of the frame, which seQura's script reads. */
    SequraFormElement?: string;
    SequraFormInstance?: SequraForm;
  }
}

/** seQura's own form, in which the customer of a placed order identifies himself. It sends the browser on by itself. */
export function SequraApplication({ orderId }: { orderId: string }) {
  const t = useMessages(messages).sequra;
  const href = useHref();
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const orderPath = href(`/order/confirm/${orderId}`);

  async function cancel(): Promise<void> {
    const outcome = await orderApi(orderId)('GET /service/sequra/cancel', { query: { orderId } }).catch(() => null);
    // Without an answer the shop's start is what is left (storefront.md section 4).
    window.location.assign(outcome?.ok ? outcome.value.url : href('/'));
  }

  const open = useEffectEvent(async () => {
    const outcome = await orderApi(orderId)('GET /service/payment/start', { query: { orderId } }).catch(() => null);
    const html = outcome?.ok && outcome.value.start.kind === 'embedded' ? outcome.value.start.html : null;
    const form = html === null ? null : await openForm(html, place.current!);
    // Paid already, or seQura does not answer: the order's page knows what is left.
    if (!form) return window.location.replace(orderPath);
    form.setCloseCallback(() => void cancel());
    form.show();
    setShown(true);
  });
  const isOpening = useRef(false);
  useEffect(() => {
    if (isOpening.current) return;
    isOpening.current = true;
    runInBackground(open());
  }, []);

  return (
    <>
      <PageHead title={t.title} />
      <Box>
        <p className="muted">{t.text}</p>
        {!isShown && <LinesSkeleton lines={6} />}
        <div ref={place} className={styles.form} />
        <Button variant="quiet" onClick={() => void cancel()}>
          {t.otherwise}
        </Button>
      </Box>
    </>
  );
}

/**
 * Puts the frame of seQura's answer into the page and loads the scripts that fill it. Scripts within the answer never run: the
 * policy forbids them, and all that theirs does is to name the frame.
 */
async function openForm(html: string, place: HTMLElement): Promise<SequraForm | null> {
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const frame = answer.querySelector('iframe');
  if (!frame) return null;
  place.replaceChildren(document.importNode(frame, true));
  window.SequraFormElement = frame.id;
  try {
    for (const { src } of answer.querySelectorAll('script')) if (src) await loadScript(src);
  } catch {
    return null;
  }
  return window.SequraFormInstance ?? null;
}

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', reject);
    document.head.append(script);
  });
