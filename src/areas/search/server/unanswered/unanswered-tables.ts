import { check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** Searches without a good answer, counted by day and query, and what the last of them got instead. Nothing says by whom. */
export const unansweredSearches = pgTable(
  'search_unanswered',
  {
    /** A day of the shop's time zone. */
    day: date({ mode: 'string' }).notNull(),
    query: text().notNull(),
    count: integer().notNull(),
    /** Whether nothing was found, only products of another kind, or none that fits all of the query. */
    outcome: text().notNull(),
    results: integer().notNull(),
    /** Words that the shop does not know. */
    unknownWords: text('unknown_words').array().notNull(),
    firstProduct: text('first_product'),
    firstSection: text('first_section'),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.query] }),
    check('search_unanswered_outcome', sql`${table.outcome} IN ('nothing', 'related', 'partial')`),
  ],
);
