import { maxAddedAtOnce } from '../basket-limits.ts';
import type { BasketWithAdditions, NotAddedProduct } from '../contract.ts';
import { addMissingToBasket } from './basket-store.ts';

export type Additions = Pick<BasketWithAdditions, 'added' | 'notAddedProducts'>;

/** Does what addMissingToBasket does for any number of products, in as few calls as possible. */
export async function addManyToBasket(
  productIds: readonly number[],
  addAtOnce: (ids: readonly number[]) => Promise<Additions | null> = addMissingToBasket,
): Promise<Additions | null> {
  let added = 0;
  const notAddedProducts: NotAddedProduct[] = [];
  for (let at = 0; at < productIds.length; at += maxAddedAtOnce) {
    const answer = await addAtOnce(productIds.slice(at, at + maxAddedAtOnce));
    if (!answer) return null;
    added += answer.added;
    notAddedProducts.push(...answer.notAddedProducts);
  }
  return { added, notAddedProducts };
}
