import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SavedSearch } from '../../staff-view-calls.ts';

/** Views of the list of orders that members of the staff have saved, for themselves or for all. */
export const savedOrderViews = pgTable(
  'order_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Who has saved it. */
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    isShared: boolean('is_shared').notNull(),
    search: jsonb().$type<SavedSearch>().notNull(),
    columns: text().array().notNull().default([]),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_views_of_member').on(table.memberId)],
);
