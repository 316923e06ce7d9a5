import { addDays, momentOf, shopTime } from '#values/shop-time.ts';
import type { OrderStatus } from '../../contract.ts';
import type { StoredHistory } from '../view/order-queries.ts';

/** Calendar days, counted from the day after the delivery (RDLeg 1/2007 art. 102 and 104). */
const days = 14;

export interface WithdrawalPeriod {
  readonly isOpen: boolean;
  readonly deliveredAt: Date | null;
  /** The last moment; null before the delivery, when the period has not begun and one may withdraw all the same. */
  readonly until: Date | null;
}

const closedStatuses: ReadonlySet<OrderStatus> = new Set(['cancelled', 'returned']);

/** Until when a customer may withdraw from an order, by the shop's clock. */
export function withdrawalPeriod(
  { status, history }: { readonly status: OrderStatus; readonly history: readonly StoredHistory[] },
  now: Date,
): WithdrawalPeriod {
  const deliveredAt = history.find((change) => change.status === 'delivered')?.at ?? null;
  const isEnded = closedStatuses.has(status);
  if (!deliveredAt) return { isOpen: !isEnded, deliveredAt, until: null };
  const dayAfter = momentOf(addDays(shopTime(deliveredAt).date, days + 1), '00:00');
  const until = new Date(dayAfter.getTime() - 1);
  return { isOpen: !isEnded && now <= until, deliveredAt, until };
}
