import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logFailure } from './log.ts';

const lines: { level: number; msg: string }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const databaseError = (code: string): Error => Object.assign(new Error('refused'), { code, severity: 'ERROR' });

test('logs each failure, but none of a database that is away', () => {
  logFailure(log, new Error('broken'), 'request failed');
  logFailure(log, databaseError('57P01'), 'request failed');
  logFailure(log, databaseError('53300'), 'request failed');
  expect(lines.splice(0)).toMatchObject([{ level: 50, msg: 'request failed' }]);
});

test('logs one line for all requests that meet a full disk', () => {
  for (let request = 0; request < 3; request += 1)
    logFailure(log, new Error('Failed query', { cause: databaseError('53100') }), 'request failed');
  expect(lines.splice(0)).toMatchObject([{ level: 50, code: '53100', msg: 'the database has no room on its disk' }]);
});
