import { sql } from 'drizzle-orm';
import { stockLock } from '#areas/inventory/server/inventory.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { mailsWithinAnHour } from '../order-mails.ts';
import { type OpenOrders, openOrdersJson, type UnpaidOrderer } from './unpaid-order-limits.ts';

/** What the shop knows of a buyer before an order is placed. */
interface PreparedOrder {
  /** What the order's number is made from. */
  readonly serial: number;
  /** The order that the same request has made already. */
  readonly earlier: { readonly id: number; readonly requestHash: string } | null;
  readonly open: readonly OpenOrders[];
  /** Mails about orders to the buyer's address within the last hour. */
  readonly mails: number;
}

const { placeholder } = sql;
const prepared = namedStatement<PreparedOrder>(
  'order-prepare',
  sql`SELECT nextval('order_numbers') AS serial,
    (SELECT json_build_object('id', id, 'requestHash', request_hash) FROM orders
      WHERE user_id = ${placeholder('userId')} AND request_key = ${placeholder('requestKey')}) AS earlier,
    ${openOrdersJson({ userId: placeholder('userId'), address: placeholder('address'), network: placeholder('network') })} AS open,
    ${mailsWithinAnHour(placeholder('address'), placeholder('now'))} AS mails,
    ${stockLock}`,
);

/**
 * Reads this in one statement, once the buyer's basket and `unpaidOrderLocks` are locked, so that it sees what others have
 * committed until then. Takes the lock for stock that the next statement needs.
 */
export async function prepareOrder(
  tx: Queryable,
  { userId, email, network }: UnpaidOrderer,
  { requestKey, now }: { requestKey: string; now: Date },
): Promise<PreparedOrder> {
  const [found] = await prepared(tx, { userId, address: email.toLowerCase(), network, requestKey, now });
  return found!;
}
