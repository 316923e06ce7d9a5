import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function countTables(config: string | object): Promise<number> {
  const client = new Client(config);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int FROM pg_tables WHERE schemaname IN ('public', 'drizzle')",
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

test('gives each test the whole schema in a database of its own', async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()];
  const before = await countTables(one.connection);
  expect(before).toBeGreaterThan(0);
  const client = new Client(one.connection);
  await client.connect();
  await client.query('CREATE TABLE only_here ()');
  await client.end();
  expect(await countTables(one.url)).toBe(before + 1);
  expect(await countTables(other.url)).toBe(before);
  await Promise.all([one.drop(), other.drop()]);
  await expect(countTables(one.connection)).rejects.toThrow(/does not exist/);
});
