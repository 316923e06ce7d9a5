import type { Locale } from '#i18n/locale.ts';
import { basketView } from './basket-view.ts';
import {
  type BasketResult,
  emptyBasket,
  joinVisitorsBasket,
  readBasket,
  type ShoppersBasketParts,
  type Shopper,
} from './change-basket.ts';

/** The whole basket; an empty one where there is none. */
export const createGetBasket =
  (parts: ShoppersBasketParts) =>
  async (shopper: Shopper, locale: Locale): Promise<BasketResult> => {
    const { waiting, ...cookie } = await joinVisitorsBasket(parts, shopper);
    const { stored, products } = await readBasket(parts.database, shopper, locale);
    const { version, lines } = stored ?? emptyBasket;
    return {
      basket: basketView(parts, { userId: shopper.userId, version, lines, waiting }, products, locale),
      ...cookie,
    };
  };
