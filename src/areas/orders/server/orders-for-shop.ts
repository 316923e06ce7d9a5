import { and, asc, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { listWeights } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Actor } from '#values/actor.ts';
import { type DocumentFile, findOrderOfDocument, findPdf, type Invoices } from '#areas/invoices/server/invoices.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { Order, OrderStatus } from '../contract.ts';
import { type CsvDelimiter, orderRow, ordersCsv, type ShopOrder } from './orders-csv.ts';
import { orders } from './records/orders-tables.ts';
import type { PickupCodes } from './pickup/pickup-code.ts';
import { releaseOrder } from './status/cancel-order.ts';
import type { ChangeStatus } from './status/change-status.ts';
import { refusedMove } from './status/order-transitions.ts';
import type { OutlookOf } from './view/order-outlook.ts';
import { findOrderByNumber, listOrdersByIds, lockOrder, type StoredOrder } from './records/order-queries.ts';
import { showOrders } from './view/order-view.ts';

export interface ShopOrderSearch {
  /** null: any, but cancelled ones among those of a day. */
  readonly status: OrderStatus | null;
  /** Orders that are delivered or collected then, YYYY-MM-DD, by the time of their slot. */
  readonly day?: string;
  /** With a day: those of a slot, by its beginning and, if it is given, its end; HH:MM. */
  readonly slot?: { readonly from: string; readonly to?: string };
  readonly limit: number;
}

/** Kilos of the pieces whose weight the catalogue knows; null: of none. */
function weightOf({ items }: Order, weights: ReadonlyMap<number, number>): number | null {
  const known = items.filter(({ product_id: id }) => weights.has(id));
  if (known.length === 0) return null;
  return known.reduce((sum, { product_id: id, quantity }) => sum + weights.get(id)! * quantity, 0);
}

/** Orders read at a time by an export. */
const batch = 500;
/** Orders among which a pickup code is looked for, latest first. */
const maxReady = 5000;

/** What the shopkeeper does with orders, whoever their customers are. Each is shown in its own language. */
export function createOrdersForShop(parts: {
  readonly database: Database;
  readonly changeStatus: ChangeStatus;
  readonly outlookOf: OutlookOf;
  readonly pickupCodes: PickupCodes;
  readonly invoices: Invoices;
}) {
  const { database, changeStatus, outlookOf, pickupCodes, invoices } = parts;

  async function show(stored: readonly StoredOrder[]): Promise<ShopOrder[]> {
    const shown = await showOrders(database, stored, 'own', outlookOf);
    const ids = new Set(shown.flatMap(({ items }) => items.map(({ product_id: id }) => id)));
    const weights = await listWeights(database, [...ids]);
    return shown.map((order) => ({ ...order, weight: weightOf(order, weights) }));
  }

  /** The order with this pickup code among those that are ready. Few are; the code itself is not stored. */
  async function findReady(code: string): Promise<StoredOrder | null> {
    const wanted = code.replaceAll(/\s/g, '').toUpperCase();
    const ready = await database
      .select()
      .from(orders)
      .where(eq(orders.status, 'ready'))
      .orderBy(desc(orders.id))
      .limit(maxReady);
    return ready.find(({ number }) => pickupCodes.codeOf(number).replace(' ', '') === wanted) ?? null;
  }

  return {
    /** The latest orders, newest first. */
    async list({ status, day, slot, limit }: ShopOrderSearch): Promise<ShopOrder[]> {
      const delivered = (path: SQL) => sql`${orders.delivery} #>> ${path}`;
      const conditions = [
        status && eq(orders.status, status),
        day && !status && ne(orders.status, 'cancelled'),
        day && sql`${delivered(sql`'{date}'`)} = ${day}`,
        slot && sql`${delivered(sql`'{slot,from}'`)} = ${slot.from}`,
        slot?.to && sql`${delivered(sql`'{slot,to}'`)} = ${slot.to}`,
      ].filter((condition): condition is SQL => typeof condition === 'object' && condition !== null);
      const order = day ? [delivered(sql`'{slot,from}'`), delivered(sql`'{type}'`), asc(orders.id)] : [desc(orders.id)];
      const found = database
        .select()
        .from(orders)
        .where(and(...conditions));
      return show(await found.orderBy(...order).limit(limit));
    },

    /** Orders by their ids, newest first. */
    async listByIds(ids: readonly number[]): Promise<(ShopOrder & { locale: Locale })[]> {
      const stored = await listOrdersByIds(database, ids);
      return (await show(stored)).map((order, index) => ({ ...order, locale: stored[index]!.locale }));
    },

    /** An order by its number, or one that is ready by its pickup code. */
    async find(numberOrCode: string): Promise<ShopOrder | null> {
      const stored = (await findOrderByNumber(database, numberOrCode)) ?? (await findReady(numberOrCode));
      return stored && (await show([stored]))[0]!;
    },

    /**
     * Changes an order's status by the table of transitions. A refusal has the facts `now`, the order's state, and
     * `possible`, what it may become. An order becomes returned with `returns.takeBack`, which asks what of it is sold again.
     */
    move: (
      actor: Actor,
      number: string,
      to: Exclude<OrderStatus, 'returned'>,
    ): Promise<StoredOrder | Failure<'order_not_found' | 'not_allowed'>> =>
      database.transaction(async (tx) => {
        const found = await findOrderByNumber(tx, number);
        const order = found && (await lockOrder(tx, found.id));
        if (!order) return failure('order_not_found');
        const changed = await changeStatus(tx, order.id, { actor, status: to });
        return changed ?? refusedMove(order);
      }),

    /** The invoice of an order by the order's number, or any invoice by its own. Issues none. */
    async findInvoice(number: string): Promise<DocumentFile | Failure<'order_not_found' | 'no_invoice_yet'>> {
      const order = await findOrderByNumber(database, number);
      if (order) return (await findPdf(invoices, order.id)) ?? failure('no_invoice_yet');
      const orderId = await findOrderOfDocument(database, number);
      return (orderId === null ? null : await findPdf(invoices, orderId, number)) ?? failure('order_not_found');
    },

    /** Cancels an unpaid order, by its number, and returns its stock. */
    release: (actor: Actor, number: string) => releaseOrder(parts, actor, number),

    /** All orders as CSV, oldest first; with semicolons amounts have a decimal comma. */
    async export(status: OrderStatus | null, delimiter: CsvDelimiter = ','): Promise<{ csv: string; rows: number }> {
      const records: string[][] = [];
      for (let after = 0, rows: StoredOrder[] = []; ; after = rows.at(-1)!.id) {
        rows = await database.select().from(orders).where(gt(orders.id, after)).orderBy(orders.id).limit(batch);
        if (rows.length === 0) break;
        const shown = await show(rows.filter((row) => status === null || row.status === status));
        records.push(...shown.map((order) => orderRow(order, delimiter)));
      }
      return { csv: ordersCsv(records, delimiter), rows: records.length };
    },
  };
}
