import type { Clock } from '#values/clock.ts';
import { type Cents, cents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import type { BasketArea } from '#areas/basket/server/basket.ts';
import { canBeHadBy, isHandedOver } from '#areas/catalogue/fulfilment.ts';
import { lockForSale } from '#areas/catalogue/server/catalogue.ts';
import {
  carriedClasses,
  costInEuros,
  type Delivery,
  type Goods,
  type ResolvedDelivery,
} from '#areas/delivery/server/delivery.ts';
import {
  asHeld,
  followStock,
  type LockedStock,
  planSale,
  type StockChange,
} from '#areas/inventory/server/inventory.ts';
import { needsDocumentNumber } from '#areas/invoices/invoice-limits.ts';
import { isLender } from '#areas/payment/lenders.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { type PricedBasket, quoteBasket } from '#areas/pricing/price-basket.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { dayMs } from '#values/durations.ts';
import type { OrderRequest } from '../../contract.ts';
import type { OrderMails } from '../order-mails.ts';
import { handoverOf } from '../records/handover.ts';
import { holdUntil } from '../records/hold-time.ts';
import { findOrderById, type StoredOrder } from '../records/order-queries.ts';
import type { Hold, StoredDelivery } from '../records/orders-tables.ts';
import { sideOf } from '../status/order-transitions.ts';
import { type Buyer, hashOf, type OrderStore, type SoldLine, storedDelivery } from './store-order.ts';
import {
  isOutOfPlaces,
  prepareOrder,
  refuseUnpaidOrder,
  type UnpaidOrderLimits,
  unpaidOrderLocks,
} from './unpaid-order-limits.ts';

export interface PlaceOrderParts {
  readonly database: Database;
  /** Opens its transactions; absent: the database. */
  readonly within?: Pick<Queryable, 'transaction'>;
  readonly clock: Clock;
  readonly basket: Pick<BasketArea, 'takeForOrder' | 'getOfUser'>;
  readonly delivery: Delivery;
  readonly payment: Pick<Payment, 'isOffered' | 'dueAt' | 'firstAttempt'>;
  readonly mails: OrderMails;
  readonly store: OrderStore;
  readonly unpaidOrderLimits: UnpaidOrderLimits;
}

export type PlaceOrderError =
  | 'not_available'
  | 'delivery_missing'
  | 'address_mismatch'
  | 'not_deliverable'
  | 'individual_terms'
  | 'idempotency_conflict'
  | 'basket_empty'
  | 'products_unavailable'
  | 'basket_changed'
  | 'document_needed'
  | 'too_many_open_orders';
type TakenBasket = NonNullable<Awaited<ReturnType<BasketArea['takeForOrder']>>>;

/** What a shopper sends; the shop's people have the customer pay at the counter, too. */
export type PlacedRequest = Omit<OrderRequest, 'payment'> & { readonly payment: OrderPaymentMethod };

/** The customer for whom the shop's people make an order, who may come into being with it. */
type BuyerInTransaction = (tx: Queryable) => Promise<Buyer>;

/** Whether the shop's people make it for their customer: its goods are its own at once, and limits do not count. */
const isOfShop = ({ actor }: Buyer): boolean => sideOf(actor) === 'shop';

/** Thrown inside the transaction, so that a refused order leaves nothing behind. */
class Refused extends Error {
  readonly failure: Failure<PlaceOrderError>;
  /** What was to be delivered, for `basket_changed`. */
  readonly delivered: DeliveredGoods | undefined;
  constructor(refusal: Failure<PlaceOrderError>, delivered?: DeliveredGoods) {
    super(refusal.code);
    this.failure = refusal;
    this.delivered = delivered;
  }
}

/** Thrown inside the transaction, so that a repeated request does not empty the basket that has been filled since. */
class AlreadyPlaced extends Error {
  readonly orderId: number;
  constructor(orderId: number) {
    super();
    this.orderId = orderId;
  }
}

/** Thrown inside the transaction, which is then tried again with the next number. */
class NumberTaken extends Error {}

/** Thrown inside the transaction, which is then tried again: the order waits for its place, if the slot itself is not full. */
class NoPlaceToHold extends Error {}

interface DeliveredGoods {
  readonly delivery: ResolvedDelivery;
  readonly goods: Goods;
}

/**
 * Makes an order of the buyer's basket in one transaction: all of it happens or nothing. Prices, stock and totals are
 * those of the catalogue at that moment; the same request again returns the order that it made. An order whose address nobody
 * has confirmed holds its goods and its place only within the share of such orders; beyond it, it waits for them.
 */
export async function placeOrder(
  parts: PlaceOrderParts,
  buyerOf: Buyer | BuyerInTransaction,
  request: PlacedRequest,
): Promise<StoredOrder | Failure<PlaceOrderError>> {
  for (let mayHoldPlace = true; ;) {
    try {
      const { within = parts.database } = parts;
      return await within.transaction(async (tx) => {
        const buyer = typeof buyerOf === 'function' ? await buyerOf(tx) : buyerOf;
        return placeInTransaction(tx, parts, buyer, request, mayHoldPlace);
      });
    } catch (error) {
      if (error instanceof NumberTaken) continue;
      if (error instanceof NoPlaceToHold) {
        mayHoldPlace = false;
        continue;
      }
      if (error instanceof AlreadyPlaced) return (await findOrderById(parts.database, error.orderId))!;
      if (!(error instanceof Refused)) throw error;
      // The shop's people see no basket.
      if (!error.delivered || typeof buyerOf === 'function') return error.failure;
      return describeChange(parts, buyerOf, error.delivered);
    }
  }
}

async function placeInTransaction(
  tx: Queryable,
  parts: PlaceOrderParts,
  buyer: Buyer,
  request: PlacedRequest,
  mayHoldPlace: boolean,
): Promise<StoredOrder> {
  const { store, payment, mails } = parts;
  const taken = await parts.basket.takeForOrder(tx, buyer.userId, [
    ...unpaidOrderLocks(buyer),
    ...mails.locksOf(buyer),
  ]);
  if (!taken) throw new Refused(failure('basket_empty'));
  const placedAt = parts.clock();
  const requestKey = buyer.requestKey ?? basketRequestKey(taken);
  const requestHash = hashOf(request);
  // Once locked: of many equal requests at once the first has made the order.
  const {
    serial,
    earlier,
    open,
    mail: schedule,
  } = await prepareOrder(tx, buyer, {
    requestKey,
    mail: mails.scheduleValues(buyer, placedAt),
    now: placedAt,
    delivery: request.delivery,
  });
  if (earlier?.requestHash === requestHash) throw new AlreadyPlaced(earlier.id);
  if (earlier) throw new Refused(failure('idempotency_conflict'));
  if (taken.lines.length === 0) throw new Refused(failure('basket_empty'));
  const found = await resolveDelivery(parts, request);
  if (found instanceof Failure) throw new Refused(found);

  const units = taken.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  function refuseBeyondLimits(amount: Cents): void {
    if (isOfShop(buyer)) return;
    const order = { ...buyer, pieces: units, amount, placedAt };
    const refusal = refuseUnpaidOrder(open, order, parts.unpaidOrderLimits);
    if (refusal) throw new Refused(refusal);
  }
  // The limits come before any stock is locked, so that customers at one delay no others; the amount is known later.
  refuseBeyondLimits(cents(0));
  const number = store.numberOf(serial, placedAt);
  const { sold, stock, stockChanges } = await lockGoods(tx, taken, buyer.locale);
  const resolved = sold.some(({ product }) => isHandedOver(product.es)) ? found : nothingHandedOver;
  if (!request.delivery && sold.some(({ product }) => isHandedOver(product.es)))
    throw new Refused(failure('delivery_missing', { fields: [{ field: 'delivery', code: 'required' }] }));
  refuseImpossible(sold, resolved, buyer.locale);
  const { goods, priced } = price(parts, buyer, resolved, sold);
  if (!isAsShown(request, taken.version, priced.amount))
    throw new Refused(failure('basket_changed', { facts: { amount: eurosFromCents(priced.amount) } }), {
      delivery: resolved,
      goods,
    });
  if (lacksDocument(request.customer, priced.amount))
    throw new Refused(
      failure('document_needed', { fields: [{ field: 'customer.document', code: 'document_needed' }] }),
    );
  const virtual = virtualOf(sold);
  if (!payment.isOffered(request.payment, priced.amount) || (virtual && isLender(request.payment)))
    throw new Refused(failure('not_available', { fields: [paymentField] }));
  refuseBeyondLimits(priced.amount);

  const { hold, changes } = holdOf(buyer, stockChanges, stock);
  const takesPlace = hold === null || (hold === 'unconfirmed' && mayHoldPlace && !isOutOfPlaces(open));
  if (resolved.place && !takesPlace && !(await parts.delivery.places.isFree(tx, resolved.place.slot)))
    throw new Refused(slotFull);
  const paymentDueAt = dueAtOf(parts, buyer, request.payment, resolved, placedAt);
  const mail = mails.planFirst(buyer, number, isOfShop(buyer) ? atOnce(placedAt) : schedule, placedAt);
  const order = await store.insert(tx, {
    number,
    buyer,
    mail,
    requestKey,
    requestHash,
    request,
    sold,
    stockChanges: changes,
    hold,
    priced,
    delivery: { ...storedDelivery(resolved, { takesPlace }), ...(virtual && { virtual }) },
    place: takesPlace ? resolved.place : null,
    attempt: payment.firstAttempt(
      { number, method: request.payment, amount: priced.amount, dueAt: paymentDueAt },
      placedAt,
    ),
    units,
    placedAt,
    paymentDueAt,
  });
  if (order === 'number_taken') throw new NumberTaken();
  if (order === 'slot_full') throw hold === null ? new Refused(slotFull) : new NoPlaceToHold();
  await followStock(tx, stock, order.moved);
  await mails.addFirst(tx, order.stored, mail);
  return order.stored;
}

/** So long a customer has to follow the link of the mail with which an order by phone is to be paid. */
const linkMs = 2 * dayMs;

/** Until when a new order keeps its goods without being paid. */
function dueAtOf(
  { payment }: PlaceOrderParts,
  buyer: Buyer,
  method: OrderPaymentMethod,
  resolved: ResolvedDelivery,
  placedAt: Date,
): Date {
  const handoverAt = handoverOf(resolved);
  const usual = payment.dueAt(method, placedAt, handoverAt);
  if (isOfShop(buyer)) return dueByShop(payment, method, placedAt, handoverAt);
  return holdUntil(usual, placedAt, buyer.isEmailConfirmed);
}

/** Until when an order can be paid in a way that the shop's people have chosen for its customer at a moment. */
export function dueByShop(
  payment: Pick<PlaceOrderParts['payment'], 'dueAt'>,
  method: OrderPaymentMethod,
  at: Date,
  handoverAt: Date | null,
): Date {
  const byLink = Math.min(at.getTime() + linkMs, handoverAt?.getTime() ?? Infinity);
  return new Date(Math.max(payment.dueAt(method, at, handoverAt).getTime(), byLink));
}

/** The schedule of a mail that no limit holds back. */
const atOnce = (now: Date) => ({ mailboxAt: now.toISOString(), places: [] });

/**
 * Without a key of the client's the basket as it was serves: a version of it is ordered once (decisions.md section 7).
 * An order empties the basket, which counts as one change: an empty one may be what the order just before left behind.
 */
const basketRequestKey = ({ id, version, lines }: TakenBasket): string =>
  `basket:${id}:${lines.length > 0 ? version : version - 1}`;

const slotFull = failure('not_available', {
  fields: [{ field: 'delivery.slot', code: 'not_available' }],
  facts: { reason: 'slot' },
});

/** How an order has its goods, and what it takes from stock for that. */
function holdOf(
  buyer: Buyer,
  changes: readonly StockChange[],
  stock: LockedStock,
): { hold: Hold | null; changes: readonly StockChange[] } {
  if (buyer.isEmailConfirmed || isOfShop(buyer)) return { hold: null, changes };
  const held = asHeld(changes, stock);
  return held ? { hold: 'unconfirmed', changes: held } : { hold: 'waiting', changes: [] };
}

const paymentField = { field: 'payment', code: 'not_available' };

/** Neither delivered nor picked up: an order of virtual articles. */
const nothingHandedOver: ResolvedDelivery = {
  ...{ type: 'pickup', pickupPoint: null, address: null, zone: null },
  ...{ date: null, slot: null, readyAt: null, place: null },
};

/** Whether virtual articles are all of an order that needs no place and time, or some of it. */
function virtualOf(sold: readonly SoldLine[]): StoredDelivery['virtual'] {
  if (!sold.some(({ product }) => product.es.isVirtual)) return undefined;
  return sold.some(({ product }) => isHandedOver(product.es)) ? 'some' : 'all';
}

/** How an order is delivered, or why neither that nor its payment can be had: `not_available` names all such fields. */
async function resolveDelivery(
  { delivery, payment }: PlaceOrderParts,
  request: PlacedRequest,
): Promise<ResolvedDelivery | Failure<PlaceOrderError>> {
  const resolved = request.delivery ? await delivery.resolve(request.delivery, request.payment) : nothingHandedOver;
  if (payment.isOffered(request.payment)) return resolved;
  const isUnavailable = resolved instanceof Failure && resolved.code === 'not_available';
  const fields = isUnavailable ? (resolved.fields ?? []) : [];
  return failure('not_available', { fields: [...fields, paymentField] });
}

/** What the order costs, the delivery of its goods included; refused where that has to be agreed on first. */
function price(
  { delivery }: PlaceOrderParts,
  { userId }: Buyer,
  resolved: ResolvedDelivery,
  sold: readonly SoldLine[],
): { goods: Goods; priced: PricedBasket } {
  const lines = sold.map(({ product, quantity }) => ({ ...product.es, productId: product.es.id, quantity }));
  const withoutDelivery = quoteBasket(lines, { userId });
  const goods = { price: withoutDelivery.price, classes: carriedClasses(sold.map(({ product }) => product.es)) };
  const quote = delivery.quote(resolved, goods);
  if (quote.price === null) throw new Refused(failure('individual_terms', { facts: { contact: delivery.contact() } }));
  return { goods, priced: quoteBasket(lines, { userId, delivery: quote.price }) };
}

/** A tonne of sand is not picked up, and goods are handed over somewhere. */
function refuseImpossible(
  sold: readonly SoldLine[],
  { type, address, pickupPoint }: ResolvedDelivery,
  locale: Locale,
): void {
  const isNowhere = !address && !pickupPoint;
  const products = sold
    .filter(({ product }) => (isNowhere ? isHandedOver(product.es) : !canBeHadBy(product.es, type)))
    .map(({ product }) => ({ id: product.es.id, name: product[locale].name }));
  if (products.length === 0) return;
  const fields = [{ field: 'delivery.type', code: 'not_available' }];
  throw new Refused(failure('not_available', { fields, facts: { products } }));
}

interface LockedGoods {
  readonly sold: SoldLine[];
  readonly stock: LockedStock;
  /** What they take from stock, which happens when the order is stored. */
  readonly stockChanges: readonly StockChange[];
}

/** Locks the goods and reads them, as they stay until the order is stored; refused where there is not enough. */
async function lockGoods(tx: Queryable, { lines }: TakenBasket, locale: Locale): Promise<LockedGoods> {
  const locked = await lockForSale(
    tx,
    lines.map(({ productId }) => productId),
  );
  const { changes: stockChanges, shortages } = planSale(lines, locked.stock);
  const { es, ca } = locked.products;
  const own = { es, ca }[locale];
  const unavailable = lines.flatMap(({ productId: id }) => {
    const product = own.get(id);
    if (!product?.isSellable) return [{ id, name: product?.name ?? '', reason: 'no_longer_sold', maxQuantity: 0 }];
    const shortage = shortages.find(({ productId }) => productId === id);
    if (!shortage) return [];
    const reason = shortage.available === 0 ? 'sold_out' : 'fewer_available';
    return [{ id, name: product.name, reason, maxQuantity: shortage.available }];
  });
  if (unavailable.length > 0) throw new Refused(failure('products_unavailable', { facts: { products: unavailable } }));
  const sold = lines.map(({ productId, quantity }) => ({
    quantity,
    product: { es: es.get(productId)!, ca: ca.get(productId)! },
  }));
  return { sold, stock: locked.stock, stockChanges };
}

/** A full invoice names its customer with the number of a document (RD 1619/2012 art. 6.1.d). */
export const lacksDocument = (
  { type, document, wantsInvoice }: Pick<OrderRequest['customer'], 'type' | 'document' | 'wantsInvoice'>,
  amount: Cents,
): boolean => !document && (wantsInvoice === true || needsDocumentNumber(type, eurosFromCents(amount)));

/** Whether the basket and the sum are those that the customer was shown; a request without them always passes. */
const isAsShown = ({ basketVersion, expectedPrice }: PlacedRequest, version: number, amount: number): boolean =>
  (basketVersion ?? version) === version &&
  (expectedPrice === undefined || expectedPrice === null || centsFromEuros(expectedPrice) === amount);

/** What the customer must see before trying again; read after the transaction, which has given its stock back. */
async function describeChange(
  { basket, delivery }: PlaceOrderParts,
  { userId, locale }: Buyer,
  { delivery: resolved, goods }: DeliveredGoods,
): Promise<Failure<'basket_changed'>> {
  const shown = await basket.getOfUser(userId, locale);
  const quote = delivery.quote(resolved, { ...goods, price: centsFromEuros(shown.price) });
  return failure('basket_changed', {
    facts: { basket: shown, ...(resolved.type === 'delivery' && { delivery: costInEuros(quote) }) },
  });
}
