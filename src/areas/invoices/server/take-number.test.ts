import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { takeNumber } from './take-number.ts';

let test: OpenTestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());

it('a number is of the year that the shop’s clock shows, in Madrid', async () => {
  const take = (time: string) =>
    test.database.transaction(async (tx) => (await takeNumber(tx, 'F', () => new Date(time))).number);
  expect(await take('2026-12-31T22:59:59Z')).toBe('F-26-00001');
  expect(await take('2026-12-31T23:00:00Z')).toBe('F-27-00001');
  expect(await take('2027-12-31T22:59:59Z')).toBe('F-27-00002');
});

it('a series of the shop’s own counts for itself; after a change it goes on where it was', async () => {
  const take = (prefix: string) =>
    test.database.transaction(
      async (tx) => (await takeNumber(tx, 'R', () => new Date('2026-11-01T10:00:00Z'), prefix)).number,
    );
  expect([
    await take(''),
    await take('ZGZ'),
    await take('ZGZ'),
    await take('B2'),
    await take(''),
    await take('ZGZ'),
  ]).toEqual(['R-26-00001', 'ZGZ-R-26-00001', 'ZGZ-R-26-00002', 'B2-R-26-00001', 'R-26-00002', 'ZGZ-R-26-00003']);
});

it('the time of a number is that after the number before it was committed', async () => {
  let isEnding = false;
  const readAfter: boolean[] = [];
  const clock = () => {
    readAfter.push(isEnding);
    return new Date('2026-11-20T09:00:00Z');
  };
  const waiting = async () => {
    const { rows } = await test.database.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return rows.length;
  };
  const { next } = await test.database.transaction(async (tx) => {
    await takeNumber(tx, 'R', clock, '');
    const taken = test.database.transaction((other) => takeNumber(other, 'R', clock, ''));
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 30_000);
    isEnding = true;
    return { next: taken.then(({ number }) => number) };
  });
  expect(await next).toBe('R-26-00004');
  expect(readAfter).toEqual([false, true]);
});
