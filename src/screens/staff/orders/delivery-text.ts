import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { dayText } from '../parts/moments.ts';
import { messages } from './messages.ts';
import { fullHours, shortHours } from '#values/slot-hours.ts';

/** When an order is brought or collected: 'hoy 17:00 – 19:00', and in a row 'hoy 17–19'. */
export function useDeliveryText(
  isInRow = false,
): (delivery: Pick<StaffOrderRow['delivery'], 'date' | 'slot'>, now: Date) => string {
  const t = useMessages(messages);
  const locale = useLocale();
  return ({ date, slot }, now) => {
    if (date === null) return t.soon;
    const day = dayText(date, now, t.days, locale);
    if (!slot) return day;
    return `${day} ${isInRow ? shortHours(slot) : fullHours(slot)}`;
  };
}
