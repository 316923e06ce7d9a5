import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeliveryType } from '../../contract.ts';

/** How many orders a slot with a limit has; a slot without a row has none. Day and times are in the shop's time zone. */
export const takenSlots = pgTable(
  'delivery_slots',
  {
    type: text().$type<DeliveryType>().notNull(),
    date: date().notNull(),
    /** HH:MM */
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
    taken: integer().notNull(),
    /** Of these, the orders that are unpaid and whose address nobody has confirmed. */
    held: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.type, table.from, table.to] }),
    check('delivery_slots_taken', sql`${table.taken} >= 0`),
    check('delivery_slots_held', sql`${table.held} BETWEEN 0 AND ${table.taken}`),
  ],
);
