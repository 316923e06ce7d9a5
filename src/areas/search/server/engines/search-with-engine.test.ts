import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { startShopWithRules } from '../rules/search-rules.fixture.ts';

/** What every engine must answer, in the API's own words; which of two drills is first is its own. */
describe.each(['process', 'postgres'])('search and suggestions with SEARCH_ENGINE=%s', (engine) => {
  let shop: Awaited<ReturnType<typeof startShopWithRules>>;
  beforeAll(async () => {
    shop = await startShopWithRules({}, engine);
  });
  afterAll(() => shop.stop());

  it('suggests products with their brand, sections, brands and whole queries, in the language asked for', async () => {
    const { groups, completions } = await shop.suggestions('talad');
    expect(groups.map(({ tab }) => tab)).toEqual([
      { title: 'Productos', code: 'products' },
      { title: 'Secciones', code: 'sections' },
      { title: 'Guías', code: 'guides' },
      { title: 'Preguntas', code: 'questions' },
    ]);
    const [products, sections] = groups;
    expect(products).toMatchObject({ total: 3, items: [{ brand: 'norda', price: { sale: 0 } }, {}, {}] });
    expect(sections!.items).toMatchObject([{ name: 'taladros', url: '/catalog/catalogo/taladros', price: null }]);
    expect(completions!.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['taladro', 'taladro percutor', 'taladro de columna']),
    );
    expect(completions!.find(({ text }) => text === 'taladro percutor')!.url).toBe('/search/taladro%20percutor');
    const catalan = (await shop.suggestions('trepant perc', 'ca')).groups[0]!;
    expect(catalan).toMatchObject({ tab: { title: 'Productes' } });
    expect(catalan.items[0]!.name).toBe('Trepant percussor 800 W');
    const brands = (await shop.suggest('norda')).find(({ tab }) => tab.code === 'brands');
    expect(brands!.items).toMatchObject([{ name: 'norda', url: '/brands/norda' }]);
    expect(await shop.suggestions(' ')).toEqual({ groups: [] });
  });

  it('counts facets, filters and sorts what it found', async () => {
    const all = await shop.search('taladro');
    expect(all).toMatchObject({ total: 3, sort: 'relevance', seo: { title: expect.stringContaining('taladro') } });
    expect(all.filter.map(({ code }) => code)).toContain('price');
    expect(await shop.articles('taladro', { filters: { price: { max: 9 } } })).toEqual(['T-3']);
    expect((await shop.articles('taladro', { sort: 'price_asc' }))[0]).toBe('T-3');
    expect(await shop.articles('taladro', { sort: 'name' })).toEqual(['T-2', 'T-3', 'T-1']);
    expect(await shop.articles('taladro', { sort: 'name', page: 2, limit: 2 })).toEqual(['T-1']);
    expect((await shop.search('taladro barato')).sort).toBe('price_asc');
    expect((await shop.search('taladro barato', { sort: 'relevance' })).sort).toBe('relevance');
  });

  it('looks each line of a list up, in their order', async () => {
    const words = ['taladro percutor', 'bandeja de semillas', 'zzyzx', 'rodillo lana', 'taladro columna', 'xyzzy'];
    const body = { text: words.map((text, index) => `${index + 2} ${text}`).join('\n') };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/sale/basket/quick-order/check', body });
    const { lines } = answer.json<{
      lines: { product: { article: string } | null; options?: { article: string }[] }[];
    }>();
    const best = lines.map(({ product, options }) => product?.article ?? options?.[0]?.article);
    expect(best).toEqual(['T-1', 'G-1', undefined, 'P-1', 'T-3', undefined]);
  });

  it('finds by the vocabulary', async () => {
    const { total, nearest } = await shop.search('perforadora');
    expect([total, nearest]).toEqual([3, undefined]);
  });

  it('names what it does not know, with the nearest section and its best sellers', async () => {
    const partly = await shop.search('taladro zzxqwv');
    expect(partly.seo.title).toMatch(/^No tenemos exactamente/);
    expect(partly.nearest).toMatchObject({ words: ['zzxqwv'], sections: [{ name: 'taladros' }] });
    expect(partly.nearest!.products).toHaveLength(3);
    const nothing = await shop.search('zzxqwv', {}, 'ca');
    expect(nothing).toMatchObject({ total: 0, nearest: { words: ['zzxqwv'], isUnrelated: true } });
    expect(nothing.nearest!.sections.length).toBeGreaterThan(0);
    const suggested = await shop.suggestions('zzxqwv');
    expect(suggested).toMatchObject({ groups: [], nearest: { words: ['zzxqwv'] } });
    expect(suggested.nearest!.products.length).toBeGreaterThan(0);
  });

  it('finds a changed product, and an archived one no longer', async () => {
    await shop.writeRows('products.csv', [
      productCells('G-1', { name_es: 'Lijadora orbital', name_ca: 'Polidora orbital', section: 'jardin' }),
      productCells('P-2', { name_es: 'Bandeja', name_ca: 'Safata', section: 'pinturas', status: 'archived' }),
    ]);
    await shop.importFrom('products.csv');
    await vi.waitFor(async () => expect(await shop.articles('lijadora')).toEqual(['G-1']), 30_000);
    expect(await shop.articles('bandeja')).toEqual([]);
  });
});
