import { and, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type HeldProduct, listLargelyHeld } from '#areas/inventory/server/inventory.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Clock } from '#values/clock.ts';
import { dayMs } from '#values/durations.ts';
import { isLargelyHeld } from '#values/held-share.ts';
import type { Database } from '#platform/database/database.ts';
import { isOpenUnpaid, orderLines, orders } from '../records/orders-tables.ts';

/** Of articles and of networks, that a mail lists; days are as many as are offered. */
const maxListed = 20;
/** An article that somebody has bought since is sold weekly. */
const soldWithinMs = 7 * dayMs;

/** What unpaid orders of unconfirmed addresses hold too much of; nothing personal. */
export interface LargeHolds {
  readonly orders: number;
  /** Those that hold most. `network` is a keyed hash. */
  readonly networks: { readonly count: number; readonly largest: readonly { network: string; orders: number }[] };
  readonly articles: { readonly count: number; readonly largest: readonly HeldProduct[] };
  readonly days: readonly Awaited<ReturnType<Delivery['places']['heldOfDays']>>[number][];
}

/** What such orders hold a third of: articles that are sold weekly, and the places of a day; null when there is neither. */
export async function findLargeHolds({
  database,
  clock,
  delivery,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly delivery: Pick<Delivery, 'places'>;
}): Promise<LargeHolds | null> {
  const days = (await delivery.places.heldOfDays()).filter(({ held, places }) => isLargelyHeld(held, places));
  const articles = await onlySold(database, await listLargelyHeld(database), clock());
  if (days.length + articles.length === 0) return null;
  // The last part of the text is the smallest network.
  const { rows } = await database.execute<{
    network: string | null;
    orders: number;
    all: number;
    networks: number;
  }>(sql`
    SELECT left(split_part(network, '.', -1), 16) AS network, count(*)::int AS orders,
      (sum(count(*)) OVER ())::int AS all, (count(*) OVER ())::int AS networks
    FROM orders WHERE hold = 'unconfirmed' AND ${isOpenUnpaid}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${maxListed}`);
  return {
    orders: rows[0]?.all ?? 0,
    networks: {
      count: rows[0]?.networks ?? 0,
      largest: rows.map((row) => ({ network: row.network ?? '–', orders: row.orders })),
    },
    articles: { count: articles.length, largest: articles.slice(0, maxListed) },
    days,
  };
}

/** Those that are in an order of the last days whose address was confirmed or that was paid. */
async function onlySold(database: Database, held: readonly HeldProduct[], now: Date): Promise<HeldProduct[]> {
  if (held.length === 0) return [];
  const rows = await database
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .innerJoin(orders, sql`${orders.id} = ${orderLines.orderId}`)
    .where(
      and(
        gt(orders.placedAt, new Date(now.getTime() - soldWithinMs)),
        isNull(orders.hold),
        ne(orders.status, 'cancelled'),
        inArray(
          orderLines.productId,
          held.map(({ id }) => id),
        ),
      ),
    );
  const sold = new Set(rows.map(({ id }) => id));
  return held.filter(({ id }) => sold.has(id));
}
