import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Adjustment } from '#areas/pricing/price-basket.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { OrderStatus } from '../../contract.ts';
import { activeStatuses } from '../status/order-transitions.ts';
import type { StoredHistory, StoredLine, StoredOrder } from './order-view.ts';
import { orderAdjustments, orderHistory, orderLines, orders } from '../orders-tables.ts';

export interface WholeOrder {
  readonly order: StoredOrder;
  readonly lines: StoredLine[];
  readonly history: StoredHistory[];
}

/** Whose order; another's is as unknown as one that never was. */
export interface OrderOfUser {
  readonly id: number;
  readonly userId: number;
}

const ofUser = ({ id, userId }: OrderOfUser) => and(eq(orders.id, id), eq(orders.userId, userId));

export async function findOrder(database: Queryable, of: OrderOfUser): Promise<StoredOrder | null> {
  const [order] = await database.select().from(orders).where(ofUser(of));
  return order ?? null;
}

export async function findOrderById(database: Queryable, id: number): Promise<StoredOrder | null> {
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

export async function findOrderByNumber(
  database: Queryable,
  number: string,
  email: string,
): Promise<StoredOrder | null> {
  const isCustomers = sql`lower(${orders.customer} ->> 'email') = lower(${email})`;
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), isCustomers));
  return order ?? null;
}

export async function findOrderByRequest(
  database: Queryable,
  userId: number,
  requestKey: string,
): Promise<StoredOrder | null> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.requestKey, requestKey)));
  return order ?? null;
}

/** Locks the order until the transaction ends. */
export async function lockOrder(tx: Queryable, id: number): Promise<StoredOrder | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}

export async function nextSerial(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ serial: number }>(sql`SELECT nextval('order_numbers') AS serial`);
  return Number(rows[0]!.serial);
}

export async function insertOrder(
  tx: Queryable,
  order: typeof orders.$inferInsert,
  lines: readonly Omit<typeof orderLines.$inferInsert, 'orderId'>[],
  adjustments: readonly Adjustment[],
): Promise<StoredOrder> {
  const [stored] = await tx.insert(orders).values(order).returning();
  if (!stored) throw new Error('the order was not stored');
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: stored.id })));
  if (adjustments.length > 0)
    await tx
      .insert(orderAdjustments)
      .values(adjustments.map((adjustment, position) => ({ ...adjustment, position, orderId: stored.id })));
  await insertHistory(tx, stored);
  return stored;
}

export async function updateOrder(
  tx: Queryable,
  id: number,
  change: Partial<typeof orders.$inferInsert>,
): Promise<StoredOrder> {
  const [stored] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  if (!stored) throw new Error(`there is no order ${id}`);
  return stored;
}

/** Records the order's present state. */
export async function insertHistory(
  tx: Queryable,
  { id, status, paymentStatus, updatedAt }: StoredOrder,
): Promise<void> {
  await tx.insert(orderHistory).values({ orderId: id, status, paymentStatus, at: updatedAt });
}

export async function listOrderLines(database: Queryable, orderId: number): Promise<StoredLine[]> {
  return database.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

/** Adds lines and history to orders, in their order. */
export async function completeOrders(database: Queryable, stored: readonly StoredOrder[]): Promise<WholeOrder[]> {
  if (stored.length === 0) return [];
  const ids = stored.map(({ id }) => id);
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const history = await database
    .select({ orderId: orderHistory.orderId, status: orderHistory.status, at: orderHistory.at })
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.id));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const historyOf = Map.groupBy(history, ({ orderId }) => orderId);
  return stored.map((order) => ({ order, lines: linesOf.get(order.id) ?? [], history: historyOf.get(order.id) ?? [] }));
}

export interface OrderSearch {
  readonly userId: number;
  readonly status?: OrderStatus | 'active' | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

// Days are those of the clock in the shop.
const startOfDay = (date: string): SQL => sql`(${date}::date)::timestamp AT TIME ZONE 'Europe/Madrid'`;
const endOfDay = (date: string): SQL => sql`(${date}::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid'`;

const inPeriod = ({ userId, from, to }: OrderSearch) =>
  and(
    eq(orders.userId, userId),
    from ? gte(orders.placedAt, startOfDay(from)) : undefined,
    to ? lt(orders.placedAt, endOfDay(to)) : undefined,
  );

const statusesOf = ({ status }: OrderSearch): readonly OrderStatus[] | null =>
  !status ? null : status === 'active' ? activeStatuses : [status];

export async function listPage(
  database: Queryable,
  search: OrderSearch,
  page: { offset: number; limit: number; sort: 'date_desc' | 'date_asc' },
): Promise<StoredOrder[]> {
  const statuses = statusesOf(search);
  const direction = page.sort === 'date_asc' ? asc : desc;
  return database
    .select()
    .from(orders)
    .where(and(inPeriod(search), statuses ? inArray(orders.status, [...statuses]) : undefined))
    .orderBy(direction(orders.placedAt), direction(orders.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many orders of the period are in each status. */
export async function countByStatus(database: Queryable, search: OrderSearch): Promise<Map<OrderStatus, number>> {
  const rows = await database
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(inPeriod(search))
    .groupBy(orders.status);
  return new Map(rows.map((row) => [row.status, row.orders]));
}

export const countOf = (counts: ReadonlyMap<OrderStatus, number>, statuses: readonly OrderStatus[] | null): number =>
  [...counts].reduce((sum, [status, orders]) => (!statuses || statuses.includes(status) ? sum + orders : sum), 0);

export const countFound = (counts: ReadonlyMap<OrderStatus, number>, search: OrderSearch): number =>
  countOf(counts, statusesOf(search));

export async function listOrdersOfUser(database: Queryable, userId: number): Promise<StoredOrder[]> {
  return database.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id));
}

/** Orders bought without an account become an account's; request keys are one user's, so they get new ones. */
export async function moveOrders(tx: Queryable, from: readonly number[], userId: number): Promise<void> {
  if (from.length === 0) return;
  await tx
    .update(orders)
    .set({ userId, isGuest: false, requestKey: sql`'moved:' || ${orders.id}` })
    .where(inArray(orders.userId, [...from]));
}

/** Those of the users who have an order. */
export async function listBuyers(source: Queryable, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await source
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(inArray(orders.userId, [...userIds]));
  return rows.map(({ userId }) => userId);
}

/** The account goes, its orders stay without saying whose they were; the customer's type is kept for the books. */
export async function anonymiseOrders(tx: Queryable, userId: number): Promise<void> {
  const nobody = { name: '', surname: '', email: '', phone: '', document: null, organization: null };
  await tx
    .update(orders)
    .set({
      customer: sql`${orders.customer} || ${JSON.stringify(nobody)}::jsonb`,
      receiver: null,
      comment: '',
      delivery: sql`${orders.delivery} || '{"address": null}'::jsonb`,
    })
    .where(eq(orders.userId, userId));
}
