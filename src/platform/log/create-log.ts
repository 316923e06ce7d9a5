import { pino } from 'pino';
import type { Config } from '../config.ts';
import { describeError } from './describe-error.ts';

/** The log of the process: JSON lines on standard output, in which errors show no personal data. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>) =>
  pino({ level: logLevel, serializers: { err: describeError, error: describeError } });
