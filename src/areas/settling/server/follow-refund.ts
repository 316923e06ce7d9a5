import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { moneyLeft, type SettledRefund, sumMoneyOfOrders, sumRefundsOfSale } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type ChangeStatus, listReturnsOf, noteOwedMoney, type StoredOrder } from '#areas/orders/server/orders.ts';
import { correctRefund, type Invoices } from '#areas/invoices/server/invoices.ts';
import { logMoney } from './log-money.ts';
import type { PaymentMails } from './payment-mails.ts';

/** The order as it is then, and the number of the corrective invoice of a part of its price; null: none was issued. */
export interface FollowedRefund {
  readonly order: StoredOrder;
  readonly corrective: string | null;
}

/** `actor` has paid it back or says so. */
export type FollowRefund = (
  tx: Queryable,
  actor: Actor,
  order: StoredOrder,
  refund: SettledRefund,
) => Promise<FollowedRefund>;

/**
 * What follows once money of an order has gone back, in the transaction that records it: an order of which none is left is
 * refunded, with its corrective invoice; a part of its price is corrected, unless a return has corrected it; surplus was
 * never part of the sale. The customer is mailed, but for the money of a return, whose own mail has told it.
 */
export function createFollowRefund({
  changeStatus,
  invoices,
  mails,
  clock,
}: {
  readonly changeStatus: ChangeStatus;
  readonly invoices: Invoices;
  readonly mails: Pick<PaymentMails, 'addRefunded'>;
  readonly clock: Clock;
}): FollowRefund {
  return async (tx, actor, order, refund) => {
    // Who pays it back by hand has been logged with the order to do so.
    if (actor.kind === 'provider')
      await logMoney(tx, order, { actor, at: clock(), verb: 'order.refunded', amount: refund.amount });
    if (order.status === 'cancelled') await noteOwedMoney(tx, order.id);
    const refunded = await sumRefundsOfSale(tx, order.id);
    const returns = (await listReturnsOf(tx, [order.id])).filter(({ state }) => state === 'refunded');
    const isOfReturns = refunded <= returns.reduce((sum, { amount }) => sum + amount, 0);
    if (refund.surplus > 0 || !isOfReturns) await mails.addRefunded(tx, order, refund);
    const isAll = moneyLeft(await sumMoneyOfOrders(tx, [order.id])) === 0;
    const change = { actor, paymentStatus: 'refunded' } as const;
    const changed = isAll ? await changeStatus(tx, order.id, change) : null;
    if (changed) return { order: changed, corrective: null };
    const isOfSale = refund.surplus < refund.amount;
    return { order, corrective: isOfSale ? await correctRefund(invoices, tx, actor, order, refunded) : null };
  };
}
