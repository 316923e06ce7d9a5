import type { Clock } from '#values/clock.ts';
import type { OrderAction } from '../../contract.ts';
import type { Documents } from '../documents/documents.ts';
import { hasWithdrawable } from '../returns/withdraw.ts';
import { type IsHoliday, withdrawalPeriod } from '../returns/withdrawal-period.ts';
import { mayChangeStatus } from '../status/order-transitions.ts';
import type { WholeOrder } from './order-queries.ts';

/** What the customer can do with an order now. */
export type ActionsOf = (order: WholeOrder) => OrderAction[];

export function createActionsOf(parts: {
  readonly clock: Clock;
  readonly documents: Pick<Documents, 'isAvailable'>;
  readonly isHoliday: IsHoliday;
}): ActionsOf {
  const { clock, documents, isHoliday } = parts;
  return (whole) => {
    const { order, history } = whole;
    const mayWithdraw = withdrawalPeriod({ ...order, history }, clock(), isHoliday).isOpen && hasWithdrawable(whole);
    return [
      ...(mayChangeStatus(order, 'cancelled', 'customer') ? (['cancel'] as const) : []),
      'repeat',
      ...(documents.isAvailable(order) ? (['invoice'] as const) : []),
      ...(mayWithdraw ? (['withdraw'] as const) : []),
    ];
  };
}
