import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';

/** Cells of the tins of one model. */
const paint = { section: 'pinturas', model: 'paint' };

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('attributes.csv', [
    ...['coverage', 'volume'].map((code) => ({ code, name_es: code, type: 'number' })),
    { code: 'colour', name_es: 'Color', type: 'text' },
  ]);
  await shop.writeRows('products.csv', [
    productCells('DRILL', { sale_price: '8.00', sold_together: 'BITS|GONE', popularity: 9 }),
    productCells('SAW', { sold_together: 'BITS|BLADE', brand: 'mirka', section: 'sierras' }),
    productCells('BITS', { section: 'brocas' }),
    productCells('BLADE', { section: 'brocas', stock: 0 }),
    productCells('DISC', { section: 'brocas' }),
    productCells('OTHER-DRILL', { popularity: 99 }),
    productCells('GONE', { section: 'brocas', status: 'archived' }),
    productCells('PRICELESS', { price: '' }),
    productCells('SERVICE', { virtual: 1 }),
    productCells('KIT', {
      kit: 'DRILL*1|SERVICE*1|PRICELESS*2|GONE*1|UNKNOWN*1',
      kit_extra_es: '3*Tornillos',
      kit_extra_ca: '3*Cargols',
    }),
    productCells('TIN-4', {
      ...paint,
      version_es: '4 l',
      content: '4 l',
      attributes: 'coverage=10|volume=4|colour=white',
    }),
    productCells('TIN-15', {
      ...paint,
      version_es: '15 l',
      content: '15 l',
      attributes: 'coverage=10|volume=15|colour=white',
    }),
    productCells('TIN-RED', {
      ...paint,
      version_es: '10 l',
      content: '10 l',
      attributes: 'coverage=10|volume=10|colour=red',
    }),
    productCells('TIN-THIN', {
      ...paint,
      version_es: '2 l',
      content: '2 l',
      attributes: 'coverage=8|volume=2|colour=white',
    }),
    productCells('TILE', { covers_m2: '1.44', sold_together: 'GLUE|GROUT|BITS|TIN-4' }),
    productCells('GLUE', { content: '25 kg', consumption: 5, consumption_unit: 'kg/m2' }),
    productCells('GROUT', { content: '2 kg', consumption: '0.5', consumption_unit: 'kg/m2', sold_together: 'GLUE' }),
    ...Array.from({ length: 120 }, (_, index) =>
      productCells(`V-${index}`, { model: 'many', version_es: `${index} mm`, price: String(index + 1) }),
    ),
  ]);
  await shop.importFrom();
});
afterAll(() => shop.stop());

test('reckons with the versions of a model that differ in size alone', async () => {
  const { id, calculation } = await page('producto-tin-4');
  expect(calculation).toEqual({
    kind: 'coats',
    measure: 'l',
    rate: 0.1,
    sizes: [
      { product_id: id, amount: 4 },
      { product_id: await idOf('producto-tin-15'), amount: 15 },
    ],
  });
  expect((await page('producto-tin-red')).calculation!.sizes).toHaveLength(1);
});

test('reckons for tiles what is spread below and between them', async () => {
  const [glue, grout] = [await idOf('producto-glue'), await idOf('producto-grout')];
  expect((await page('producto-tile')).calculation!.with).toEqual([
    { product_id: glue, kind: 'area', measure: 'kg', rate: 5, sizes: [{ product_id: glue, amount: 25 }] },
    { product_id: grout, kind: 'area', measure: 'kg', rate: 0.5, sizes: [{ product_id: grout, amount: 2 }] },
  ]);
  expect((await page('producto-grout')).calculation).not.toHaveProperty('with');
});

async function page(slug: string) {
  const found = await shop.catalogue.findProductPage(slug, 'es');
  if ('code' in found) throw new Error(`${slug}: ${found.code}`);
  return found;
}
const idOf = async (slug: string) => (await page(slug)).id;

test('shows prices of kit parts that are sold alone, and slugs of those with a page', async () => {
  const parts = (await page('producto-kit')).kit;
  expect(
    parts.map(({ slug, quantity, price, isVirtual }) => [
      slug,
      quantity,
      price && (price.sale || price.base),
      isVirtual,
    ]),
  ).toEqual([
    ['producto-drill', 1, 8, false],
    ['producto-service', 1, 10, true],
    ['producto-priceless', 2, null, false],
    ['producto-gone', 1, null, false],
    [null, 3, null, false],
  ]);
});

test('shows the 30-day price only with a reduction, and never as zero', async () => {
  expect((await page('producto-drill')).lowestPrice30Days).toBe(10);
  expect((await page('producto-saw')).lowestPrice30Days).toBeNull();
  await shop.database.execute(sql`UPDATE catalogue_products SET lowest_price_30_days = NULL WHERE article = 'DRILL'`);
  expect((await page('producto-drill')).lowestPrice30Days).toBeNull();
  await shop.database.execute(sql`UPDATE catalogue_products SET lowest_price_30_days = 1000 WHERE article = 'DRILL'`);
});

test('limits the versions of a model to the cheapest', async () => {
  const { versions } = await page('producto-v-50');
  expect(versions.length).toBeLessThanOrEqual(100);
  expect(versions[0]!.version).toBe('0 mm');
});

test('recommends available products: sold together first, then similar ones, then popular ones', async () => {
  const ids = [await idOf('producto-drill'), await idOf('producto-saw')];
  const names = (await shop.catalogue.recommended(ids, 'es')).map(({ article }) => article);
  expect(names.slice(0, 3)).toEqual(['BITS', 'DISC', 'OTHER-DRILL']);
  for (const absent of ['BLADE', 'GONE', 'PRICELESS', 'DRILL', 'SAW']) expect(names).not.toContain(absent);
});

test('lists the sections below one with their largest brands', async () => {
  const [group] = await shop.catalogue.sectionTree('es');
  const saws =
    group!.children.find(({ name }) => name === 'Sierras') ??
    group!.children.find(({ url }) => url.endsWith('sierras'));
  const inSaws = await shop.catalogue.listSections(saws!.id, 'es');
  expect(inSaws?.brands.map(({ code, url }) => [code, url])).toEqual([['mirka', '/brands/mirka']]);
  const inGroup = await shop.catalogue.listSections(group!.id, 'es');
  expect(inGroup?.brands.map(({ code }) => code)).toEqual(['norda', 'mirka']);
  expect(await shop.catalogue.listSections(99, 'es')).toBeNull();
});
