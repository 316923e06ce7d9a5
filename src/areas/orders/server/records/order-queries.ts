import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import type { PaymentReason } from '#areas/payment/contract.ts';
import { isCounted, listAttempts, type StoredAttempt, sumMoney } from '#areas/payment/server/payment.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { listWaitingMails } from '#platform/mail/waiting-mails.ts';
import { listDocumentsOf, type ListedDocument } from '#areas/invoices/server/invoices.ts';
import { hasMoneyCome, moneyOfOrder, type OrderMoney } from './order-money.ts';
import { listReturnsOf, type StoredReturn } from './return-queries.ts';
import { isOpenUnpaid, orderHistory, orderLines, orders, storedColumns } from './orders-tables.ts';

export type StoredOrder = Pick<typeof orders.$inferSelect, keyof typeof storedColumns>;
export type StoredLine = typeof orderLines.$inferSelect;
export type StoredHistory = Pick<typeof orderHistory.$inferSelect, 'status' | 'paymentStatus' | 'at'>;

/** All there is to pay, in cents. */
export const amountOf = (order: Pick<StoredOrder, 'price' | 'deliveryPrice'>): Cents =>
  addCents(cents(order.price), cents(order.deliveryPrice));

export interface WholeOrder extends OrderMoney {
  readonly order: StoredOrder;
  readonly lines: StoredLine[];
  readonly history: StoredHistory[];
  readonly returns: StoredReturn[];
  readonly documents: ListedDocument[];
  readonly attempts: (StoredAttempt & { reason: PaymentReason | null })[];
  /** What prices by quantity saved, in cents. */
  readonly quantitySaving: Cents;
  /** Until when its next mail waits, at the latest; null: it was sent. */
  readonly mailWaitsUntil: Date | null;
}

/** Whose order; another's is as unknown as one that never was. */
interface OrderOfUser {
  readonly id: number;
  readonly userId: number;
}

const ofUser = ({ id, userId }: OrderOfUser) => and(eq(orders.id, id), eq(orders.userId, userId));

export async function findOrder(database: Queryable, of: OrderOfUser): Promise<StoredOrder | null> {
  const [order] = await database.select(storedColumns).from(orders).where(ofUser(of));
  return order ?? null;
}

const orderById = buildOnce((source) =>
  source
    .select(storedColumns)
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order-by-id'),
);

export async function findOrderById(source: Queryable, id: number): Promise<StoredOrder | null> {
  const [order] = await orderById(source).execute({ id });
  return order ?? null;
}

export async function findOrderByNumber(database: Queryable, number: string): Promise<StoredOrder | null> {
  const [order] = await database.select(storedColumns).from(orders).where(eq(orders.number, number));
  return order ?? null;
}

/** The orders with these ids, newest first. */
export const listOrdersByIds = (database: Queryable, ids: readonly number[]): Promise<StoredOrder[]> =>
  database
    .select(storedColumns)
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.id));

/** The orders with these numbers; those that are none are left out. */
export const listOrdersByNumbers = (database: Queryable, numbers: readonly string[]): Promise<StoredOrder[]> =>
  database
    .select(storedColumns)
    .from(orders)
    .where(sql`${orders.number} = ANY (${sql.param([...numbers])}::text[])`);

/** The orders that wait for a transfer, oldest first. */
export const listOrdersAwaitingTransfer = (database: Queryable): Promise<StoredOrder[]> =>
  database
    .select(storedColumns)
    .from(orders)
    .where(and(isNotNull(orders.paymentDueAt), eq(orders.payment, 'transfer'), isOpenUnpaid))
    .orderBy(asc(orders.id));

/** What is to be delivered or collected on a day, YYYY-MM-DD, or as soon as possible, and is not yet, by the hour. */
export const listOrdersOfDay = (database: Queryable, date: string): Promise<StoredOrder[]> =>
  database
    .select(storedColumns)
    .from(orders)
    .where(
      or(
        and(eq(orders.deliveryDate, date), inArray(orders.status, ['confirmed', 'preparing', 'ready', 'shipped'])),
        and(isNull(orders.deliveryDate), inArray(orders.status, ['confirmed', 'preparing'])),
      ),
    )
    .orderBy(sql`${orders.slotFrom} NULLS LAST`, asc(orders.id));

/** What was to be delivered or collected before a day, YYYY-MM-DD, and is not yet: the latest of them, and how many there are. */
export async function listLateOrders(
  database: Queryable,
  date: string,
  limit: number,
): Promise<{ latest: StoredOrder[]; count: number }> {
  const isLate = and(
    lt(orders.deliveryDate, date),
    inArray(orders.status, ['confirmed', 'preparing', 'ready', 'shipped']),
  );
  const latest = await database
    .select(storedColumns)
    .from(orders)
    .where(isLate)
    // As the index `orders_by_slot` is read backwards.
    .orderBy(sql`${orders.deliveryDate} DESC NULLS LAST`, desc(orders.id))
    .limit(limit);
  return { latest, count: latest.length < limit ? latest.length : await database.$count(orders, isLate) };
}

/** The latest orders that are paid, being paid, denied or refunded, newest first. */
export const listOrdersWithPayment = (database: Queryable, limit: number): Promise<StoredOrder[]> =>
  database
    .select(storedColumns)
    .from(orders)
    .where(and(ne(orders.paymentStatus, 'pending'), ne(orders.paymentStatus, 'cancelled')))
    .orderBy(desc(orders.id))
    .limit(limit);

/** The latest cancelled orders whose money has not gone back, newest first. */
export async function listOrdersOwing(database: Queryable, limit: number): Promise<number[]> {
  const owing = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'cancelled'), eq(orders.paymentStatus, 'paid')))
    .orderBy(desc(orders.id))
    .limit(limit);
  return owing.map(({ id }) => id);
}

const orderToLock = buildOnce((source) =>
  source
    .select(storedColumns)
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('update')
    .prepare('order-to-lock'),
);

/** Locks the order until the transaction ends. */
export async function lockOrder(tx: Queryable, id: number): Promise<StoredOrder | null> {
  const [order] = await orderToLock(tx).execute({ id });
  return order ?? null;
}

export async function updateOrder(
  tx: Queryable,
  id: number,
  change: Partial<typeof orders.$inferInsert>,
): Promise<StoredOrder> {
  const [stored] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning(storedColumns);
  if (!stored) throw new Error(`there is no order ${id}`);
  return stored;
}

type Progress = Pick<
  StoredOrder,
  'status' | 'paymentStatus' | 'updatedAt' | 'paymentDueAt' | 'network' | 'hold' | 'delivery'
>;

const { placeholder } = sql;
const movedOrder = namedStatement<object>(
  'move-order',
  sql`UPDATE orders SET status = ${placeholder('status')}, payment_status = ${placeholder('paymentStatus')},
      updated_at = ${placeholder('updatedAt')}::timestamptz, payment_due_at = ${placeholder('paymentDueAt')}::timestamptz,
      network = ${placeholder('network')}, hold = ${placeholder('hold')}, delivery = ${placeholder('delivery')}::jsonb
    WHERE id = ${placeholder('id')}::bigint`,
);

/** Stores how far a locked order has come; it is answered as it is then. */
export async function moveOrder(tx: Queryable, order: StoredOrder, progress: Progress): Promise<StoredOrder> {
  await movedOrder(tx, { ...progress, id: order.id, delivery: JSON.stringify(progress.delivery) });
  return { ...order, ...progress };
}

const newHistory = namedStatement<object>(
  'new-order-history',
  sql`INSERT INTO order_history (order_id, status, payment_status, at, actor_kind, actor_id)
    VALUES (${placeholder('id')}::bigint, ${placeholder('status')}, ${placeholder('paymentStatus')},
      ${placeholder('updatedAt')}::timestamptz, ${placeholder('actorKind')}, ${placeholder('actorId')})`,
);

/** Records the order's present state, and who has brought it about. */
export async function insertHistory(
  tx: Queryable,
  actor: Actor,
  { id, status, paymentStatus, updatedAt }: StoredOrder,
): Promise<void> {
  await newHistory(tx, { id, status, paymentStatus, updatedAt, ...actorValues(actor) });
}

const linesOfOrder = buildOnce((source) =>
  source
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderLines.position))
    .prepare('order-lines'),
);

export const listOrderLines = (source: Queryable, orderId: number): Promise<StoredLine[]> =>
  linesOfOrder(source).execute({ orderId });

const anyOf = sql`ANY ((SELECT ${placeholder('ids')}::bigint[])::bigint[])`;
const linesOfOrders = buildOnce((source) =>
  source
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = ${anyOf}`)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .prepare('lines-of-orders'),
);

/** The lines of several orders, those of each in their order. */
export const listLinesOf = (source: Queryable, ids: readonly number[]): Promise<StoredLine[]> =>
  linesOfOrders(source).execute({ ids });

const historyOfOrders = buildOnce((source) =>
  source
    .select({
      orderId: orderHistory.orderId,
      status: orderHistory.status,
      paymentStatus: orderHistory.paymentStatus,
      at: orderHistory.at,
    })
    .from(orderHistory)
    .where(sql`${orderHistory.orderId} = ${anyOf}`)
    .orderBy(asc(orderHistory.id))
    .prepare('history-of-orders'),
);

/** What has become of several orders, oldest first. */
export const listHistoryOf = (
  source: Queryable,
  ids: readonly number[],
): Promise<(StoredHistory & { readonly orderId: number })[]> => historyOfOrders(source).execute({ ids });

const savingsOfOrders = namedStatement<{ orderId: number; amount: number }>(
  'order-quantity-savings',
  sql`SELECT order_id::float8 AS "orderId", sum(amount)::float8 AS amount FROM order_adjustments
    WHERE order_id = ANY ((SELECT ${sql.placeholder('orderIds')}::bigint[])::bigint[]) AND kind = 'quantity_price' GROUP BY order_id`,
);

/** What prices by quantity, which are no reduction, saved of orders, in cents, by the order's id; those without are left out. */
export async function sumQuantitySavings(
  source: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Cents>> {
  const rows = await savingsOfOrders(source, { orderIds });
  return new Map(rows.map(({ orderId, amount }) => [orderId, cents(amount)]));
}

/** Adds lines, history, returns and documents to orders, in their order. */
export async function completeOrders(database: Queryable, stored: readonly StoredOrder[]): Promise<WholeOrder[]> {
  if (stored.length === 0) return [];
  const ids = stored.map(({ id }) => id);
  const lines = await listLinesOf(database, ids);
  const history = await listHistoryOf(database, ids);
  const returns = await listReturnsOf(database, ids);
  const documents = await listDocumentsOf(database, ids);
  const quantitySavings = await sumQuantitySavings(database, ids);
  const attempts = await listAttempts(database, ids);
  const moneyOf = Map.groupBy(await sumMoney(database, attempts), ({ attempt }) => attempt.orderId);
  const unpaidNumbers = stored.filter((order) => !hasMoneyCome(order)).map(({ number }) => number);
  const waitingMails = await listWaitingMails(database, unpaidNumbers);
  const attemptsOf = Map.groupBy(attempts, ({ orderId }) => orderId);
  const documentsOf = Map.groupBy(documents, ({ orderId }) => orderId);
  const returnsOf = Map.groupBy(returns, ({ orderId }) => orderId);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const historyOf = Map.groupBy(history, ({ orderId }) => orderId);
  return stored.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    history: historyOf.get(order.id) ?? [],
    returns: returnsOf.get(order.id) ?? [],
    documents: documentsOf.get(order.id) ?? [],
    attempts: (attemptsOf.get(order.id) ?? []).filter(isCounted),
    quantitySaving: quantitySavings.get(order.id) ?? cents(0),
    ...moneyOfOrder(order, moneyOf.get(order.id) ?? []),
    mailWaitsUntil: waitingMails.get(order.number) ?? null,
  }));
}
