import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../contract.ts';
import type { BulkAction, BulkRefusal } from '../../staff-bulk-calls.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What a bulk does: an action of the staff, or taking another bulk back, which has this change in the log. */
export type StoredAction = BulkAction | { readonly kind: 'undo'; readonly changeId: number };

/** What a row had when it was previewed: it is left out if that is different when its turn comes. */
export interface SeenOrder {
  /** How often its status or payment had changed. */
  readonly version?: number;
  readonly assignee?: number | null;
  readonly tags?: readonly string[];
}

/** What becomes of a row. */
export interface WantedOrder {
  readonly status?: OrderStatus;
  readonly assignee?: number | null;
  readonly tags?: readonly string[];
  /** The change that is taken back. */
  readonly undoes?: number;
}

/** Previews of what is done with many orders, and the jobs that became of them under the same id. */
export const orderBulks = pgTable(
  'order_bulks',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    device: text(),
    action: jsonb().$type<StoredAction>().notNull(),
    /** Whether it can be taken back for a while. */
    canUndo: boolean('can_undo').notNull(),
    createdAt: at('created_at').notNull(),
    /** Null: a preview only. */
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
    /** Its own change in the log; null for a preview. */
    changeId: bigint('change_id', { mode: 'number' }),
  },
  (table) => [
    index('order_bulks_change')
      .on(table.changeId)
      .where(sql`${table.changeId} IS NOT NULL`),
    index('order_bulks_created').on(table.createdAt),
  ],
);

/** What a bulk does, without what somebody wrote as its reason. */
export const withoutReason = sql`${orderBulks.action} - 'reason'`;

/** The orders of a bulk. Ids that callers have made up are among them, as refused ones. */
export const orderBulkRows = pgTable(
  'order_bulk_rows',
  {
    bulkId: uuid('bulk_id')
      .notNull()
      .references(() => orderBulks.id, { onDelete: 'cascade' }),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** open: its turn is still to come. */
    state: text().$type<'open' | 'done' | 'refused'>().notNull(),
    code: text().$type<BulkRefusal>(),
    seen: jsonb().$type<SeenOrder>().notNull().default({}),
    wanted: jsonb().$type<WantedOrder>().notNull().default({}),
    /** The order's change in the log. */
    changeId: bigint('change_id', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.bulkId, table.orderId] })],
);
