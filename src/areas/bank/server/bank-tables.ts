import { bigint, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Files of the bank's movements that somebody works with; they are deleted after a month. */
export const bankFiles = pgTable(
  'bank_files',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    ...actorColumns,
  },
  (table) => [index('bank_files_at').on(table.at), actorCheck('bank_files', table)],
);

/** The movements of a file, and the order that was proposed for each. */
export const bankRows = pgTable(
  'bank_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: bigint('file_id', { mode: 'number' })
      .notNull()
      .references(() => bankFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The same in every file that has the movement (movement-keys.ts). */
    key: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Cents; negative: money that left the account. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    text: text().notNull(),
    orderId: bigint('order_id', { mode: 'number' }),
    reason: text(),
  },
  (table) => [index('bank_rows_of_file').on(table.fileId, table.position)],
);

/** Movements whose money was recorded, each once and for good, without what the bank said of them. */
export const bankMovements = pgTable(
  'bank_movements',
  {
    key: text().primaryKey(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    at: moment('at').notNull(),
    ...actorColumns,
  },
  (table) => [actorCheck('bank_movements', table)],
);
