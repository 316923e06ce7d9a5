import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { listKitsWith } from './inventory.ts';
import { type KitShop, startKitShop } from './kits.fixture.ts';

let shop: KitShop;
beforeEach(async () => {
  shop = await startKitShop();
});
afterEach(() => shop.stop());

test('a kit can be sold as often as its parts allow', async () => {
  await shop.drillKit();
  expect(await shop.stockOf('KIT')).toEqual([4]);
  await shop.update({ article: 'DRILL', stock: 3 });
  expect(await shop.stockOf('KIT')).toEqual([3]);
});

test('the kits of a part are found, and none of a product that is in no kit', async () => {
  const { kit, drill } = await shop.drillKit();
  await shop.importRows(productCells('SPARE', { stock: 1 }), productCells('SET', { stock: '', kit: 'DRILL|SPARE' }));
  const [set, spare] = [await shop.idOf('SET'), await shop.idOf('SPARE')];
  expect(await listKitsWith(shop.database, drill)).toEqual([kit, set]);
  expect(await listKitsWith(shop.database, spare)).toEqual([set]);
  expect(await listKitsWith(shop.database, kit)).toEqual([]);
});

test('selling a kit takes its parts, and cancelling gives them back', async () => {
  const { kit, drill, battery } = await shop.drillKit();
  expect(await shop.reserve([[kit, 3]], 'P-1')).toEqual([]);
  expect(await shop.stockOf('DRILL', 'BATTERY', 'CASE', 'KIT')).toEqual([7, 3, 27, 1]);
  const sold = (await shop.movements()).filter(({ kind }) => kind === 'sale');
  expect(new Map(sold.map(({ productId, quantity, stock }) => [productId, [quantity, stock]]))).toEqual(
    new Map([
      [drill, [-3, 7]],
      [battery, [-6, 3]],
      [await shop.idOf('CASE'), [-3, 27]],
    ]),
  );
  await shop.release('P-1');
  expect(await shop.stockOf('DRILL', 'BATTERY', 'CASE', 'KIT')).toEqual([10, 9, 30, 4]);
});

test('a sold part leaves fewer kits', async () => {
  const { kit, battery } = await shop.drillKit();
  await shop.reserve([[battery, 7]]);
  expect(await shop.stockOf('KIT')).toEqual([1]);
  expect(await shop.reserve([[kit, 2]])).toEqual([{ productId: kit, available: 1 }]);
});

test('a kit and one of its parts in one order compete for the same pieces', async () => {
  const { kit, battery } = await shop.drillKit();
  const wanted = [
    [kit, 3],
    [battery, 4],
  ] as const;
  expect(await shop.reserve(wanted)).toEqual([{ productId: battery, available: 3 }]);
  expect(await shop.reserve(wanted.toReversed())).toEqual([{ productId: kit, available: 2 }]);
  expect(await shop.stockOf('BATTERY')).toEqual([9]);
  expect(
    await shop.reserve([
      [kit, 3],
      [battery, 3],
    ]),
  ).toEqual([]);
  expect(await shop.stockOf('BATTERY', 'KIT')).toEqual([0, 0]);
});

test('kits that share a part compete for it', async () => {
  await shop.importRows(
    productCells('BATTERY', { stock: 6 }),
    productCells('SAW', { stock: 9 }),
    productCells('KIT-1', { stock: '', kit: 'BATTERY*1' }),
    productCells('KIT-2', { stock: '', kit: 'BATTERY*2|SAW*1' }),
  );
  const [first, second] = [await shop.idOf('KIT-1'), await shop.idOf('KIT-2')];
  await shop.reserve([[first, 3]]);
  expect(await shop.stockOf('KIT-1', 'KIT-2')).toEqual([3, 1]);
  expect(
    await shop.reserve([
      [first, 2],
      [second, 1],
    ]),
  ).toEqual([{ productId: second, available: 0 }]);
});

test('concurrent buyers of kits and parts get each piece once', async () => {
  await shop.importRows(
    productCells('BATTERY', { stock: 60 }),
    productCells('DRILL', { stock: 25 }),
    productCells('SAW', { stock: 25 }),
    productCells('DRILL-KIT', { stock: '', kit: 'DRILL*1|BATTERY*2' }),
    productCells('SAW-KIT', { stock: '', kit: 'SAW*1|BATTERY*2' }),
  );
  const rows = await shop.rowsByArticle();
  const id = (article: string) => rows.get(article)!.id;
  const orders = [
    [[id('DRILL-KIT'), 1]],
    [
      [id('SAW-KIT'), 1],
      [id('DRILL-KIT'), 1],
    ],
    [
      [id('BATTERY'), 1],
      [id('SAW-KIT'), 1],
    ],
    [
      [id('SAW'), 1],
      [id('BATTERY'), 1],
    ],
  ] as const;
  const buyers = Array.from({ length: 120 }, (_, buyer) => ({ number: `P-${buyer}`, lines: orders[buyer % 4]! }));
  const results = await Promise.all(
    buyers.map(async ({ number, lines }) => {
      const isSold = (await shop.reserve(lines, number)).length === 0;
      if (isSold && Number(number.slice(2)) % 5 === 0) await shop.release(number);
      return isSold;
    }),
  );
  expect(results).toContain(true);
  expect(results).toContain(false);
  const [battery, drill, saw] = (await shop.stockOf('BATTERY', 'DRILL', 'SAW')) as [number, number, number];
  const sold = buyers.filter(({ number }, at) => results[at] && Number(number.slice(2)) % 5 !== 0);
  const piecesSold = (kits: number[]) =>
    sold.flatMap(({ lines }) => lines.filter(([product]) => kits.includes(product))).length;
  expect(60 - battery).toBe(2 * piecesSold([id('DRILL-KIT'), id('SAW-KIT')]) + piecesSold([id('BATTERY')]));
  expect(25 - drill).toBe(piecesSold([id('DRILL-KIT')]));
  expect(25 - saw).toBe(piecesSold([id('SAW-KIT'), id('SAW')]));
  expect(await shop.stockOf('DRILL-KIT', 'SAW-KIT')).toEqual([
    Math.min(drill, Math.floor(battery / 2)),
    Math.min(saw, Math.floor(battery / 2)),
  ]);
});

test('parts that are virtual, unknown or not sold alone do not limit a kit', async () => {
  await shop.importRows(
    productCells('DRILL', { stock: 4 }),
    productCells('SERVICE', { virtual: 1, stock: 0 }),
    productCells('KIT', { stock: '', kit: 'DRILL*2|SERVICE*1|UNKNOWN*5|DRILL*0', kit_extra_es: '3*Tornillos' }),
  );
  expect(await shop.stockOf('KIT')).toEqual([2]);
  expect(await shop.reserve([[await shop.idOf('KIT'), 2]])).toEqual([]);
  expect(await shop.stockOf('DRILL', 'SERVICE')).toEqual([0, 0]);
});

test('an article named twice counts with both quantities', async () => {
  await shop.importRows(productCells('BIT', { stock: 10 }), productCells('KIT', { stock: '', kit: 'BIT*1|BIT*2' }));
  expect(await shop.stockOf('KIT')).toEqual([3]);
});

test('a kit without an article of the shop has its own stock', async () => {
  await shop.importRows(
    productCells('SERVICE', { virtual: 1 }),
    productCells('KIT', { stock: 7, kit: 'SERVICE*1|UNKNOWN*2', kit_extra_es: '3*Tornillos' }),
  );
  expect((await shop.rowsByArticle()).get('KIT')).toMatchObject({
    stock: 7,
    is_kit_of_parts: false,
    is_sellable: true,
  });
  await shop.reserve([[await shop.idOf('KIT'), 2]]);
  expect(await shop.stockOf('KIT')).toEqual([5]);
});

test.each([
  ['archived', { status: 'archived' }, { status: 'active' }],
  ['without a price', { price: '' }, { price: '10' }],
])('a part that is %s makes the kit unsellable until it is back', async (_, gone, back) => {
  const { kit } = await shop.drillKit();
  await shop.update({ article: 'CASE', ...gone });
  expect(await shop.isSellable('KIT')).toBe(false);
  expect(await shop.stockOf('KIT')).toEqual([0]);
  expect(await shop.reserve([[kit, 1]])).toEqual([{ productId: kit, available: 0 }]);
  await shop.update({ article: 'CASE', ...back });
  expect(await shop.isSellable('KIT')).toBe(true);
  expect(await shop.stockOf('KIT')).toEqual([4]);
});
