import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Who wants one mail once there is more of a product. A row is deleted with its mail, when it is ended or expires. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id').notNull(),
    email: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** There has to be more than this, the stock when it was asked for; 0 once it has sold out. */
    stock: integer().notNull(),
    askedAt: at('asked_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When the link mailed to the address was opened; at once for that of the account. */
    confirmedAt: at('confirmed_at'),
    /** Since when a job is to send its mail. */
    queuedAt: at('queued_at'),
  },
  (table) => [
    uniqueIndex('stock_notices_of_email').on(sql`lower(${table.email})`, table.productId),
    index('stock_notices_waiting')
      .on(table.productId, table.id)
      .where(sql`${table.confirmedAt} IS NOT NULL AND ${table.queuedAt} IS NULL`),
    index('stock_notices_expiry').on(table.expiresAt),
  ],
);
