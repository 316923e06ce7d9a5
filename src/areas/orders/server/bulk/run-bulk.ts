import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from '#platform/database/database.ts';
import { isDatabaseAway } from '#platform/database/database-errors.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { Failure } from '#platform/http/failure.ts';
import type { BulkRefusal } from '../../staff-bulk-calls.ts';
import { orderBulkRows, orderBulks, withoutReason, type WantedOrder } from '../records/bulk-tables.ts';
import type { OrderNotices } from '../notices/order-notices.ts';
import type { OrderMails } from '../order-mails.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { lockOrders } from '../records/orders-together.ts';
import type { FieldsParts } from '../staff/change-fields-together.ts';
import type { OrderChanges } from '../staff/order-changes.ts';
import type { ChangeStatus } from '../status/change-status.ts';
import { type ChangeStatusTogether, fitsTogether, isChangedTogether } from '../status/change-status-together.ts';
import { byOf, changeRowsTogether, type LockedOrder, type RowWork, type StoredBulk } from './change-rows-together.ts';

/** Orders whose ids are read at a time. */
const portion = 100;
/** Orders that are changed at the same time: more would leave shoppers too few connections. */
const lanes = 2;
/** Orders that are changed in one transaction, for which those who want to change one of them wait. */
const maxTogether = 20;

export interface RunParts extends FieldsParts {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly changeStatus: ChangeStatus;
  readonly changeTogether: ChangeStatusTogether;
  readonly changes: Pick<OrderChanges, 'setFields' | 'undo'>;
  readonly mails: Pick<OrderMails, 'holdBulk' | 'releaseBulk'>;
  readonly notices: Pick<OrderNotices, 'addBulk'>;
}

type Done = { readonly changeId: number | null };
type Refused = { readonly code: BulkRefusal };

/** Locks rows whose turn is still to come; another process that runs the same bulk waits for it and then finds it settled. */
const takeRows = namedStatement<RowWork>(
  'take-bulk-rows',
  sql`SELECT one.order_id::float8 AS "orderId", one.seen, one.wanted FROM order_bulk_rows one
    WHERE one.bulk_id = ${sql.placeholder('bulkId')}::uuid AND one.order_id = ANY (${sql.placeholder('orderIds')}::bigint[])
      AND one.state = 'open'
    ORDER BY one.order_id FOR UPDATE`,
);

/** Read once the orders are locked. */
const versionsOfOrders = namedStatement<{ orderId: number; version: number }>(
  'versions-of-orders',
  sql`SELECT order_id::float8 AS "orderId", count(*)::int AS version FROM order_history
    WHERE order_id = ANY (${sql.placeholder('orderIds')}::bigint[]) GROUP BY order_id`,
);
const settle = namedStatement<object>(
  'settle-bulk-rows',
  sql`UPDATE order_bulk_rows SET state = settled.state, code = settled.code, change_id = settled.change_id
    FROM unnest(${sql.placeholder('orderIds')}::bigint[], ${sql.placeholder('states')}::text[], ${sql.placeholder('codes')}::text[],
      ${sql.placeholder('changeIds')}::bigint[]) AS settled (order_id, state, code, change_id)
    WHERE bulk_id = ${sql.placeholder('bulkId')}::uuid AND order_bulk_rows.order_id = settled.order_id
      AND order_bulk_rows.state = 'open'`,
);

/**
 * Does what is still to be done of a bulk. Orders are changed, and their rows settled, in one transaction, one or a few of them: after
 * a kill each is done or not, and another run goes on with the rest.
 */
export async function runBulk(parts: RunParts, bulkId: string): Promise<void> {
  const { database } = parts;
  const [bulk] = await database.select().from(orderBulks).where(eq(orderBulks.id, bulkId));
  if (!bulk?.startedAt || bulk.finishedAt) return;
  const open = and(eq(orderBulkRows.bulkId, bulkId), eq(orderBulkRows.state, 'open'));
  for (;;) {
    const rows = await database
      .select({ orderId: orderBulkRows.orderId, wanted: orderBulkRows.wanted })
      .from(orderBulkRows)
      .where(open)
      .orderBy(asc(orderBulkRows.orderId))
      .limit(portion);
    if (rows.length === 0) break;
    let waiting = rows;
    // To one status at a time: the numbers of its invoices are what a transaction locks last.
    const take = (): number[] => {
      const [first] = waiting;
      if (!first) return [];
      const same = waiting.filter(({ wanted }) => wanted.status === first.wanted.status);
      const taken = same.slice(0, isTogether(first.wanted) ? maxTogether : 1);
      waiting = waiting.filter((row) => !taken.includes(row));
      return taken.map(({ orderId }) => orderId);
    };
    const lane = async (): Promise<void> => {
      for (let ids = take(); ids.length > 0; ids = take()) await settleRows(parts, bulk, ids);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  await database.transaction((tx) => finishBulk(parts, tx, bulk));
}

/** Marks a bulk as ended, and lets the mails go that waited for it. */
async function finishBulk(parts: RunParts, tx: Queryable, { id, action, changeId }: StoredBulk): Promise<void> {
  // Those of orders that were taken back know it when they are due.
  const released = action.kind === 'undo' ? action.changeId : changeId;
  if ((await markEnd(parts, tx, { id, action })) && released !== null) await parts.mails.releaseBulk(tx, released);
}

/**
 * Marks a bulk as ended, of which the store hears once; false where it was before. Why its orders were cancelled is kept with the
 * change of each, where erasing a person deletes it.
 */
export async function markEnd(
  { clock, notices }: Pick<RunParts, 'clock' | 'notices'>,
  tx: Queryable,
  { id, action }: Pick<StoredBulk, 'id' | 'action'>,
): Promise<boolean> {
  const finished = await tx
    .update(orderBulks)
    .set({ finishedAt: clock(), action: withoutReason })
    .where(and(eq(orderBulks.id, id), isNull(orderBulks.finishedAt)))
    .returning({ id: orderBulks.id });
  if (finished.length === 0) return false;
  if (['next', 'status', 'cancel'].includes(action.kind)) await notices.addBulk(tx, id);
  return true;
}

/** Whether orders are changed so together: they lock what others lock, too, in one order for all of them. */
const isTogether = ({ status }: WantedOrder): boolean => status === undefined || isChangedTogether(status);

/** Whether an order has to have a transaction of its own, as it still takes its goods. */
const isAlone = (order: StoredOrder, { status }: WantedOrder): boolean =>
  status !== undefined && !fitsTogether(order, status);

/** Changes orders in one transaction. One that cannot be stored holds up no other: then each has its own. */
async function settleRows(parts: RunParts, bulk: StoredBulk, orderIds: readonly number[]): Promise<void> {
  const { database, log } = parts;
  try {
    const left = await database.transaction(async (tx) => {
      const rows = await takeRows(tx, { bulkId: bulk.id, orderIds });
      const locked = await lockOf(tx, rows);
      const changed = await changeRowsTogether(parts, tx, bulk, rows, locked);
      const results: [number, Done | Refused][] = [];
      for (const row of rows) {
        const changeId = changed.get(row.orderId);
        const order = locked.get(row.orderId) ?? null;
        // It may take goods or a place: those of several are never locked in one transaction.
        if (changeId === undefined && order && isAlone(order.order, row.wanted) && orderIds.length > 1) continue;
        const result = changeId === undefined ? await changeOrder(parts, tx, bulk, row, order) : { changeId };
        results.push([row.orderId, result]);
      }
      await storeResults(tx, bulk.id, results);
      const settled = new Set(results.map(([orderId]) => orderId));
      return rows.flatMap(({ orderId }) => (settled.has(orderId) ? [] : [orderId]));
    });
    for (const orderId of left) await settleRows(parts, bulk, [orderId]);
  } catch (error) {
    // Without a database the whole job is tried again.
    if (isDatabaseAway(error)) throw error;
    if (orderIds.length > 1) {
      for (const orderId of orderIds) await settleRows(parts, bulk, [orderId]);
      return;
    }
    log.error({ err: error, bulk: bulk.id, order: orderIds[0] }, 'an order of a bulk could not be changed');
    await storeResults(
      database,
      bulk.id,
      orderIds.map((orderId) => [orderId, { code: 'failed' }]),
    );
  }
}

/** Locks the orders of rows, in the order of their ids, and answers what they are then. */
async function lockOf(tx: Queryable, rows: readonly RowWork[]): Promise<ReadonlyMap<number, LockedOrder>> {
  if (rows.length === 0) return new Map();
  const orders = await lockOrders(
    tx,
    rows.map(({ orderId }) => orderId),
  );
  // The version of an order counts where its status is to change.
  const orderIds = rows.flatMap(({ orderId, wanted }) => (wanted.status === undefined ? [] : [orderId]));
  const versions = orderIds.length === 0 ? [] : await versionsOfOrders(tx, { orderIds });
  const versionOf = new Map(versions.map(({ orderId, version }) => [orderId, version]));
  return new Map(orders.map((order) => [order.id, { order, version: versionOf.get(order.id) ?? 0 }]));
}

const storeResults = (
  source: Queryable,
  bulkId: string,
  results: readonly (readonly [number, Done | Refused])[],
): Promise<unknown> =>
  settle(source, {
    bulkId,
    orderIds: results.map(([orderId]) => orderId),
    states: results.map(([, result]) => ('code' in result ? 'refused' : 'done')),
    codes: results.map(([, result]) => ('code' in result ? result.code : null)),
    changeIds: results.map(([, result]) => ('code' in result ? null : result.changeId)),
  });

/** Makes of one order what its preview has said, if it still is what that has seen. */
async function changeOrder(
  { changeStatus, changes }: RunParts,
  tx: Queryable,
  bulk: StoredBulk,
  { orderId, seen, wanted }: RowWork,
  locked: LockedOrder | null,
): Promise<Done | Refused> {
  const by = byOf(bulk);
  if (wanted.undoes !== undefined) {
    const refused = await changes.undo(tx, wanted.undoes, by);
    return refused ? { code: undoCode(refused) } : { changeId: null };
  }
  if (wanted.status !== undefined) {
    if (!locked) return { code: 'order_not_found' };
    if (locked.version !== seen.version) return { code: 'changed_since' };
    const recorded: number[] = [];
    const changed = await changeStatus(tx, orderId, {
      ...by,
      status: wanted.status,
      reason: bulk.action.kind === 'cancel' ? bulk.action.reason : null,
      onRecorded: (id) => recorded.push(id),
    });
    if (changed) return { changeId: recorded[0]! };
    return { code: locked.order.hold === 'waiting' ? 'out_of_stock' : 'not_possible' };
  }
  const field = wanted.tags === undefined ? 'assignee' : 'tags';
  const changed = await changes.setFields(tx, orderId, [{ field, from: seen[field], to: wanted[field] }], by);
  if (!(changed instanceof Failure)) return { changeId: changed };
  return {
    code:
      changed.code === 'changed_meanwhile'
        ? 'changed_since'
        : changed.code === 'order_not_found'
          ? 'order_not_found'
          : 'not_possible',
  };
}

const undoCode = (refused: Failure<'change_not_found' | 'cannot_undo'>): BulkRefusal =>
  refused.code === 'cannot_undo'
    ? ((refused.facts['detail'] ?? refused.facts['reason']) as BulkRefusal)
    : 'order_not_found';
