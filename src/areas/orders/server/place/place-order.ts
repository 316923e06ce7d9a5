import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { addCents, type Cents, multiplyCents } from '#values/money.ts';
import type { BasketArea } from '#areas/basket/server/basket.ts';
import type { Catalogue, SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { unitPrice } from '#areas/pricing/unit-price.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { OrderRequest } from '../../contract.ts';
import type { OrderMails } from '../order-mails.ts';
import { orderNumber } from './order-number.ts';
import { findOrderByRequest, insertOrder, nextSerial } from '../view/order-queries.ts';
import type { StoredOrder } from '../view/order-view.ts';
import type { StoredDelivery, Translated } from '../orders-tables.ts';
import { basketRequestKey, requestHash } from './request-key.ts';

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

export type PlaceOrderError = 'not_available' | 'idempotency_conflict' | 'basket_empty' | 'products_unavailable';
type LockedBasket = NonNullable<Awaited<ReturnType<BasketArea['lockForOrder']>>>;

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
export async function placeOrder(
  parts: PlaceOrderParts,
  buyer: Buyer,
  request: OrderRequest,
): Promise<StoredOrder | Failure<PlaceOrderError>> {
  const hash = requestHash(request);
  if (buyer.requestKey) {
    const earlier = await findEarlier(parts.database, buyer.userId, buyer.requestKey, hash);
    if (earlier) return earlier;
  }
  try {
    return await parts.database.transaction((tx) => placeInTransaction(tx, parts, buyer, request, hash));
  } catch (error) {
    if (error instanceof Refused) return error.failure;
    throw error;
  }
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
  const lines = await reserve(tx, parts.catalogue, locked, buyer.locale);
  const placedAt = parts.clock();
  const order = await insertOrder(
    tx,
    {
      number: orderNumber(await nextSerial(tx), placedAt),
      userId: buyer.userId,
      isGuest: buyer.isGuest,
      locale: buyer.locale,
      status: 'created',
      paymentStatus: 'pending',
      payment: request.payment,
      ...sums(lines),
      deliveryPrice: 0,
      customer: customerOf(request),
      receiver: request.receiver ?? null,
      delivery: deliveryOf(parts.delivery, request),
      comment: request.comment ?? '',
      requestKey,
      requestHash: hash,
      placedAt,
      updatedAt: placedAt,
      paymentDueAt: parts.payment.dueAt(placedAt),
    },
    lines.map(snapshot),
  );
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

// An order empties the basket, which counts as one change: an empty one may be what the order just before left behind.
function keyOfBasket(locked: LockedBasket | null): string | null {
  if (!locked) return null;
  return basketRequestKey(locked.id, locked.lines.length > 0 ? locked.version : locked.version - 1);
}

function refusalOf({ delivery, payment }: PlaceOrderParts, request: OrderRequest): Failure<'not_available'> | null {
  const unavailable: string[] = [];
  const field = delivery.refusal(request.delivery);
  if (field) unavailable.push(`delivery.${field}`);
  if (!payment.isOffered(request.payment)) unavailable.push('payment');
  if (unavailable.length === 0) return null;
  return failure('not_available', { fields: unavailable.map((name) => ({ field: name, code: 'not_available' })) });
}

interface SoldLine {
  readonly quantity: number;
  readonly product: SaleProduct;
  readonly translated: Record<Locale, SaleProduct>;
}

/** Takes the goods from stock, then reads them: locked, they stay as they are until the order is stored. */
async function reserve(tx: Queryable, catalogue: Catalogue, locked: LockedBasket, locale: Locale): Promise<SoldLine[]> {
  const missing = await catalogue.reserveStock(tx, locked.lines);
  const ids = locked.lines.map(({ productId }) => productId);
  const es = await catalogue.findSaleProducts(tx, ids, 'es');
  const ca = await catalogue.findSaleProducts(tx, ids, 'ca');
  const own = { es, ca }[locale];
  const unavailable = locked.lines.flatMap(({ productId }) => {
    const product = own.get(productId);
    const shortage = missing.find((line) => line.productId === productId);
    if (product?.isSellable && !shortage) return [];
    const reason = !product?.isSellable ? 'no_longer_sold' : shortage?.available === 0 ? 'sold_out' : 'fewer_available';
    return [
      {
        id: productId,
        name: product?.name ?? '',
        reason,
        maxQuantity: product?.isSellable ? (shortage?.available ?? 0) : 0,
      },
    ];
  });
  if (unavailable.length > 0) throw new Refused(failure('products_unavailable', { facts: { products: unavailable } }));
  return locked.lines.map(({ productId, quantity }) => {
    const translated = { es: es.get(productId)!, ca: ca.get(productId)! };
    return { quantity, product: translated[locale], translated };
  });
}

const sums = (lines: readonly SoldLine[]): { total: Cents; price: Cents } => ({
  total: addCents(...lines.map(({ product, quantity }) => multiplyCents(product.base, quantity))),
  price: addCents(...lines.map(({ product, quantity }) => multiplyCents(unitPrice(product), quantity))),
});

const snapshot = ({ product, translated: { es, ca }, quantity }: SoldLine) => ({
  productId: product.id,
  article: product.article,
  name: { es: es.name, ca: ca.name } satisfies Translated,
  slug: product.slug,
  picture: product.picture,
  unit: product.unit,
  basePrice: product.base,
  salePrice: product.sale,
  quantity,
  set: { es: [...es.set], ca: [...ca.set] },
});

const customerOf = ({ customer }: OrderRequest): StoredOrder['customer'] => ({
  type: customer.type,
  name: customer.name,
  surname: customer.surname,
  email: customer.email,
  phone: customer.phone,
  document: customer.document ?? null,
  organization: customer.organization || null,
});

function deliveryOf(delivery: Delivery, { delivery: wish }: OrderRequest): StoredDelivery {
  const id = wish.pickupPointId ?? 0;
  const point = delivery.findPickupPoint(id, 'es');
  if (!point) throw new Error(`there is no pickup point ${id}`);
  const name = { es: point.name, ca: delivery.findPickupPoint(id, 'ca')?.name ?? point.name };
  const { address, phone, coords } = point;
  return {
    type: wish.type,
    address: null,
    pickupPoint: { id, name, address, phone, coords },
    date: wish.date ?? null,
    slot: wish.slot ?? null,
  };
}
