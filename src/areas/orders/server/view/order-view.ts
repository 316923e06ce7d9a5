import type { Locale } from '#i18n/locale.ts';
import { addCents, type Cents, cents, eurosFromCents, multiplyCents } from '#values/money.ts';
import type { Order, OrderItem } from '../../contract.ts';
import { actionsOf } from '../status/order-transitions.ts';
import type { orderHistory, orderLines, orders } from '../orders-tables.ts';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredLine = typeof orderLines.$inferSelect;
export type StoredHistory = Pick<typeof orderHistory.$inferSelect, 'status' | 'at'>;

/** All there is to pay, in cents. */
export const amountOf = (order: Pick<StoredOrder, 'price' | 'deliveryPrice'>): Cents =>
  addCents(cents(order.price), cents(order.deliveryPrice));

/** An order as the API shows it. */
export function orderView(
  stored: StoredOrder,
  parts: { lines: readonly StoredLine[]; history: readonly StoredHistory[] },
  locale: Locale,
): Order {
  const { pickupPoint, ...delivery } = stored.delivery;
  const items = parts.lines.map((line) => orderItem(line, locale));
  return {
    orderId: stored.id,
    number: stored.number,
    date: stored.placedAt.toISOString(),
    status: stored.status,
    paymentStatus: stored.paymentStatus,
    total: eurosFromCents(cents(stored.total)),
    price: eurosFromCents(cents(stored.price)),
    deliveryPrice: eurosFromCents(cents(stored.deliveryPrice)),
    amount: eurosFromCents(amountOf(stored)),
    count: items.length,
    units: items.reduce((sum, item) => sum + item.quantity, 0),
    payment: stored.payment,
    comment: stored.comment,
    customer: stored.customer,
    receiver: stored.receiver,
    delivery: { ...delivery, pickupPoint: pickupPoint && { ...pickupPoint, name: pickupPoint.name[locale] } },
    items,
    history: statusHistory(parts.history),
    actions: actionsOf(stored),
  };
}

function orderItem(line: StoredLine, locale: Locale): OrderItem {
  return {
    id: line.productId,
    product_id: line.productId,
    article: line.article,
    name: line.name[locale],
    slug: line.slug,
    url: `/product/${line.slug}`,
    picture: line.picture,
    price: {
      base: eurosFromCents(cents(line.basePrice)),
      sale: eurosFromCents(cents(line.salePrice)),
      currency: 'EUR',
    },
    quantity: line.quantity,
    unit: line.unit,
    total: eurosFromCents(multiplyCents(cents(line.basePrice), line.quantity)),
    sum: eurosFromCents(cents(line.sum)),
    set: line.set[locale],
  };
}

/** Changes of the payment alone are kept, but are no new status. */
function statusHistory(history: readonly StoredHistory[]): Order['history'] {
  return history
    .filter(({ status }, index) => status !== history[index - 1]?.status)
    .map(({ status, at }) => ({ status, at: at.toISOString() }));
}
