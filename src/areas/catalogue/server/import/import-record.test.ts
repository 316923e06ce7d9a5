import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movements } from '#areas/inventory/server/inventory-tables.ts';
import { commandActor } from '#values/actor.ts';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';
import { catalogueImports } from '../catalogue-tables.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

const actor = commandActor('catalogue import');
const records = () => shop.database.select().from(catalogueImports).orderBy(asc(catalogueImports.id));

test('an import is recorded with who ran it and what it did, and its counts of stock name them', async () => {
  await shop.writeRows('products.csv', [productCells('A-1'), productCells('A-2', { price: 'dear' })]);
  await shop.importFrom('', { actor });
  const at = shop.clock();
  const [counted] = await shop.database.select().from(movements);
  expect(counted).toMatchObject({ kind: 'count', actorKind: 'command', actorId: 'catalogue import' });
  expect(await records()).toEqual([
    {
      id: 1,
      name: counted!.importName,
      file: 'products.csv',
      mode: 'products',
      startedAt: at,
      finishedAt: at,
      read: 2,
      created: 1,
      changed: 0,
      unchanged: 0,
      skipped: 1,
      archived: 0,
      undoneAt: null,
      actorKind: 'command',
      actorId: 'catalogue import',
    },
  ]);
});

test('so is an update, and that a kit of parts has no stock of its own', async () => {
  await shop.writeRows('products.csv', [productCells('KIT', { stock: 0 }), productCells('PART', { stock: 3 })]);
  await shop.importFrom();
  await shop.writeRows('update.csv', [{ article: 'KIT', stock: 7 }]);
  await shop.importFrom('update.csv', { actor });
  await shop.writeRows('products.csv', [productCells('KIT', { stock: 7, kit: 'PART*2' })]);
  await shop.importFrom('products.csv', { actor });
  expect((await records()).map(({ mode, changed, actorId }) => [mode, changed, actorId])).toEqual([
    ['products', 0, 'test'],
    ['update', 1, 'catalogue import'],
    ['products', 1, 'catalogue import'],
  ]);
  const moved = await shop.database.select().from(movements).orderBy(asc(movements.id));
  expect(moved.map(({ quantity, actorId }) => [quantity, actorId])).toEqual([
    [3, 'test'],
    [7, 'catalogue import'],
    [-7, 'catalogue import'],
  ]);
});

test('an import that is broken off has no end, and a dry run no record', async () => {
  await shop.writeRows('products.csv', [productCells('A-1')]);
  await shop.importFrom('', { dryRun: true });
  expect(await records()).toEqual([]);
  const broken = shop.importFrom('', {
    actor,
    onProgress: () => {
      throw new Error('out of memory');
    },
  });
  await expect(broken).rejects.toThrow('out of memory');
  expect(await records()).toMatchObject([{ finishedAt: null, actorId: 'catalogue import' }]);
});
