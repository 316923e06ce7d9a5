import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { addCents, cents, eurosFromCents } from '#values/money.ts';
import { findSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import { carriedClasses, type Delivery } from '#areas/delivery/server/delivery.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { quoteBasket } from '#areas/pricing/price-basket.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { findOrderById, listOrderLines } from '../../records/order-queries.ts';
import { nextOf } from '../edit/change-lines.ts';
import type { quoteStaffOrder as quoteCall } from '../../../staff-placing-calls.ts';

/**
 * What an order of these lines would cost now, by the prices of every order, or what an order would cost with them, by the
 * prices of its change. Reserves nothing.
 */
export async function quoteStaffOrder(
  { database, delivery }: { readonly database: Database; readonly delivery: Delivery },
  { lines, type, address, orderId }: ParsedInput<typeof quoteCall>['body'],
  locale: Locale,
): Promise<CallAnswer<typeof quoteCall> | Failure<'order_not_found'>> {
  const order = orderId ? await findOrderById(database, orderId) : null;
  if (orderId && !order) return failure('order_not_found');
  const found = await findSaleProducts(
    database,
    lines.map(({ product_id }) => product_id),
    locale,
  );
  const had = order ? await listOrderLines(database, order.id) : [];
  const sold = lines.flatMap(({ product_id, quantity }) => {
    const product = found.get(product_id) ?? null;
    const line = had.find(({ productId }) => productId === product_id);
    if (line) {
      const { article, picture, unit } = line;
      const shown = { article, picture, unit, name: line.name[locale], stock: product?.stock ?? 0 };
      return [{ shown, product, toPrice: nextOf(line, quantity, product).toPrice }];
    }
    return product?.isSellable
      ? [{ shown: product, product, toPrice: { ...product, productId: product_id, quantity } }]
      : [];
  });
  const priced = quoteBasket(
    sold.map(({ toPrice }) => toPrice),
    { userId: order?.userId ?? null },
  );
  const carried = sold.map(({ product }) => product ?? { isVirtual: false, deliveryClass: null });
  const goods = { price: priced.price, classes: carriedClasses(carried) };
  const place = type === 'delivery' && address?.value?.zipcode ? await delivery.locate(address) : null;
  const zone = place instanceof Failure ? null : (place?.zone ?? null);
  const quote = type === 'pickup' || zone ? delivery.quote({ zone }, goods).price : null;
  const isAgreedFirst = zone !== null && quote === null;
  return {
    lines: sold.map(({ shown: { article, name, picture, unit, stock }, toPrice: { productId, quantity } }, index) => ({
      product_id: productId,
      ...{ article, name, picture, unit, quantity, stock },
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
