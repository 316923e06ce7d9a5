import { formatEuros, formatPercent } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { eurosFromCents } from '#values/money.ts';
import { examplePlan, type FinancingOffer } from '../financing-plans.ts';
import { messages } from '../messages.ts';

/** '12 cuotas de 29,48 €. Total 353,76 €, TIN 13,60 %, TAE 14,48 %.' Null where no lender has the amount, in euros. */
export function useExampleText(offers: readonly FinancingOffer[], amount: number): string | null {
  const t = useMessages(messages);
  const locale = useLocale();
  const plan = examplePlan(offers, amount);
  if (!plan) return null;
  const euros = (value: typeof plan.total): string => formatEuros(eurosFromCents(value), locale);
  const { months, monthly, total, tin, tae } = plan;
  return t.example(months, euros(monthly), euros(total), formatPercent(tin, locale), formatPercent(tae, locale));
}
