import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { isOutage, shortageOf } from '../database/database-errors.ts';
import { describeError } from './describe-error.ts';

/** The log of the process: JSON lines on standard output, in which errors show no personal data. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>) =>
  pino({ level: logLevel, serializers: { err: describeError, error: describeError } });

const maxOneLineMs = 60_000;
let shortageLoggedAt = -Infinity;

/**
 * Logs a failure, unless the database is away: that has its own line, one for the whole outage. A database without room
 * on its disk or in memory refuses every change, which is one line a minute.
 */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string): void {
  log[isOutage(error) ? 'debug' : 'error']({ err: error }, message);
  const shortage = shortageOf(error);
  if (shortage === undefined || Date.now() < shortageLoggedAt + maxOneLineMs) return;
  shortageLoggedAt = Date.now();
  log.error({ code: shortage }, shortages[shortage] ?? 'the database is out of resources');
}

const shortages: Readonly<Record<string, string>> = {
  53100: 'the database has no room on its disk',
  53200: 'the database is out of memory',
};
