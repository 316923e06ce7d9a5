import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobActor } from '#values/actor.ts';
import { createCatalogue } from '#areas/catalogue/server/catalogue.ts';
import { findProductPage } from '#areas/catalogue/server/product/product-page.ts';
import { brandedName } from '#values/product-name.ts';
import { importCatalogue } from '#areas/catalogue/server/import/import-catalogue.ts';
import { buildCatalogue } from '#demo-catalogue';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase, type OpenTestDatabase } from '#platform/database/test-database.ts';
import { createMediaStore } from '#platform/pictures/media-store.ts';
import { findDemoPayment } from '../orders/find-demo-payment.ts';
import { loadDemoShop } from './load-demo-shop.ts';
import { startTestApp } from '#app/test-app.fixture.ts';

// Enough for documents that several products share.
const count = 400;
const clock = (): Date => new Date('2026-03-02T10:00:00Z');
const actor = jobActor('test');

let folder: string;
let loaded: OpenTestDatabase;
let imported: OpenTestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-shop-'));
  [loaded, imported] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const shop = { connection: loaded.connection, dataDir: join(folder, 'loaded'), clock, actor, report: () => {} };
  await loadDemoShop({ ...shop, products: count });
  await buildCatalogue(join(folder, 'files'), count);
  const { database } = imported;
  await importCatalogue({ database, dataDir: join(folder, 'imported'), clock, actor, path: join(folder, 'files') });
}, 180_000);
afterAll(async () => {
  await loaded.drop();
  await imported.drop();
  await rm(folder, { recursive: true, force: true });
});

async function tableNames(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  // Which load was finished when is told of the demo's own only.
  return rows.map(({ name }) => name).filter((name) => name !== 'catalogue_demo_loads');
}

const contentOf = async (database: Database, table: string): Promise<string[]> => {
  const { rows } = await database.execute<{ row: string }>(
    sql`SELECT to_jsonb(t)::text AS row FROM ${sql.identifier(table)} t ORDER BY 1`,
  );
  return rows.map(({ row }) => row);
};

it('leaves the same in the database as an import of the demo’s files', async () => {
  const names = await tableNames(loaded.database);
  expect(names).toContain('catalogue_products');
  for (const name of names)
    expect(await contentOf(loaded.database, name), name).toEqual(await contentOf(imported.database, name));
}, 60_000);

it('has the same pictures and documents, byte for byte', async () => {
  const { rows } = await imported.database.execute<{ hash: string }>(sql`
    SELECT DISTINCT file ->> 'hash' AS hash FROM (
      SELECT jsonb_array_elements(pictures) AS file FROM catalogue_products
      UNION ALL SELECT jsonb_array_elements(documents) FROM catalogue_products
      UNION ALL SELECT picture FROM catalogue_sections
      UNION ALL SELECT jsonb_array_elements(documents) FROM catalogue_brands
    ) AS files WHERE file IS NOT NULL`);
  const hashes = new Set(rows.map(({ hash }) => hash));
  expect(hashes.size).toBeGreaterThan(400);
  const store = createMediaStore(join(folder, 'imported'));
  for await (const { hash, content } of createMediaStore(join(folder, 'loaded')).archived) {
    expect((await store.find(hash))?.equals(content), hash).toBe(true);
    hashes.delete(hash);
  }
  expect([...hashes]).toEqual([]);
}, 60_000);

it('titles each product by brand, model, kind and two figures, and describes it by more than its name', async () => {
  const catalogue = createCatalogue({ database: loaded.database, publicUrl: 'https://shop.example', shopName: 'X' });
  const { rows } = await loaded.database.execute<{ slug: string }>(sql`SELECT slug FROM catalogue_products`);
  const figuresIn = (text: string): number => text.match(/\d[\d.,/]*/g)?.length ?? 0;
  const titles = new Map<string, string>();
  for (const { slug } of rows) {
    const found = await findProductPage(catalogue, slug, 'es');
    if (!('page' in found)) throw new Error(slug);
    const { name, modelName, brand, article, seo, technicalSheet } = found.page;
    const words = seo.title.replace(/ · X$/, '');
    expect(words.startsWith(brandedName(modelName ?? '', brand?.name).trim()), words).toBe(true);
    expect(seo.title).not.toMatch(/…/);
    expect(seo.title).not.toContain(article);
    const rest = (text: string): string => (modelName ? text.replace(modelName, '') : text);
    // The kind is the name up to its first figure or comma.
    expect(rest(words)).toContain(/^[^\d,]*/.exec(rest(name))![0].trim());
    const numbers = technicalSheet.flatMap((part) => part.rows).filter(({ value, unit }) => unit && /\d/.test(value));
    if (numbers.length > 2) expect([words, figuresIn(rest(words)) > 1]).toEqual([words, true]);
    expect(seo.description).not.toBe(`${brandedName(name, brand?.name)}.`);
    expect(seo.description.length, seo.description).toBeGreaterThan(60);
    titles.set(seo.title, slug);
  }
  expect(titles.size).toBe(rows.length);
}, 60_000);

it('has orders in every state, once, which send no mail and take no best seller', async () => {
  const { database } = loaded;
  const app = await startTestApp({ database, clock });
  const one = async (query: SQL) => (await database.execute(query)).rows[0];
  await app.placeDemoOrders();
  await app.placeDemoOrders();
  const states = await one(sql`SELECT count(*)::int AS orders, array_agg(DISTINCT status ORDER BY status) AS statuses,
    array_agg(DISTINCT payment_status ORDER BY payment_status) AS payments, max(number) LIKE '2_-______' AS numbered FROM orders`);
  expect(states).toEqual({
    orders: 60,
    statuses: ['cancelled', 'confirmed', 'created', 'delivered', 'preparing', 'ready', 'returned', 'shipped'],
    payments: ['cancelled', 'failed', 'paid', 'pending', 'refunded'],
    numbered: true,
  });
  const facts = await one(sql`SELECT
    (SELECT last_value::int FROM order_numbers) AS numbers,
    (SELECT count(*)::int FROM pgboss.job WHERE name LIKE '%mail') AS mails,
    (SELECT count(*)::int FROM limited_mails) AS counted,
    (SELECT max(taken) FROM delivery_slots) AS places,
    (SELECT count(*)::int FROM (SELECT issued_at < lag(issued_at) OVER (
      PARTITION BY split_part(number, '-', 1) ORDER BY id) AS is_late FROM order_documents) AS issued WHERE is_late) AS late,
    (SELECT count(*)::int FROM (
      SELECT id FROM catalogue_products WHERE is_sellable AND NOT is_virtual
      ORDER BY (stock > 0) DESC, popularity DESC, id LIMIT 200) AS best
      JOIN inventory_movements ON product_id = best.id AND order_number IS NOT NULL) AS best`);
  expect(facts).toEqual({ numbers: 60, mails: 0, counted: 0, places: 1, late: 0, best: 0 });
  // A Monday at 11: the round that begins now is on its way.
  const { rows: today } = await database.execute(sql`
    SELECT concat_ws(' ', delivery_type, slot_from, status) AS slot FROM orders WHERE delivery_date = '2026-03-02' ORDER BY 1`);
  expect(today.map(({ slot }) => slot)).toEqual([
    'delivery 09:00 delivered',
    'delivery 11:00 shipped',
    'delivery 15:00 preparing',
    'delivery 17:00 preparing',
    'pickup 08:00 ready',
    'pickup 15:00 preparing',
  ]);
  const { rows: without } = await database.execute(sql`
    SELECT number, delivery_date, slot_from FROM orders WHERE delivery_type = 'delivery' AND status <> 'cancelled'
    AND NOT EXISTS (SELECT FROM delivery_slots WHERE (type, date, from_time, to_time, taken)
      = (delivery_type, delivery_date::date, slot_from, delivery #>> '{slot,to}', 1))`);
  expect(without).toEqual([]);
  // Else none of what their cards have paid could be paid back.
  const { rows } = await database.execute<{ reference: string; amount: number; method: string; state: string }>(
    sql`SELECT reference, amount, method, state FROM payments`,
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { reference, amount, method, state } of rows) {
    const isKnown = state === 'paid' && method !== 'transfer';
    expect([reference, await findDemoPayment(database, reference)]).toEqual([
      reference,
      isKnown ? { amount, method } : null,
    ]);
  }
  await app.close();
}, 60_000);
