import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../database/database-errors.ts';

/** Logs a failure, unless the database is away: that has its own line, one for the whole outage. */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string): void {
  log[isOutage(error) ? 'debug' : 'error']({ err: error }, message);
}
