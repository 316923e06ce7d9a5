import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';
import type { DocumentFacts, DocumentKind } from './document-facts.ts';

/** What the foreign keys need of the tables of orders: orders use invoices, which know nothing else of them. */
const orders = pgTable('orders', { id: bigint({ mode: 'number' }).primaryKey() });
const returns = pgTable('returns', { id: bigint({ mode: 'number' }).primaryKey() });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The last number taken of each series and year; the row is locked until the document that takes one is committed. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** Receipts and invoices as they were issued: nothing of one is ever changed, and none is deleted. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    kind: text().$type<DocumentKind>().notNull(),
    number: text().notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Whose act it was issued for. */
    ...actorColumns,
    /** Everything that it shows, as it was when it was issued. */
    facts: jsonb().$type<DocumentFacts>().notNull(),
    /** The invoice that it corrects; null: it is the invoice of the sale. */
    corrects: bigint({ mode: 'number' }).references((): AnyPgColumn => orderDocuments.id),
    /** The invoice of the sale in whose place it came, because the order was changed after it; null: it is the first. */
    replaces: bigint({ mode: 'number' }).references((): AnyPgColumn => orderDocuments.id),
    /** The return for which it was issued; null: for the sale, or for all that was left when the order was refunded. */
    returnId: bigint('return_id', { mode: 'number' }).references(() => returns.id),
    /** Whether it corrects a part of the money that went back; it then takes no pieces off the invoice. */
    isPartial: boolean('is_partial').notNull().default(false),
    /** Drawn at the first download. */
    pdf: bytes(),
  },
  (table) => [
    actorCheck('order_documents', table),
    uniqueIndex('order_documents_of_sale')
      .on(table.orderId)
      .where(sql`${table.corrects} IS NULL AND ${table.replaces} IS NULL`),
    uniqueIndex('order_documents_of_change').on(table.replaces),
    uniqueIndex('order_documents_of_return').on(table.returnId),
    uniqueIndex('order_documents_of_rest')
      .on(table.corrects)
      .where(sql`${table.returnId} IS NULL AND NOT ${table.isPartial}`),
    index('order_documents_of_order').on(table.orderId),
  ],
);

/** The day from which sales are invoiced: by the shop's clock, when the shop first ran with invoicing on. One row. */
export const documentsStart = pgTable(
  'order_documents_start',
  { isOnly: boolean('is_only').primaryKey().default(true), day: date({ mode: 'string' }).notNull() },
  (table) => [check('order_documents_start_once', sql`${table.isOnly}`)],
);
