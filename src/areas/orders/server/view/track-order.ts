import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { trackOrder as trackOrderCall } from '../../contract.ts';
import { findOrderByNumber } from './order-queries.ts';
import { showOrder } from './order-view.ts';

/** An order by its number and the customer's e-mail address, without anything about the customer. */
export async function trackOrder(
  database: Queryable,
  number: string,
  email: string,
  locale: Locale,
): Promise<CallAnswer<typeof trackOrderCall>['order'] | null> {
  const stored = await findOrderByNumber(database, number.replace(/[^\d-]/g, ''), email);
  if (!stored) return null;
  const order = await showOrder(database, stored, locale);
  const { address: _, ...delivery } = order.delivery;
  return {
    number: order.number,
    date: order.date,
    status: order.status,
    paymentStatus: order.paymentStatus,
    payment: order.payment,
    amount: order.amount,
    count: order.count,
    units: order.units,
    history: order.history,
    delivery,
    items: order.items.map(({ product_id, name, url, picture, quantity, unit }) => ({
      product_id,
      name,
      url,
      picture,
      quantity,
      unit,
    })),
  };
}
