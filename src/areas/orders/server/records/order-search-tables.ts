import { bigint, customType, index, pgTable, timestamp } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words by which the staff finds an order, as `order_words` of the database makes them; triggers on `orders` keep them. In rows of
 * their own, since the index of words tells neither how many orders there are nor when they were placed: each that is found is read.
 * Nothing refers to its order: nothing deletes one, and a reference would lock the order's row.
 */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    words: tsvector().notNull(),
  },
  (table) => [index('order_search_words').using('gin', table.words).with({ gin_pending_list_limit: 256 })],
);
