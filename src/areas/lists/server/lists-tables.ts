import { bigint, index, integer, pgTable, primaryKey, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** The key finds one product of a user, the index all in their order. */
const orderedListTable = (name: string) =>
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
export type OrderedListTable = ReturnType<typeof orderedListTable>;

export const favourites = orderedListTable('favourites');
export const comparedProducts = orderedListTable('compared_products');

export const viewedProducts = pgTable(
  'catalogue_viewed_products',
  {
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('catalogue_viewed_recently').on(table.userId, table.viewedAt),
  ],
);
