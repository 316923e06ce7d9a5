import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { jsonValue } from '#platform/database/json-value.ts';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/**
 * Every change by people and commands, and of orders by shoppers, jobs and providers too, written in its own transaction, without
 * personal data. Triggers refuse to change or delete a row, and announce changes of orders.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    ...actorColumns,
    device: text(),
    verb: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What people call it, such as an order's number. */
    label: text().notNull(),
    changes: jsonb().$type<readonly FieldChange[]>().notNull().default([]),
    /** The entry that this one takes back. */
    undoes: bigint({ mode: 'number' }),
    /** The entry of the bulk that this one is part of. */
    bulk: bigint({ mode: 'number' }),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_entries_actor').on(table.actorKind, table.actorId, table.at, table.id),
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_label').on(table.label, table.id),
    uniqueIndex('audit_entries_undoes')
      .on(table.undoes)
      .where(sql`${table.undoes} IS NOT NULL`),
    actorCheck('audit_entries', table),
  ],
);

/**
 * Values of entries that are, or may be, personal: reasons, names, addresses. Erasing a person deletes the rows, by a function of the
 * database, whose triggers refuse any other change or deletion.
 */
export const auditPersonal = pgTable(
  'audit_personal',
  {
    id: id(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => auditEntries.id),
    field: text().notNull(),
    before: jsonValue(),
    after: jsonValue(),
  },
  (table) => [index('audit_personal_entry').on(table.entryId)],
);
