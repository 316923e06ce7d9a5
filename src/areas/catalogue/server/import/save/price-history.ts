import { sql } from 'drizzle-orm';
import { unitPrice } from '#areas/pricing/price.ts';
import { referenceOf } from '#areas/pricing/reduced-price.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { ExistingProduct } from './find-existing-products.ts';

interface Prices {
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly isArchived: boolean;
}

interface Reduction {
  readonly reducedAt: Date | null;
  readonly lowestPrice30Days: number | null;
}

export interface Repriced extends Prices {
  readonly article: string;
  readonly before: (Prices & Reduction & Pick<ExistingProduct, 'id'>) | undefined;
}

/** Null while the product is not for sale. */
export const inForce = ({ price, salePrice, isArchived }: Prices): number | null =>
  isArchived || price === null ? null : unitPrice({ base: price, sale: salePrice ?? 0 });

/** What the price in force of each article is compared with from now on, and since when. */
export async function reductionsOf(
  database: Queryable,
  products: readonly Repriced[],
  { now, progressiveReductions }: { readonly now: Date; readonly progressiveReductions: boolean },
): Promise<Map<string, Reduction>> {
  const known = products.flatMap(({ salePrice, before }) => (salePrice !== null && before ? [before.id] : []));
  const past = await pastPrices(database, known, now);
  return new Map(
    products.map(({ article, before, ...after }) => {
      const change = {
        before: before ? { ...before, reference: before.lowestPrice30Days } : null,
        after,
        past: (before && past.get(before.id)) ?? neverSold,
      };
      const lowestPrice30Days = referenceOf(change, progressiveReductions);
      const isSame = before?.lowestPrice30Days === lowestPrice30Days;
      return [
        article,
        { lowestPrice30Days, reducedAt: lowestPrice30Days === null ? null : isSame ? before.reducedAt : now },
      ];
    }),
  );
}

interface PastPrices {
  readonly wasSold: boolean;
  readonly lowest: number | null;
}
const neverSold: PastPrices = { wasSold: false, lowest: null };

/**
 * The prices at which these products were sold, by id, with the lowest in force at any time in the last 30 days, in cents.
 * Prices dated later by a clock that was ahead count, too: they were in force before this moment.
 */
async function pastPrices(
  database: Queryable,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, PastPrices>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await database.execute<{ product_id: number; lowest: number | null }>(sql`
    SELECT product_id, min(price) FILTER (
      WHERE valid_until IS NULL OR valid_until > ${now}::timestamptz - interval '30 days') AS lowest
    FROM (
      SELECT product_id, price, lead(valid_from) OVER (PARTITION BY product_id ORDER BY valid_from) AS valid_until
      FROM catalogue_price_history
      WHERE product_id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))
    ) AS prices
    WHERE price IS NOT NULL GROUP BY product_id`);
  return new Map(rows.map(({ product_id, lowest }) => [product_id, { wasSold: true, lowest }]));
}

/** Records the prices in force of saved products whose price may have changed. */
export const recordPrices = (tx: Queryable, products: readonly Repriced[], now: Date): Promise<void> =>
  recordPricesOf(
    tx,
    products
      .filter((product) => !product.before || inForce(product.before) !== inForce(product))
      .map(({ article }) => article),
    now,
  );

/**
 * Records what these products now cost, or that they are no longer for sale, where that differs from the last record; a
 * clock that was put back never puts a price before an earlier one.
 */
export async function recordPricesOf(tx: Queryable, articles: readonly string[], now: Date): Promise<void> {
  if (articles.length === 0) return;
  type Row = {
    id: number;
    price: number | null;
    salePrice: number | null;
    isArchived: boolean;
    recorded: number | null;
  };
  const { rows } = await tx.execute<Row>(sql`
    SELECT p.id, p.price, p.sale_price AS "salePrice", p.is_archived AS "isArchived", last.price AS recorded
    FROM jsonb_array_elements_text(${JSON.stringify(articles)}::jsonb) AS x(article)
    JOIN catalogue_products p ON p.article = x.article
    LEFT JOIN LATERAL (${lastRecord}) last ON true`);
  const changed = rows
    .map(({ id, recorded, ...prices }) => ({ id, recorded, price: inForce(prices) }))
    .filter(({ price, recorded }) => price !== recorded);
  if (changed.length === 0) return;
  await tx.execute(sql`INSERT INTO catalogue_price_history (product_id, valid_from, price)
    SELECT p.id, greatest(${now}::timestamptz, last.valid_from + interval '1 microsecond'), p.price
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS p(id int, price int)
    LEFT JOIN LATERAL (${lastRecord}) last ON true`);
}

/** The last record of the product `p` in the query around it. */
const lastRecord = sql`SELECT h.valid_from, h.price FROM catalogue_price_history h
  WHERE h.product_id = p.id ORDER BY h.valid_from DESC LIMIT 1`;
