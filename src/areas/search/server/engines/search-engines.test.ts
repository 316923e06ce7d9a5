import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueTexts, TextPortions } from '#areas/catalogue/server/catalogue.ts';
import { type Cells, productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { buildSearchIndex, updateSearchIndex } from '../index/build-search-index.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { createPostgresEngine } from './postgres-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/** The index in the process, as the measure of what an engine must find. */
function createIndexEngine(): SearchEngine {
  let index: SearchIndex;
  return {
    async update({ products, ...catalogue }) {
      index = await buildSearchIndex({ ...catalogue, products: (await Array.fromAsync(products)).flat() });
    },
    async change(products, catalogue) {
      index = await updateSearchIndex(index, { ...catalogue, products, changed: products });
    },
    find: async (query, isTyping) => {
      const { documents, matchCount, isWhole, concepts } = index.find(query, isTyping);
      const unknown = concepts.filter(({ alternatives }) => alternatives.length === 0);
      return {
        productIds: [...index.idsOf(documents.subarray(0, matchCount))],
        isWhole,
        unknown: unknown.map(({ word }) => word.surface),
      };
    },
  };
}

/** Two at a time, so that an update has several portions. */
const portionsOf = ({ products, ...catalogue }: CatalogueTexts): TextPortions => ({
  ...catalogue,
  products: (async function* () {
    for (let from = 0; from < products.length; from += 2) yield products.slice(from, from + 2);
  })(),
});

const rows: Cells[] = [
  productCells('TAL-1', {
    name_es: 'Taladro percutor 18 V',
    name_ca: 'Trepant percutor 18 V',
    ean: '8412345000018',
    eans: '18412345000015|28412345000012',
  }),
  productCells('TAL-2', { name_es: 'Taladro de columna', name_ca: 'Trepant de columna', section: 'sierras' }),
  productCells('SIE-1', { name_es: 'Sierra de calar', name_ca: 'Serra de calar', section: 'sierras' }),
  productCells('BRO-1', { name_es: 'Broca para madera 8 mm', name_ca: 'Broca per a fusta 8 mm' }),
  productCells('MOR-1', { name_es: 'Mordaza para taladro', name_ca: 'Mordassa per a trepant' }),
  productCells('SOP-1', { name_es: 'Soporte de pared, taladro', name_ca: 'Suport de paret, trepant' }),
  productCells('CIN-1', { name_es: 'Cinturón portaherramientas', name_ca: 'Cinturó portaeines' }),
];

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let texts: CatalogueTexts;
let articleOf: Map<number, string>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('products.csv', rows);
  await shop.importFrom('products.csv');
  texts = await shop.catalogue.searchTexts();
  articleOf = new Map(texts.products.map(({ id, article }) => [id, article]));
});
afterAll(() => shop.stop());

describe.each([
  ['in the process', createIndexEngine],
  ['PostgreSQL', () => createPostgresEngine(shop.database)],
])('search engine: %s', (_, create) => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = create();
    await engine.update(portionsOf(texts));
  });
  const find = async (query: string, isTyping = false) => {
    const { productIds, ...rest } = await engine.find(query, isTyping);
    return { articles: productIds.map((id) => articleOf.get(id)), ...rest };
  };

  it.each([
    ['accents or none', 'cinturon', ['CIN-1']],
    ['singular and plural', 'sierras de calar', ['SIE-1']],
    ['Catalan', 'serra de calar', ['SIE-1']],
    ['units with or without a space', 'broca 8mm', ['BRO-1']],
    ['an article number in any punctuation', 'tal 2', ['TAL-2']],
    ['an EAN', '8412345000018', ['TAL-1']],
    ['a further EAN', '28412345000012', ['TAL-1']],
    ['a typing error', 'broka', ['BRO-1']],
    ['every word', 'taladro columna', ['TAL-2']],
  ])('finds %s', async (_name, query, articles) => {
    expect((await find(query)).articles.slice(0, articles.length)).toEqual(articles);
  });

  it('has the thing before what is for it', async () => {
    for (const [query, isTyping] of [
      ['taladro', false],
      ['trepant', false],
      ['trep', true],
    ] as const)
      expect((await find(query, isTyping)).articles.slice(0, 2).toSorted(), query).toEqual(['TAL-1', 'TAL-2']);
  });

  it('finds words while they are typed', async () => {
    expect((await find('tal', true)).articles.slice(0, 2).toSorted()).toEqual(['TAL-1', 'TAL-2']);
    expect((await find('cinturo', true)).articles).toEqual(['CIN-1']);
    expect((await find('taladro perc', true)).articles[0]).toBe('TAL-1');
  });

  it('answers without a word that no product has, and names it', async () => {
    const { articles, unknown, isWhole } = await find('taladro zzxqwv');
    expect(articles.slice(0, 2).toSorted()).toEqual(['TAL-1', 'TAL-2']);
    expect(unknown).toEqual(['zzxqwv']);
    expect(isWhole).toBe(false);
    expect(await find('zzxqwv')).toEqual({ articles: [], unknown: ['zzxqwv'], isWhole: false });
    expect((await find('taladro columna')).isWhole).toBe(true);
  });

  it('takes a word that only begins like another for no typing error', async () => {
    expect(await find('cinturillas')).toEqual({ articles: [], unknown: ['cinturillas'], isWhole: false });
    expect((await find('taladro cinturillas')).unknown).toEqual(['cinturillas']);
  });

  it('answers senseless and hostile texts with nothing', async () => {
    for (const query of ['', ' ', '!!!', "'; DROP TABLE search_documents; --", "a' | 'b:*", '\\', '%_%', '🔨'])
      expect((await find(query, true)).articles, query).toEqual([]);
  });

  it('follows the catalogue', async () => {
    const changed = texts.products.map((product) => {
      if (product.article === 'SIE-1')
        return { ...product, textHash: 'new', name: { es: 'Lijadora orbital', ca: 'Polidora orbital' } };
      return product.article === 'BRO-1' ? { ...product, isArchived: true } : product;
    });
    const { products, ...catalogue } = texts;
    await engine.update(portionsOf({ ...texts, products: changed }));
    expect((await find('lijadora')).articles).toEqual(['SIE-1']);
    expect((await find('broca madera')).articles).toEqual([]);
    await engine.update(portionsOf({ ...texts, products: products.filter(({ article }) => article !== 'TAL-2') }));
    expect((await find('broca madera')).articles).toEqual(['BRO-1']);
    expect((await find('columna')).articles).toEqual([]);
    await engine.update(portionsOf(texts));
    await engine.change(
      changed.filter(({ article }) => article === 'SIE-1' || article === 'BRO-1'),
      catalogue,
    );
    expect((await find('lijadora')).articles).toEqual(['SIE-1']);
    expect((await find('broca madera')).articles).toEqual([]);
    expect((await find('taladro columna')).articles[0]).toBe('TAL-2');
  });
});
