import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { trackOrder as trackOrderCall } from '../../contract.ts';
import type { OrderSigner } from '../order-links.ts';
import { confirmEmail } from '../status/confirm-email.ts';
import type { HoldParts } from '../status/own-goods.ts';
import { findNumberedOrder, type NumberProof } from '../records/find-proven-order.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import type { OutlookOf } from './order-outlook.ts';
import { showOrder } from './order-view.ts';

type TrackedOrder = CallAnswer<typeof trackOrderCall>['order'];

/** An order's number as its customer types it, and what proves that it is theirs. */
export type TrackingRequest = NumberProof;

/**
 * An order by its number and an address, or by its number and the key of its mail, which shows that the address is the
 * customer's. Null when they do not belong together; the answer has nothing about the customer.
 */
export async function trackOrder(
  parts: HoldParts & {
    readonly database: Database;
    readonly payment: Payment;
    readonly signer: OrderSigner;
    readonly outlookOf: OutlookOf;
  },
  request: TrackingRequest,
  locale: Locale,
): Promise<TrackedOrder | null> {
  const { database, signer, outlookOf } = parts;
  const stored = await findNumberedOrder(database, signer, request);
  if (!stored) return null;
  if (request.key !== undefined) await database.transaction((tx) => confirmEmail(tx, parts, stored.id));
  const tracked = await showTracked(database, stored, locale, outlookOf);
  // Number and address are often known to others: they show an order, but do not change it.
  return request.key === undefined ? { ...tracked, actions: [] } : tracked;
}

async function showTracked(
  database: Queryable,
  stored: StoredOrder,
  locale: Locale,
  outlookOf: OutlookOf,
): Promise<TrackedOrder> {
  const order = await showOrder(database, stored, locale, outlookOf);
  const { address, ...delivery } = order.delivery;
  const destination = address && [address.value?.zipcode, address.city].filter(Boolean).join(' ');
  return {
    number: order.number,
    date: order.date,
    status: order.status,
    paymentStatus: order.paymentStatus,
    payment: order.payment,
    deliveryPrice: order.deliveryPrice,
    amount: order.amount,
    ...(order.refunded !== undefined && { refunded: order.refunded }),
    ...(order.received !== undefined && { received: order.received }),
    ...(order.due !== undefined && { due: order.due }),
    count: order.count,
    units: order.units,
    history: order.history,
    delivery: { ...delivery, destination },
    actions: order.actions.filter((action) => action === 'cancel'),
    items: order.items.map(({ product_id, name, brand, url, picture, quantity, unit }) => ({
      product_id,
      name,
      brand,
      url,
      picture,
      quantity,
      unit,
    })),
  };
}
