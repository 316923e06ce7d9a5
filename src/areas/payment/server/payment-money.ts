import { asc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { addCents, type Cents, cents } from '#values/money.ts';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import type { MoneyWay } from '../contract.ts';
import { listAttempts, type StoredAttempt } from './payment-attempts.ts';
import { type moneyKinds, paymentMoney, paymentRefunds, type refundStates } from './payments-tables.ts';

type MoneyKind = (typeof moneyKinds)[number];

/** Money of an attempt, in cents. */
export interface AttemptMoney {
  readonly attempt: StoredAttempt;
  readonly charged: Cents;
  readonly refunded: Cents;
  /** Ordered from the provider, without an answer yet. */
  readonly refunding: Cents;
  /** The part of what was charged that pays no order, or pays it no longer. */
  readonly surplus: Cents;
  /** What of that paid it before the shop's people made it cheaper. */
  readonly freed: Cents;
  /** Surplus that went back or is going; another attempt may have brought it. */
  readonly surplusBack: Cents;
  /** What of `refunded` was surplus. */
  readonly surplusRefunded: Cents;
  /** What of the price of its order went back. */
  readonly priceRefunded: Cents;
}

export type StoredMoney = typeof paymentMoney.$inferSelect;
export type StoredRefund = Omit<typeof paymentRefunds.$inferSelect, 'state'> & {
  readonly state: (typeof refundStates)[number];
};

/** Records confirmed money once; false when it was recorded before. The caller has locked the order. */
export async function insertMoney(
  tx: Queryable,
  actor: Actor,
  { id, provider }: Pick<StoredAttempt, 'id' | 'provider'>,
  money: {
    kind: MoneyKind;
    amount: Cents;
    reference: string;
    isSurplus?: boolean;
    way?: MoneyWay | undefined;
    /** The charge that it takes back. */
    reverses?: number;
  },
  at: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(paymentMoney)
    .values({ paymentId: id, provider, ...money, ...actorValues(actor), at })
    .onConflictDoNothing({ target: [paymentMoney.provider, paymentMoney.kind, paymentMoney.reference] })
    .returning({ id: paymentMoney.id });
  return inserted.length > 0;
}

/** Records money that was received for an attempt, once by its reference; false when it was recorded before. */
export function recordCharge(
  tx: Queryable,
  actor: Actor,
  attempt: StoredAttempt,
  {
    amount,
    isSurplus,
    way,
    // Of another amount it is another charge: the right one may still come.
    reference = amount === attempt.amount ? attempt.reference : `${attempt.reference}/${amount}`,
  }: { amount: Cents; isSurplus: boolean; way?: MoneyWay | undefined; reference?: string },
  at: Date,
): Promise<boolean> {
  return insertMoney(tx, actor, attempt, { kind: 'charge', reference, amount, isSurplus, way }, at);
}

/** The money of orders by attempt, oldest first. */
export const sumMoneyOfOrders = async (source: Queryable, orderIds: readonly number[]): Promise<AttemptMoney[]> =>
  sumMoney(source, await listAttempts(source, orderIds));

type MoneySums = Record<Exclude<keyof AttemptMoney, 'attempt'>, string>;

const sumsOfAttempts = namedStatement<MoneySums>(
  'payment-money-sums',
  sql`SELECT charged, money.refunded, money.surplus + freed AS surplus, freed, refunding, "surplusBack", "surplusRefunded", "priceRefunded"
    FROM unnest((SELECT ${sql.placeholder('ids')}::bigint[])::bigint[]) WITH ORDINALITY AS attempt (id, place),
    LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE kind = 'charge'), 0) AS charged,
        coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunded, coalesce(sum(amount) FILTER (WHERE is_surplus), 0) AS surplus
      FROM payment_money WHERE payment_id = attempt.id) AS money,
    LATERAL (SELECT coalesce(sum(amount), 0) AS freed FROM payment_freed WHERE payment_id = attempt.id) AS released,
    LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE state = 'requested'), 0) AS refunding, coalesce(sum(surplus), 0) AS "surplusBack",
        coalesce(sum(surplus) FILTER (WHERE state = 'refunded'), 0) AS "surplusRefunded",
        coalesce(sum(amount - surplus) FILTER (WHERE state = 'refunded'), 0) AS "priceRefunded"
      FROM payment_refunds WHERE payment_id = attempt.id AND state <> 'refused') AS back
    ORDER BY place`,
);

/** What was received for each of these attempts, and paid back. */
export async function sumMoney(source: Queryable, attempts: readonly StoredAttempt[]): Promise<AttemptMoney[]> {
  if (attempts.length === 0) return [];
  const sums = await sumsOfAttempts(source, { ids: attempts.map(({ id }) => id) });
  const centsOf = (sum: string): Cents => cents(Number(sum));
  return sums.map((of, at) => ({
    attempt: attempts[at]!,
    charged: centsOf(of.charged),
    refunded: centsOf(of.refunded),
    surplus: centsOf(of.surplus),
    freed: centsOf(of.freed),
    refunding: centsOf(of.refunding),
    surplusBack: centsOf(of.surplusBack),
    surplusRefunded: centsOf(of.surplusRefunded),
    priceRefunded: centsOf(of.priceRefunded),
  }));
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

export async function findRefund(source: Queryable, id: number): Promise<StoredRefund | null> {
  const [found] = await source.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return found ?? null;
}

/** What came for these attempts, is still there and pays their order, in cents: of one that is not paid yet, a part of its price. */
export const sumReceived = async (source: Queryable, attempts: readonly StoredAttempt[]): Promise<Cents> =>
  receivedOf(await sumMoney(source, attempts));

/** What of the money of an order is still there and pays it, in cents. Surplus that went back leaves it as it was. */
export const receivedOf = (money: readonly AttemptMoney[]): Cents =>
  cents(
    money.reduce(
      (sum, { charged, surplus, refunded, surplusRefunded }) => sum + charged - surplus - (refunded - surplusRefunded),
      0,
    ),
  );

export async function insertRefund(
  tx: Queryable,
  actor: Actor,
  refund: Pick<
    typeof paymentRefunds.$inferInsert,
    'paymentId' | 'amount' | 'surplus' | 'reference' | 'notification' | 'lines' | 'partOf'
  > & {
    readonly state: 'requested' | 'refunded';
  },
  at: Date,
): Promise<number> {
  const [inserted] = await tx
    .insert(paymentRefunds)
    .values({ ...refund, ...actorValues(actor), requestedAt: at, updatedAt: at })
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

export async function settleRefund(
  tx: Queryable,
  id: number,
  change: Partial<Pick<StoredRefund, 'state' | 'reference' | 'notification'>>,
  at: Date,
): Promise<void> {
  await tx
    .update(paymentRefunds)
    .set({ ...change, updatedAt: at })
    .where(eq(paymentRefunds.id, id));
}

/** What of all the money of some attempts is still with the shop, in cents. */
export const moneyLeft = (money: readonly AttemptMoney[]): Cents =>
  addCents(...money.map(({ charged, refunded }) => cents(charged - refunded)));

/** SQL of whether money of an order is still with the shop; `orderId` is a column or a value of the query around it. */
export const hasMoneyLeftSql = (orderId: SQLWrapper): SQL => sql`EXISTS (
  SELECT FROM payments JOIN payment_money ON payment_money.payment_id = payments.id WHERE payments.order_id = ${orderId}
  HAVING sum(CASE payment_money.kind WHEN 'charge' THEN payment_money.amount ELSE -payment_money.amount END) > 0)`;

/** Surplus of an order that has not gone back, and is not going, in cents. */
export const surplusLeft = (money: readonly AttemptMoney[]): Cents =>
  cents(
    Math.max(
      0,
      money.reduce((left, { surplus, surplusBack }) => left + surplus - surplusBack, 0),
    ),
  );
