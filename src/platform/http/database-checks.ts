import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { secondMs } from '#values/durations.ts';
import type { HealthCheck } from './health.ts';
import type { Database } from '../database/database.ts';

const maxWaitMs = 1500;
/** Statements end by then (docs/decisions/database-timeouts.md), so some connection has been returned. */
const maxSilenceMs = 30 * secondMs;

/**
 * Whether the database responds and connections are available. While all are in use, their responses show that the
 * database is available: the process is then busy, not disconnected.
 */
export function databaseChecks(database: Database): readonly HealthCheck[] {
  const pool = database.$client;
  let answeredAt = Date.now();
  pool.on('release', (error: unknown) => {
    if (!error) answeredAt = Date.now();
  });
  const isBusy = (): boolean => pool.totalCount > 0 && pool.idleCount === 0;

  async function answers(): Promise<boolean> {
    const probe = database.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    const busy = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(isBusy() && Date.now() < answeredAt + maxSilenceMs), maxWaitMs).unref();
    });
    return await Promise.race([probe, busy]);
  }

  async function areToBeHad(): Promise<boolean> {
    if (pool.isRefused) return false;
    // A short queue is nothing unusual.
    if (pool.waitingCount > 0) await sleep(1000, undefined, { ref: false });
    return pool.waitingCount === 0;
  }

  return [
    { name: 'database', isEssential: true, isHealthy: answers },
    { name: 'connections', isHealthy: areToBeHad },
  ];
}
