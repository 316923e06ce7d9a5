import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { type ChangeTag, listenForChanges } from '#platform/database/change-notices.ts';
import { type Inventory, startInventory } from './inventory.fixture.ts';
import { countStock, listMovedSince } from './inventory.ts';
import { commandActor } from '#values/actor.ts';

let shop: Inventory;
beforeEach(async () => {
  shop = await startInventory();
  await shop.writeRows('products.csv', [
    productCells('A-1', { stock: 20 }),
    productCells('A-2', { stock: 3 }),
    productCells('A-3', { stock: 0 }),
    productCells('KIT-1', { stock: '', kit: 'A-1*20' }),
    productCells('KIT-2', { stock: '', kit: 'A-2*1' }),
  ]);
  await shop.importFrom();
});
afterEach(() => shop.stop());

const update = async (...rows: { article: string; stock: number }[]) => {
  await shop.writeRows('update.csv', rows);
  return shop.importFrom('update.csv');
};
const count = (counts: { productId: number; stock: number }[]) =>
  shop.database.transaction((tx) =>
    countStock(tx, counts, { importName: 'import-1', now: shop.clock(), actor: commandActor('test') }),
  );

test('an import’s figure is a count that names the import', async () => {
  const [first] = await shop.movements();
  expect(first).toMatchObject({
    productId: 1,
    kind: 'count',
    quantity: 20,
    stock: 20,
    at: shop.clock(),
    orderNumber: null,
  });
  shop.passDays(1);
  const report = await update({ article: 'A-1', stock: 12 });
  const last = (await shop.movements()).at(-1)!;
  expect(last).toMatchObject({ kind: 'count', quantity: -8, stock: 12, at: shop.clock(), orderNumber: null });
  expect(report.reportFile).toContain(`/${last.importName}.txt`);
  expect(last.importName).toMatch(/^import-2026-11-21T/);
});

test('a product without stock has no movement, and an equal figure adds none', async () => {
  const before = await shop.movements();
  expect(before.map(({ productId }) => productId).sort()).toEqual([1, 2]);
  await update({ article: 'A-1', stock: 20 }, { article: 'A-3', stock: 0 });
  expect(await shop.movements()).toEqual(before);
});

test('a count moves nothing for an equal figure, a kit of parts or an unknown product', async () => {
  const before = await shop.movements();
  await count([
    { productId: 2, stock: 3 },
    { productId: await shop.idOf('KIT-2'), stock: 50 },
    { productId: 999, stock: 5 },
  ]);
  expect(await shop.movements()).toEqual(before);
  expect(await shop.stockOf('KIT-2')).toEqual([3]);
});

test('tells which products have moved after a moment of each', async () => {
  const imported = shop.clock();
  const before = new Date(imported.getTime() - 1);
  const moved = (...products: [id: number, at: Date][]) =>
    listMovedSince(
      shop.database,
      products.map(([id, at]) => ({ id, at })),
    );
  expect(await moved([1, before], [2, imported], [999, before])).toEqual(new Set([1]));
  expect(await moved()).toEqual(new Set());
});

test('the movements of a product add up to its stock', async () => {
  await shop.reserve([[1, 4]], 'P-1');
  await shop.reserve([[await shop.idOf('KIT-2'), 2]], 'P-2');
  await shop.release('P-1');
  await update({ article: 'A-1', stock: 7 }, { article: 'A-3', stock: 2 });
  const movements = await shop.movements();
  for (const article of ['A-1', 'A-2', 'A-3']) {
    const { id, stock } = (await shop.rowsByArticle()).get(article)!;
    const own = movements.filter(({ productId }) => productId === id);
    expect(
      own.reduce((sum, { quantity }) => sum + quantity, 0),
      article,
    ).toBe(stock);
    expect(own.at(-1)?.stock, article).toBe(stock);
  }
});

test.each([
  ["'sale', 1, 1, 'P-1', NULL", 'a sale that adds'],
  ["'sale', -1, 1, NULL, NULL", 'a sale without its order'],
  ["'sale', -1, 1, 'P-1', 'import-1'", 'a sale of an import'],
  ["'release', -1, 1, 'P-1', NULL", 'a release that takes'],
  ["'release', 1, 1, NULL, NULL", 'a release without its order'],
  ["'count', 1, 1, 'P-1', NULL", 'a count of an order'],
  ["'count', 0, 1, NULL, NULL", 'a count that moves nothing'],
  ["'count', -2, -1, NULL, NULL", 'a stock below zero'],
  ["'gift', -1, 1, 'P-1', NULL", 'an unknown reason'],
])('the database refuses a movement of %s: %s', async (values) => {
  const statement = `INSERT INTO inventory_movements (product_id, at, actor_kind, kind, quantity, stock, order_number, import_name)
    VALUES (1, now(), 'job', ${values})`;
  await expect(shop.database.$client.query(statement)).rejects.toThrow('inventory_movements_');
});

/** The tags that another process is notified of during `work`. */
async function tagsDuring(work: () => Promise<unknown>): Promise<ChangeTag[]> {
  const heard: ChangeTag[][] = [];
  const listener = await listenForChanges(shop.connection, (tags) => void heard.push([...tags]));
  await work();
  await shop.database.$client.query("SELECT pg_notify('shop_changed', '[\"content\"]')");
  await expect.poll(() => heard.at(-1)).toEqual(['content']);
  await listener.close();
  return heard.slice(0, -1).flat().sort();
}
const tag = async (article: string): Promise<ChangeTag> => `product:${await shop.idOf(article)}`;

test('announces a product that sells out or is back, and no other change of stock', async () => {
  expect(await tagsDuring(() => shop.reserve([[2, 2]], 'P-1'))).toEqual([]);
  const both = [await tag('A-2'), await tag('KIT-2')].sort();
  expect(await tagsDuring(() => shop.reserve([[2, 1]], 'P-2'))).toEqual(both);
  expect(await tagsDuring(() => shop.release('P-1'))).toEqual(both);
  expect(await tagsDuring(() => shop.release('P-2'))).toEqual([]);
});

test('announces a kit that can no longer be sold, though its parts can', async () => {
  expect(await tagsDuring(() => shop.reserve([[1, 1]], 'P-1'))).toEqual([await tag('KIT-1')]);
  expect(await tagsDuring(() => shop.release('P-1'))).toEqual([await tag('KIT-1')]);
});

test('announces nothing for a sale that is refused', async () => {
  expect(await tagsDuring(() => shop.reserve([[2, 4]]))).toEqual([]);
});

test('announces nothing for a release that returns nothing', async () => {
  await shop.reserve([[1, 1]], 'P-1');
  await shop.writeRows('products.csv', [productCells('A-1', { stock: '', kit: 'A-2*1' })]);
  await shop.importFrom();
  expect(await tagsDuring(() => shop.release('P-1'))).toEqual([]);
});

/** SQL of the source outside this area that writes products. */
function listProductWrites(): { file: string; columns: string; rest: string }[] {
  const source = fileURLToPath(new URL('../../..', import.meta.url));
  return globSync('**/*.ts', { cwd: source })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('areas/inventory/'))
    .flatMap((file) =>
      [
        ...readFileSync(`${source}/${file}`, 'utf8').matchAll(
          /(?:UPDATE|INSERT INTO|MERGE INTO|COPY) "?catalogue_products"?(?: AS)? ?\w*\s*(\([^)]*\))?([^`]*)`/g,
        ),
      ].map(([, columns = '', rest = '']) => ({ file, columns, rest })),
    );
}

test('no other source file writes stock', () => {
  const writes = listProductWrites();
  expect(new Set(writes.map(({ file }) => file.split('/').at(-1)))).toEqual(
    new Set(['save-products.ts', 'save-updates.ts', 'archive-missing.ts', 'bring-back.ts']),
  );
  for (const { file, columns, rest } of writes) {
    expect(columns, file).not.toMatch(/(?<![\w.])(stock|is_kit_of_parts|lacks_part)\b/);
    expect(rest, file).not.toMatch(/(?<![\w.])(stock|is_kit_of_parts|lacks_part)\s*=/);
  }
});
