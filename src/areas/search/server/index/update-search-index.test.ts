import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Cells, productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import type { ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { completeQuery } from '../completions/complete-query.ts';
import { buildSearchIndex, updateSearchIndex } from './build-search-index.ts';
import type { SearchIndex } from './search-index.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => {
  shop = await startCatalogue();
  await importRows('products.csv', rows);
});
afterEach(() => shop.stop());

const rows: Cells[] = [
  productCells('TAL-1', { name_es: 'Taladro percutor 18 V', name_ca: 'Trepant percutor 18 V', ean: '8412345000018' }),
  productCells('TAL-2', { name_es: 'Taladro de columna', name_ca: 'Trepant de columna', section: 'sierras' }),
  productCells('SIE-1', { name_es: 'Sierra de calar', name_ca: 'Serra de calar', section: 'sierras' }),
  productCells('BRO-1', { name_es: 'Broca para madera 8 mm', name_ca: 'Broca per a fusta 8 mm' }),
];
const queries = [
  'taladro',
  'trepant percutor',
  'sierra',
  'serra',
  'broca 8 mm',
  'lijadora',
  'SIE-1',
  '8412345000018',
  'talardo',
];

async function importRows(file: string, some: readonly Cells[]): Promise<void> {
  await shop.writeRows(file, some);
  await shop.importFrom(file);
}

/** The index brought up to date with all products, and how many texts were read for it. */
async function update(last: SearchIndex): Promise<{ index: SearchIndex; texts: readonly ProductTexts[] }> {
  await shop.catalogue.refresh();
  const ids = [1, 2, 3, 4, 5];
  const named = [...ids.map((id) => `product:${id}` as const), `version:${await shop.catalogue.version()}` as const];
  const changes = await shop.catalogue.searchTextsSince(
    last.version,
    named,
    (id, hash) => last.products[last.documentOf.get(id) ?? -1]?.textHash === hash,
  );
  return { index: await updateSearchIndex(last, changes!), texts: changes!.products };
}

const build = async (): Promise<SearchIndex> => buildSearchIndex(await shop.catalogue.searchTexts());
const idOf = (index: SearchIndex, article: string) => index.products.find((product) => product.article === article)!.id;
const completions = (index: SearchIndex) => completeQuery(index, index.find('lij', true), 'lij', 'es');
const answers = (index: SearchIndex) => queries.map((query) => [...index.idsOf(index.find(query, true).documents)]);

test('reads no text of a product whose price has changed', async () => {
  const first = await build();
  await importRows('update.csv', [{ article: 'TAL-1', price: '', popularity: 900 }]);
  const { index, texts } = await update(first);
  expect(texts).toEqual([]);
  expect(index.terms).toBe(first.terms);
  expect(answers(index)).toEqual(answers(await build()));
});

test('finds changed and new products as a new index does', async () => {
  const first = await build();
  const before = answers(first);
  await importRows('products.csv', [
    productCells('SIE-1', { name_es: 'Lijadora orbital', name_ca: 'Polidora orbital' }),
    productCells('LIJ-9', { name_es: 'Lijadora de banda', name_ca: 'Polidora de banda', section: 'sierras' }),
  ]);
  const { index, texts } = await update(first);
  expect(texts.map(({ article }) => article).sort()).toEqual(['LIJ-9', 'SIE-1']);
  expect([...index.idsOf(index.find('lijadora', false).documents)]).toHaveLength(2);
  expect([...index.idsOf(index.find('sierra de calar', false).documents)]).not.toContain(idOf(index, 'SIE-1'));
  expect(answers(index)).toEqual(answers(await build()));
  expect(answers(first)).toEqual(before);
  expect(completions(index)).toEqual(completions(await build()));
  expect(completions(index)).toEqual(expect.arrayContaining(['lijadora orbital', 'lijadora de banda']));
  expect(completions(first)).toEqual([]);
});

test('finds a further EAN that a product gets', async () => {
  const first = await build();
  const cells = { name_es: 'Taladro de columna', name_ca: 'Trepant de columna' };
  await importRows('products.csv', [productCells('TAL-7', cells)]);
  const { index: before } = await update(first);
  await importRows('products.csv', [productCells('TAL-7', { ...cells, eans: '4006381333931|18412345000015' })]);
  const { index } = await update(before);
  expect(before.find('18412345000015', false).documents).toHaveLength(0);
  expect([...index.idsOf(index.find('18412345000015', false).documents)]).toEqual([idOf(index, 'TAL-7')]);
});

test('no longer finds an archived product by its words', async () => {
  const first = await build();
  await importRows('update.csv', [{ article: 'BRO-1', status: 'archived' }]);
  const { index } = await update(first);
  expect([...index.idsOf(index.find('broca', false).documents)]).toEqual([]);
  expect([...index.idsOf(index.find('BRO-1', false).documents)]).toEqual([idOf(index, 'BRO-1')]);
});

test('shows after few goods the best sellers of their section, as related, unless somebody types', async () => {
  const index = await build();
  const articles = (isTyping: boolean) => {
    const { documents, matchCount } = index.find('broca de madera', isTyping);
    return [[...documents].map((document) => index.products[document]!.article), matchCount];
  };
  expect(articles(false)).toEqual([['BRO-1', 'TAL-1'], 1]);
  expect(articles(true)).toEqual([['BRO-1'], 1]);
});
