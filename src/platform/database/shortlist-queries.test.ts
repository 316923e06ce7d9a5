import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { type ChooseFitting, shortlistQueries } from './shortlist-queries.ts';
import { shortlistTable } from './shortlist-table.ts';
import { createTestDatabase } from './test-database.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let queries: ReturnType<typeof shortlistQueries>;
let userId = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, { maxConnections: 20 });
  await database.execute(sql`CREATE TABLE shortlist (LIKE favourites INCLUDING ALL)`);
  queries = shortlistQueries(database, shortlistTable('shortlist'));
});
afterAll(async () => {
  await closeDatabase(database);
  await testDatabase.drop();
});

const most = 6;
const upTo: ChooseFitting = (_tx, present, wanted) =>
  Promise.resolve(wanted.slice(0, Math.max(0, most - present.length)));
const now = new Date('2026-11-20T09:00:00Z');

type Step = { kind: 'add'; ids: number[] } | { kind: 'remove'; id: number } | { kind: 'clear' };
const id = fc.integer({ min: 1, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      ids: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
);
const take = async (user: number, one: Step): Promise<number[]> => {
  if (one.kind === 'add') return queries.add(user, one.ids, now, upTo);
  if (one.kind === 'remove') return queries.remove(user, one.id);
  await queries.clear(database, user);
  return [];
};

describe('whatever is done with a shortlist', () => {
  it('one step after the other, it is an ordered set: what was added last stands last, nothing stands twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        userId += 1;
        let expected: number[] = [];
        for (const one of steps) {
          if (one.kind === 'add') {
            const added = one.ids.filter((other) => !expected.includes(other));
            expected.push(...added.slice(0, most - expected.length));
          } else expected = one.kind === 'remove' ? expected.filter((other) => other !== one.id) : [];
          expect(await take(userId, one)).toEqual(expected);
          expect(await queries.list(userId)).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('by many at once, no limit is passed and nothing stands twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 20 }), async (steps) => {
        userId += 1;
        const answers = await Promise.all(steps.map((one) => take(userId, one)));
        for (const list of [...answers, await queries.list(userId)]) {
          expect(list.length).toBeLessThanOrEqual(most);
          expect(new Set(list).size).toBe(list.length);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('by many who only add the same, it is added once', async () => {
    userId += 1;
    await Promise.all(Array.from({ length: 30 }, () => queries.add(userId, [3, 1, 2], now, upTo)));
    expect(await queries.list(userId)).toEqual([3, 1, 2]);
  });

  it('another’s list stays as it is', async () => {
    const [one, other] = [(userId += 1), (userId += 1)];
    await queries.add(one, [1, 2], now, upTo);
    await queries.add(other, [2, 3], now, upTo);
    await queries.remove(one, 2);
    await queries.clear(database, one);
    expect(await queries.list(other)).toEqual([2, 3]);
  });
});
