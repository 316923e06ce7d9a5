import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { secondMs } from '#values/durations.ts';
import type { HealthCheck } from './health.ts';
import type { Database } from '../database/database.ts';

/** A connection that no request uses, and which therefore shows whether the server answers. */
export interface DatabaseProbe {
  /** Asks the server something. Absent or rejected where that connection is not open. */
  ask?: () => Promise<unknown>;
}

/** Those who ask for the health wait no longer: Kubernetes gives a second. */
const maxAnswerMs = 500;
const maxSilenceMs = 5 * secondMs;
const maxQueueMs = secondMs;
/** Statements end by then (docs/decisions/database-timeouts.md), so some connection has been returned. */
const maxStatementMs = 30 * secondMs;

/**
 * Whether the server answers on a connection of its own, within five seconds, and whether requests have a connection. Without
 * that connection the pool is asked; while all of its connections are in use, their answers show that the process is busy, not
 * disconnected.
 */
export function databaseChecks(
  database: Database,
  probe: DatabaseProbe = {},
  limits = { maxAnswerMs, maxSilenceMs },
): readonly HealthCheck[] {
  const pool = database.$client;
  let releasedAt = Date.now();
  pool.on('release', (error: unknown) => {
    if (!error) releasedAt = Date.now();
  });
  const isBusy = (): boolean => pool.totalCount > 0 && pool.idleCount === 0 && Date.now() < releasedAt + maxStatementMs;

  let askedAt: number | undefined;
  let asking: Promise<boolean> | undefined;
  const askPool = (): Promise<boolean> =>
    database.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
  async function ask(): Promise<boolean> {
    const answered =
      (await probe.ask?.().then(
        () => true,
        () => false,
      )) || (await Promise.race([askPool(), sleep(limits.maxAnswerMs, undefined, { ref: false }).then(isBusy)]));
    if (answered) askedAt = undefined;
    return answered;
  }

  async function answers(): Promise<boolean> {
    askedAt ??= Date.now();
    asking ??= ask().finally(() => (asking = undefined));
    const since = askedAt;
    const inTime = (): boolean => Date.now() < since + limits.maxSilenceMs;
    return await Promise.race([asking, sleep(limits.maxAnswerMs, undefined, { ref: false }).then(inTime)]);
  }

  return [
    { name: 'database', isEssential: true, isHealthy: answers },
    // A short queue is nothing unusual.
    { name: 'connections', isHealthy: () => !pool.isRefused && pool.longestWaitMs < maxQueueMs },
  ];
}
