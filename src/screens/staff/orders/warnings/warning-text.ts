import type { OrderWarning } from '#areas/orders/staff-warnings.ts';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { hourMs } from '#values/durations.ts';
import { shopTime } from '#values/shop-time.ts';
import { dayText, momentText } from '../../parts/moments.ts';
import { messages as ordersMessages } from '../messages.ts';
import { messages } from './messages.ts';

/** Between these the hours that are left say more than the moment; later the day is enough. */
const fewHours = 3;
const manyHours = 72;

/** What needs somebody of an order, in few words: 'Faltan 0,50 €', 'vence en 30 h'. `now` may be of up to an hour ago. */
export function useWarningText(): (warning: OrderWarning, now: Date) => string {
  const t = useMessages(messages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  return ({ kind, amount, at }, now) => {
    if (kind === 'due') {
      const hours = (Date.parse(at!) - now.getTime()) / hourMs;
      if (hours >= manyHours) return t.dueAt(dayText(shopTime(new Date(at!)).date, now, days, locale));
      return hours > fewHours
        ? t.dueIn(formatNumber(Math.floor(hours), locale))
        : t.dueAt(momentText(at!, now, days, locale));
    }
    const text = t.texts[kind];
    return amount === undefined || kind === 'to_refund' ? text : `${text} ${formatEuros(amount, locale)}`;
  };
}
