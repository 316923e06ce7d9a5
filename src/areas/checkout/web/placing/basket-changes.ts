import type { Basket, BasketItem } from '#areas/basket/contract.ts';

type LineAmount = Pick<BasketItem, 'quantity' | 'sum'>;

/** A line whose quantity or price has changed; `before` or `now` is null where the basket has no such line. */
export interface LineChange extends Pick<BasketItem, 'id' | 'name' | 'picture'> {
  readonly before: LineAmount | null;
  readonly now: LineAmount | null;
}

/** The lines that differ between two versions of a basket; added lines come last. */
export function basketChanges(earlier: Pick<Basket, 'list'>, current: Pick<Basket, 'list'>): LineChange[] {
  const earlierById = new Map(earlier.list.map((item) => [item.id, item]));
  const currentById = new Map(current.list.map((item) => [item.id, item]));
  return [...new Map([...earlierById, ...currentById]).values()].flatMap(({ id, name, picture }) => {
    const before = earlierById.get(id) ?? null;
    const now = currentById.get(id) ?? null;
    const isSame = before?.quantity === now?.quantity && before?.sum === now?.sum;
    return isSame ? [] : [{ id, name, picture, before, now }];
  });
}
