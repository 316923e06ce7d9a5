import { inArray } from 'drizzle-orm';
import { kitSaving } from '#areas/pricing/kit-saving.ts';
import type { Price } from '#areas/pricing/price.ts';
import type { Database } from '#platform/database/database.ts';
import { type Cents, cents } from '#values/money.ts';
import { products } from '../catalogue-tables.ts';
import { euros } from './check-row.ts';
import type { Finding } from './finding.ts';
import type { CheckedProduct } from './read-checked-products.ts';

interface Stored {
  readonly price: number | null;
  readonly salePrice: number | null;
}

const priceOf = ({ price, salePrice }: Stored): Price<Cents> | null =>
  price === null ? null : { base: cents(price), sale: cents(salePrice ?? 0) };

/** Kits of articles alone that cost as much as these one by one, or more. */
export async function checkKits(database: Database, rows: readonly CheckedProduct[]): Promise<Finding[]> {
  const kits = rows.flatMap((row) => {
    const parts = row.kit.flatMap((part) => ('article' in part && part.quantity > 0 ? [part] : []));
    const price = priceOf(row);
    return price && parts.length > 0 && parts.length === row.kit.length ? [{ article: row.article, price, parts }] : [];
  });
  if (kits.length === 0) return [];
  const articles = [...new Set(kits.flatMap(({ parts }) => parts.map(({ article }) => article)))];
  const { article, price, salePrice } = products;
  const found = await database.select({ article, price, salePrice }).from(products).where(inArray(article, articles));
  const prices = new Map(found.map((part) => [part.article, priceOf(part)]));
  return kits.flatMap((kit): Finding[] => {
    const parts = kit.parts.map((part) => ({ price: prices.get(part.article) ?? null, quantity: part.quantity }));
    if (parts.some((part) => part.price === null) || kitSaving(kit.price, parts)) return [];
    return [
      { kind: 'kit', article: kit.article, reason: `costs ${euros(kit.price.base)}, as much as its parts or more` },
    ];
  });
}
