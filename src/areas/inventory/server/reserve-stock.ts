import type { Queryable } from '#platform/database/database.ts';
import {
  type LockedStock,
  lockStock,
  moveStock,
  type OrderMoment,
  type StockChange,
  type StockRow,
} from './move-stock.ts';

export interface StockLine {
  readonly productId: number;
  /** A whole number of pieces, at least 1. */
  readonly quantity: number;
}

/** A product of which there is not enough, with the pieces that the order could have: 0 for one unknown or not sold. */
interface Shortage {
  readonly productId: number;
  readonly available: number;
}

type Parts = ReadonlyMap<number, number>;

/** What a sale takes from stock, or of which products there is not enough. */
export interface StockNeeds {
  readonly changes: readonly StockChange[];
  /** Empty when there is enough of everything. */
  readonly shortages: readonly Shortage[];
}

/** Takes what an order sells from stock, all of it or nothing, as `planSale` says. Returns the shortages. */
export async function reserveStock(
  tx: Queryable,
  lines: readonly StockLine[],
  moment: OrderMoment,
): Promise<readonly Shortage[]> {
  const locked = await lockStock(tx, [...sumByProduct(lines).keys()]);
  const { changes, shortages } = planSale(lines, locked);
  if (shortages.length === 0) await moveStock(tx, locked, changes, { kind: 'sale', ...moment });
  return shortages;
}

/** What `reserveStock` would find missing now, without taking anything. */
export async function findShortages(tx: Queryable, lines: readonly StockLine[]): Promise<readonly Shortage[]> {
  return planSale(lines, await lockStock(tx, [...sumByProduct(lines).keys()])).shortages;
}

/**
 * What an order takes from locked stock, all of it or nothing: a kit takes its parts, a virtual product nothing. Lines share
 * the pieces that they need in their own order, so `available` of a shortage is what is left once the lines before have
 * theirs. Throws RangeError for a quantity that is not a whole number from 1.
 */
export function planSale(lines: readonly StockLine[], products: LockedStock): StockNeeds {
  const wanted = sumByProduct(lines);
  const left = new Map([...products].map(([id, row]) => [id, row.is_virtual ? Infinity : row.stock]));
  const taken = new Map<number, number>();
  const shortages: Shortage[] = [];
  for (const [productId, quantity] of wanted) {
    const parts = partsOf(productId, products.get(productId));
    const available = products.get(productId)?.is_sellable ? piecesOf(parts, left) : 0;
    if (available < quantity) shortages.push({ productId, available });
    else take(parts, quantity, left, taken, products);
  }
  if (shortages.length > 0) return { changes: [], shortages };
  return { changes: [...taken].map(([productId, quantity]) => ({ productId, quantity: -quantity })), shortages };
}

export function sumByProduct(lines: readonly StockLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return sums;
}

/** What one piece takes from stock: pieces by product. */
export const partsOf = (productId: number, product: StockRow | undefined): Parts =>
  product?.parts
    ? new Map(Object.entries(product.parts).map(([id, pieces]) => [Number(id), pieces]))
    : new Map([[productId, 1]]);

/** How many of a product its parts allow. */
const piecesOf = (parts: Parts, left: ReadonlyMap<number, number>): number =>
  Math.min(...[...parts].map(([id, each]) => Math.floor((left.get(id) ?? 0) / each)));

function take(
  parts: Parts,
  quantity: number,
  left: Map<number, number>,
  taken: Map<number, number>,
  products: LockedStock,
): void {
  for (const [id, each] of parts) {
    if (products.get(id)!.is_virtual) continue;
    left.set(id, left.get(id)! - quantity * each);
    taken.set(id, (taken.get(id) ?? 0) + quantity * each);
  }
}
