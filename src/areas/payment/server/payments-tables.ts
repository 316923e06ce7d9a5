import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Cents } from '#values/money.ts';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';
import {
  moneyWays,
  type OrderPaymentMethod,
  type PaymentReason,
  type PaymentStatus,
  type undone,
} from '../contract.ts';
import type { PaymentEvent, Shopper } from './payment-provider.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Attempts to pay an order: at most one of an order is open. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    method: text().$type<OrderPaymentMethod>().notNull(),
    provider: text().notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<PaymentStatus>().notNull(),
    /** What the provider knows the attempt by. */
    reference: text().notNull(),
    /** What the provider calls it; null until it has said so. */
    providerId: text('provider_id'),
    /** The customer's device, while the attempt is open and its provider wants to know it. */
    shopper: jsonb().$type<Shopper>(),
    /** Why it failed or was given up. */
    reason: text().$type<PaymentReason | typeof undone>(),
    /** What the provider said, oldest first, without personal data. */
    messages: jsonb().$type<PaymentEvent['message'][]>().notNull().default([]),
    /** Who chose to pay like this. */
    ...actorColumns,
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** The end of the time to pay it. */
    expiresAt: at('expires_at').notNull(),
    /** When the provider is asked next for its state; null: not any more. */
    inquireAt: at('inquire_at'),
    /** When the customer was reminded to pay. */
    remindedAt: at('reminded_at'),
    /** When the provider's approval was refused first, because the order could not be completed. */
    refusedAt: at('refused_at'),
  },
  (table) => [
    unique('payments_reference').on(table.provider, table.reference),
    index('payments_of_order').on(table.orderId),
    // For what is left of the money of an order that was given up, which few have.
    index('payments_given_up')
      .on(table.orderId)
      .where(sql`${table.state} IN ('cancelled', 'failed')`),
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`${table.state} IN ('pending', 'processing')`),
    index('payments_to_inquire')
      .on(table.inquireAt)
      .where(sql`${table.inquireAt} IS NOT NULL`),
    index('payments_refused')
      .on(table.refusedAt)
      .where(sql`${table.refusedAt} IS NOT NULL`),
    actorCheck('payments', table),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
);

export const moneyKinds = ['charge', 'refund'] as const;

/** Money that a provider, or the shopkeeper, has confirmed: received for an attempt, or paid back. Rows never change. */
export const paymentMoney = pgTable(
  'payment_money',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: moneyKinds }).notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    provider: text().notNull(),
    /** The same message again brings the same reference. */
    reference: text().notNull(),
    /** A charge that pays no order: of another amount, or for an order that was paid or cancelled before. */
    isSurplus: boolean('is_surplus').notNull().default(false),
    /** Null: in the way of its attempt. */
    way: text({ enum: moneyWays }),
    /** The charge that this one, of less than nothing, takes back: it was recorded by mistake. */
    reverses: bigint({ mode: 'number' }).references((): AnyPgColumn => paymentMoney.id),
    /** Who confirmed it. */
    ...actorColumns,
    at: at('at').notNull(),
  },
  (table) => [
    unique('payment_money_reference').on(table.provider, table.kind, table.reference),
    index('payment_money_of_payment').on(table.paymentId),
    index('payment_money_surplus')
      .on(table.paymentId)
      .where(sql`${table.isSurplus}`),
    actorCheck('payment_money', table),
    unique('payment_money_reverses').on(table.reverses),
    check(
      'payment_money_amount',
      sql`CASE WHEN ${table.reverses} IS NULL THEN ${table.amount} > 0 ELSE ${table.amount} < 0 AND ${table.kind} = 'charge' END`,
    ),
  ],
);

/**
 * What of received money pays its order no longer, because the shop's people have made it cheaper: it goes back as surplus does.
 * Less than nothing: the order has become dearer again before it went. Rows never change.
 */
export const paymentFreed = pgTable(
  'payment_freed',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Who has changed the order. */
    ...actorColumns,
    at: at('at').notNull(),
  },
  (table) => [
    index('payment_freed_of_payment').on(table.paymentId),
    actorCheck('payment_freed', table),
    check('payment_freed_amount', sql`${table.amount} <> 0`),
  ],
);

export const refundStates = ['requested', 'refunded', 'refused'] as const;

/** Pieces of a line of an order that a refund pays back. */
export interface RefundedLine {
  readonly position: number;
  readonly quantity: number;
  /** Cents: what they cost. */
  readonly amount: Cents;
}

/** Refunds: ordered from a provider, of an attempt one at a time; recorded by the shopkeeper; notified by the provider. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Cents of it that pay back surplus; the rest is taken off the sale. */
    surplus: bigint({ mode: 'number' }).notNull().default(0),
    state: text({ enum: refundStates }).notNull(),
    /** What the provider calls it. */
    reference: text(),
    /** The notification of the provider that was about it. */
    notification: text(),
    /** How often the provider was asked. */
    tries: integer().notNull().default(0),
    /** What it pays back; null: an amount, or nobody wrote it down. Of a refund that was divided the first part has it. */
    lines: jsonb().$type<readonly RefundedLine[]>(),
    /** The first part of the refund that this is another part of. */
    partOf: bigint('part_of', { mode: 'number' }).references((): AnyPgColumn => paymentRefunds.id),
    /** Who ordered or recorded it; the provider when it was made there. */
    ...actorColumns,
    requestedAt: at('requested_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_refunds_one_open')
      .on(table.paymentId)
      .where(sql`${table.state} = 'requested'`),
    index('payment_refunds_of_payment').on(table.paymentId),
    unique('payment_refunds_notification').on(table.paymentId, table.notification),
    actorCheck('payment_refunds', table),
    check('payment_refunds_amount', sql`${table.amount} > 0`),
    check('payment_refunds_surplus', sql`${table.surplus} BETWEEN 0 AND ${table.amount}`),
  ],
);
