import type { Clock } from '#values/clock.ts';
import type { SignedIn } from '#platform/http/visit.ts';
import type { Order, OrderAction } from '../../contract.ts';
import { mayPay } from '../status/may-pay.ts';
import { hasWithdrawable } from '../returns/withdraw.ts';
import { type IsHoliday, withdrawalPeriod } from '../returns/withdrawal-period.ts';
import { mayChangeStatus } from '../status/order-transitions.ts';
import type { WholeOrder } from '../records/order-queries.ts';

/** What the customer can do with an order now. */
export type ActionsOf = (order: WholeOrder) => OrderAction[];

export function createActionsOf(parts: { readonly clock: Clock; readonly isHoliday: IsHoliday }): ActionsOf {
  const { clock, isHoliday } = parts;
  return (whole) => {
    const { order, history, documents, attempts } = whole;
    const mayWithdraw = withdrawalPeriod({ ...order, history }, clock(), isHoliday).isOpen && hasWithdrawable(whole);
    return [
      ...(mayChangeStatus(order, 'cancelled', 'customer') ? (['cancel'] as const) : []),
      ...(mayPay(order, attempts, clock()) ? (['pay'] as const) : []),
      'repeat',
      ...(documents.length > 0 ? (['invoice'] as const) : []),
      ...(mayWithdraw ? (['withdraw'] as const) : []),
    ];
  };
}

/** An order with the actions that a session allows: only that of an account may repeat it. */
export const actionsFor = ({ kind }: Pick<SignedIn, 'kind'>, order: Order): Order =>
  kind === 'account' ? order : { ...order, actions: order.actions.filter((action) => action !== 'repeat') };
