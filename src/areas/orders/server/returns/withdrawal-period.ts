import { dayMs } from '#values/durations.ts';
import { momentOf } from '#values/moment-of.ts';
import { addDays, shopTime, weekdayOf } from '#values/shop-time.ts';
import type { OrderStatus } from '../../contract.ts';
import type { StoredHistory } from '../records/order-queries.ts';

/** Calendar days, counted from the day after the delivery (RDLeg 1/2007 art. 102 and 104). */
const days = 14;

/** Goods and money go back within 14 days of the withdrawal (RDLeg 1/2007 art. 107 and 108). */
const daysToGiveBack = 14;

/** The last moment for the goods and the money of a return to go back. */
export const goBackAt = ({ receivedAt }: { readonly receivedAt: Date }): Date =>
  new Date(receivedAt.getTime() + daysToGiveBack * dayMs);

export interface WithdrawalPeriod {
  readonly isOpen: boolean;
  readonly deliveredAt: Date | null;
  /** The last moment; null before the delivery, when the period has not begun and one may withdraw all the same. */
  readonly until: Date | null;
}

/** Whether a date, YYYY-MM-DD, is a public holiday where the shop is. */
export type IsHoliday = (date: string) => boolean;

const closedStatuses: ReadonlySet<OrderStatus> = new Set(['cancelled', 'returned']);

/** The period in which a customer may withdraw from an order, by the shop's clock. */
export function withdrawalPeriod(
  {
    status,
    history,
  }: { readonly status: OrderStatus; readonly history: readonly Pick<StoredHistory, 'status' | 'at'>[] },
  now: Date,
  isHoliday: IsHoliday,
): WithdrawalPeriod {
  const deliveredAt = history.find((change) => change.status === 'delivered')?.at ?? null;
  const isEnded = closedStatuses.has(status);
  if (!deliveredAt) return { isOpen: !isEnded, deliveredAt, until: null };
  const lastDay = nextWorkingDay(addDays(shopTime(deliveredAt).date, days), isHoliday);
  const dayAfter = momentOf(addDays(lastDay, 1), '00:00');
  const until = new Date(dayAfter.getTime() - 1);
  return { isOpen: !isEnded && now <= until, deliveredAt, until };
}

/** A period that ends on a Saturday, a Sunday or a holiday goes on to the next working day (Regulation 1182/71 art. 3(4)). */
function nextWorkingDay(date: string, isHoliday: IsHoliday): string {
  let day = date;
  while (weekdayOf(day) > 5 || isHoliday(day)) day = addDays(day, 1);
  return day;
}
