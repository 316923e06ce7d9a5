import { bigint, customType, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { orders } from '../orders-tables.ts';
import type { DocumentFacts, DocumentKind } from './document-facts.ts';

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
    /** Everything that it shows, as it was when it was issued. */
    facts: jsonb().$type<DocumentFacts>().notNull(),
    /** Drawn at the first download. */
    pdf: bytes(),
  },
  (table) => [unique('order_documents_once').on(table.orderId, table.kind)],
);
