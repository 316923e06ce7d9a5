import { and, asc, count, eq } from 'drizzle-orm';
import { secondMs } from '#values/durations.ts';
import type { BulkJob } from '../../staff-bulk-calls.ts';
import { undoSeconds } from '../../staff-calls.ts';
import { orderBulkRows } from '../records/bulk-tables.ts';
import { orders } from '../records/orders-tables.ts';
import type { StoredBulk } from './change-rows-together.ts';
import type { RunParts } from './run-bulk.ts';

const fileKinds = { print: 'pdf', csv: 'csv', xlsx: 'xlsx' } as const;
/** In which file its orders are fetched; null: it changes them. */
export const fileOf = ({ action }: Pick<StoredBulk, 'action'>): BulkJob['file'] =>
  action.kind in fileKinds ? fileKinds[action.kind as keyof typeof fileKinds] : null;

/** How far a bulk has come, and which orders it has left out. */
export async function describeBulk(
  { database, clock }: Pick<RunParts, 'database' | 'clock'>,
  bulk: StoredBulk,
): Promise<BulkJob> {
  const counted = await database
    .select({ state: orderBulkRows.state, orders: count() })
    .from(orderBulkRows)
    .where(eq(orderBulkRows.bulkId, bulk.id))
    .groupBy(orderBulkRows.state);
  const countOf = (state: string): number => counted.find((one) => one.state === state)?.orders ?? 0;
  const refused = await database
    .select({ orderId: orderBulkRows.orderId, number: orders.number, code: orderBulkRows.code })
    .from(orderBulkRows)
    .leftJoin(orders, eq(orders.id, orderBulkRows.orderId))
    .where(and(eq(orderBulkRows.bulkId, bulk.id), eq(orderBulkRows.state, 'refused')))
    .orderBy(asc(orderBulkRows.orderId));
  const done = countOf('done');
  const end = bulk.finishedAt ?? clock();
  return {
    state: bulk.finishedAt ? 'done' : done + refused.length > 0 ? 'running' : 'waiting',
    done,
    total: counted.reduce((sum, one) => sum + one.orders, 0),
    refused: refused.map(({ code, ...order }) => ({ ...order, code: code! })),
    change:
      bulk.changeId === null || fileOf(bulk) || (bulk.finishedAt && done === 0)
        ? null
        : {
            id: bulk.changeId,
            undoUntil: bulk.canUndo ? new Date(end.getTime() + undoSeconds * secondMs).toISOString() : null,
          },
    file: fileOf(bulk),
  };
}
