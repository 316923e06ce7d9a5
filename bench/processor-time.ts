import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Linux counts processor time in ticks of a hundredth of a second. */
const msPerTick = 10;

/** Milliseconds of processor time of a process on this machine since it started; 0 where that cannot be read. */
export const processorTimeOf = (pid: number): number => readTimes(pid, 2);

/** The same with that of its children which have ended. */
export const processorTimeWithChildren = (pid: number): number => readTimes(pid, 4);

/** Of the user's and the system's time, then those of children that have ended, the sum of the first `count`. */
function readTimes(pid: number, count: 2 | 4): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 11 + count);
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick;
  } catch {
    return 0;
  }
}

/** The same of all processes of the database that serve, or have served, connections. */
export async function processorTimeOfDatabase(database: Database): Promise<number> {
  const { rows } = await database.execute<{ pid: number }>(sql`SELECT pid FROM pg_stat_activity`);
  const running = rows.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
  return running + processorTimeWithChildren(parentOf(rows[0]!.pid));
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
