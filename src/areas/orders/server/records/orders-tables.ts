import { getTableColumns, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';
import type { WithdrawalExemption } from '#areas/catalogue/contract.ts';
import type { OrderPaymentMethod, PaymentStatus } from '#areas/payment/contract.ts';
import type { Adjustment } from '#areas/pricing/price-basket.ts';
import type { VatOfRate, VatRate } from '#areas/pricing/vat.ts';
import type { Order, OrderItem, OrderStatus } from '../../contract.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What order numbers are made from. */
export const orderNumbers = pgSequence('order_numbers');

/** Texts of the shop in both languages, as they were when the order was made. */
export type Translated = Record<Locale, string>;

export type StoredDelivery = Omit<Order['delivery'], 'pickupPoint' | 'zone'> & {
  pickupPoint: (Omit<NonNullable<Order['delivery']['pickupPoint']>, 'name'> & { name: Translated }) | null;
  zone?: { id: number; name: Translated };
  /** It has taken a place of its slot, which is given back when it is cancelled. */
  hasPlace?: true;
  /** It waits for a place of its slot, which it takes when its address is confirmed or it is paid. */
  lacksPlace?: true;
};

export type Hold = 'unconfirmed' | 'waiting';

/**
 * Holds goods without being paid. In literals, not parameters: otherwise the planner cannot use the partial indexes.
 */
export const isOpenUnpaid = sql`payment_status IN ('pending', 'failed', 'processing')
  AND status IN ('created', 'confirmed', 'preparing', 'ready')`;

/** Its goods have left the shop before its money has come; in literals for the same reason. */
export const isGoneUnpaid = sql`payment_status IN ('pending', 'failed', 'processing') AND status IN ('shipped', 'delivered')`;

/** Not delivered, cancelled or returned; in literals for the same reason. */
export const isActive = sql`status IN ('created', 'confirmed', 'preparing', 'ready', 'shipped')`;

export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** Placed without an account: the customer follows it by number and e-mail. */
    isGuest: boolean('is_guest').notNull(),
    /** Where its mails go: a guest's is the session's address. */
    email: text().notNull(),
    /** When the address was proven to be the customer's; an account's is from the start. */
    emailConfirmedAt: at('email_confirmed_at'),
    /**
     * The networks it was placed from, signed with the shop's secret, the largest first; null once it holds no unpaid goods
     * or its address was confirmed.
     */
    network: text(),
    locale: text().$type<Locale>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    payment: text().$type<OrderPaymentMethod>().notNull(),
    /** Cents: goods before and after reductions, and delivery. */
    total: bigint({ mode: 'number' }).notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    deliveryPrice: bigint('delivery_price', { mode: 'number' }).notNull(),
    /** Pieces of all lines. */
    units: integer().notNull(),
    /** The shop has changed what was sold since its invoice was issued: once it is paid, another takes its place. */
    isInvoiceOutdated: boolean('is_invoice_outdated').notNull().default(false),
    /** What is taxed at each rate, delivery included, in cents. */
    vat: jsonb().$type<readonly VatOfRate[]>().notNull(),
    customer: jsonb().$type<Order['customer']>().notNull(),
    receiver: jsonb().$type<Order['receiver']>(),
    delivery: jsonb().$type<StoredDelivery>().notNull(),
    // What the staff filters and sorts by, of `delivery`, so that one index has it.
    deliveryType: text('delivery_type')
      .$type<StoredDelivery['type']>()
      .generatedAlwaysAs(sql`delivery ->> 'type'`),
    deliveryDate: text('delivery_date').generatedAlwaysAs(sql`delivery ->> 'date'`),
    slotFrom: text('slot_from').generatedAlwaysAs(sql`delivery #>> '{slot,from}'`),
    slotTo: text('slot_to').generatedAlwaysAs(sql`delivery #>> '{slot,to}'`),
    zoneId: integer('zone_id').generatedAlwaysAs(sql`(delivery #>> '{zone,id}')::int`),
    comment: text().notNull().default(''),
    /** The Idempotency-Key, or basket and version where none came; unique for the user. */
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
    placedAt: at('placed_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /**
     * How an unpaid order has its goods. `unconfirmed`: it holds them for a short time, as nobody has confirmed its address;
     * they count among what such orders hold. `waiting`: it has none, and takes them when its address is confirmed or it is
     * paid. Null: they are its own.
     */
    hold: text().$type<Hold>(),
    /** It was cancelled without being paid, and money that had come for it has not gone back. */
    owesMoney: boolean('owes_money').notNull().default(false),
    /** Unpaid after this moment it is cancelled, or waits if it was held for a short time; null once that does not apply. */
    paymentDueAt: at('payment_due_at'),
  },
  (table) => [
    unique('orders_request_key').on(table.userId, table.requestKey),
    index('orders_of_user').on(table.userId, table.placedAt),
    index('orders_open_of_user').on(table.userId).where(isOpenUnpaid),
    index('orders_open_of_email')
      .on(sql`lower(${table.email})`)
      .where(isOpenUnpaid),
    // By bytes, so that the orders of a large network are found by the beginning of the text.
    index('orders_open_of_network').on(table.network.op('text_pattern_ops')).where(isOpenUnpaid),
    index('orders_payment_due')
      .on(table.paymentDueAt)
      .where(sql`${table.paymentDueAt} IS NOT NULL`),
    // For the lists of the staff: the open orders, and all that others are filtered and sorted by, which is read and counted
    // without their rows.
    index('orders_active').on(table.status, table.placedAt).where(isActive),
    index('orders_gone_unpaid').on(table.placedAt).where(isGoneUnpaid),
    index('orders_listed').on(
      table.placedAt,
      table.id,
      table.status,
      table.paymentStatus,
      table.payment,
      table.deliveryType,
      table.deliveryDate,
      table.slotFrom,
      table.slotTo,
      table.zoneId,
      table.price,
      table.number,
    ),
    // The same counted by any of the few values that filters have: equal ones are stored once, in a twelfth of the room.
    index('orders_counted').on(
      table.status,
      table.paymentStatus,
      table.payment,
      table.deliveryType,
      table.slotFrom,
      table.slotTo,
      table.zoneId,
    ),
    // By day, and in the orders of the list that `orders_listed` has not.
    index('orders_by_slot').on(table.deliveryDate.asc().nullsFirst(), table.slotFrom.asc().nullsFirst(), table.id),
    index('orders_by_price').on(table.price, table.id),
    index('orders_owing')
      .on(table.placedAt)
      .where(sql`${table.status} = 'cancelled' AND ${table.paymentStatus} = 'paid'`),
    index('orders_owing_part')
      .on(table.placedAt)
      .where(sql`${table.owesMoney}`),
    check(
      'orders_amounts',
      sql`${table.price} >= 0 AND ${table.total} >= ${table.price} AND ${table.deliveryPrice} >= 0`,
    ),
  ],
);

const {
  deliveryType: _type,
  deliveryDate: _date,
  slotFrom: _from,
  slotTo: _to,
  zoneId: _zone,
  owesMoney: _owes,
  ...storedColumns
} = getTableColumns(orders);
/** Without those that only lists are made by. */
export { storedColumns };

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer('product_id').notNull(),
    article: text().notNull(),
    name: jsonb().$type<Translated>().notNull(),
    /** The brand; orders from before it was stored have none. */
    brand: text(),
    slug: text().notNull(),
    picture: jsonb().$type<OrderItem['picture']>(),
    unit: text().notNull(),
    /** Cents per unit; salePrice 0 without a reduction. */
    basePrice: integer('base_price').notNull(),
    salePrice: integer('sale_price').notNull(),
    quantity: integer().notNull(),
    /** Cents of the whole line after reductions, and the VAT that they contain. */
    sum: bigint({ mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    /** Whole percent. */
    vatRate: integer('vat_rate').$type<VatRate>().notNull(),
    withdrawalExemption: text('withdrawal_exemption').$type<WithdrawalExemption>(),
    set: jsonb().$type<{ es: OrderItem['set']; ca: OrderItem['set'] }>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    // An article number is found however it is spelled.
    index('order_lines_article').on(
      sql`lower(regexp_replace(${table.article}, '[^a-zA-Z0-9]', '', 'g')) text_pattern_ops`,
    ),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_vat_rate', sql`${table.vatRate} IN (21, 10, 4, 0)`),
    check('order_lines_amounts', sql`${table.vatAmount} BETWEEN 0 AND ${table.sum}`),
  ],
);

/** Why an order costs less than its list prices: total minus all amounts is price. */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The position of its line; null: of the order as a whole. */
    line: integer(),
    kind: text().$type<Adjustment['kind']>().notNull(),
    /** The promotion's. */
    code: text(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    foreignKey({
      name: 'order_adjustments_line',
      columns: [table.orderId, table.line],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }).onDelete('cascade'),
    check('order_adjustments_amount', sql`${table.amount} > 0`),
  ],
);

/** Every change of an order's status or of its payment's, in the order in which it happened. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    at: at('at').notNull(),
    ...actorColumns,
  },
  (table) => [actorCheck('order_history', table), index('order_history_of_order').on(table.orderId)],
);
