import { randomUUID } from 'node:crypto';
import { count, eq, inArray, type SQL } from 'drizzle-orm';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { eurosFromCents } from '#values/money.ts';
import { mayDo } from '#values/staff-roles.ts';
import { listStock } from '#areas/catalogue/server/catalogue.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { goesOnUnpaid } from '../../goes-on-unpaid.ts';
import { maxBulkOrders, maxPrintedOrders } from '../../bulk-limits.ts';
import type { previewBulk } from '../../staff-bulk-calls.ts';
import { orderBulkRows, orderBulks } from '../records/bulk-tables.ts';
import { orderLines, orders } from '../records/orders-tables.ts';
import { orderWork } from '../records/order-work-tables.ts';
import { amountOf } from '../records/order-queries.ts';
import type { PickupCodes } from '../pickup/pickup-code.ts';
import { versionOf } from '../staff/list-staff-orders.ts';
import { searchCondition } from '../staff/order-conditions.ts';
import { type Candidate, type Plan, planRow } from './plan-row.ts';

type Input = ParsedInput<typeof previewBulk>['body'];
type Answer = CallAnswer<typeof previewBulk>;

/** Orders that the preview names among those that it would be done with. */
const namedOrders = 12;

interface PreviewParts {
  readonly database: Database;
  readonly pickupCodes: PickupCodes;
  readonly now: Date;
}

/** Stores what would become of many orders, and answers it. */
export async function storePreview(
  parts: PreviewParts,
  { action, selection }: Input,
  visit: StaffVisit,
): Promise<Answer | Failure<'too_many_orders'>> {
  const { database, now } = parts;
  const max = action.kind === 'print' ? maxPrintedOrders : maxBulkOrders;
  const ids = selection.ids && [...new Set(selection.ids)].toSorted((one, other) => one - other);
  const fits = ids ? inArray(orders.id, ids) : await conditionOf(parts, selection, visit);
  const found = ids ? ids.length : await countUpTo(database, fits, max);
  if (found > max) return failure('too_many_orders', { facts: { found, max } });
  const candidates = ids?.length === 0 ? [] : await listCandidates(database, fits);
  const planned = candidates.map((order) => ({ order, plan: planRow(order, action) }));
  const known = new Set(candidates.map(({ id }) => id));
  const unknown = (ids ?? []).filter((id) => !known.has(id));
  const previewId = randomUUID();
  const possible = planned.flatMap(({ order, plan }) => ('code' in plan ? [] : [{ order, plan }]));
  const canUndo = possible.some(({ plan }) => plan.canUndo);
  await database.transaction(async (tx) => {
    const { memberId, device } = visit.staff;
    await tx.insert(orderBulks).values({ id: previewId, memberId, device, action, canUndo, createdAt: now });
    await insertRows(tx, [
      ...planned.map(({ order, plan }) => ({ bulkId: previewId, orderId: order.id, ...rowOf(plan) })),
      ...unknown.map((orderId) => ({ bulkId: previewId, orderId, ...rowOf({ code: 'order_not_found' }) })),
    ]);
  });
  return {
    previewId,
    possible: possible.length,
    refused: [
      ...planned.flatMap(({ order: { id, number }, plan }) =>
        'code' in plan ? [{ orderId: id, number, code: plan.code }] : [],
      ),
      ...unknown.map((orderId) => ({ orderId, number: null, code: 'order_not_found' as const })),
    ],
    moves: [...Map.groupBy(possible, ({ plan }) => plan.wanted.status)].flatMap(([status, moved]) =>
      status ? [{ status, orders: moved.length }] : [],
    ),
    first: possible.slice(0, namedOrders).map(({ order }) => ({
      orderId: order.id,
      number: order.number,
      name: order.customer.organization || `${order.customer.name} ${order.customer.surname}`.trim(),
      ...(mayDo(visit.staff.role, 'money.read') && { amount: eurosFromCents(amountOf(order)) }),
    })),
    unpaid: possible.filter(({ order, plan }) => plan.wanted.status && goesOnUnpaid(order, plan.wanted.status)).length,
    canUndo,
  };
}

const conditionOf = (
  parts: PreviewParts,
  { view = 'all', query = '', filters = {} }: Input['selection'],
  { staff }: StaffVisit,
): Promise<SQL | undefined> => searchCondition(parts, { view, query, filters }, mayDo(staff.role, 'persons.read'));

/** How many fit; above the limit all are counted, to be told. */
async function countUpTo(source: Queryable, fits: SQL | undefined, max: number): Promise<number> {
  const some = await source
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderWork, eq(orderWork.orderId, orders.id))
    .where(fits)
    .limit(max + 1);
  if (some.length <= max) return some.length;
  const [counted] = await source
    .select({ total: count() })
    .from(orders)
    .leftJoin(orderWork, eq(orderWork.orderId, orders.id))
    .where(fits);
  return counted!.total;
}

type ListedCandidate = Candidate & Pick<typeof orders.$inferSelect, 'customer' | 'payment' | 'price' | 'deliveryPrice'>;

async function listCandidates(source: Queryable, fits: SQL | undefined): Promise<ListedCandidate[]> {
  const rows = await source
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      payment: orders.payment,
      paymentStatus: orders.paymentStatus,
      delivery: orders.delivery,
      customer: orders.customer,
      price: orders.price,
      deliveryPrice: orders.deliveryPrice,
      hold: orders.hold,
      version: versionOf,
      assignee: orderWork.assignee,
      tags: orderWork.tags,
    })
    .from(orders)
    .leftJoin(orderWork, eq(orderWork.orderId, orders.id))
    .where(fits)
    .orderBy(orders.id);
  const lacking = await listLackingGoods(
    source,
    rows.flatMap(({ id, hold }) => (hold === 'waiting' ? [id] : [])),
  );
  return rows.map(({ tags, ...row }) => ({ ...row, tags: tags ?? [], lacksGoods: lacking.has(row.id) }));
}

/** Which of orders that wait for their goods want more than is there. */
async function listLackingGoods(source: Queryable, waiting: readonly number[]): Promise<ReadonlySet<number>> {
  if (waiting.length === 0) return new Set();
  const lines = await source
    .select({ orderId: orderLines.orderId, productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...waiting]));
  const stocked = await listStock(source, [...new Set(lines.map(({ productId }) => productId))]);
  const lacks = lines.filter(({ productId, quantity }) => quantity > (stocked.get(productId)?.stock ?? 0));
  return new Set(lacks.map(({ orderId }) => orderId));
}

const rowOf = (plan: Plan) =>
  'code' in plan
    ? { state: 'refused' as const, code: plan.code }
    : { state: 'open' as const, seen: plan.seen, wanted: plan.wanted };

/** PostgreSQL takes 65,535 values in a statement. */
const rowsPerInsert = 1000;

export async function insertRows(tx: Queryable, rows: readonly (typeof orderBulkRows.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await tx.insert(orderBulkRows).values(rows.slice(from, from + rowsPerInsert));
}
