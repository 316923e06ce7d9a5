import { and, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { minuteMs, secondMs } from '#values/durations.ts';
import type { Queryable } from '#platform/database/database.ts';
import { undoSeconds } from '../../staff-calls.ts';
import { orderBulks } from './bulk-tables.ts';

/** The mails of a bulk wait until it has ended, so that all of it can be taken back; never longer than this. */
export const maxBulkWaitMs = 60 * minuteMs;

interface ChangeOfBulk {
  readonly at: Date;
  /** The bulk's own change. */
  readonly bulk: number | null;
}

/** Until when changes can be taken back: as long as their mails wait. Those of a bulk wait until all of it is done. */
export async function findUndoEnds(
  source: Queryable,
  changes: readonly ChangeOfBulk[],
  now: Date,
): Promise<(change: ChangeOfBulk) => Date> {
  const ids = [...new Set(changes.flatMap(({ bulk }) => bulk ?? []))];
  const ends = ids.length === 0 ? new Map<number, Date>() : await listEnds(source, ids, now);
  return ({ at, bulk }) => {
    const end = (bulk === null ? undefined : ends.get(bulk)) ?? at;
    return new Date(Math.min(end.getTime() + undoSeconds * secondMs, at.getTime() + maxBulkWaitMs));
  };
}

async function listEnds(source: Queryable, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>> {
  const undoing = alias(orderBulks, 'undoing');
  const bulks = await source
    .select({ changeId: orderBulks.changeId, finishedAt: orderBulks.finishedAt, undoing: undoing.id })
    .from(orderBulks)
    .leftJoin(
      undoing,
      and(isNull(undoing.finishedAt), sql`(${undoing.action} ->> 'changeId')::bigint = ${orderBulks.changeId}`),
    )
    .where(inArray(orderBulks.changeId, [...ids]));
  return new Map(bulks.map((bulk) => [bulk.changeId!, bulk.undoing ? now : (bulk.finishedAt ?? now)]));
}
