import { afterAll, beforeAll, expect, it } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import type { Search } from '../search.ts';
import { createEngineSearch } from './create-engine-search.ts';
import { createPostgresEngine } from './postgres-engine.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let search: Search;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [
    productCells('TAL-1', { name_es: 'Taladro percutor', name_ca: 'Trepant percutor', price: '120' }),
    productCells('TAL-2', { name_es: 'Taladro de columna', name_ca: 'Trepant de columna', price: '80' }),
    productCells('SIE-1', { name_es: 'Sierra de calar', name_ca: 'Serra de calar', section: 'sierras' }),
  ]);
  await shop.importFrom('products.csv');
  await shop.catalogue.refresh();
  search = createEngineSearch({ catalogue: shop.catalogue, engine: createPostgresEngine(shop.database) });
  await search.warmUp();
});
afterAll(() => shop.stop());

it('suggests products while they are typed', async () => {
  const { groups } = await search.suggest('sierr', 'ca');
  expect(groups[0]).toMatchObject({ tab: { code: 'products' }, items: [{ name: 'Serra de calar' }] });
  expect(await search.suggest('zzxqwv', 'es')).toEqual({ groups: [] });
  expect(search.isLoaded()).toBe(true);
});

it('answers a listing, sorted, and names the words that it does not know', async () => {
  const list = async (query: string, sort?: 'price_asc') => {
    const answer = await search.searchProducts({ query, page: 1, limit: 10, ...(sort && { sort }) }, 'es');
    if (!('products' in answer)) throw new Error('no listing');
    return answer;
  };
  const found = await list('taladro columna');
  expect(found.products[0]!.name).toBe('Taladro de columna');
  expect(found).toMatchObject({ sort: 'relevance', related: { total: 0 } });
  expect(found.nearest).toBeUndefined();
  const cheapest = await list('taladro', 'price_asc');
  expect(cheapest.products.slice(0, 2).map(({ name }) => name)).toEqual(['Taladro de columna', 'Taladro percutor']);
  const wished = await list('taladro barato');
  expect(wished.sort).toBe('price_asc');
  expect(wished.nearest).toBeUndefined();
  expect(wished.products[0]!.name).toBe('Taladro de columna');
  const partly = await list('taladro zzxqwv');
  expect(partly.nearest?.words).toEqual(['zzxqwv']);
  expect(partly.seo.title).toMatch(/^No tenemos exactamente/);
});

it('finds a changed product after a refresh', async () => {
  await shop.writeRows('update.csv', [
    productCells('SIE-1', { name_es: 'Lijadora orbital', name_ca: 'Polidora orbital', section: 'sierras' }),
  ]);
  await shop.importFrom('update.csv');
  await shop.catalogue.refresh();
  await search.refresh([]);
  const { groups } = await search.suggest('lijadora', 'es');
  expect(groups[0]!.items[0]!.name).toBe('Lijadora orbital');
});
