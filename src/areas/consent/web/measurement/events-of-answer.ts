import type { Basket, BasketItem } from '#areas/basket/contract.ts';
import type { Order } from '#areas/orders/order-schema.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { multiplyCents, centsFromEuros, eurosFromCents, addCents } from '#values/money.ts';
import type { MeasuredItem, ShopEvent } from './shop-event.ts';

/** Calls by which a shopper adds to the basket. */
const additions: ReadonlySet<string> = new Set(['POST /sale/basket', 'POST /sale/basket/products']);

/** Reads the events of basket and order from the shop's answers, so that amounts and quantities are the server's. */
export function createAnswerReader(isCheckout: () => boolean) {
  /** Quantities by product of the last answer; null until there was one. */
  let quantities: ReadonlyMap<number, number> | null = null;
  let hasBegunCheckout = false;

  function readBasket(key: string, { list, price }: Basket): ShopEvent | null {
    const before = quantities;
    quantities = new Map(list.map((item) => [item.product_id, item.quantity]));
    if (isCheckout() && !hasBegunCheckout && list.length > 0) {
      hasBegunCheckout = true;
      const items = list.map((item) => itemOf(item, item.quantity));
      return { name: 'begin_checkout', currency: 'EUR', value: price, items };
    }
    // A basket that was not known tells nothing of what is new in it.
    if (!before || !additions.has(key)) return null;
    const items = list
      .map((item) => itemOf(item, item.quantity - (before.get(item.product_id) ?? 0)))
      .filter(({ quantity }) => quantity > 0);
    return items.length > 0 ? { name: 'add_to_cart', currency: 'EUR', value: sumOf(items), items } : null;
  }

  /** The event that a call's answer tells of, if any. */
  return (key: string, answer: unknown): ShopEvent | null => {
    if (key.includes(' /sale/basket')) return readBasket(key, answer as Basket);
    return key === 'GET /content/page/confirm' ? purchaseOf((answer as { order: Order }).order) : null;
  };
}

/** Once it is paid, or is to be paid by transfer: the shopper has done all that there is to do. */
function purchaseOf(order: Order): ShopEvent | null {
  const isPlaced =
    order.paymentStatus === 'paid' || (order.payment === 'transfer' && order.paymentStatus === 'pending');
  if (!isPlaced || order.status === 'cancelled') return null;
  return {
    name: 'purchase',
    transaction_id: order.number,
    currency: 'EUR',
    value: order.amount,
    shipping: order.deliveryPrice,
    items: order.items.map((item) => itemOf(item, item.quantity)),
  };
}

interface Line extends Pick<BasketItem, 'product_id' | 'name' | 'price'> {
  readonly brand?: string | null;
  readonly section?: { readonly name: string };
}

const itemOf = ({ product_id, name, brand, section, price }: Line, quantity: number): MeasuredItem => ({
  item_id: String(product_id),
  item_name: name,
  ...(brand && { item_brand: brand }),
  ...(section && { item_category: section.name }),
  price: unitPrice(price),
  quantity,
});

const sumOf = (items: readonly MeasuredItem[]): number =>
  eurosFromCents(addCents(...items.map(({ price, quantity }) => multiplyCents(centsFromEuros(price), quantity))));
