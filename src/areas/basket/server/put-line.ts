import { unitPrice } from '#areas/pricing/price.ts';
import { priceAtQuantity } from '#areas/pricing/quantity-price.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import { maxBasketLines } from '../basket-limits.ts';
import { basketView, maxQuantity } from './basket-view.ts';
import {
  type BasketResult,
  changeBasket,
  isProductId,
  joinVisitorsBasket,
  type ShoppersBasketParts,
  writeBasket,
  type Shopper,
} from './change-basket.ts';

type PutError = 'product_not_found' | 'product_not_sellable' | 'quantity_too_high' | 'basket_full';

/** Sets the quantity of a product, absolute. */
export const createPutLine =
  (parts: ShoppersBasketParts) =>
  async (
    shopper: Shopper,
    { productId, quantity }: { productId: number; quantity: number },
    locale: Locale,
  ): Promise<BasketResult | Failure<PutError>> => {
    if (!isProductId(productId)) return failure('product_not_found');
    const { waiting, ...cookie } = await joinVisitorsBasket(parts, shopper);
    const reading = { locale, productIds: [productId] };
    return changeBasket<BasketResult | Failure<PutError>>(parts, shopper, reading, async (source, read) => {
      const { stored, products } = read;
      const before = stored?.lines ?? [];
      const product = products.get(productId);
      if (!product) return failure('product_not_found');
      if (!product.isSellable) return failure('product_not_sellable');
      if (quantity > maxQuantity(product)) return quantityTooHigh(maxQuantity(product));
      const at = before.findIndex((line) => line.productId === productId);
      if (at < 0 && before.length >= maxBasketLines)
        return failure('basket_full', { facts: { maxLines: maxBasketLines } });

      const seenPrice = unitPrice(priceAtQuantity(product, quantity));
      const line = { productId, quantity, seenPrice, addedAt: before[at]?.addedAt ?? parts.clock() };
      const written = await writeBasket(source, shopper, stored, [line], parts.clock());
      if (!written) return null;
      const { version, ...newCookie } = written;
      const lines = at < 0 ? [...before, line] : before.with(at, line);
      const basket = basketView(parts, { userId: shopper.userId, version, lines, waiting }, products, locale);
      return { basket, ...cookie, ...newCookie };
    });
  };

const quantityTooHigh = (maxQuantity: number): Failure<'quantity_too_high'> =>
  failure('quantity_too_high', {
    fields: [{ field: 'quantity', code: 'quantity_too_high' }],
    facts: { maxQuantity },
  });
