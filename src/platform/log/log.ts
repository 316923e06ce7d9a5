import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { cleanPath } from '#values/clean-address.ts';
import { minuteMs } from '#values/durations.ts';
import type { Config } from '../config.ts';
import { isOutage, shortageOf } from '../database/database-errors.ts';
import { type DescribedError, describeError } from './describe-error.ts';

interface LoggedError {
  readonly error: DescribedError;
  readonly message: string;
  readonly level: 'error' | 'fatal';
  /** The address of the request or page, if it was one. */
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
}

const errorLevel = 50;
const fatalLevel = 60;

/**
 * The log of the process: JSON lines on standard output, in which errors show no personal data. `onError` is called with
 * each error that is logged.
 */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>, onError?: (logged: LoggedError) => void) =>
  pino({
    level: logLevel,
    serializers: { err: describeError, error: describeError },
    hooks: {
      logMethod(parameters, method, level) {
        const [fields, message] = parameters as unknown as [{ err?: unknown; address?: string }?, string?];
        if (onError && level >= errorLevel && fields?.err !== undefined)
          onError({
            error: describeError(fields.err),
            message: message ?? '',
            level: level >= fatalLevel ? 'fatal' : 'error',
            address: fields.address,
            requestId: this.bindings()['reqId'] as string | undefined,
          });
        method.apply(this, parameters);
      },
    },
  });

const maxOneLineMs = minuteMs;
let shortageLoggedAt = -Infinity;

/**
 * Logs a failure, unless the database is away: that has its own line, one for the whole outage. A database without room
 * on its disk or in memory refuses every change, which is one line a minute. `address` is logged without what is personal.
 */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string, address?: string): void {
  log[isOutage(error) ? 'debug' : 'error']({ err: error, ...(address && { address: cleanPath(address) }) }, message);
  const shortage = shortageOf(error);
  if (shortage === undefined || Date.now() < shortageLoggedAt + maxOneLineMs) return;
  shortageLoggedAt = Date.now();
  log.error({ code: shortage }, shortages[shortage] ?? 'the database is out of resources');
}

const shortages: Readonly<Record<string, string>> = {
  53100: 'the database has no room on its disk',
  53200: 'the database is out of memory',
};
