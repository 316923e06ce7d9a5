import { bigint, integer, pgTable, primaryKey, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** The table of a shortlist; its area owns and names it. The key finds one product of a user, the index all in their order. */
export const shortlistTable = (name: string) =>
  pgTable(
    name,
    {
      userId: bigint('user_id', { mode: 'number' }).notNull(),
      productId: integer('product_id').notNull(),
      /** Grows: the order in which products were added. */
      place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.productId] }),
      uniqueIndex(`${name}_in_order`).on(table.userId, table.place),
    ],
  );

export type ShortlistTable = ReturnType<typeof shortlistTable>;
