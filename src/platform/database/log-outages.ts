import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { secondMs } from '#values/durations.ts';
import { type ConnectionPool, isRefusal } from './connection-pool.ts';

const probeEveryMs = 500;
/** Connections that are refused now and then are one outage. */
const quietMs = 10 * secondMs;

/** Logs one line when connections are lost or refused, and one when they are available again. */
export function logOutages(pool: ConnectionPool, log: FastifyBaseLogger): void {
  let since: number | undefined;
  let lastRefusal = 0;

  pool.onLoss((loss) => {
    if (isRefusal(loss)) lastRefusal = Date.now();
    if (since !== undefined) return;
    since = Date.now();
    // Never the error itself: its stack and its fields may show what a query was about.
    log.error(
      { reason: loss.message, code: (loss as NodeJS.ErrnoException).code },
      isRefusal(loss) ? 'PostgreSQL refuses more connections' : 'the database is not available',
    );
    waitForEnd().catch((err: unknown) => log.error({ err }, 'the end of the outage was not noticed'));
  });

  async function waitForEnd(): Promise<void> {
    do await sleep(probeEveryMs, undefined, { ref: false });
    while (!(await answers()) || Date.now() < lastRefusal + quietMs);
    log.info({ seconds: Math.round((Date.now() - since!) / 1000) }, 'the database is available again');
    since = undefined;
  }

  const answers = (): Promise<boolean> =>
    pool.query('SELECT 1').then(
      () => true,
      () => pool.ending,
    );
}
