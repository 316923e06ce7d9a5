import type { Clock } from '#values/clock.ts';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { trackOrder as trackOrderCall } from '../../contract.ts';
import type { OrderSigner } from '../order-mails.ts';
import { confirmEmail } from '../status/confirm-email.ts';
import { findOrderByNumber, type StoredOrder } from './order-queries.ts';
import { showOrder } from './order-view.ts';

type TrackedOrder = CallAnswer<typeof trackOrderCall>['order'];

/** An order's number as its customer types it, and what proves that it is theirs. */
export interface TrackingRequest {
  readonly number: string;
  readonly email?: string | undefined;
  /** Of the link in the order's mail. */
  readonly key?: string | undefined;
}

/**
 * An order by its number and an address, or by its number and the key of its mail, which shows that the address is the
 * customer's. Null when they do not belong together; the answer has nothing about the customer.
 */
export async function trackOrder(
  parts: {
    readonly database: Database;
    readonly clock: Clock;
    readonly payment: Payment;
    readonly signer: OrderSigner;
  },
  request: TrackingRequest,
  locale: Locale,
): Promise<TrackedOrder | null> {
  const { database, signer } = parts;
  const stored = await findByProof(database, signer, request);
  if (!stored) return null;
  if (request.key !== undefined) await database.transaction((tx) => confirmEmail(tx, parts, stored.id));
  return showTracked(database, stored, locale);
}

/** The order of a number, if the key of its mail or one of its addresses comes with it. */
export async function findByProof(
  database: Queryable,
  signer: OrderSigner,
  { number: typed, email, key }: TrackingRequest,
): Promise<StoredOrder | null> {
  const stored = await findOrderByNumber(database, typed.replace(/[^\d-]/g, ''));
  if (!stored) return null;
  if (key !== undefined) return signer.isValid('order link', stored.number, key) ? stored : null;
  const addresses = [stored.customer.email, stored.email].map((address) => address.toLowerCase());
  return email !== undefined && addresses.includes(email.toLowerCase()) ? stored : null;
}

async function showTracked(database: Queryable, stored: StoredOrder, locale: Locale): Promise<TrackedOrder> {
  const order = await showOrder(database, stored, locale, () => []);
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
    count: order.count,
    units: order.units,
    history: order.history,
    delivery: { ...delivery, destination },
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
