import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '../database/test-database.ts';
import { describeError } from './describe-error.ts';

let test: OpenTestDatabase;
let database: Database;
beforeAll(async () => {
  test = await openTestDatabase();
  ({ database } = test);
  await database.execute(sql`CREATE TABLE people (email text PRIMARY KEY, age int)`);
});
afterAll(() => test.drop());

async function logOf(query: Promise<unknown>): Promise<string> {
  const error = await query.catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  let text = '';
  pino({ serializers: { err: describeError } }, { write: (line) => void (text += line) }).error(
    { err: error },
    'failed',
  );
  return text;
}

const add = (email: string, age: string) => database.execute(sql`INSERT INTO people VALUES (${email}, ${age})`);

it('logs no parameters of a failed query and no row that it met', async () => {
  await add('marta@ejemplo.cat', '41');
  const text = await logOf(add('marta@ejemplo.cat', '41'));
  expect(text).toContain('INSERT INTO people VALUES ($1, $2)');
  expect(text).toContain('"constraint":"people_pkey"');
  expect(text).not.toMatch(/marta|41"/);
});

it('logs no value that PostgreSQL quotes', async () => {
  const text = await logOf(add('ana@ejemplo.cat', 'Rambla 5, 08911'));
  expect(text).toContain('invalid input syntax for type integer');
  expect(text).not.toMatch(/Rambla|ejemplo/);
});

it('logs only frames as the stack, and the cause', () => {
  const described = describeError(new Error('outer', { cause: new Error('inner') }));
  expect(described).toMatchObject({ message: 'outer', cause: { message: 'inner' } });
  expect(described.stack).toMatch(/^ {4}at /);
});
