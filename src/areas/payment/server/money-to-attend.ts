import { sql } from 'drizzle-orm';
import { dayMs } from '#values/durations.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { type AttemptMoney, moneyLeft, receivedOf, sumMoneyOfOrders, surplusLeft } from './payment-money.ts';

/** The shopkeeper sees to an application after so long without a decision. */
const daysToDecide = 3;
/** So long a refused approval is listed, unless the order is paid before. */
const daysToAttendRefusal = 30;

/**
 * Orders whose money needs the shopkeeper: surplus that was not paid back, a refund that the provider has refused, an
 * approval that the shop has refused, whose customer believes that the order is paid, a part of the price of an order that was
 * given up or whose payment has failed, or a payment on which its provider does not decide.
 */
export async function listOrdersToAttend(
  source: Queryable,
  { limit, now }: { limit: number; now: Date },
): Promise<number[]> {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString();
  const { rows } = await source.execute<{ orderId: string }>(sql`
    SELECT order_id AS "orderId" FROM (
      SELECT order_id FROM payments JOIN (
        SELECT payment_id, amount FROM payment_money WHERE is_surplus UNION ALL SELECT payment_id, amount FROM payment_freed
      ) charge ON charge.payment_id = payments.id
      GROUP BY order_id HAVING sum(charge.amount) > (
        SELECT coalesce(sum(refund.surplus), 0) FROM payment_refunds refund JOIN payments other ON other.id = refund.payment_id
        WHERE other.order_id = payments.order_id AND refund.state = 'refunded')
      UNION
      SELECT order_id FROM payments JOIN payment_refunds refused ON refused.payment_id = payments.id
      WHERE refused.state = 'refused' AND NOT EXISTS (
        SELECT FROM payment_refunds later WHERE later.payment_id = refused.payment_id AND later.id > refused.id
          AND later.state <> 'refused')
      UNION
      SELECT order_id FROM payments refused WHERE refused_at > ${daysAgo(daysToAttendRefusal)}::timestamptz AND NOT EXISTS (
        SELECT FROM payments other WHERE other.order_id = refused.order_id AND other.state IN ('paid', 'refunded'))
      UNION
      -- Materialised: of many that were given up hardly one has kept money, and only of these the other attempts are looked at.
      (WITH given_up AS MATERIALIZED (
        SELECT order_id FROM payments CROSS JOIN LATERAL (
          SELECT sum(CASE kind WHEN 'charge' THEN amount ELSE -amount END) AS kept FROM payment_money
          WHERE payment_id = payments.id AND NOT is_surplus) AS part
        WHERE state IN ('cancelled', 'failed') AND kept > 0)
      SELECT order_id FROM given_up WHERE NOT EXISTS (
        SELECT FROM payments other WHERE other.order_id = given_up.order_id AND other.state NOT IN ('cancelled', 'failed')))
      UNION
      SELECT order_id FROM payments WHERE state = 'processing' AND updated_at < ${daysAgo(daysToDecide)}::timestamptz
    ) AS attended
    ORDER BY order_id DESC LIMIT ${limit}`);
  return rows.map(({ orderId }) => Number(orderId));
}

/** What has become of the money of an order, in cents, and what of it needs somebody. */
export interface MoneyFacts {
  /** What pays the order and is still there. */
  readonly received: number;
  /** Surplus that has not gone back, and is not going. */
  readonly surplus: number;
  /** All that is still with the shop and is not going back. */
  readonly left: number;
  readonly isRefundRefused: boolean;
  readonly isApprovalRefused: boolean;
  readonly isUndecided: boolean;
}

const attemptsWithRefusedRefund = namedStatement<{ id: number }>(
  'attempts-with-refused-refund',
  sql`SELECT refused.payment_id::float8 AS id FROM payment_refunds refused JOIN payments ON payments.id = refused.payment_id
    WHERE payments.order_id = ANY ((SELECT ${sql.placeholder('orderIds')}::bigint[])::bigint[]) AND refused.state = 'refused'
      AND NOT EXISTS (SELECT FROM payment_refunds later WHERE later.payment_id = refused.payment_id AND later.id > refused.id
        AND later.state <> 'refused')`,
);

/** The facts of many orders at once, by order; none of an order without an attempt. The conditions are those of listOrdersToAttend. */
export async function findMoneyFacts(
  source: Queryable,
  orderIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, MoneyFacts>> {
  const [money, refused] = await Promise.all([
    sumMoneyOfOrders(source, orderIds),
    attemptsWithRefusedRefund(source, { orderIds }),
  ]);
  const refusedIds = new Set(refused.map(({ id }) => id));
  const daysSince = (at: Date | null): number => (at ? (now.getTime() - at.getTime()) / dayMs : Infinity);
  const factsOf = (ofOrder: readonly AttemptMoney[]): MoneyFacts => {
    const attempts = ofOrder.map(({ attempt }) => attempt);
    return {
      received: receivedOf(ofOrder),
      surplus: surplusLeft(ofOrder),
      left: ofOrder.reduce((left, { refunding }) => left - refunding, moneyLeft(ofOrder) as number),
      isRefundRefused: attempts.some(({ id }) => refusedIds.has(id)),
      isApprovalRefused:
        attempts.some(({ refusedAt }) => daysSince(refusedAt) < daysToAttendRefusal) &&
        !attempts.some(({ state }) => state === 'paid' || state === 'refunded'),
      isUndecided: attempts.some(
        ({ state, updatedAt }) => state === 'processing' && daysSince(updatedAt) > daysToDecide,
      ),
    };
  };
  const byOrder = Map.groupBy(money, ({ attempt }) => attempt.orderId);
  return new Map([...byOrder].map(([orderId, ofOrder]) => [orderId, factsOf(ofOrder)]));
}

/** When the money of these orders last changed, or what is known of it; none of an order without an attempt. */
export async function findMoneyMoments(
  source: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await source.execute<{ orderId: string; at: string }>(sql`
    SELECT order_id AS "orderId", max(greatest(updated_at,
      (SELECT max(at) FROM payment_money WHERE payment_id = payments.id),
      (SELECT max(updated_at) FROM payment_refunds WHERE payment_id = payments.id))) AS at
    FROM payments WHERE order_id = ANY (${sql.param(orderIds)}::bigint[]) GROUP BY order_id`);
  return new Map(rows.map(({ orderId, at }) => [Number(orderId), new Date(at)]));
}
