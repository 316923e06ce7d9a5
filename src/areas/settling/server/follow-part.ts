import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { type Cents, cents, eurosFromCents } from '#values/money.ts';
import { amountOf, recordOrderChange, type StoredOrder } from '#areas/orders/server/orders.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PaymentMails } from './payment-mails.ts';

/** A part of an order's price that has been recorded, in cents. */
interface PaidPart {
  readonly amount: Cents;
  /** What had come before. */
  readonly received: Cents;
  readonly reason?: string | undefined;
}

/**
 * What follows once a part of the price of a locked order is recorded: its open attempt brings the rest, and the log and the
 * customer hear of it.
 */
export async function followPart(
  tx: Queryable,
  {
    clock,
    payment,
    mails,
  }: { readonly clock: Clock; readonly payment: Payment; readonly mails: Pick<PaymentMails, 'addSurplus'> },
  actor: Actor,
  order: StoredOrder,
  { amount, received, reason }: PaidPart,
): Promise<void> {
  const at = clock();
  const { id, number, payment: method, paymentDueAt: dueAt } = order;
  const left = cents(amountOf(order) - received - amount);
  if (dueAt) await payment.changeDue(tx, actor, { id, number, method, amount: left, dueAt }, at);
  await recordOrderChange(tx, order, {
    actor,
    at,
    verb: 'order.part_paid',
    changes: [{ field: 'received', before: eurosFromCents(received), after: eurosFromCents(cents(received + amount)) }],
    reason,
  });
  await mails.addSurplus(tx, order, { amount, isPaid: false, left });
}
