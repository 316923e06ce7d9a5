import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { shopTime } from '#values/shop-time.ts';
import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import type { ResolvedDelivery } from '#areas/delivery/server/delivery.ts';
import type { PricedBasket } from '#areas/pricing/price-basket.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { createSerialCipher } from '#platform/secret/serial-cipher.ts';
import type { OrderRequest } from '../../contract.ts';
import { orderAdjustments, orderHistory, orderLines, orders, type StoredDelivery } from '../orders-tables.ts';
import type { StoredOrder } from '../view/order-queries.ts';
import type { UnpaidOrderer } from './unpaid-order-limits.ts';

export interface Buyer extends UnpaidOrderer {
  /** Without an account: its customer sees the order by the link in its mail. */
  readonly isGuest: boolean;
  /** Whether the buyer has confirmed the order's address: it is the account's own. */
  readonly isEmailConfirmed: boolean;
  readonly locale: Locale;
  /** The client's own; null: the basket as it is serves. */
  readonly requestKey: string | null;
}

export interface SoldLine {
  readonly quantity: number;
  readonly product: Readonly<Record<Locale, SaleProduct>>;
}

export interface NewOrder {
  readonly number: string;
  readonly buyer: Buyer;
  readonly requestKey: string;
  readonly request: OrderRequest;
  readonly sold: readonly SoldLine[];
  readonly priced: PricedBasket;
  readonly delivery: StoredDelivery;
  /** Pieces of all lines. */
  readonly units: number;
  readonly placedAt: Date;
  readonly paymentDueAt: Date;
}

/** The rows of new orders: what is bought, by whom and for how much, as it was at that moment. */
export function createOrderStore(secret: string) {
  const cipher = createSerialCipher(secret, 'order numbers');

  /** Returns an order number: the year by the shop's clock and digits that cannot be guessed. */
  async function nextNumber(tx: Queryable, placedAt: Date): Promise<string> {
    const year = shopTime(placedAt).date.slice(2, 4);
    // A number may be taken by an order that was numbered in another way or under another secret.
    for (;;) {
      const { rows } = await tx.execute<{ serial: string }>(sql`SELECT nextval('order_numbers') AS serial`);
      const number = `${year}-${cipher(Number(rows[0]!.serial))}`;
      const [taken] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
      if (!taken) return number;
    }
  }

  return { nextNumber, findEarlier, insert };
}

export type OrderStore = ReturnType<typeof createOrderStore>;

/** A validated request has its fields in the order of the schema. */
const hashOf = (request: OrderRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** The order that a key has made already; a conflict when the key came with another request. */
async function findEarlier(
  tx: Queryable,
  userId: number,
  requestKey: string,
  request: OrderRequest,
): Promise<StoredOrder | Failure<'idempotency_conflict'> | null> {
  const [earlier] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.requestKey, requestKey)));
  if (!earlier) return null;
  return earlier.requestHash === hashOf(request) ? earlier : failure('idempotency_conflict');
}

async function insert(tx: Queryable, order: NewOrder): Promise<StoredOrder> {
  const { buyer, request, priced, placedAt } = order;
  const [stored] = await tx
    .insert(orders)
    .values({
      number: order.number,
      userId: buyer.userId,
      isGuest: buyer.isGuest,
      email: buyer.email,
      emailConfirmedAt: buyer.isEmailConfirmed ? placedAt : null,
      network: buyer.network,
      locale: buyer.locale,
      status: 'created',
      paymentStatus: 'pending',
      payment: request.payment,
      total: priced.total,
      price: priced.price,
      deliveryPrice: priced.amount - priced.price,
      units: order.units,
      vat: priced.vat,
      customer: customerOf(request),
      receiver: request.receiver ?? null,
      delivery: { ...order.delivery, ...(takesBack(order) && { takeBack: true }) },
      comment: request.comment ?? '',
      requestKey: order.requestKey,
      requestHash: hashOf(request),
      placedAt,
      updatedAt: placedAt,
      paymentDueAt: order.paymentDueAt,
    })
    .returning();
  const { id: orderId, status, paymentStatus } = stored!;
  await tx.insert(orderLines).values(linesOf(order).map((line) => ({ ...line, orderId })));
  const adjustments = priced.adjustments.map((adjustment, position) => ({ ...adjustment, position, orderId }));
  if (adjustments.length > 0) await tx.insert(orderAdjustments).values(adjustments);
  await tx.insert(orderHistory).values({ orderId, status, paymentStatus, at: placedAt });
  return stored!;
}

/** Only when an appliance is brought can the van take an old one along (RD 110/2015). */
const takesBack = ({ request: { delivery }, sold }: NewOrder): boolean =>
  delivery.type === 'delivery' && delivery.takeBack === true && sold.some(({ product }) => product.es.isAppliance);

/** The lines as they are bought: later changes of the catalogue do not touch them. */
const linesOf = ({ sold, priced }: NewOrder): Omit<typeof orderLines.$inferInsert, 'orderId'>[] =>
  sold.map(({ product: { es, ca }, quantity }, position) => ({
    position,
    productId: es.id,
    article: es.article,
    name: { es: es.name, ca: ca.name },
    slug: es.slug,
    picture: es.picture,
    unit: es.unit,
    withdrawalExemption: es.withdrawalExemption,
    basePrice: es.base,
    salePrice: es.sale,
    quantity,
    sum: priced.lines[position]!.sum,
    vatRate: priced.lines[position]!.vatRate,
    vatAmount: priced.lines[position]!.vat,
    set: { es: [...es.set], ca: [...ca.set] },
  }));

const customerOf = ({ customer }: OrderRequest): StoredOrder['customer'] => ({
  type: customer.type,
  name: customer.name,
  surname: customer.surname,
  email: customer.email,
  phone: customer.phone,
  document: customer.document ?? null,
  organization: customer.organization || null,
  ...(customer.address && { address: customer.address }),
});

/** How an order is delivered, as it was at that moment: later changes of zones and pickup points do not touch it. */
export function storedDelivery({
  type,
  address,
  zone,
  pickupPoint,
  date,
  slot,
  place,
}: ResolvedDelivery): StoredDelivery {
  return {
    type,
    address,
    ...(zone && { zone: { id: zone.id, name: zone.name } }),
    pickupPoint: pickupPoint && {
      id: pickupPoint.es.id,
      name: { es: pickupPoint.es.name, ca: pickupPoint.ca.name },
      address: pickupPoint.es.address,
      phone: pickupPoint.es.phone,
      coords: pickupPoint.es.coords,
    },
    date,
    slot,
    ...(place && { hasPlace: true }),
  };
}
