import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';
import { maxTags } from '../../order-tags.ts';
import { orders } from './orders-tables.ts';

const orderId = () => bigint('order_id', { mode: 'number' }).references(() => orders.id, { onDelete: 'cascade' });

/** What the staff notes of an order to work on it; an order without it has no row. */
export const orderWork = pgTable(
  'order_work',
  {
    orderId: orderId().primaryKey(),
    /** The member of the staff who works on it. */
    assignee: bigint({ mode: 'number' }),
    /** Free words. */
    tags: text().array().notNull().default([]),
    trackingNumber: text('tracking_number'),
  },
  (table) => [
    index('order_work_assignee')
      .on(table.assignee, table.orderId)
      .where(sql`${table.assignee} IS NOT NULL`),
    index('order_work_tags').using('gin', table.tags),
    index('order_work_tracking').on(sql`lower(regexp_replace(${table.trackingNumber}, '[^a-zA-Z0-9]', '', 'g'))`),
    check('order_work_tags', sql`cardinality(${table.tags}) <= ${sql.raw(String(maxTags))}`),
  ],
);

/** Internal notes on orders, which their customers never see. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    ...actorColumns,
  },
  (table) => [index('order_notes_of_order').on(table.orderId), actorCheck('order_notes', table)],
);
