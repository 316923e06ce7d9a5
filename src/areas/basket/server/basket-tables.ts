import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A basket is a visitor's (by the hash of the cookie) or a user's, never both. */
export const baskets = pgTable(
  'baskets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cookieHash: text('cookie_hash').unique(),
    userId: bigint('user_id', { mode: 'number' }).unique(),
    /** Grows with every change of its lines. */
    version: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    check('baskets_one_owner', sql`(${table.cookieHash} IS NULL) <> (${table.userId} IS NULL)`),
    index('baskets_forgotten')
      .on(table.updatedAt)
      .where(sql`${table.userId} IS NULL`),
  ],
);

export const basketLines = pgTable(
  'basket_lines',
  {
    basketId: bigint('basket_id', { mode: 'number' })
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    quantity: integer().notNull(),
    /** Cents per unit after reductions when the line was last set; a later change is noticed. */
    seenPrice: integer('seen_price').notNull(),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.productId] }),
    check('basket_lines_quantity', sql`${table.quantity} BETWEEN 1 AND 999`),
  ],
);

/** Lists of goods that somebody shares by their link: articles and quantities, and nothing of the person. */
export const sharedLists = pgTable(
  'shared_lists',
  {
    /** Random, the end of the link. */
    code: text().primaryKey(),
    /** A line for each article, as a quick order has them. */
    lines: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('shared_lists_by_age').on(table.createdAt)],
);
