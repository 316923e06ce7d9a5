import { browserApi } from '#web/browser-api.ts';
import { maxLineQuantity } from '../basket-limits.ts';
import { basketNow, changeBasket, reloadBasket } from './basket-store.ts';
import { showNotAdded } from './shortage/shortage.tsx';

export interface PieceCount {
  readonly product_id: number;
  readonly quantity: number;
}

/** The quantities that lines have in the basket once they are added: absolute, so that a call sent twice changes nothing. */
export const onTopOf = (present: ReadonlyMap<number, number>, lines: readonly PieceCount[]): PieceCount[] =>
  lines.map(({ product_id, quantity }) => ({
    product_id,
    quantity: Math.min((present.get(product_id) ?? 0) + quantity, maxLineQuantity),
  }));

/** Adds products to what the basket has of them, in one call, and names what could not be added; false when it failed. */
export async function addOnTop(lines: readonly PieceCount[]): Promise<boolean> {
  const { status, isStale } = basketNow();
  if (status !== 'loaded' || isStale) await reloadBasket();
  const basket = await changeBasket(() =>
    browserApi()('POST /sale/basket/lines', { body: { lines: onTopOf(basketNow().quantities, lines) } }),
  );
  showNotAdded(basket?.notAddedProducts ?? []);
  return basket !== null;
}
