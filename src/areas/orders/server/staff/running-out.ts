import { and, desc, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import { dayMs } from '#values/durations.ts';
import { listFewLeft } from '#areas/catalogue/server/catalogue.ts';
import type { Queryable } from '#platform/database/database.ts';
import { maxRunningOut, type RunningOut } from '../../staff-attention-calls.ts';
import { orderLines, orders } from '../records/orders-tables.ts';

const soldDays = 30;
/** Of a large shop the latest orders alone are looked through: what sells there is among them. */
const maxOrders = 2000;
const fewPieces = 5;

/** What few pieces are left of, and no more than the latest orders took: what sold most first. */
export async function listRunningOut(database: Queryable, locale: Locale, now: Date): Promise<RunningOut> {
  const since = new Date(now.getTime() - soldDays * dayMs);
  const latest = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(gte(orders.placedAt, since), ne(orders.status, 'cancelled')))
    .orderBy(desc(orders.placedAt))
    .limit(maxOrders);
  const sold = await database
    .select({ id: orderLines.productId, pieces: sql<number>`sum(${orderLines.quantity})::int`.mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, latest))
    .groupBy(orderLines.productId);
  const pieces = new Map(sold.map((product) => [product.id, product.pieces]));
  const few = await listFewLeft(database, { productIds: [...pieces.keys()], atMost: fewPieces, locale });
  const out = few
    .filter(({ id, stock }) => stock <= pieces.get(id)!)
    .toSorted((one, other) => pieces.get(other.id)! - pieces.get(one.id)! || one.id - other.id);
  return {
    total: out.length,
    articles: out
      .slice(0, maxRunningOut)
      .map(({ id, article, name, stock }) => ({ product_id: id, article, name, stock, sold: pieces.get(id)! })),
  };
}
