import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Cells, productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { type Inventory, startInventory } from './inventory.fixture.ts';

let shop: Inventory;
beforeEach(async () => {
  shop = await startInventory();
});
afterEach(() => shop.stop());

const importRows = async (...rows: Cells[]) => {
  await shop.writeRows('products.csv', rows);
  return shop.importFrom('products.csv');
};
const update = async (...rows: Cells[]) => {
  await shop.writeRows('update.csv', rows);
  return shop.importFrom('update.csv');
};
/** A drill, its batteries and its case, and the kit of one drill, two batteries and a case. */
const drillKit = async () => {
  await importRows(
    productCells('DRILL', { stock: 10 }),
    productCells('BATTERY', { stock: 9 }),
    productCells('CASE', { stock: 30 }),
    productCells('KIT', { stock: '', kit: 'DRILL*1|BATTERY*2|CASE', price: '150' }),
  );
  const rows = await shop.rowsByArticle();
  const [drill, battery, kit] = ['DRILL', 'BATTERY', 'KIT'].map((article) => rows.get(article)!.id);
  return { drill: drill!, battery: battery!, kit: kit! };
};
const isSellable = async (article: string) => (await shop.rowsByArticle()).get(article)!.is_sellable;

test('a kit can be sold as often as its parts allow', async () => {
  await drillKit();
  expect(await shop.stockOf('KIT')).toEqual([4]);
  await update({ article: 'DRILL', stock: 3 });
  expect(await shop.stockOf('KIT')).toEqual([3]);
});

test('selling a kit takes its parts, and cancelling gives them back', async () => {
  const { kit, drill, battery } = await drillKit();
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
  const { kit, battery } = await drillKit();
  await shop.reserve([[battery, 7]]);
  expect(await shop.stockOf('KIT')).toEqual([1]);
  expect(await shop.reserve([[kit, 2]])).toEqual([{ productId: kit, available: 1 }]);
});

test('a kit and one of its parts in one order compete for the same pieces', async () => {
  const { kit, battery } = await drillKit();
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
  await importRows(
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
  await importRows(
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
  await importRows(
    productCells('DRILL', { stock: 4 }),
    productCells('SERVICE', { virtual: 1, stock: 0 }),
    productCells('KIT', { stock: '', kit: 'DRILL*2|SERVICE*1|UNKNOWN*5|DRILL*0', kit_extra_es: '3*Tornillos' }),
  );
  expect(await shop.stockOf('KIT')).toEqual([2]);
  expect(await shop.reserve([[await shop.idOf('KIT'), 2]])).toEqual([]);
  expect(await shop.stockOf('DRILL', 'SERVICE')).toEqual([0, 0]);
});

test('an article named twice counts with both quantities', async () => {
  await importRows(productCells('BIT', { stock: 10 }), productCells('KIT', { stock: '', kit: 'BIT*1|BIT*2' }));
  expect(await shop.stockOf('KIT')).toEqual([3]);
});

test('a kit without an article of the shop has its own stock', async () => {
  await importRows(
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
  const { kit } = await drillKit();
  await update({ article: 'CASE', ...gone });
  expect(await isSellable('KIT')).toBe(false);
  expect(await shop.reserve([[kit, 1]])).toEqual([{ productId: kit, available: 0 }]);
  await update({ article: 'CASE', ...back });
  expect(await isSellable('KIT')).toBe(true);
  expect(await shop.stockOf('KIT')).toEqual([4]);
});

test('a virtual part that is archived makes the kit unsellable too', async () => {
  await importRows(productCells('SERVICE', { virtual: 1 }), productCells('KIT', { stock: 5, kit: 'SERVICE*1' }));
  await update({ article: 'SERVICE', status: 'archived' });
  expect((await shop.rowsByArticle()).get('KIT')).toMatchObject({ stock: 5, is_sellable: false });
});

test('a part that the file no longer names and that is archived for it makes the kit unsellable', async () => {
  await drillKit();
  await shop.writeRows('products.csv', [
    productCells('DRILL', { stock: 10 }),
    productCells('BATTERY', { stock: 9 }),
    productCells('KIT', { stock: '', kit: 'DRILL*1|BATTERY*2|CASE', price: '150' }),
  ]);
  await shop.importFrom('products.csv', { archiveMissing: true });
  expect(await isSellable('KIT')).toBe(false);
});

test('a kit in a kit is refused: the outer one cannot be sold', async () => {
  await drillKit();
  const report = await importRows(productCells('SET', { stock: '', kit: 'KIT*1|CASE*1' }));
  expect(report.lines.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'kit SET cannot be sold: its part KIT is itself a kit; name the parts of that'],
  ]);
  expect((await shop.rowsByArticle()).get('SET')).toMatchObject({ stock: 0, is_sellable: false });
  expect(await shop.reserve([[await shop.idOf('SET'), 1]])).toEqual([
    { productId: await shop.idOf('SET'), available: 0 },
  ]);
  await importRows(productCells('SET', { stock: '', kit: 'DRILL*1|CASE*1' }));
  expect((await shop.rowsByArticle()).get('SET')).toMatchObject({ stock: 10, is_sellable: true });
});

test('a kit that contains itself cannot be sold', async () => {
  await importRows(productCells('KIT', { kit: 'KIT*1' }));
  expect(await isSellable('KIT')).toBe(false);
});

test('a part that becomes a kit makes the kits that contain it unsellable, until it is none again', async () => {
  await drillKit();
  await importRows(productCells('CASE', { stock: 30, kit: 'BATTERY*1' }));
  expect(await isSellable('KIT')).toBe(false);
  await importRows(productCells('CASE', { stock: 30 }));
  expect(await isSellable('KIT')).toBe(true);
});

test('a kit named before its parts is linked once they are there', async () => {
  await importRows(productCells('KIT', { stock: 8, kit: 'DRILL*2' }), productCells('OTHER'));
  expect(await shop.stockOf('KIT')).toEqual([8]);
  await importRows(productCells('DRILL', { stock: 5 }));
  expect((await shop.rowsByArticle()).get('KIT')).toMatchObject({ stock: 2, is_kit_of_parts: true });
});

test('a product made a kit loses its own stock, and has what its import names once it is none', async () => {
  await importRows(productCells('DRILL', { stock: 6 }), productCells('KIT', { stock: 8 }));
  await importRows(productCells('KIT', { stock: 8, kit: 'DRILL*2' }));
  expect(await shop.stockOf('KIT')).toEqual([3]);
  await importRows(productCells('KIT', { stock: 8 }));
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
  await importRows(productCells('DRILL', { stock: 6 }), productCells('KIT', { stock: 8 }));
  await shop.reserve([[await shop.idOf('KIT'), 2]], 'P-1');
  await importRows(productCells('KIT', { stock: 8, kit: 'DRILL*2' }));
  await shop.release('P-1');
  expect(await shop.stockOf('KIT', 'DRILL')).toEqual([3, 6]);
});

test('a part that becomes virtual stops limiting the kit', async () => {
  await importRows(
    productCells('DRILL', { stock: 6 }),
    productCells('SERVICE', { stock: 1 }),
    productCells('KIT', { stock: '', kit: 'DRILL*1|SERVICE*1' }),
  );
  expect(await shop.stockOf('KIT')).toEqual([1]);
  await importRows(productCells('SERVICE', { stock: 1, virtual: 1 }));
  expect(await shop.stockOf('KIT')).toEqual([6]);
});

test('a virtual kit takes no parts', async () => {
  await importRows(productCells('DRILL', { stock: 6 }), productCells('COURSE', { virtual: 1, kit: 'DRILL*1' }));
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
  expect((await importRows(...rows)).lines).toEqual([note]);
  expect(await shop.stockOf('KIT', 'OWN')).toEqual([2, 4]);
  const report = await update({ article: 'KIT', stock: 9 }, { article: 'OWN', stock: 5 });
  expect(report.lines).toEqual([{ ...note, file: 'update.csv' }]);
  expect(await shop.stockOf('KIT', 'OWN')).toEqual([2, 5]);
});

test('imports and orders of the same kits do not deadlock', async () => {
  const { kit, battery } = await drillKit();
  let isImporting = true;
  const importing = (async () => {
    for (let round = 0; round < 6; round += 1)
      await importRows(
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
