import type { Locale } from '#i18n/locale.ts';
import { eraseLines } from './basket-queries.ts';
import { basketView } from './basket-view.ts';
import {
  type BasketResult,
  changeBasket,
  emptyBasket,
  isProductId,
  joinVisitorsBasket,
  type ShoppersBasketParts,
  type Shopper,
} from './change-basket.ts';
import { createGetBasket } from './get-basket.ts';

/** Removes the line of a product; without such a line nothing changes. */
export function createRemoveLine(parts: ShoppersBasketParts) {
  const get = createGetBasket(parts);
  return (shopper: Shopper, productId: number, locale: Locale): Promise<BasketResult> =>
    isProductId(productId) ? removeLines(parts, shopper, productId, locale) : get(shopper, locale);
}

/** Removes all lines, those too that wait for room: they would come into the basket just emptied. */
export const createClearBasket =
  (parts: ShoppersBasketParts) =>
  async (shopper: Shopper, locale: Locale): Promise<BasketResult> => {
    if (shopper.userId !== null && shopper.cookie)
      await removeLines(parts, { ...shopper, userId: null }, undefined, locale);
    return removeLines(parts, shopper, undefined, locale);
  };

/** Removes the line of one product, or all lines. */
async function removeLines(
  parts: ShoppersBasketParts,
  shopper: Shopper,
  productId: number | undefined,
  locale: Locale,
): Promise<BasketResult> {
  const { waiting, ...cookie } = await joinVisitorsBasket(parts, shopper);
  return changeBasket(parts, shopper, { locale }, async (source, { stored, products }) => {
    const before = stored ?? emptyBasket;
    const lines = before.lines.filter((line) => productId !== undefined && line.productId !== productId);
    const version =
      stored && lines.length < before.lines.length
        ? await eraseLines(source, stored, productId, parts.clock())
        : before.version;
    if (version === null) return null;
    const basket = basketView(parts, { userId: shopper.userId, version, lines, waiting }, products, locale);
    return { basket, ...cookie };
  });
}
