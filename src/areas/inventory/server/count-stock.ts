import type { Queryable } from '#platform/database/database.ts';
import { type CountMoment, lockStock, moveStock } from './move-stock.ts';

/** Counted pieces of a product, from 0. */
export interface Count {
  readonly productId: number;
  readonly stock: number;
}

/**
 * Sets stock to the counted figures. Kits that are sold from the stock of their parts have none of their own and are
 * passed over, as are unknown products.
 */
export async function countStock(tx: Queryable, counts: readonly Count[], moment: CountMoment): Promise<void> {
  const products = await lockStock(
    tx,
    counts.map(({ productId }) => productId),
  );
  const changes = counts.flatMap(({ productId, stock }) => {
    const product = products.get(productId);
    if (!product || product.is_kit_of_parts || product.stock === stock) return [];
    return [{ productId, quantity: stock - product.stock }];
  });
  await moveStock(tx, products, changes, { kind: 'count', ...moment });
}
