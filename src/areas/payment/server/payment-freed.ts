import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { type Cents, cents } from '#values/money.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { StoredAttempt } from './payment-attempts.ts';
import { type AttemptMoney, sumMoneyOfOrders, surplusLeft } from './payment-money.ts';
import { paymentFreed } from './payments-tables.ts';

/** Whether all that an order cost has been paid once, whatever it costs by now; an open rest does not change that. */
export const wasPaid = (attempts: readonly Pick<StoredAttempt, 'state'>[]): boolean =>
  attempts.some(({ state }) => state === 'paid' || state === 'refunded');

/** The same as SQL; `orderId` is a column of the query around it. */
export const wasPaidSql = (orderId: SQLWrapper): SQL => sql`EXISTS (
  SELECT FROM payments WHERE payments.order_id = ${orderId} AND payments.state IN ('paid', 'refunded'))`;

/** So many cents that have paid an order pay it no longer: they are to go back. The caller has locked it. */
export async function freeMoney(tx: Queryable, actor: Actor, orderId: number, amount: Cents, at: Date): Promise<void> {
  const money = await sumMoneyOfOrders(tx, [orderId]);
  // The latest money goes back first, as everywhere.
  const paying = ({ charged, surplus, refunded, surplusRefunded }: AttemptMoney): number =>
    charged - surplus - (refunded - surplusRefunded);
  const rest = await move(tx, actor, money.toReversed(), { amount, of: paying, sign: 1, at });
  if (rest > 0) throw new Error(`order ${orderId} was not paid with as much`);
}

/** Of money that an order has freed, and that is not going back yet, up to so many cents pay it again; answers how many. */
export async function takeFreed(tx: Queryable, actor: Actor, orderId: number, amount: Cents, at: Date): Promise<Cents> {
  const money = await sumMoneyOfOrders(tx, [orderId]);
  const taken = cents(Math.min(amount, surplusLeft(money), sumFreed(money)));
  await move(tx, actor, money, { amount: taken, of: ({ freed }) => freed, sign: -1, at });
  return taken;
}

const sumFreed = (money: readonly AttemptMoney[]): number => money.reduce((sum, { freed }) => sum + freed, 0);

/** Divides an amount among attempts, of none more than it has; what is left of it. */
async function move(
  tx: Queryable,
  actor: Actor,
  money: readonly AttemptMoney[],
  {
    amount,
    of,
    sign,
    at,
  }: { readonly amount: Cents; readonly of: (one: AttemptMoney) => number; readonly sign: 1 | -1; readonly at: Date },
): Promise<number> {
  let open: number = amount;
  for (const one of money) {
    const part = Math.max(0, Math.min(open, of(one)));
    open -= part;
    if (part > 0)
      await tx
        .insert(paymentFreed)
        .values({ paymentId: one.attempt.id, amount: sign * part, ...actorValues(actor), at });
  }
  return open;
}
