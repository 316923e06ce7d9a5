import type { Clock } from '#values/clock.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { SignedIn } from '#platform/http/visit.ts';
import type { Order, OrderAction } from '../../contract.ts';
import { mayCancel, paidCancelUntil } from '../status/may-cancel.ts';
import { mayPay } from '../status/may-pay.ts';
import { promisedReadyAt, readyIfBegunNow } from '../records/promised-ready-at.ts';
import { hasWithdrawable } from '../returns/withdraw.ts';
import { type IsHoliday, withdrawalPeriod } from '../returns/withdrawal-period.ts';
import type { WholeOrder } from '../records/order-queries.ts';

/** What is to come of an order: what its customer can do with it now, and when a pickup is ready. */
interface OrderOutlook {
  readonly actions: OrderAction[];
  /** The end of the time in which a paid order may be cancelled; null where that does not apply. */
  readonly cancelUntil: Date | null;
  readonly readyAt: string | undefined;
}

export type OutlookOf = (order: WholeOrder) => OrderOutlook;

export function createOutlookOf(parts: {
  readonly clock: Clock;
  readonly isHoliday: IsHoliday;
  readonly delivery: Pick<Delivery, 'readyAt'>;
  readonly cancelMinutes: number;
}): OutlookOf {
  const { clock, isHoliday, delivery, cancelMinutes } = parts;
  return (whole) => {
    const { order, history, documents, attempts } = whole;
    const now = clock();
    const mayWithdraw = withdrawalPeriod({ ...order, history }, now, isHoliday).isOpen && hasWithdrawable(whole);
    return {
      actions: [
        ...(mayCancel(whole, now, cancelMinutes) ? (['cancel'] as const) : []),
        ...(mayPay(order, attempts, now) ? (['pay'] as const) : []),
        // A guest's order belongs to no account that could repeat it.
        ...(order.isGuest ? [] : (['repeat'] as const)),
        ...(documents.length > 0 ? (['invoice'] as const) : []),
        ...(mayWithdraw ? (['withdraw'] as const) : []),
      ],
      cancelUntil: mayCancel(whole, now, cancelMinutes) ? paidCancelUntil(whole, cancelMinutes) : null,
      // Nobody works on it before it is confirmed.
      readyAt: order.status === 'created' ? readyIfBegunNow(order, now, delivery.readyAt) : promisedReadyAt(order),
    };
  };
}

/** An order with the actions that a session allows: only that of an account may repeat it. */
export const actionsFor = ({ kind }: Pick<SignedIn, 'kind'>, order: Order): Order =>
  kind === 'account' ? order : { ...order, actions: order.actions.filter((action) => action !== 'repeat') };
