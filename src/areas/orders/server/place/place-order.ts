import { createHash } from 'node:crypto';
import type { Clock } from '#values/clock.ts';
import { centsFromEuros, eurosFromCents } from '#values/money.ts';
import type { BasketArea } from '#areas/basket/server/basket.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import { reserveStock } from '#areas/inventory/server/inventory.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { priceBasket } from '#areas/pricing/price-basket.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { OrderRequest } from '../../contract.ts';
import type { OrderMails } from '../order-mails.ts';
import { findOrderByRequest, insertOrder, nextSerial, type StoredOrder } from '../view/order-queries.ts';
import { customerOf, deliveryOf, linesOf, orderNumber, type SoldLine } from './order-rows.ts';

export interface PlaceOrderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly basket: BasketArea;
  readonly catalogue: Catalogue;
  readonly delivery: Delivery;
  readonly payment: Payment;
  readonly mails: OrderMails;
}

export interface Buyer {
  readonly userId: number;
  readonly isGuest: boolean;
  readonly locale: Locale;
  /** As clientRequestKey makes it. */
  readonly requestKey: string | null;
}

export type PlaceOrderError =
  | 'not_available'
  | 'idempotency_conflict'
  | 'basket_empty'
  | 'products_unavailable'
  | 'basket_changed';
type LockedBasket = NonNullable<Awaited<ReturnType<BasketArea['lockForOrder']>>>;

/** A client's own key; null when it is none: 1 to 200 visible ASCII characters. */
export const clientRequestKey = (header: string): string | null =>
  /^[\x21-\x7e]{1,200}$/.test(header) ? `key:${header}` : null;

/** Thrown inside the transaction, so that a refused order leaves nothing behind. */
class Refused extends Error {
  readonly failure: Failure<PlaceOrderError>;
  constructor(refusal: Failure<PlaceOrderError>) {
    super(refusal.code);
    this.failure = refusal;
  }
}

/**
 * Makes an order of the buyer's basket in one transaction: all of it happens or nothing. Prices, stock and totals are
 * those of the catalogue at that moment; the same request again answers the order that it made.
 */
export function createPlaceOrder(parts: PlaceOrderParts) {
  return async (buyer: Buyer, request: OrderRequest): Promise<StoredOrder | Failure<PlaceOrderError>> => {
    // The validated request has its fields in the order of the schema.
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    if (buyer.requestKey) {
      const earlier = await findEarlier(parts.database, buyer.userId, buyer.requestKey, hash);
      if (earlier) return earlier;
    }
    try {
      return await parts.database.transaction((tx) => placeInTransaction(tx, parts, buyer, request, hash));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.failure.code === 'basket_changed' ? describeChange(parts, buyer, request) : error.failure;
    }
  };
}

async function placeInTransaction(
  tx: Queryable,
  parts: PlaceOrderParts,
  buyer: Buyer,
  request: OrderRequest,
  hash: string,
) {
  const locked = await parts.basket.lockForOrder(tx, buyer.userId);
  const requestKey = buyer.requestKey ?? keyOfBasket(locked);
  // Looked up again behind the lock: of many equal requests the first has made the order meanwhile.
  const earlier = requestKey && (await findEarlier(tx, buyer.userId, requestKey, hash));
  if (earlier) return earlier;
  if (!locked || !requestKey || locked.lines.length === 0) throw new Refused(failure('basket_empty'));

  const refusal = refusalOf(parts, request);
  if (refusal) throw new Refused(refusal);
  const placedAt = parts.clock();
  const number = orderNumber(await nextSerial(tx), placedAt);
  const sold = await reserve(tx, parts.catalogue, locked, buyer.locale, { orderNumber: number, now: placedAt });
  const priced = priceBasket(
    sold.map(({ product, quantity }) => ({ ...product.es, productId: product.es.id, quantity })),
    [],
    parts.delivery.quote(request.delivery),
    { userId: buyer.userId },
  );
  if (!isAsShown(request, locked.version, priced.amount)) throw new Refused(failure('basket_changed'));

  const order = await insertOrder(
    tx,
    {
      number,
      userId: buyer.userId,
      isGuest: buyer.isGuest,
      locale: buyer.locale,
      status: 'created',
      paymentStatus: 'pending',
      payment: request.payment,
      total: priced.total,
      price: priced.price,
      deliveryPrice: priced.amount - priced.price,
      vat: priced.vat,
      customer: customerOf(request),
      receiver: request.receiver ?? null,
      delivery: deliveryOf(parts.delivery, request),
      comment: request.comment ?? '',
      requestKey,
      requestHash: hash,
      placedAt,
      updatedAt: placedAt,
      paymentDueAt: parts.payment.dueAt(request.payment, placedAt),
    },
    linesOf(sold, priced),
    priced.adjustments,
  );
  const payable = { id: order.id, number, method: order.payment, amount: priced.amount };
  await parts.payment.open(tx, payable, placedAt);
  await parts.basket.emptyAfterOrder(tx, locked);
  await parts.mails.add(tx, order);
  return order;
}

async function findEarlier(
  source: Queryable,
  userId: number,
  requestKey: string,
  hash: string,
): Promise<StoredOrder | Failure<'idempotency_conflict'> | null> {
  const earlier = await findOrderByRequest(source, userId, requestKey);
  if (!earlier) return null;
  return earlier.requestHash === hash ? earlier : failure('idempotency_conflict');
}

/**
 * Without a key of the client's the basket as it was serves: a version of it is ordered once (decisions.md section 7).
 * An order empties the basket, which counts as one change: an empty one may be what the order just before left behind.
 */
function keyOfBasket(locked: LockedBasket | null): string | null {
  if (!locked) return null;
  return `basket:${locked.id}:${locked.lines.length > 0 ? locked.version : locked.version - 1}`;
}

function refusalOf({ delivery, payment }: PlaceOrderParts, request: OrderRequest): Failure<'not_available'> | null {
  const unavailable: string[] = [];
  const field = delivery.unavailableField(request.delivery);
  if (field) unavailable.push(`delivery.${field}`);
  if (!payment.isOffered(request.payment)) unavailable.push('payment');
  if (unavailable.length === 0) return null;
  return failure('not_available', { fields: unavailable.map((name) => ({ field: name, code: 'not_available' })) });
}

/** Takes the goods from stock, then reads them: locked, they stay as they are until the order is stored. */
async function reserve(
  tx: Queryable,
  catalogue: Catalogue,
  locked: LockedBasket,
  locale: Locale,
  sale: { orderNumber: string; now: Date },
): Promise<SoldLine[]> {
  const missing = await reserveStock(tx, locked.lines, sale);
  const ids = locked.lines.map(({ productId }) => productId);
  const es = await catalogue.findSaleProducts(tx, ids, 'es');
  const ca = await catalogue.findSaleProducts(tx, ids, 'ca');
  const own = { es, ca }[locale];
  const unavailable = locked.lines.flatMap(({ productId }) => {
    const product = own.get(productId);
    const shortage = missing.find((line) => line.productId === productId);
    if (product?.isSellable && !shortage) return [];
    const reason = !product?.isSellable ? 'no_longer_sold' : shortage?.available === 0 ? 'sold_out' : 'fewer_available';
    const maxQuantity = product?.isSellable ? (shortage?.available ?? 0) : 0;
    return [{ id: productId, name: product?.name ?? '', reason, maxQuantity }];
  });
  if (unavailable.length > 0) throw new Refused(failure('products_unavailable', { facts: { products: unavailable } }));
  return locked.lines.map(({ productId, quantity }) => ({
    quantity,
    product: { es: es.get(productId)!, ca: ca.get(productId)! },
  }));
}

/** Whether the basket and the sum are those that the customer was shown; a request without them always passes. */
const isAsShown = ({ basketVersion, expectedPrice }: OrderRequest, version: number, amount: number): boolean =>
  (basketVersion ?? version) === version &&
  (expectedPrice === undefined || expectedPrice === null || centsFromEuros(expectedPrice) === amount);

/** What the customer must see before trying again; read after the transaction, which has given its stock back. */
async function describeChange(
  { basket, delivery }: PlaceOrderParts,
  { userId, locale }: Buyer,
  request: OrderRequest,
): Promise<Failure<'basket_changed'>> {
  const shown = await basket.getOfUser(userId, locale);
  const { price, isIndividualTerms } = delivery.quote(request.delivery);
  const quote = {
    price: price === null ? null : eurosFromCents(price),
    isIndividualTerms,
    freeDeliveryCost: delivery.freeDeliveryCost(),
  };
  return failure('basket_changed', {
    facts: { basket: shown, ...(request.delivery.type === 'delivery' && { delivery: quote }) },
  });
}
