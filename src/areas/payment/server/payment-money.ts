import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Cents, cents } from '#values/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { StoredAttempt } from './payment-attempts.ts';
import { type moneyKinds, paymentMoney, paymentRefunds, payments, type refundStates } from './payments-tables.ts';

type MoneyKind = (typeof moneyKinds)[number];

/** Money of an attempt, in cents. */
export interface AttemptMoney {
  readonly attempt: StoredAttempt;
  readonly charged: Cents;
  readonly refunded: Cents;
  /** Ordered from the provider, without an answer yet. */
  readonly refunding: Cents;
  /** Of what was charged: pays no order. */
  readonly surplus: Cents;
}

export type StoredMoney = typeof paymentMoney.$inferSelect;
export type StoredRefund = Omit<typeof paymentRefunds.$inferSelect, 'state'> & {
  readonly state: (typeof refundStates)[number];
};

/** Records confirmed money once; false when it was recorded before. The caller has locked the order. */
export async function insertMoney(
  tx: Queryable,
  { id, provider }: Pick<StoredAttempt, 'id' | 'provider'>,
  money: { kind: MoneyKind; amount: Cents; reference: string; isSurplus?: boolean },
  at: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(paymentMoney)
    .values({ paymentId: id, provider, ...money, at })
    .onConflictDoNothing({ target: [paymentMoney.provider, paymentMoney.kind, paymentMoney.reference] })
    .returning({ id: paymentMoney.id });
  return inserted.length > 0;
}

/** What was received for each of these attempts, and paid back. */
export async function sumMoney(source: Queryable, attempts: readonly StoredAttempt[]): Promise<AttemptMoney[]> {
  if (attempts.length === 0) return [];
  const ids = attempts.map(({ id }) => id);
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${paymentMoney.amount}) FILTER (WHERE ${condition}), 0)::bigint`.mapWith(Number);
  const sums = await source
    .select({
      id: paymentMoney.paymentId,
      charged: sumOf(sql`${paymentMoney.kind} = 'charge'`),
      refunded: sumOf(sql`${paymentMoney.kind} = 'refund'`),
      surplus: sumOf(sql`${paymentMoney.isSurplus}`),
    })
    .from(paymentMoney)
    .where(inArray(paymentMoney.paymentId, ids))
    .groupBy(paymentMoney.paymentId);
  const open = (await listRefunds(source, ids)).filter(({ state }) => state === 'requested');
  return attempts.map((attempt) => {
    const sum = sums.find(({ id }) => id === attempt.id);
    return {
      attempt,
      charged: cents(sum?.charged ?? 0),
      refunded: cents(sum?.refunded ?? 0),
      surplus: cents(sum?.surplus ?? 0),
      refunding: cents(
        open.reduce((total, { paymentId, amount }) => total + (paymentId === attempt.id ? amount : 0), 0),
      ),
    };
  });
}

export const listMoney = (source: Queryable, paymentIds: readonly number[]): Promise<StoredMoney[]> =>
  source
    .select()
    .from(paymentMoney)
    .where(inArray(paymentMoney.paymentId, [...paymentIds]))
    .orderBy(asc(paymentMoney.id));

export const listRefunds = (source: Queryable, paymentIds: readonly number[]): Promise<StoredRefund[]> =>
  source
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.paymentId, [...paymentIds]))
    .orderBy(asc(paymentRefunds.id));

export async function insertRefund(
  tx: Queryable,
  refund: { paymentId: number; amount: Cents; state: 'requested' | 'refunded' },
  at: Date,
): Promise<number> {
  const [inserted] = await tx
    .insert(paymentRefunds)
    .values({ ...refund, requestedAt: at, updatedAt: at })
    .returning({ id: paymentRefunds.id });
  return inserted!.id;
}

/** Counts a try before it is made, so that one which was cut off is known; the refund as it was before. */
export async function countTry(database: Queryable, id: number, at: Date): Promise<StoredRefund | null> {
  const [counted] = await database
    .update(paymentRefunds)
    .set({ tries: sql`${paymentRefunds.tries} + 1`, updatedAt: at })
    .where(sql`${paymentRefunds.id} = ${id} AND ${paymentRefunds.state} = 'requested'`)
    .returning();
  return counted ? { ...counted, tries: counted.tries - 1 } : null;
}

export async function settleRefund(tx: Queryable, id: number, state: 'refunded' | 'refused', at: Date): Promise<void> {
  await tx.update(paymentRefunds).set({ state, updatedAt: at }).where(eq(paymentRefunds.id, id));
}

/** So long a refused approval is listed, unless the order is paid before. */
const daysToAttendRefusal = 30;

/**
 * Orders whose money needs the shopkeeper: surplus that was not paid back, a refund that the provider has refused, or an
 * approval that the shop has refused, whose customer believes that the order is paid.
 */
export async function listOrdersToAttend(
  source: Queryable,
  { limit, now }: { limit: number; now: Date },
): Promise<number[]> {
  const refusedSince = new Date(now.getTime() - daysToAttendRefusal * 86_400_000).toISOString();
  const { rows } = await source.execute<{ orderId: string }>(sql`
    SELECT ${payments.orderId} AS "orderId" FROM ${payments}
    JOIN (
      SELECT payment_id FROM payment_money GROUP BY payment_id
      HAVING coalesce(sum(amount) FILTER (WHERE is_surplus), 0) > coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)
      UNION
      SELECT payment_id FROM payment_refunds refused WHERE state = 'refused' AND NOT EXISTS (
        SELECT FROM payment_refunds later WHERE later.payment_id = refused.payment_id AND later.id > refused.id
          AND later.state <> 'refused')
      UNION
      SELECT id FROM payments refused WHERE refused_at > ${refusedSince}::timestamptz AND NOT EXISTS (
        SELECT FROM payments other WHERE other.order_id = refused.order_id AND other.state IN ('paid', 'refunded'))
    ) AS attended ON attended.payment_id = ${payments.id}
    GROUP BY ${payments.orderId} ORDER BY ${desc(payments.orderId)} LIMIT ${limit}`);
  return rows.map(({ orderId }) => Number(orderId));
}
