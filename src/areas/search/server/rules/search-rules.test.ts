import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startShopWithRules } from './search-rules.fixture.ts';

const [drills, paints] = ['/catalog/catalogo/taladros', '/catalog/catalogo/pinturas'];
const rules = {
  synonyms: [
    { words: ['Zumbadora', 'taladro', 'máquina de Pedro'] },
    { words: ['tenderete'], means: ['rodillo'] },
    { words: ['cubeta'], means: ['bandeja'], section: paints },
  ],
  redirects: [
    { queries: ['wifi taladro'], to: drills },
    { queries: ['horario'], to: '/working-hours' },
    { queries: ['ofertas de nada'], to: '/catalog/none' },
  ],
  pins: [{ queries: ['taladro', 'regalo'], articles: ['p-1', 'T3', 'G-2', 'Z-9'] }],
};
describe.each(['process', 'postgres'])('with SEARCH_ENGINE=%s', (engine) => {
  let shop: Awaited<ReturnType<typeof startShopWithRules>>;
  beforeAll(async () => {
    shop = await startShopWithRules(rules, engine);
  });
  afterAll(() => shop.stop());

  it('finds by synonyms of both directions', async () => {
    expect((await shop.articles('zumbadoras')).sort()).toEqual(['T-1', 'T-2', 'T-3']);
    expect((await shop.search('maquina de pedro')).nearest).toBeUndefined();
    expect((await shop.articles('máquina de Pedro 18 V'))[0]).toBe('T-2');
    expect((await shop.suggest('zumbadora'))[0]!.items.map(({ name }) => name)).toContain('Taladro de columna');
  });

  it('keeps a synonym of one direction to that direction', async () => {
    expect(await shop.articles('tenderete')).toEqual(['P-1']);
    expect((await shop.search('rodillo')).total).toBe(1);
  });

  it('keeps a synonym of one section to that section', async () => {
    expect(await shop.articles('cubeta')).toEqual(['P-2']);
    expect((await shop.articles('bandeja')).sort()).toEqual(['G-1', 'P-2']);
  });

  it('leads a query to a section, in any order, number and case, and offers it first while typing', async () => {
    expect((await shop.search('Taladros WiFi')).redirect).toEqual({ url: drills });
    expect((await shop.search('taladro')).redirect).toBeUndefined();
    expect((await shop.search('horario')).redirect).toEqual({ url: '/working-hours' });
    expect((await shop.search('ofertas de nada')).redirect).toBeUndefined();
    const [first, ...others] = await shop.suggest('taladro wifi');
    expect(first).toMatchObject({ tab: { code: 'sections' }, items: [{ url: drills, price: null }] });
    expect(first!.items).toHaveLength(1);
    expect(others.map(({ tab }) => tab.code)).not.toContain('sections');
    expect((await shop.suggest('taladro'))[0]!.tab.code).toBe('products');
  });

  it('puts pinned products on sale first, whether or not they match', async () => {
    const { products, total } = await shop.search('taladros');
    expect(products.map(({ article }) => article).slice(0, 2)).toEqual(['P-1', 'T-3']);
    expect([products.length, total]).toEqual([4, 4]);
    expect((await shop.suggest('taladro'))[0]!.items[0]!.name).toBe('Rodillo de lana');
    const gift = await shop.search('regalo');
    expect(gift.products.map(({ article }) => article)).toEqual(['P-1', 'T-3']);
    expect(gift.nearest).toBeUndefined();
    expect(await shop.articles('taladro', { sort: 'name' })).toEqual(['P-1', 'T-2', 'T-3', 'T-1']);
  });

  it('reads a changed file without a restart; a wrong one leaves the last good rules and is logged once', async () => {
    const waiting = { timeout: 20_000, interval: 100 };
    await shop.writeRules({ pins: [{ queries: ['taladro'], articles: ['T-2'] }, { queries: [] }], synonym: [] });
    await vi.waitFor(() => expect(shop.logged).toHaveLength(3), waiting);
    expect(shop.logged[0]).toContain('search.json is wrong: pins entry 2 queries must be at least 1 entries');
    expect(shop.logged[1]).toContain('pins entry 2 articles is missing');
    expect(shop.logged[2]).toContain('synonym: unknown, did you mean synonyms?');
    expect((await shop.articles('taladro'))[0]).toBe('P-1');
    await shop.writeRules({ pins: [{ queries: ['taladro'], articles: ['T-1'] }] });
    await vi.waitFor(async () => expect((await shop.articles('taladro'))[0]).toBe('T-1'), waiting);
    expect(await shop.articles('tenderete')).toEqual([]);
    expect(shop.logged).toHaveLength(3);
  });
});
