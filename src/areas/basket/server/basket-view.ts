import type { Locale } from '#i18n/locale.ts';
import { addCents, cents, eurosFromCents, multiplyCents } from '#values/money.ts';
import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { unitPrice } from '#areas/pricing/unit-price.ts';
import { maxLineQuantity } from '../basket-limits.ts';
import type { Basket, BasketItem } from '../contract.ts';
import { noticeTexts } from './server-messages.ts';

export interface BasketLine {
  readonly productId: number;
  readonly quantity: number;
  readonly seenPrice: number;
  readonly addedAt: Date;
}

/** The most of a product that a basket takes now. */
export const maxQuantity = (product: SaleProduct): number =>
  product.isSellable ? Math.min(product.stock, maxLineQuantity) : 0;

export interface StoredBasket {
  readonly version: number;
  readonly lines: readonly BasketLine[];
  /** Lines of the visitor's basket that found no room in the user's. */
  readonly waiting: number;
  /** In euros. */
  readonly freeDeliveryCost: number | null;
}

/** The basket as the API shows it. Lines whose product is gone from the catalogue cannot be shown and count for nothing. */
export function basketView(
  { version, lines, waiting, freeDeliveryCost }: StoredBasket,
  products: ReadonlyMap<number, SaleProduct>,
  locale: Locale,
): Basket {
  const known = lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
  const list = known.map(({ line, product }) => basketItem(line, product, locale));
  return {
    list,
    total: eurosFromCents(addCents(...known.map(({ line, product }) => multiplyCents(product.base, line.quantity)))),
    price: eurosFromCents(
      addCents(...known.map(({ line, product }) => multiplyCents(unitPrice(product), line.quantity))),
    ),
    count: list.length,
    units: list.reduce((sum, item) => sum + item.quantity, 0),
    isOrderable: list.length > 0 && list.every((item) => item.available),
    waiting,
    freeDeliveryCost,
    version,
  };
}

function basketItem(line: BasketLine, product: SaleProduct, locale: Locale): BasketItem {
  const notice = noticeOf(line, product, locale);
  return {
    id: product.id,
    product_id: product.id,
    article: product.article,
    name: product.name,
    brand: product.brand,
    section: { ...product.section },
    slug: product.slug,
    url: product.url,
    picture: product.picture,
    price: { base: eurosFromCents(product.base), sale: eurosFromCents(product.sale), currency: 'EUR' },
    quantity: line.quantity,
    unit: product.unit,
    total: eurosFromCents(multiplyCents(product.base, line.quantity)),
    sum: eurosFromCents(multiplyCents(unitPrice(product), line.quantity)),
    set: [...product.set],
    isArchived: product.isArchived,
    isSellable: product.isSellable,
    isVirtual: product.isVirtual,
    stock: { available: product.isSellable && product.stock > 0, quantity: product.isSellable ? product.stock : 0 },
    available: line.quantity <= maxQuantity(product),
    maxQuantity: maxQuantity(product),
    ...(notice && { notice }),
  };
}

/** What the shopper must know before ordering; that it cannot be had outweighs that its price changed. */
function noticeOf(line: BasketLine, product: SaleProduct, locale: Locale): BasketItem['notice'] {
  const texts = noticeTexts[locale];
  const most = maxQuantity(product);
  if (!product.isSellable) return { code: 'no_longer_sold', message: texts.noLongerSold };
  if (most === 0) return { code: 'sold_out', message: texts.soldOut };
  if (line.quantity > most) return { code: 'fewer_available', message: texts.fewerAvailable(most) };
  const price = unitPrice(product);
  if (price === line.seenPrice) return undefined;
  const previousPrice = eurosFromCents(cents(line.seenPrice));
  return { code: 'price_changed', message: texts.priceChanged(previousPrice, eurosFromCents(price)), previousPrice };
}
