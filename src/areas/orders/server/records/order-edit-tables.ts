import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import { type orderAdjustments, type orderLines, orders } from './orders-tables.ts';

/** How an order was to be paid, and what the change made of that. Dates are texts. */
export interface FormerPayment {
  readonly method: OrderPaymentMethod;
  readonly isFailed: boolean;
  /** The attempt that was open. */
  readonly attempt: number | null;
  /** Until when, with goods that were its own already; null: they were not, or nothing was to be paid. */
  readonly dueAt: string | null;
  /** Until when its goods were only held, and for which networks they counted; absent: they were not. */
  readonly held?: { readonly dueAt: string; readonly network: string | null };
  readonly handoverAt: string | null;
  /** Until when it was to be paid after the change. */
  readonly leftDueAt?: string | null;
}

/** What an order cost, and by which lines. */
export interface FormerContents {
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly adjustments: readonly (typeof orderAdjustments.$inferSelect)[];
  /** Its van was to take an old appliance along. */
  readonly takeBack?: boolean | undefined;
  readonly payment?: FormerPayment;
  /** Absent: it was not. */
  readonly isInvoiceOutdated?: boolean;
  readonly sums: Pick<typeof orders.$inferSelect, 'total' | 'price' | 'deliveryPrice' | 'vat'>;
}

/** What orders were before the shop's people changed what is in them: taken back, they cost to the cent what was agreed on. */
export const orderEdits = pgTable(
  'order_edits',
  {
    /** The change in the log. */
    changeId: bigint('change_id', { mode: 'number' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    former: jsonb().$type<FormerContents>().notNull(),
  },
  (table) => [index('order_edits_of_order').on(table.orderId)],
);
