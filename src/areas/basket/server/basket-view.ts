import type { Locale } from '#i18n/locale.ts';
import { addCents, cents, eurosFromCents } from '#values/money.ts';
import { measurePriceOf, type SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { canBeHadBy, isHandedOver } from '#areas/catalogue/fulfilment.ts';
import { type PricedLine, quoteBasket } from '#areas/pricing/price-basket.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { priceAtQuantity, quantitySteps, stepReached } from '#areas/pricing/quantity-price.ts';
import { maxLineQuantity } from '../basket-limits.ts';
import type { Basket, BasketItem } from '../contract.ts';
import { noticeTexts } from './server-messages.ts';

export interface BasketLine {
  readonly productId: number;
  readonly quantity: number;
  readonly seenPrice: number;
  readonly addedAt: Date;
}

/** The highest quantity that a basket can take now. */
export const maxQuantity = (product: SaleProduct): number =>
  product.isSellable ? Math.min(product.stock, maxLineQuantity) : 0;

interface BasketToShow {
  readonly userId: number | null;
  readonly version: number;
  readonly lines: readonly BasketLine[];
  /** Lines of the visitor's basket that found no room in the user's. */
  readonly waiting: number;
}

/** What a basket says of the shop's terms. */
export interface BasketTerms {
  /** How the shop hands over goods. */
  readonly deliveryTypes: Basket['deliveryTypes'];
  /** The threshold of free delivery for these products, in euros. */
  readonly freeDeliveryCost: (products: readonly SaleProduct[]) => number | null;
}

/** The basket as the API shows it. Lines whose product is gone from the catalogue cannot be shown and count for nothing. */
export function basketView(
  { deliveryTypes, freeDeliveryCost }: BasketTerms,
  { userId, version, lines, waiting }: BasketToShow,
  products: ReadonlyMap<number, SaleProduct>,
  locale: Locale,
): Basket {
  const known = lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
  // How it is delivered is not chosen yet.
  const priced = quoteBasket(
    known.map(({ line, product }) => ({ ...product, productId: product.id, quantity: line.quantity })),
    { userId },
  );
  const byQuantity = priced.adjustments.filter(({ kind }) => kind === 'quantity_price');
  const list = known.map(({ line, product }, index) => basketItem(line, product, priced.lines[index]!, locale));
  const needsHandover = list.length === 0 || list.some(isHandedOver);
  const types = deliveryTypes.filter((type) => needsHandover && list.every((item) => canBeHadBy(item, type)));
  return {
    list,
    total: eurosFromCents(priced.total),
    price: eurosFromCents(priced.price),
    ...(byQuantity.length > 0 && {
      quantitySaving: eurosFromCents(addCents(...byQuantity.map(({ amount }) => amount))),
    }),
    vat: priced.vat.map(({ rate, gross, vat }) => ({ rate, gross: eurosFromCents(gross), vat: eurosFromCents(vat) })),
    count: list.length,
    units: list.reduce((sum, item) => sum + item.quantity, 0),
    isOrderable: list.length > 0 && list.every((item) => item.available) && (types.length > 0 || !needsHandover),
    deliveryTypes: types,
    waiting,
    freeDeliveryCost: types.includes('delivery') ? freeDeliveryCost(known.map(({ product }) => product)) : null,
    version,
  };
}

function basketItem(line: BasketLine, product: SaleProduct, priced: PricedLine, locale: Locale): BasketItem {
  const notice = noticeOf(line, product, locale);
  const step = stepReached(quantitySteps(product, product.quantityPrices), line.quantity);
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
    price: { base: eurosFromCents(priced.price.base), sale: eurosFromCents(priced.price.sale), currency: 'EUR' },
    quantity: line.quantity,
    unit: product.unit,
    unitPrice: measurePriceOf(priced.price, product.content),
    ...(step && { quantityFrom: step.from }),
    deliveryClass: product.deliveryClass,
    fulfilment: product.fulfilment,
    isAppliance: product.isAppliance,
    total: eurosFromCents(priced.total),
    sum: eurosFromCents(priced.sum),
    set: [...product.set],
    isArchived: product.isArchived,
    isSellable: product.isSellable,
    isVirtual: product.isVirtual,
    ...(product.withdrawalExemption && { withdrawalExemption: product.withdrawalExemption }),
    stock: { available: product.isSellable && product.stock > 0, quantity: product.isSellable ? product.stock : 0 },
    available: line.quantity <= maxQuantity(product),
    maxQuantity: maxQuantity(product),
    ...(notice && { notice }),
  };
}

/** Notices before ordering; an unavailable line comes before a changed price. */
function noticeOf(line: BasketLine, product: SaleProduct, locale: Locale): BasketItem['notice'] {
  const texts = noticeTexts[locale];
  const max = maxQuantity(product);
  if (!product.isSellable) return { code: 'no_longer_sold', message: texts.noLongerSold };
  if (max === 0) return { code: 'sold_out', message: texts.soldOut };
  if (line.quantity > max) return { code: 'fewer_available', message: texts.fewerAvailable(max) };
  const price = unitPrice(priceAtQuantity(product, line.quantity));
  if (price === line.seenPrice) return undefined;
  const previousPrice = eurosFromCents(cents(line.seenPrice));
  return { code: 'price_changed', message: texts.priceChanged(previousPrice, eurosFromCents(price)), previousPrice };
}
