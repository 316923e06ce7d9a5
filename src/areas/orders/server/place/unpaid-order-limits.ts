import { sql } from 'drizzle-orm';
import { type Cents, centsFromEuros } from '#values/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { isOpenUnpaid, orders } from '../orders-tables.ts';

interface Limit {
  readonly orders: number;
  readonly pieces: number;
  /** Euros. */
  readonly amount: number;
}

/** The shop's; an order counts for its buyer, its address and its network. */
export interface UnpaidOrderLimits {
  /** Of an order whose e-mail address nobody has confirmed: that of every guest, and another than the account's own. */
  readonly guest: Limit;
  readonly account: Limit;
  readonly network: Pick<Limit, 'orders'>;
}

/** Who holds goods without having paid: a session or account, an address, and a network unless it is not counted. */
export interface UnpaidOrderer {
  readonly userId: number;
  readonly email: string;
  readonly network: string | null;
}

export interface OpenOrders {
  /** Of the network that the order comes from, which others share; else of the session or account, or of the address. */
  readonly isOfNetwork: boolean;
  readonly orders: number;
  readonly pieces: number;
  /** Cents. */
  readonly amount: number;
  /** When the first of them is cancelled if it is not paid; null when there is none. */
  readonly firstDueAt: Date | null;
}

/** An unpaid order of an address that nobody has confirmed yet holds its goods no longer than this. */
const unconfirmedHoldMs = 24 * 3600 * 1000;

/** Until when a new order holds its goods without being paid. */
export function holdUntil(usual: Date, placedAt: Date, isEmailConfirmed: boolean): Date {
  return isEmailConfirmed ? usual : new Date(Math.min(usual.getTime(), placedAt.getTime() + unconfirmedHoldMs));
}

/** When no order will end by itself, as when one order alone is too large. */
const retryWithoutOrderSeconds = 3600;

/**
 * Counts the open unpaid orders of the session or account, the address and the network. Until the transaction ends no
 * other one counts the same: orders placed at once never exceed a limit together. Call it before stock is locked.
 */
export async function lockOpenOrders(
  tx: Queryable,
  { userId, email, network }: UnpaidOrderer,
): Promise<readonly OpenOrders[]> {
  const address = email.toLowerCase();
  const subjects = [`user ${userId}`, `email ${address}`, ...(network === null ? [] : [`network ${network}`])];
  // Locked one after the other, always in this order, to avoid deadlocks.
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock(hashtextextended('unpaid orders of ' || subject, 0))
    FROM unnest(${sql.param(subjects)}::text[]) AS locked (subject)`);
  const countOf = (isOfNetwork: boolean, isTheirs: ReturnType<typeof sql>) => sql`
    SELECT ${isOfNetwork}::boolean AS "isOfNetwork", count(*)::int AS orders, coalesce(sum(units), 0)::int AS pieces,
      coalesce(sum(price + delivery_price), 0)::float8 AS amount, min(payment_due_at) AS "firstDueAt"
    FROM ${orders} WHERE ${isTheirs} AND ${isOpenUnpaid}`;
  // A statement of its own, so that it sees what others committed while this one waited for the locks.
  const { rows } = await tx.execute<OpenOrders & Record<string, unknown>>(sql`
    ${countOf(false, sql`user_id = ${userId}`)}
    UNION ALL ${countOf(false, sql`lower(email) = ${address}`)}
    UNION ALL ${countOf(true, sql`network = ${network}`)}`);
  return rows.map((row) => ({ ...row, firstDueAt: row.firstDueAt && new Date(row.firstDueAt) }));
}

/** The refusal of one more unpaid order of these pieces and cents; null when it is within the limits. */
export function refuseUnpaidOrder(
  open: readonly OpenOrders[],
  order: {
    readonly isEmailConfirmed: boolean;
    readonly pieces: number;
    readonly amount: Cents;
    readonly placedAt: Date;
  },
  limits: UnpaidOrderLimits,
): Failure<'too_many_open_orders'> | null {
  const ofBuyer = order.isEmailConfirmed ? limits.account : limits.guest;
  const isExceeded = ({ isOfNetwork, orders: count, pieces, amount }: OpenOrders): boolean => {
    if (isOfNetwork) return count >= limits.network.orders;
    const isTooMany = count >= ofBuyer.orders || pieces + order.pieces > ofBuyer.pieces;
    return isTooMany || amount + order.amount > centsFromEuros(ofBuyer.amount);
  };
  const exceeded = open.find(isExceeded);
  if (!exceeded) return null;
  const milliseconds = exceeded.firstDueAt ? exceeded.firstDueAt.getTime() - order.placedAt.getTime() : 0;
  const retryAfterSeconds = milliseconds > 0 ? Math.ceil(milliseconds / 1000) : retryWithoutOrderSeconds;
  return failure('too_many_open_orders', { facts: { retryAfterSeconds } });
}
