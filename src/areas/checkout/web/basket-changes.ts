import type { Basket, BasketItem } from '#areas/basket/contract.ts';

type LineAmount = Pick<BasketItem, 'quantity' | 'sum'>;

/** A line whose quantity or price is no longer what the customer was shown; null where there is no such line. */
export interface LineChange extends Pick<BasketItem, 'id' | 'name' | 'picture'> {
  readonly before: LineAmount | null;
  readonly now: LineAmount | null;
}

/** What differs between the basket that was shown and the present one; added lines come last. */
export function basketChanges(shown: Pick<Basket, 'list'>, present: Pick<Basket, 'list'>): LineChange[] {
  const shownById = new Map(shown.list.map((item) => [item.id, item]));
  const presentById = new Map(present.list.map((item) => [item.id, item]));
  return [...new Map([...shownById, ...presentById]).values()].flatMap(({ id, name, picture }) => {
    const before = shownById.get(id) ?? null;
    const now = presentById.get(id) ?? null;
    const isSame = before?.quantity === now?.quantity && before?.sum === now?.sum;
    return isSame ? [] : [{ id, name, picture, before, now }];
  });
}
