import { sql } from 'drizzle-orm';
import {
  correctRest,
  correctReturn,
  type DocumentFile,
  findPdf,
  findStartDay,
  hasDocumentSql,
  type Invoices,
  issueInvoices,
  type SaleDetails,
} from '#areas/invoices/server/invoices.ts';
import { type Actor, jobActor } from '#values/actor.ts';
import { cents } from '#values/money.ts';
import { shopTimeZone } from '#values/shop-time.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import {
  findOrder,
  listHistoryOf,
  listLinesOf,
  listOrderLines,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from './records/order-queries.ts';
import { orders } from './records/orders-tables.ts';
import { listReturnsOf, type StoredReturn } from './records/return-queries.ts';

/** The name of the job. */
export const issueMissingInvoices = 'issue-missing-invoices';
/** Orders that one run of the job issues invoices for. */
const batch = 1000;

/** Whether a sale is to be invoiced: the order is paid, or was delivered before that. */
const isSold = ({ status, paymentStatus }: Pick<StoredOrder, 'status' | 'paymentStatus'>): boolean =>
  status === 'delivered' || (paymentStatus === 'paid' && status !== 'cancelled');

export type OrderInvoices = ReturnType<typeof createOrderInvoices>;

/** When the invoices of orders are issued and corrected. */
export function createOrderInvoices({
  database,
  invoices,
}: {
  readonly database: Database;
  readonly invoices: Invoices;
}) {
  const issueForSales = (tx: Queryable, actor: Actor, sold: readonly StoredOrder[]): Promise<void> =>
    issueInvoices(invoices, tx, actor, sold, (missing) => readDetails(tx, missing));

  async function issueForAll(tx: Queryable, actor: Actor, all: readonly StoredOrder[]): Promise<void> {
    const sold = all.filter(isSold);
    // Before the numbers, which are locked until the end.
    if (invoices.settings.isOn)
      for (const { id, isInvoiceOutdated } of sold)
        if (isInvoiceOutdated) await updateOrder(tx, id, { isInvoiceOutdated: false });
    await issueForSales(tx, actor, sold);
    for (const order of all) if (order.paymentStatus === 'refunded') await correctRest(invoices, tx, actor, order);
  }

  const findOf = async (orderId: number, number?: string): Promise<DocumentFile | Failure<'no_invoice_yet'>> =>
    (await findPdf(invoices, orderId, number)) ?? failure('no_invoice_yet');

  return {
    /**
     * Issues what the present state of an order calls for, in the transaction that has brought it about and locked the
     * order: the invoice once it is paid or delivered (RD 1619/2012 art. 11), another in its place where the order was changed
     * since, a corrective one for all that is left once it is refunded. Again it issues nothing. Call it last: the number is locked until the transaction ends.
     */
    issueFor: (tx: Queryable, actor: Actor, order: StoredOrder): Promise<void> => issueForAll(tx, actor, [order]),

    /** The same of several orders, by as many statements as for one. */
    issueForAll,

    /** Issues the corrective invoice of a settled return, if its order was invoiced. */
    async correctReturn(tx: Queryable, actor: Actor, order: StoredOrder, returned: StoredReturn): Promise<void> {
      const returns = await listReturnsOf(tx, [order.id]);
      // An invoice counts its lines; an order whose lines were changed has gaps in their positions.
      const positions = (await listOrderLines(tx, order.id)).map(({ position }) => position);
      const earlier = returns.filter(({ id }) => id < returned.id).flatMap(({ items }) => items);
      const settled = returns.filter(({ state }) => state === 'refunded' || state === 'closed');
      const before = (position: number): number =>
        earlier.reduce((sum, item) => sum + (item.position === position ? item.quantity : 0), 0);
      const goods = returned.items.reduce((sum, { amount }) => sum + amount, 0);
      await correctReturn(invoices, tx, actor, order, {
        id: returned.id,
        reference: returned.reference,
        pieces: returned.items.map(({ position, ...item }) => ({
          ...item,
          ...{ line: positions.indexOf(position), before: before(position) },
        })),
        withDelivery: returned.amount > goods,
        settledAmount: cents(settled.reduce((sum, { amount }) => sum + amount, 0)),
        isRefunded: returned.state === 'refunded' || order.paymentStatus === 'refunded',
      });
    },

    /**
     * Issues the invoices of sales that have none, oldest first: those of an earlier version of the shop, which issued them
     * at the first download. Sales before the first day with invoicing stay without.
     */
    async issueMissing(): Promise<void> {
      const start = await findStartDay(invoices, database);
      if (start === null) return;
      const { rows: missing } = await database.execute<{ id: number }>(sql`
        SELECT id::int FROM orders
        WHERE (status = 'delivered' OR (payment_status = 'paid' AND status <> 'cancelled'))
          AND NOT ${hasDocumentSql(orders.id)}
          AND (SELECT min(at) FROM order_history
            WHERE order_id = orders.id AND (order_history.payment_status = 'paid' OR order_history.status = 'delivered')
          ) >= (${start}::date)::timestamp AT TIME ZONE ${shopTimeZone}
        ORDER BY id LIMIT ${batch}`);
      for (const { id } of missing)
        await database.transaction(async (tx) => {
          // Another process may have changed it since.
          const order = await lockOrder(tx, id);
          if (order && isSold(order)) await issueForSales(tx, jobActor(issueMissingInvoices), [order]);
        });
    },

    /** A document of a user's order, by its number or the invoice of the sale. Reads only. */
    async find(
      userId: number,
      orderId: number,
      number?: string,
    ): Promise<DocumentFile | Failure<'order_not_found' | 'no_invoice_yet'>> {
      if (!(await findOrder(database, { id: orderId, userId }))) return failure('order_not_found');
      return findOf(orderId, number);
    },

    /** A document of an order that is proven to be the customer's. Reads only. */
    findOf,
  };
}

/** The lines of orders, when each was first paid, and first paid or delivered. */
async function readDetails(tx: Queryable, all: readonly StoredOrder[]): Promise<(order: StoredOrder) => SaleDetails> {
  const ids = all.map(({ id }) => id);
  const historyOf = Map.groupBy(await listHistoryOf(tx, ids), ({ orderId }) => orderId);
  const linesOf = Map.groupBy(await listLinesOf(tx, ids), ({ orderId }) => orderId);
  return ({ id, updatedAt, paymentStatus, isInvoiceOutdated }) => {
    const history = historyOf.get(id) ?? [];
    const isPaid = (index: number): boolean => history[index]?.paymentStatus === 'paid';
    const lastPaid = history.findLast((_, index) => isPaid(index) && !isPaid(index - 1));
    const paidAt = paymentStatus === 'paid' ? (lastPaid?.at ?? null) : null;
    // What was changed after its invoice is another operation.
    if (isInvoiceOutdated) return { lines: linesOf.get(id) ?? [], paidAt, operationAt: updatedAt };
    const paid = history.find(({ paymentStatus }) => paymentStatus === 'paid');
    const settled = history.find(({ status, paymentStatus }) => paymentStatus === 'paid' || status === 'delivered');
    return { lines: linesOf.get(id) ?? [], paidAt: paid?.at ?? null, operationAt: settled?.at ?? updatedAt };
  };
}
