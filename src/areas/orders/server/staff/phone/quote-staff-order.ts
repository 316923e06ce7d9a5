import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { addCents, cents, eurosFromCents } from '#values/money.ts';
import { findSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import { carriedClasses, type Delivery } from '#areas/delivery/server/delivery.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { quoteBasket } from '#areas/pricing/price-basket.ts';
import type { Database } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import type { quoteStaffOrder as quoteCall } from '../../../staff-placing-calls.ts';

/** What an order of these lines would cost now, by the prices of every order. Reserves nothing. */
export async function quoteStaffOrder(
  { database, delivery }: { readonly database: Database; readonly delivery: Delivery },
  { lines, type, address }: ParsedInput<typeof quoteCall>['body'],
  locale: Locale,
): Promise<CallAnswer<typeof quoteCall>> {
  const found = await findSaleProducts(
    database,
    lines.map(({ product_id }) => product_id),
    locale,
  );
  const sold = lines.flatMap(({ product_id, quantity }) => {
    const product = found.get(product_id);
    return product?.isSellable ? [{ product, quantity }] : [];
  });
  const priced = quoteBasket(sold.map(({ product, quantity }) => ({ ...product, productId: product.id, quantity })));
  const goods = { price: priced.price, classes: carriedClasses(sold.map(({ product }) => product)) };
  const place = type === 'delivery' && address?.value?.zipcode ? await delivery.locate(address) : null;
  const zone = place instanceof Failure ? null : (place?.zone ?? null);
  const quote = type === 'pickup' || zone ? delivery.quote({ zone }, goods).price : null;
  const isAgreedFirst = zone !== null && quote === null;
  return {
    lines: sold.map(({ product, quantity }, index) => ({
      product_id: product.id,
      article: product.article,
      name: product.name,
      picture: product.picture,
      unit: product.unit,
      quantity,
      stock: product.stock,
      price: eurosFromCents(unitPrice(priced.lines[index]!.price)),
      sum: eurosFromCents(priced.lines[index]!.sum),
    })),
    price: eurosFromCents(priced.price),
    deliveryPrice: quote === null ? null : eurosFromCents(quote),
    amount: eurosFromCents(addCents(priced.price, quote ?? cents(0))),
    addressProblem: place instanceof Failure ? place.code : isAgreedFirst ? 'individual_terms' : null,
    slots: (await delivery.slots()).filter((slot) => slot.type === type),
    pickupPoints: delivery.listReadyPoints(locale).map(({ id, name }) => ({ id, name })),
  };
}
