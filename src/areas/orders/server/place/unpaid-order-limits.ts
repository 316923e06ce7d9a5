import { type SQL, sql } from 'drizzle-orm';
import { type Cents, centsFromEuros } from '#values/money.ts';
import { stockLock } from '#areas/inventory/server/inventory.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { timesOfSize } from '#platform/http/addresses/network.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { type MailSchedule, mailScheduleSql } from '#platform/mail/mail-limits.ts';
import { hourSeconds } from '#values/durations.ts';
import type { OrderMails } from '../order-mails.ts';
import type { OrderRequest } from '../../order-request.ts';
import { unconfirmedHoldMs } from '../records/hold-time.ts';
import { isOpenUnpaid } from '../records/orders-tables.ts';

interface Limit {
  readonly orders: number;
  readonly pieces: number;
  /** Euros. */
  readonly amount: number;
}

/** The shop's; an order counts for its buyer, its address and its network. */
export interface UnpaidOrderLimits {
  /** The limit of an order whose e-mail address nobody has confirmed: that of every guest, and another than the account's own. */
  readonly guest: Limit;
  readonly account: Limit;
  readonly network: Pick<Limit, 'orders'>;
}

/** Who holds goods without having paid: a session or account, an address, and networks unless they are not counted. */
export interface UnpaidOrderer {
  readonly userId: number;
  readonly email: string;
  /** As `signNetworks` has them. */
  readonly network: string | null;
}

/** The networks within each other that a signed text names, the largest first: what the stored texts of each begin with. */
function networksWithin(network: string | null): { prefixes: string[]; times: number[] } {
  const names = network?.split('.') ?? [];
  return {
    prefixes: names.map((_, index) => names.slice(0, index + 1).join('.')),
    times: names.map((_, index) => timesOfSize(names.length - 1 - index)),
  };
}

export interface OpenOrders {
  /** How often a network, which others share, may reach its limit; null: of the session or account, or of the address. */
  readonly timesOfNetwork: number | null;
  readonly orders: number;
  readonly pieces: number;
  /** Cents. */
  readonly amount: number;
  /** Of these, the unconfirmed ones with a place in the slot of the new order. */
  readonly places: number;
  /** When the first of them is cancelled if it is not paid, in ISO 8601; null when there is none. */
  readonly firstDueAt: string | null;
}

/** Places of one slot that such orders of one network hold. */
const maxPlacesOfNetwork = 2;

/** When no order will end by itself, as when one order alone is too large. */
const retryWithoutOrderSeconds = hourSeconds;

/**
 * The names of the advisory locks behind which the open unpaid orders of a session or account, an address and a network
 * are counted: orders placed at once never exceed a limit together. Taken before stock is locked, always in this order.
 */
export const unpaidOrderLocks = ({ userId, email, network }: UnpaidOrderer): string[] =>
  [
    `user ${userId}`,
    `email ${email.toLowerCase()}`,
    ...networksWithin(network).prefixes.map((prefix) => `network ${prefix}`),
  ].map((subject) => `unpaid orders of ${subject}`);

const { placeholder } = sql;

/** `slot`: the JSON of its type, date and times. */
const holdsPlaceOf = (slot: unknown): SQL => sql`hold = 'unconfirmed' AND delivery -> 'hasPlace' IS NOT NULL
  AND jsonb_build_array(delivery -> 'type', delivery -> 'date', delivery -> 'slot') = ${slot}::jsonb`;
const slotJson = (delivery: OrderRequest['delivery']): string =>
  JSON.stringify([delivery?.type ?? null, delivery?.date ?? null, delivery?.slot ?? null]);

/** Orders that wait without goods count while they would hold them if there were enough; those that the shop trusts to be paid at its counter do not. */
const countOf = (isTheirs: SQL): SQL => sql`
  SELECT count(*)::int AS orders, coalesce(sum(units), 0)::int AS pieces,
    coalesce(sum(price + delivery_price), 0) AS amount, min(payment_due_at) AS "firstDueAt",
    count(*) FILTER (WHERE ${holdsPlaceOf(placeholder('slot'))})::int AS places
  FROM orders WHERE ${isTheirs} AND ${isOpenUnpaid} AND payment <> 'counter'
    AND (hold IS DISTINCT FROM 'waiting' OR placed_at > ${placeholder('countedSince')}::timestamptz)`;

/** A signed text has none but characters before this one. */
const afterAll = '~';
const isOfNetwork = sql`network ~>=~ prefix AND network ~<~ (prefix || ${sql.raw(`'${afterAll}'`)})`;

/** SQL of the `OpenOrders` of a user's id, an address in small letters and networks, in JSON. */
const openOrdersJson = (of: { userId: unknown; address: unknown; prefixes: unknown; times: unknown }): SQL => sql`(
  SELECT json_agg(open) FROM (
    SELECT NULL::int AS "timesOfNetwork", * FROM (${countOf(sql`user_id = ${of.userId}`)}) AS of_user
    UNION ALL SELECT NULL, * FROM (${countOf(sql`lower(email) = ${of.address}`)}) AS of_address
    UNION ALL SELECT times, of_network.* FROM
      unnest((SELECT ${of.prefixes}::text[]), (SELECT ${of.times}::int[])) AS counted (prefix, times),
      LATERAL (${countOf(isOfNetwork)}) AS of_network
  ) AS open)`;

/** What the shop knows of a buyer before an order is placed. */
interface PreparedOrder {
  /** What the order's number is made from. */
  readonly serial: number;
  /** The order that the same request has made already. */
  readonly earlier: { readonly id: number; readonly requestHash: string } | null;
  readonly open: readonly OpenOrders[];
  /** When the order's first mail may be sent. */
  readonly mail: MailSchedule;
}

const prepared = namedStatement<PreparedOrder>(
  'order-prepare',
  sql`SELECT nextval('order_numbers') AS serial,
    (SELECT json_build_object('id', id, 'requestHash', request_hash) FROM orders
      WHERE user_id = ${placeholder('userId')} AND request_key = ${placeholder('requestKey')}) AS earlier,
    ${openOrdersJson({ userId: placeholder('userId'), address: placeholder('address'), prefixes: placeholder('prefixes'), times: placeholder('times') })} AS open,
    ${mailScheduleSql} AS mail,
    ${stockLock}`,
);

/**
 * Reads this in one statement, once the buyer's basket, `unpaidOrderLocks` and those of its mail are locked, so that it sees what others have
 * committed until then. Takes the lock for stock that the next statement needs.
 */
export async function prepareOrder(
  tx: Queryable,
  { userId, email, network }: UnpaidOrderer,
  {
    requestKey,
    now,
    delivery,
    mail,
  }: {
    requestKey: string;
    now: Date;
    delivery: OrderRequest['delivery'];
    mail: ReturnType<OrderMails['scheduleValues']>;
  },
): Promise<PreparedOrder> {
  const address = email.toLowerCase();
  const countedSince = new Date(now.getTime() - unconfirmedHoldMs);
  const counted = { ...networksWithin(network), countedSince, slot: slotJson(delivery) };
  const [found] = await prepared(tx, { userId, address, ...counted, requestKey, ...mail });
  return found!;
}

/** Whether the networks of an order hold as many places of its slot as they may, with orders that nobody has confirmed. */
export const isOutOfPlaces = (open: readonly OpenOrders[]): boolean =>
  open.some(({ timesOfNetwork, places }) => timesOfNetwork !== null && places >= maxPlacesOfNetwork * timesOfNetwork);

/** The same of an order that changes to a slot, whose row is locked: whether its networks hold as many without it. */
export async function isOutOfPlacesIn(
  tx: Queryable,
  { id, network }: { readonly id: number; readonly network: string | null },
  delivery: OrderRequest['delivery'],
): Promise<boolean> {
  if (network === null) return false;
  const { prefixes, times } = networksWithin(network);
  const { rows } = await tx.execute(sql`
    SELECT FROM unnest(${sql.param(prefixes)}::text[], ${sql.param(times)}::int[]) AS counted (prefix, times)
    WHERE ${maxPlacesOfNetwork}::int * times <= (SELECT count(*) FROM orders
      WHERE ${isOfNetwork} AND ${isOpenUnpaid} AND ${holdsPlaceOf(slotJson(delivery))} AND id <> ${id})`);
  return rows.length > 0;
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
  const isExceeded = ({ timesOfNetwork, orders: count, pieces, amount }: OpenOrders): boolean => {
    if (timesOfNetwork !== null) return count >= limits.network.orders * timesOfNetwork;
    const isTooMany = count >= ofBuyer.orders || pieces + order.pieces > ofBuyer.pieces;
    return isTooMany || amount + order.amount > centsFromEuros(ofBuyer.amount);
  };
  const exceeded = open.find(isExceeded);
  if (!exceeded) return null;
  const milliseconds = exceeded.firstDueAt ? new Date(exceeded.firstDueAt).getTime() - order.placedAt.getTime() : 0;
  const retryAfterSeconds = milliseconds > 0 ? Math.ceil(milliseconds / 1000) : retryWithoutOrderSeconds;
  return failure('too_many_open_orders', { facts: { retryAfterSeconds } });
}
