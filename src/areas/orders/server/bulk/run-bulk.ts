import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { isDatabaseAway } from '#platform/database/database-errors.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { Failure } from '#platform/http/failure.ts';
import type { BulkRefusal } from '../../staff-bulk-calls.ts';
import { orderBulkRows, orderBulks, type SeenOrder, type WantedOrder } from '../records/bulk-tables.ts';
import type { OrderMails } from '../order-mails.ts';
import type { ChangeBy, OrderChanges } from '../staff/order-changes.ts';
import type { ChangeStatus } from '../status/change-status.ts';

/** Orders whose ids are read at a time. */
const portion = 100;
/** Orders that are changed at the same time: more would leave shoppers too few connections. */
const lanes = 2;

export type StoredBulk = typeof orderBulks.$inferSelect;

export interface RunParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly changeStatus: ChangeStatus;
  readonly changes: Pick<OrderChanges, 'setFields' | 'undo'>;
  readonly mails: Pick<OrderMails, 'holdBulk' | 'releaseBulk'>;
}

interface RowWork {
  readonly orderId: number;
  readonly seen: SeenOrder;
  readonly wanted: WantedOrder;
}
type Done = { readonly changeId: number | null };
type Refused = { readonly code: BulkRefusal };

/** Locks a row whose turn is still to come; another process that runs the same bulk waits for it and then finds it settled. */
const takeRow = namedStatement<Pick<RowWork, 'seen' | 'wanted'>>(
  'take-bulk-row',
  sql`SELECT one.seen, one.wanted FROM order_bulk_rows one
    WHERE one.bulk_id = ${sql.placeholder('bulkId')}::uuid AND one.order_id = ${sql.placeholder('orderId')}::bigint AND one.state = 'open'
    FOR UPDATE`,
);

const lock = namedStatement<{ hold: string | null }>(
  'lock-order-of-bulk',
  sql`SELECT hold FROM orders WHERE id = ${sql.placeholder('orderId')}::bigint FOR UPDATE`,
);
const versionOfOrder = namedStatement<{ version: number }>(
  'version-of-order',
  sql`SELECT count(*)::int AS version FROM order_history WHERE order_id = ${sql.placeholder('orderId')}::bigint`,
);
const settle = namedStatement<object>(
  'settle-bulk-row',
  sql`UPDATE order_bulk_rows SET state = ${sql.placeholder('state')}, code = ${sql.placeholder('code')}, change_id = ${sql.placeholder('changeId')}
    WHERE bulk_id = ${sql.placeholder('bulkId')}::uuid AND order_id = ${sql.placeholder('orderId')}::bigint AND state = 'open'`,
);

/**
 * Does what is still to be done of a bulk. Each order is changed, and its row settled, in a transaction of their own: after a
 * kill each is done or not, and another run goes on with the rest.
 */
export async function runBulk(parts: RunParts, bulkId: string): Promise<void> {
  const { database } = parts;
  const [bulk] = await database.select().from(orderBulks).where(eq(orderBulks.id, bulkId));
  if (!bulk?.startedAt || bulk.finishedAt) return;
  const open = and(eq(orderBulkRows.bulkId, bulkId), eq(orderBulkRows.state, 'open'));
  for (;;) {
    const rows = await database
      .select({ orderId: orderBulkRows.orderId })
      .from(orderBulkRows)
      .where(open)
      .orderBy(asc(orderBulkRows.orderId))
      .limit(portion);
    if (rows.length === 0) break;
    const waiting = rows.map(({ orderId }) => orderId);
    const lane = async (): Promise<void> => {
      for (let orderId = waiting.shift(); orderId !== undefined; orderId = waiting.shift())
        await settleRow(parts, bulk, orderId);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  await database.transaction((tx) => finishBulk(parts, tx, bulk));
}

/** Marks a bulk as ended, and lets the mails go that waited for it. */
async function finishBulk(
  { clock, mails }: RunParts,
  tx: Queryable,
  { id, action, changeId }: StoredBulk,
): Promise<void> {
  const finished = await tx
    .update(orderBulks)
    .set({ finishedAt: clock() })
    .where(and(eq(orderBulks.id, id), isNull(orderBulks.finishedAt)))
    .returning({ id: orderBulks.id });
  // Those of orders that were taken back know it when they are due.
  const released = action.kind === 'undo' ? action.changeId : changeId;
  if (finished.length > 0 && released !== null) await mails.releaseBulk(tx, released);
}

async function settleRow(parts: RunParts, bulk: StoredBulk, orderId: number): Promise<void> {
  const { database, log } = parts;
  try {
    await database.transaction(async (tx) => {
      const [row] = await takeRow(tx, { bulkId: bulk.id, orderId });
      if (row) await storeResult(tx, bulk.id, orderId, await changeOrder(parts, tx, bulk, { orderId, ...row }));
    });
  } catch (error) {
    // Without a database the whole job is tried again; a fault of one order must not hold up the others.
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error, bulk: bulk.id, order: orderId }, 'an order of a bulk could not be changed');
    await storeResult(database, bulk.id, orderId, { code: 'failed' });
  }
}

const storeResult = (source: Queryable, bulkId: string, orderId: number, result: Done | Refused): Promise<unknown> =>
  'code' in result
    ? settle(source, { bulkId, orderId, state: 'refused', code: result.code, changeId: null })
    : settle(source, { bulkId, orderId, state: 'done', code: null, changeId: result.changeId });

/** Makes of one order what its preview has said, if it still is what that has seen. */
async function changeOrder(
  { changeStatus, changes }: RunParts,
  tx: Queryable,
  { memberId, device, action, changeId }: StoredBulk,
  { orderId, seen, wanted }: RowWork,
): Promise<Done | Refused> {
  const actor: Actor = { kind: 'staff', id: String(memberId), ...(device !== null && { device }) };
  const by: ChangeBy = { actor, bulk: changeId ?? undefined };
  if (wanted.undoes !== undefined) {
    const refused = await changes.undo(tx, wanted.undoes, by);
    return refused ? { code: undoCode(refused) } : { changeId: null };
  }
  if (wanted.status !== undefined) {
    const [order] = await lock(tx, { orderId });
    if (!order) return { code: 'order_not_found' };
    const [present] = await versionOfOrder(tx, { orderId });
    if (present!.version !== seen.version) return { code: 'changed_since' };
    const recorded: number[] = [];
    const changed = await changeStatus(tx, orderId, {
      ...by,
      status: wanted.status,
      reason: action.kind === 'cancel' ? action.reason : null,
      onRecorded: (id) => recorded.push(id),
    });
    if (changed) return { changeId: recorded[0]! };
    return { code: order.hold === 'waiting' ? 'out_of_stock' : 'not_possible' };
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
  refused.code === 'cannot_undo' ? (refused.facts['reason'] as BulkRefusal) : 'order_not_found';
