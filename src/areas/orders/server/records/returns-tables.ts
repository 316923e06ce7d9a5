import { bigint, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';
import { orders } from './orders-tables.ts';
import type { DeclarationState } from '../../return-states.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export interface ReturnedItem {
  /** The order line's. */
  readonly position: number;
  readonly productId: number;
  readonly quantity: number;
  /** Cents of these pieces, after reductions. */
  readonly amount: number;
}

/** Withdrawals from orders, each with the customer's statement as it was received. */
export const returns = pgTable(
  'returns',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The client's key, or what was stated where none came; unique for the order. */
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
    name: text().notNull(),
    statement: text().notNull(),
    items: jsonb().$type<readonly ReturnedItem[]>().notNull(),
    /** Cents to give back if the order was paid, the delivery included where everything goes back. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<DeclarationState>().notNull(),
    receivedAt: at('received_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    unique('returns_request_key').on(table.orderId, table.requestKey),
    index('returns_by_state').on(table.state, table.id),
  ],
);

/** Every state of a return, in the order in which it was reached. */
export const returnHistory = pgTable(
  'return_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    state: text().$type<DeclarationState>().notNull(),
    at: at('at').notNull(),
    ...actorColumns,
  },
  (table) => [actorCheck('return_history', table), index('return_history_of_return').on(table.returnId)],
);
