import { readFile } from 'node:fs/promises';
import { zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appliedMigration, firstMigration, migrate, newestMigration } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let fresh: TestDatabase;
let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  [fresh, database] = [await createTestDatabase(), await createTestDatabase()];
  client = new pg.Client(database.connection);
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE');
});

afterEach(async () => {
  await client.end();
  await Promise.all([fresh.drop(), database.drop()]);
});

/** Fills the database with what release 0.1.0 has written. */
async function load(name: string): Promise<void> {
  const file = new URL(`../../../db/release-0.1.0/${name}.sql.zst`, import.meta.url);
  await client.query('CREATE SCHEMA public');
  await client.query(zstdDecompressSync(await readFile(file)).toString());
  await client.query('RESET ALL');
}

const migrationsIn = async (): Promise<unknown[]> =>
  (await client.query('SELECT * FROM drizzle.__drizzle_migrations ORDER BY id')).rows;

async function schemaOf(connection: TestDatabase['connection']): Promise<unknown[]> {
  const reader = new pg.Client(connection);
  await reader.connect();
  const { rows } = await reader.query(`
    SELECT table_name || '.' || column_name AS name, data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') AS definition
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    ORDER BY 1, 2`);
  await reader.end();
  return rows;
}

test('goes on with a database of release 0.1.0', async () => {
  await load('database');
  const before = await migrationsIn();
  expect(before).toHaveLength(firstMigration);
  expect(await appliedMigration(client)).toBe(firstMigration);
  await migrate(database.connection);
  expect((await migrationsIn()).slice(0, firstMigration)).toEqual(before);
  expect(await appliedMigration(client)).toBe(await newestMigration());
  expect(await schemaOf(database.connection)).toEqual(await schemaOf(fresh.connection));
  const { rows } = await client.query('SELECT count(*)::int AS orders FROM orders');
  expect(rows).toEqual([{ orders: 3 }]);
});

test('knows a shop of before by its real documents, and a demo by the others', async () => {
  for (const [isDemo, since] of [
    ['true', []],
    ['false', [{ since: '2026-11-01' }]],
  ] as const) {
    await client.query('DROP SCHEMA IF EXISTS public CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE');
    await load('database');
    await client.query(
      `INSERT INTO order_documents (order_id, kind, number, issued_at, facts)
      SELECT min(id), 'invoice', 'F-1', '2026-11-01T10:00Z', '{"isDemo":${isDemo}}' FROM orders`,
    );
    await migrate(database.connection);
    const { rows } = await client.query('SELECT production_since::date::text AS since FROM shop_state');
    expect(rows).toEqual(since);
  }
});

test('refuses an older database with one line that names the release to pass through', async () => {
  await load('older-database');
  const before = await migrationsIn();
  expect(before).toHaveLength(firstMigration - 1);
  await expect(migrate(database.connection)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('release 0.1.0 (commit 0c421083)'),
  });
  expect(await migrationsIn()).toEqual(before);
});

test('counts the migrations of a new database, and later ones, from the same number', async () => {
  expect(await appliedMigration(client)).toBe(0);
  await client.query('CREATE SCHEMA public');
  await migrate(database.connection);
  const newest = await newestMigration();
  expect(await appliedMigration(client)).toBe(newest);
  await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)");
  expect(await appliedMigration(client)).toBe(newest + 1);
});
