import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

/** The article that a slug shows, or the code and the new slug. */
const movedTo = async (slug: string) => {
  const found = await shop.catalogue.findProductPage(slug, 'es');
  return 'code' in found ? [found.code, found.facts?.slug] : found.article;
};

test('redirects the old slug of a renamed product, also when it is renamed back', async () => {
  const rename = async (name: string) => {
    await shop.writeRows('products.csv', [productCells('A-1', { name_es: name })]);
    await shop.importFrom();
  };
  await rename('Taladro');
  await rename('Taladro nuevo');
  expect(await movedTo('taladro')).toEqual(['product_moved', 'taladro-nuevo']);
  await rename('Taladro');
  expect(await movedTo('taladro')).toBe('A-1');
  expect(await movedTo('taladro-nuevo')).toEqual(['product_moved', 'taladro']);
});

test('leads from previous slugs to the product, for good', async () => {
  await shop.writeRows('products.csv', [
    productCells('A-1', { name_es: 'Taladro', previous_slugs: 'taladro-viejo|sierra' }),
  ]);
  expect((await shop.importFrom()).lines).toEqual([]);
  expect(await movedTo('taladro-viejo')).toEqual(['product_moved', 'taladro']);
  await shop.writeRows('products.csv', [
    productCells('A-2', { name_es: 'Sierra' }),
    productCells('A-1', { name_es: 'Taladro' }),
  ]);
  await shop.importFrom();
  expect(await movedTo('taladro-viejo')).toEqual(['product_moved', 'taladro']);
  expect(await movedTo('sierra')).toEqual(['product_moved', 'taladro']);
  expect(await movedTo('sierra-a-2')).toBe('A-2');
});

test('gives a slug that a product had before to it and not to another that would be called so', async () => {
  await shop.writeRows('products.csv', [
    productCells('A-1', { name_es: 'Pala' }),
    productCells('A-2', { name_es: 'Pala larga', previous_slugs: 'pala' }),
  ]);
  expect((await shop.importFrom()).lines).toEqual([]);
  expect(await movedTo('pala')).toEqual(['product_moved', 'pala-larga']);
  expect(await movedTo('pala-a-1')).toBe('A-1');
});

test('takes a previous slug from no other product, and none that is no slug', async () => {
  await shop.writeRows('products.csv', [
    productCells('A-1', { name_es: 'Pala', previous_slugs: 'pala|azada-vieja' }),
    productCells('A-2', { name_es: 'Pico', previous_slugs: 'azada-vieja' }),
  ]);
  const other = 'previous slug azada-vieja left out: it leads to article A-1';
  expect((await shop.importFrom()).lines.map(({ line, reason }) => [line, reason])).toEqual([[3, other]]);
  const bad = ['../login', 'Pala', 'a--b', 'x'.repeat(201), "a'; DROP TABLE catalogue_products", 'ñu'];
  await shop.writeRows('products.csv', [
    productCells('A-3', { name_es: 'Rastrillo', previous_slugs: ['pala', 'azada-vieja', ...bad].join('|') }),
  ]);
  const { lines } = await shop.importFrom();
  expect(lines.map(({ reason }) => reason).sort()).toEqual(
    [
      ...bad.map(
        (slug) => `previous slug left out, not small letters and digits joined by hyphens: ${slug.slice(0, 80)}`,
      ),
      'previous slug pala left out: it leads to article A-1',
      other,
    ].sort(),
  );
  expect(await movedTo('pala')).toBe('A-1');
  expect(await movedTo('azada-vieja')).toEqual(['product_moved', 'pala']);
  await shop.writeRows('products.csv', [
    productCells('A-4', {
      name_es: 'Hoz',
      previous_slugs: Array.from({ length: 50 }, (_, at) => `hoz-${at}`).join('|'),
    }),
  ]);
  await shop.importFrom();
  expect([await movedTo('hoz-19'), await movedTo('hoz-20')]).toEqual([
    ['product_moved', 'hoz'],
    ['product_not_found', undefined],
  ]);
});

test('gives products of the same name different slugs', async () => {
  await shop.writeRows(
    'products.csv',
    ['A/1', 'A-1', 'a 1', 'A·1'].map((article) => productCells(article, { name_es: 'Ñandú 8,5 mm' })),
  );
  await shop.importFrom();
  const slugs = (await shop.catalogue.listCards([1, 2, 3, 4], 'es')).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(4);
  for (const slug of slugs) expect(slug).toMatch(/^nandu-8-5-mm(-[a-z0-9-]+)?$/);
});
