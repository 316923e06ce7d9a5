import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Linux counts processor time in ticks of a hundredth of a second. */
const msPerTick = 10;

/** Milliseconds of processor time of a process on this machine since it started; 0 where that cannot be read. */
export function processorTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return 0;
  }
}

/** The same of all processes of the database, as long as they run. */
export async function processorTimeOfDatabase(database: Database): Promise<number> {
  const { rows } = await database.execute<{ pid: number }>(sql`SELECT pid FROM pg_stat_activity`);
  return rows.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
}
