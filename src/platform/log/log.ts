import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { isOutage } from '../database/database-errors.ts';
import { describeError } from './describe-error.ts';

/** The log of the process: JSON lines on standard output, in which errors show no personal data. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>) =>
  pino({ level: logLevel, serializers: { err: describeError, error: describeError } });

/** Logs a failure, unless the database is away: that has its own line, one for the whole outage. */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string): void {
  log[isOutage(error) ? 'debug' : 'error']({ err: error }, message);
}
