import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** What a database remembers of its use, whatever the settings of a process say. One row. */
export const shopStates = pgTable(
  'shop_state',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** The first use with SHOP_MODE=production; null: none yet. */
    productionSince: timestamp('production_since', { withTimezone: true }),
    /** When a backup was restored into it; null: it was none, or the shop was woken since. */
    asleepSince: timestamp('asleep_since', { withTimezone: true }),
  },
  (table) => [check('shop_state_once', sql`${table.isOnly}`)],
);
