import { afterAll, beforeAll, expect, it } from 'vitest';
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
