import { type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#values/durations.ts';
import type { Queryable } from '#platform/database/database.ts';

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
      SELECT order_id FROM payments JOIN payment_money charge ON charge.payment_id = payments.id AND charge.is_surplus
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
      SELECT order_id FROM payments JOIN payment_money part ON part.payment_id = payments.id AND NOT part.is_surplus
      WHERE payments.state IN ('cancelled', 'failed') AND NOT EXISTS (
        SELECT FROM payments other WHERE other.order_id = payments.order_id AND other.state NOT IN ('cancelled', 'failed'))
      GROUP BY order_id HAVING sum(CASE part.kind WHEN 'charge' THEN part.amount ELSE -part.amount END) > 0
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

/**
 * SQL of the facts of orders with these ids, a row for each that has an attempt, with `order_id`: the sums and conditions are those of
 * receivedOf, surplusLeft, moneyLeft and listOrdersToAttend, for many orders at once.
 */
export const moneyFactsSql = (orderIds: SQL, now: SQL): SQL => sql`
  SELECT attempt.order_id, sum(charged - surplus - refunded + surplus_refunded)::float8 AS "received",
    greatest(sum(surplus - surplus_back), 0)::float8 AS "surplus", sum(charged - refunded - refunding)::float8 AS "left",
    bool_or(last_refused > last_other) AS "isRefundRefused",
    coalesce(max(refused_at) > ${now}::timestamptz - interval '${sql.raw(String(daysToAttendRefusal))} days', false)
      AND NOT bool_or(attempt.state IN ('paid', 'refunded')) AS "isApprovalRefused",
    bool_or(attempt.state = 'processing'
      AND attempt.updated_at < ${now}::timestamptz - interval '${sql.raw(String(daysToDecide))} days') AS "isUndecided"
  FROM payments attempt,
    LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE kind = 'charge'), 0) AS charged,
        coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunded,
        coalesce(sum(amount) FILTER (WHERE is_surplus), 0) AS surplus
      FROM payment_money WHERE payment_id = attempt.id) AS money,
    LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE state = 'requested'), 0) AS refunding,
        coalesce(sum(refund.surplus) FILTER (WHERE state <> 'refused'), 0) AS surplus_back,
        coalesce(sum(refund.surplus) FILTER (WHERE state = 'refunded'), 0) AS surplus_refunded,
        coalesce(max(id) FILTER (WHERE state = 'refused'), 0) AS last_refused,
        coalesce(max(id) FILTER (WHERE state <> 'refused'), 0) AS last_other
      FROM payment_refunds refund WHERE payment_id = attempt.id) AS back
  WHERE attempt.order_id = ANY (${orderIds})
  GROUP BY attempt.order_id`;
