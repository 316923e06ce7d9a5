import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { type KitShop, startKitShop } from './kits.fixture.ts';

let shop: KitShop;
beforeEach(async () => {
  shop = await startKitShop();
});
afterEach(() => shop.stop());

test('a virtual part that is archived makes the kit unsellable too', async () => {
  await shop.importRows(productCells('SERVICE', { virtual: 1 }), productCells('KIT', { stock: 5, kit: 'SERVICE*1' }));
  await shop.update({ article: 'SERVICE', status: 'archived' });
  expect((await shop.rowsByArticle()).get('KIT')).toMatchObject({ stock: 5, is_sellable: false });
});

test('a part that the file no longer names and that is archived for it makes the kit unsellable', async () => {
  await shop.drillKit();
  await shop.writeRows('products.csv', [
    productCells('DRILL', { stock: 10 }),
    productCells('BATTERY', { stock: 9 }),
    productCells('KIT', { stock: '', kit: 'DRILL*1|BATTERY*2|CASE', price: '150' }),
  ]);
  await shop.importFrom('products.csv', { archiveMissing: true });
  expect(await shop.isSellable('KIT')).toBe(false);
});

test('a kit in a kit is refused: the outer one cannot be sold', async () => {
  await shop.drillKit();
  const report = await shop.importRows(productCells('SET', { stock: '', kit: 'KIT*1|CASE*1' }));
  expect(report.lines.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'kit SET cannot be sold: its part KIT is itself a kit; name the parts of that'],
  ]);
  expect((await shop.rowsByArticle()).get('SET')).toMatchObject({ stock: 0, is_sellable: false });
  expect(await shop.reserve([[await shop.idOf('SET'), 1]])).toEqual([
    { productId: await shop.idOf('SET'), available: 0 },
  ]);
  await shop.importRows(productCells('SET', { stock: '', kit: 'DRILL*1|CASE*1' }));
  expect((await shop.rowsByArticle()).get('SET')).toMatchObject({ stock: 10, is_sellable: true });
});

test('a kit that contains itself cannot be sold', async () => {
  await shop.importRows(productCells('KIT', { kit: 'KIT*1' }));
  expect(await shop.isSellable('KIT')).toBe(false);
});

test('a part that becomes a kit makes the kits that contain it unsellable, until it is none again', async () => {
  await shop.drillKit();
  await shop.importRows(productCells('CASE', { stock: 30, kit: 'BATTERY*1' }));
  expect(await shop.isSellable('KIT')).toBe(false);
  await shop.importRows(productCells('CASE', { stock: 30 }));
  expect(await shop.isSellable('KIT')).toBe(true);
});

test('a kit named before its parts is linked once they are there', async () => {
  await shop.importRows(productCells('KIT', { stock: 8, kit: 'DRILL*2' }), productCells('OTHER'));
  expect(await shop.stockOf('KIT')).toEqual([8]);
  await shop.importRows(productCells('DRILL', { stock: 5 }));
  expect((await shop.rowsByArticle()).get('KIT')).toMatchObject({ stock: 2, is_kit_of_parts: true });
});

test('a product made a kit loses its own stock, and has what its import names once it is none', async () => {
  await shop.importRows(productCells('DRILL', { stock: 6 }), productCells('KIT', { stock: 8 }));
  await shop.importRows(productCells('KIT', { stock: 8, kit: 'DRILL*2' }));
  expect(await shop.stockOf('KIT')).toEqual([3]);
  await shop.importRows(productCells('KIT', { stock: 8 }));
  expect(await shop.stockOf('KIT')).toEqual([8]);
  const kit = await shop.idOf('KIT');
  const ofKit = (await shop.movements()).filter(({ productId }) => productId === kit);
  expect(ofKit.map(({ kind, quantity, stock }) => [kind, quantity, stock])).toEqual([
    ['count', 8, 8],
    ['count', -8, 0],
    ['count', 8, 8],
  ]);
});

test('a release puts nothing back into a product that has become a kit', async () => {
  await shop.importRows(productCells('DRILL', { stock: 6 }), productCells('KIT', { stock: 8 }));
  await shop.reserve([[await shop.idOf('KIT'), 2]], 'P-1');
  await shop.importRows(productCells('KIT', { stock: 8, kit: 'DRILL*2' }));
  await shop.release('P-1');
  expect(await shop.stockOf('KIT', 'DRILL')).toEqual([3, 6]);
});

test('a part that becomes virtual stops limiting the kit', async () => {
  await shop.importRows(
    productCells('DRILL', { stock: 6 }),
    productCells('SERVICE', { stock: 1 }),
    productCells('KIT', { stock: '', kit: 'DRILL*1|SERVICE*1' }),
  );
  expect(await shop.stockOf('KIT')).toEqual([1]);
  await shop.importRows(productCells('SERVICE', { stock: 1, virtual: 1 }));
  expect(await shop.stockOf('KIT')).toEqual([6]);
});

test('a virtual kit takes no parts', async () => {
  await shop.importRows(productCells('DRILL', { stock: 6 }), productCells('COURSE', { virtual: 1, kit: 'DRILL*1' }));
  expect(await shop.reserve([[await shop.idOf('COURSE'), 20]])).toEqual([]);
  expect(await shop.stockOf('DRILL')).toEqual([6]);
});

test('an import’s figure for a kit of parts is ignored with a note, in a dry run too', async () => {
  const rows = [
    productCells('KIT', { stock: 7, kit: 'DRILL*1' }),
    productCells('DRILL', { stock: 2 }),
    productCells('OWN', { stock: 4, kit: 'SERVICE*1' }),
    productCells('SERVICE', { virtual: 1, stock: '' }),
    productCells('QUIET', { stock: '', kit: 'DRILL*1' }),
    productCells('VIRTUAL-KIT', { stock: 3, virtual: 1, kit: 'DRILL*1' }),
  ];
  await shop.writeRows('products.csv', rows);
  const plan = await shop.importFrom('products.csv', { dryRun: true });
  const note = {
    kind: 'note',
    file: 'products.csv',
    line: 2,
    reason: 'stock ignored: kit KIT is sold from the stock of its parts',
  };
  expect(plan.lines).toEqual([note]);
  expect((await shop.importRows(...rows)).lines).toEqual([note]);
  expect(await shop.stockOf('KIT', 'OWN')).toEqual([2, 4]);
  const report = await shop.update({ article: 'KIT', stock: 9 }, { article: 'OWN', stock: 5 });
  expect(report.lines).toEqual([{ ...note, file: 'update.csv' }]);
  expect(await shop.stockOf('KIT', 'OWN')).toEqual([2, 5]);
});

test('imports and orders of the same kits do not deadlock', async () => {
  const { kit, battery } = await shop.drillKit();
  let isImporting = true;
  const importing = (async () => {
    for (let round = 0; round < 6; round += 1)
      await shop.importRows(
        productCells('CASE', { stock: 1_000 + round }),
        productCells('BATTERY', { stock: 10_000 + round, name_es: `Batería ${round}` }),
        productCells('KIT', { stock: '', kit: round % 2 ? 'DRILL*1|BATTERY*2' : 'BATTERY*1', price: '150' }),
      );
    isImporting = false;
  })();
  const order = async () => {
    while (isImporting)
      await shop.reserve([
        [kit, 1],
        [battery, 1],
      ]);
  };
  await Promise.all([importing, order(), order(), order()]);
  const [drills, batteries, kits] = (await shop.stockOf('DRILL', 'BATTERY', 'KIT')) as [number, number, number];
  expect(kits).toBe(Math.min(drills, Math.floor(batteries / 2)));
});
