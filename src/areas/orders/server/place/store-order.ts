import { createHash } from 'node:crypto';
import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '#values/actor.ts';
import { shopTime } from '#values/shop-time.ts';
import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { placeValues, type ResolvedDelivery, takePlaceSql } from '#areas/delivery/server/delivery.ts';
import {
  movementValues,
  moveStockSql,
  type MovedProduct,
  type StockChange,
} from '#areas/inventory/server/inventory.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import { type AttemptValues, insertAttemptSql } from '#areas/payment/server/payment.ts';
import { recordChangeSql } from '#areas/staff/server/staff.ts';
import type { PricedBasket } from '#areas/pricing/price-basket.ts';
import type { Locale } from '#i18n/locale.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import type { CountedNetwork } from '#platform/http/addresses/network.ts';
import { type MailPlan, storeMailSql, takeMailPlacesSql } from '#platform/mail/mail-limits.ts';
import { createSerialCipher } from '#platform/secret/serial-cipher.ts';
import type { OrderRequest } from '../../contract.ts';
import {
  type Hold,
  orderAdjustments,
  orderLines,
  orders,
  storedColumns,
  type StoredDelivery,
} from '../records/orders-tables.ts';
import type { StoredLine, StoredOrder } from '../records/order-queries.ts';
import { placedVerb } from '../records/order-log.ts';
import type { UnpaidOrderer } from './unpaid-order-limits.ts';

export interface Buyer extends UnpaidOrderer {
  readonly actor: Actor;
  /** True without an account: the customer sees the order by the link in its mail. */
  readonly isGuest: boolean;
  /** Whether the buyer has confirmed the order's address: it is the account's own. */
  readonly isEmailConfirmed: boolean;
  readonly locale: Locale;
  /** The client's own; null: the basket as it is serves. */
  readonly requestKey: string | null;
  /** Those of the visit that count for the limits on mails. */
  readonly mailNetworks: readonly CountedNetwork[];
}

export interface SoldLine {
  readonly quantity: number;
  readonly product: Readonly<Record<Locale, SaleProduct>>;
}

export interface NewOrder {
  readonly number: string;
  readonly buyer: Buyer;
  readonly mail: MailPlan;
  readonly requestKey: string;
  readonly requestHash: string;
  readonly request: Omit<OrderRequest, 'payment'> & { readonly payment: OrderPaymentMethod };
  readonly sold: readonly SoldLine[];
  readonly stockChanges: readonly StockChange[];
  readonly priced: PricedBasket;
  readonly delivery: StoredDelivery;
  /** Null also where it waits for one. */
  readonly place: ResolvedDelivery['place'];
  readonly hold: Hold | null;
  readonly attempt: AttemptValues;
  /** Pieces of all lines. */
  readonly units: number;
  readonly placedAt: Date;
  readonly paymentDueAt: Date;
}

export type OrderStore = ReturnType<typeof createOrderStore>;

/** The rows of new orders: what is bought, by whom and for how much, as it was at that moment. */
export function createOrderStore(secret: string) {
  const cipher = createSerialCipher(secret, 'order numbers');

  return {
    /** An order number: the year by the shop's clock and digits that cannot be guessed. */
    numberOf: (serial: number, placedAt: Date): string => `${shopTime(placedAt).date.slice(2, 4)}-${cipher(serial)}`,
    insert,
  };
}

/** A validated request has its fields in the order of the schema. */
export const hashOf = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** SQL that inserts rows from the elements of a JSON array, whose properties are named as the columns in the code. */
function insertFromJson(table: PgTable, json: Placeholder, { of }: { of?: SQL } = {}): SQL {
  const columns = Object.entries(table === orders ? storedColumns : getTableColumns(table)).filter(
    ([, { generated, generatedIdentity }]) => !generated && !generatedIdentity,
  );
  const given = columns.filter(([key]) => !(of && key === 'orderId'));
  const names = (quoted: readonly string[]) =>
    sql.join(
      quoted.map((name) => sql.identifier(name)),
      sql`, `,
    );
  const types = given.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  return sql`INSERT INTO ${table} (${of ? sql`order_id, ` : sql``}${names(given.map(([, { name }]) => name))})
    SELECT ${of ? sql`placed.id, ` : sql``}${names(given.map(([key]) => key))}
    FROM ${of ? sql`${of}, ` : sql``}jsonb_to_recordset(${json}::jsonb) AS given (${sql.join(types, sql`, `)})`;
}

const insertedOrder = namedStatement<{ id: number; hasPlace: boolean; moved: MovedProduct[] }>(
  'order-insert',
  sql`WITH placed AS (
      ${insertFromJson(orders, sql.placeholder('order'))} ON CONFLICT (number) DO NOTHING
      RETURNING id, number, status, payment_status, placed_at
    ),
    lines AS (${insertFromJson(orderLines, sql.placeholder('lines'), { of: sql`placed` })}),
    adjustments AS (${insertFromJson(orderAdjustments, sql.placeholder('adjustments'), { of: sql`placed` })}),
    ${moveStockSql},
    attempt AS (${insertAttemptSql(sql`placed`)}),
    place AS (${takePlaceSql(sql`placed`)}),
    mail AS (${storeMailSql}),
    mail_place AS (${takeMailPlacesSql}),
    history AS (
      INSERT INTO order_history (order_id, status, payment_status, at, actor_kind, actor_id)
      SELECT id, status, payment_status, placed_at, ${sql.placeholder('actorKind')}, ${sql.placeholder('actorId')} FROM placed
    ),
    log AS (${recordChangeSql(sql`(SELECT id, number AS label, placed_at AS at FROM placed)`, {
      verb: placedVerb,
      subjectKind: 'order',
      changes: [
        { field: 'status', before: null, after: 'created' },
        { field: 'paymentStatus', before: null, after: 'pending' },
      ],
    })})
    SELECT id, EXISTS (SELECT FROM place) AS "hasPlace", (SELECT coalesce(json_agg(moved), '[]') FROM moved) AS moved
    FROM placed`,
);

interface InsertedOrder {
  readonly stored: StoredOrder;
  readonly moved: readonly MovedProduct[];
}

/**
 * Stores an order with its lines, its history, its line in the log and its first attempt to pay, and counts its mail, takes its goods from stock and its place in the slot. 'number_taken': by
 * an order that was numbered in another way or under another secret; 'slot_full': also the share of those who only hold a
 * place; the caller rolls back.
 */
async function insert(tx: Queryable, order: NewOrder): Promise<InsertedOrder | 'number_taken' | 'slot_full'> {
  const { buyer, request, priced, placedAt } = order;
  const stored: Omit<StoredOrder, 'id'> = {
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
    isInvoiceOutdated: false,
    vat: priced.vat,
    customer: customerOf(request),
    receiver: request.receiver ?? null,
    delivery: { ...order.delivery, ...(takesBack(order) && { takeBack: true }) },
    comment: request.comment ?? '',
    requestKey: order.requestKey,
    requestHash: order.requestHash,
    placedAt,
    updatedAt: placedAt,
    paymentDueAt: order.paymentDueAt,
    hold: order.hold,
  };
  const adjustments = priced.adjustments.map((adjustment, position) => ({ ...adjustment, position }));
  const [inserted] = await insertedOrder(tx, {
    order: JSON.stringify([stored]),
    lines: JSON.stringify(linesOf(order)),
    adjustments: JSON.stringify(adjustments),
    ...order.attempt,
    ...actorValues(buyer.actor),
    device: buyer.actor.device ?? null,
    ...movementValues(order.stockChanges, {
      kind: 'sale',
      orderNumber: order.number,
      now: placedAt,
      actor: buyer.actor,
    }),
    ...placeValues(order.place, { isHeld: order.hold === 'unconfirmed' }),
    ...order.mail.values,
  });
  if (!inserted) return 'number_taken';
  if (order.place && !inserted.hasPlace) return 'slot_full';
  return { stored: { id: inserted.id, ...stored }, moved: inserted.moved };
}

/** Whether the van takes an old appliance along: only when it brings another (RD 110/2015). */
const takesBack = ({ request: { delivery }, sold }: NewOrder): boolean =>
  delivery?.type === 'delivery' && delivery.takeBack === true && sold.some(({ product }) => product.es.isAppliance);

/** The lines as they are bought: later changes of the catalogue do not touch them. */
const linesOf = ({ sold, priced }: NewOrder): Omit<StoredLine, 'orderId'>[] =>
  sold.map(({ product, quantity }, position) => ({
    ...describedLine(product),
    ...pricedLine(priced.lines[position]!),
    position,
    quantity,
  }));

/** What a line says of its product. */
export const describedLine = ({ es, ca }: SoldLine['product']) => ({
  productId: es.id,
  article: es.article,
  name: { es: es.name, ca: ca.name },
  brand: es.brand,
  slug: es.slug,
  picture: es.picture,
  unit: es.unit,
  withdrawalExemption: es.withdrawalExemption,
  set: { es: [...es.set], ca: [...ca.set] },
});

/** What a line says of its price. */
export const pricedLine = ({ price, sum, vatRate, vat }: PricedBasket['lines'][number]) => ({
  basePrice: price.base,
  salePrice: price.sale,
  sum,
  vatRate,
  vatAmount: vat,
});

const customerOf = ({ customer }: Pick<OrderRequest, 'customer'>): StoredOrder['customer'] => ({
  type: customer.type,
  name: customer.name,
  surname: customer.surname,
  email: customer.email,
  phone: customer.phone,
  document: customer.document ?? null,
  organization: customer.organization || null,
  ...(customer.address && { address: customer.address }),
  ...(customer.wantsInvoice && customer.type === 'individual' && { wantsInvoice: true }),
});

/** How an order is delivered, as it was at that moment: later changes of zones and pickup points do not touch it. */
export function storedDelivery(
  { type, address, zone, pickupPoint, date, slot, readyAt, place }: ResolvedDelivery,
  { takesPlace }: { takesPlace: boolean },
): StoredDelivery {
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
    ...(readyAt !== null && { readyAt }),
    ...(place && (takesPlace ? { hasPlace: true } : { lacksPlace: true })),
  };
}
