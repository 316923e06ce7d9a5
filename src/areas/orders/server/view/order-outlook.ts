import type { Clock } from '#values/clock.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { SignedIn } from '#platform/http/visit.ts';
import type { Order, OrderAction } from '../../contract.ts';
import { mayPay } from '../status/may-pay.ts';
import { promisedReadyAt, readyIfBegunNow } from '../status/promised-ready-at.ts';
import { hasWithdrawable } from '../returns/withdraw.ts';
import { type IsHoliday, withdrawalPeriod } from '../returns/withdrawal-period.ts';
import { mayChangeStatus } from '../status/order-transitions.ts';
import type { WholeOrder } from '../records/order-queries.ts';

/** What is to come of an order: what its customer can do with it now, and when a pickup is ready. */
interface OrderOutlook {
  readonly actions: OrderAction[];
  readonly readyAt: string | undefined;
}

export type OutlookOf = (order: WholeOrder) => OrderOutlook;

export function createOutlookOf(parts: {
  readonly clock: Clock;
  readonly isHoliday: IsHoliday;
  readonly delivery: Pick<Delivery, 'readyAt'>;
}): OutlookOf {
  const { clock, isHoliday, delivery } = parts;
  return (whole) => {
    const { order, history, documents, attempts } = whole;
    const now = clock();
    const mayWithdraw = withdrawalPeriod({ ...order, history }, now, isHoliday).isOpen && hasWithdrawable(whole);
    return {
      actions: [
        ...(mayChangeStatus(order, 'cancelled', 'customer') ? (['cancel'] as const) : []),
        ...(mayPay(order, attempts, now) ? (['pay'] as const) : []),
        'repeat',
        ...(documents.length > 0 ? (['invoice'] as const) : []),
        ...(mayWithdraw ? (['withdraw'] as const) : []),
      ],
      // Nobody works on it before it is confirmed.
      readyAt: order.status === 'created' ? readyIfBegunNow(order, now, delivery.readyAt) : promisedReadyAt(order),
    };
  };
}

/** An order with the actions that a session allows: only that of an account may repeat it. */
export const actionsFor = ({ kind }: Pick<SignedIn, 'kind'>, order: Order): Order =>
  kind === 'account' ? order : { ...order, actions: order.actions.filter((action) => action !== 'repeat') };
