import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentMethod, PaymentStatus } from '../contract.ts';
import type { PaymentEvent } from './payment-provider.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Attempts to pay an order: at most one of an order is open. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<PaymentStatus>().notNull(),
    /** What the provider knows the attempt by. */
    reference: text().notNull(),
    /** What the provider said, oldest first, without personal data. */
    messages: jsonb().$type<PaymentEvent['message'][]>().notNull().default([]),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Until when it can be paid. */
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    unique('payments_reference').on(table.provider, table.reference),
    index('payments_of_order').on(table.orderId),
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`${table.state} IN ('pending', 'processing')`),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
);
