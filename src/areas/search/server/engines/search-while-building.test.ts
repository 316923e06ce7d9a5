import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { createSearchRules } from '../rules/search-rules.ts';
import { noRules } from '../rules/search-rules-data.ts';
import { createSearch, type Search } from '../search.ts';
import { createEngineSearch } from './create-engine-search.ts';
import { createNamesEngine } from './names-engine.ts';
import { searchWhileBuilding } from './search-while-building.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let other: Search;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [
    productCells('TAL-1', { name_es: 'Taladro percutor de batería 18 V', name_ca: 'Trepant percutor de bateria 18 V' }),
    productCells('TAL-2', { name_es: 'Taladro de columna', name_ca: 'Trepant de columna', popularity: 9 }),
    productCells('SIE-1', { name_es: 'Sierra de calar', name_ca: 'Serra de calar', ean: '8412345000018' }),
  ]);
  await shop.importFrom();
  const rules = createSearchRules(noRules);
  other = createEngineSearch({ ...shop, engine: createNamesEngine(shop.database), rules: () => rules });
});
afterAll(() => shop.stop());

const namesOf = async (search: Search, query: string): Promise<string[]> => {
  const found = await search.searchProducts({ query, page: 1, limit: 9 }, 'es');
  return 'products' in found ? found.products.map(({ name }) => name) : [];
};

test.each([
  ['taladros', ['Taladro de columna', 'Taladro percutor de batería 18 V']],
  ['TREPANT bateria', ['Taladro percutor de batería 18 V']],
  ['taladro 18v', ['Taladro percutor de batería 18 V']],
  ['tal 1', ['Taladro percutor de batería 18 V']],
  ['8412345000018', ['Sierra de calar']],
  ["%'; --", []],
  ['guitarra', []],
])('finds by names in the database: %s', async (query, names) => {
  expect((await namesOf(other, query)).slice(0, names.length || 1)).toEqual(names);
});

test('asks the database while the index is built, and the index from then on', async () => {
  const search = createSearch({ catalogue: shop.catalogue });
  const built = Promise.withResolvers<void>();
  let isBuilt = false;
  const slow: Search = {
    ...search,
    isLoaded: () => isBuilt,
    warmUp: async () => {
      await built.promise;
      await search.warmUp();
      isBuilt = true;
    },
  };
  const both = searchWhileBuilding(slow, other, 0);
  const loaded = both.warmUp();
  expect(await namesOf(both, 'taladro columna')).toEqual(['Taladro de columna']);
  // A typing error is for the index alone.
  expect(await namesOf(both, 'sierar')).toEqual([]);
  expect((await both.suggest('sierra', 'es')).groups[0]!.items[0]!.name).toBe('Sierra de calar');
  built.resolve();
  await loaded;
  expect(await namesOf(both, 'sierar')).toEqual(['Sierra de calar']);
});
