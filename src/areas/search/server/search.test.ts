import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import type { SearchAnswer, Suggestions } from '../contract.ts';
import { type RunningSearch, startSearch } from './search.fixture.ts';

let search: RunningSearch;
beforeAll(async () => {
  search = await startSearch();
});
afterAll(() => search.stop());

describe('POST /search', () => {
  it('groups products, sections and brands, in the requested language', async () => {
    const groups = await search.suggest('amoladora milwaukee');
    expect(groups.map(({ tab }) => tab)).toEqual([
      { title: 'Productos', code: 'products' },
      { title: 'Secciones', code: 'sections' },
      { title: 'Marcas', code: 'brands' },
    ]);
    expect(groups[0]!.items[0]).toMatchObject({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/product\//),
      price: { base: expect.any(Number), sale: expect.any(Number) },
    });
    expect(groups[1]!.items[0]).toMatchObject({
      name: 'Amoladoras',
      url: expect.stringMatching(/^\/catalog\//),
      price: null,
    });
    expect(groups[2]!.items[0]).toMatchObject({ name: 'Milwaukee', url: '/brands/milwaukee' });
    const [catalan] = await search.suggest('esmoladora angular', 'ca');
    expect(catalan).toMatchObject({ tab: { title: 'Productes' } });
    expect(catalan!.items[0]!.name).toMatch(/Esmoladora/);
  });

  it('completes the word that is being typed', async () => {
    for (const begun of ['tal', 'tala', 'taladr'])
      expect((await search.suggest(begun))[0]!.items[0]!.name).toMatch(/Taladro/);
    const names = (await search.suggest('ma'))[0]!.items.map(({ name }) => name.split(' ')[0]);
    expect(new Set(names).size).toBeGreaterThan(4);
    expect((await search.suggest('milw')).find(({ tab }) => tab.code === 'brands')?.items[0]?.name).toBe('Milwaukee');
  });

  it('finds the pages of the shop, first where no goods are called so', async () => {
    const [first] = await search.suggest('horario');
    expect(first).toMatchObject({ tab: { code: 'pages', title: 'Páginas' }, items: [{ url: '/working-hours' }, {}] });
    expect((await search.suggest('devoluci', 'ca'))[0]!.items[0]).toMatchObject({ url: '/returns', price: null });
    const results = (await search.post('/catalog/search', { query: 'factura' })).json<SearchAnswer>();
    expect(results.content?.[0]).toMatchObject({ url: '/profile/orders', kind: 'pages' });
  });

  it('answers who asks for a page with the page alone, unless goods are called so', async () => {
    const find = async (query: string) => (await search.post('/catalog/search', { query })).json<SearchAnswer>();
    for (const [query, url] of [
      ['teléfono', '/contacts'],
      ['envío gratis', '/delivery'],
    ] as const) {
      const answer = await find(query);
      expect(answer).toMatchObject({ products: [], total: 0, filter: [], related: { total: 0, products: [] } });
      expect(answer.seo.title).toBe(`Resultados de «${query}»`);
      expect(answer.content?.[0]?.url).toBe(url);
    }
    const guarantee = await find('garantía');
    expect(guarantee.total).toBeGreaterThan(0);
    expect(guarantee.content?.[0]?.url).toBe('/returns');
  });

  it('shows for the word alone what is reduced', async () => {
    const answer = (await search.post('/catalog/search', { query: 'ofertas', limit: 48 })).json<SearchAnswer>();
    expect(answer).toMatchObject({ sort: 'discount', related: { total: 0 } });
    expect(answer.total).toBeGreaterThan(0);
    for (const { price, name } of answer.products) expect(price.sale, name).toBeGreaterThan(0);
    const [products] = await search.suggest('oferta');
    expect(products).toMatchObject({ tab: { code: 'products' }, total: answer.total });
    for (const { price, name } of products!.items) expect(price?.sale, name).toBeGreaterThan(0);
  });

  it('shows the brand of a product', async () => {
    const [products, , brands] = await search.suggest('amoladora milwaukee');
    expect(products!.items[0]!.brand).toBe('Milwaukee');
    expect(brands!.items[0]).not.toHaveProperty('brand');
  });

  it('completes the query with kinds, values and brands that have products, in the language that is typed', async () => {
    const completions = async (query: string, locale = 'es') =>
      ((await search.post('/search', { query }, locale)).json<Suggestions>().completions ?? []).map(({ text }) => text);
    expect(await completions('tal')).toEqual(expect.arrayContaining(['taladro', 'taladro percutor']));
    expect(await completions('Taladro per')).toEqual(expect.arrayContaining(['taladro percutor 18 V']));
    expect(await completions('taladro 18v')).toEqual([]);
    expect(await completions('taladro 18')).toEqual(['taladro 18 V']);
    expect(await completions('taladro milw')).toEqual(['taladro Milwaukee']);
    expect(await completions('trepant per', 'ca')).toContain('trepant percutor 18 V');
    expect(await completions('trepant per', 'es')).toContain('trepant percutor 18 V');
    expect(await completions('bateri')).toContain('batería 18 V');
    expect(await completions('zzxqwv')).toEqual([]);
  });

  it('offers no completion without a product that has all of it', async () => {
    const letters = 'abcdefghijlmnoprstuv';
    const begun = [...letters].flatMap((first) => [...'aeilor'].map((second) => first + second));
    const texts = new Set<string>();
    for (const query of [...begun, 'taladro ', 'disco ', 'broca ', 'tornillos ', 'pintura ', 'bombilla '])
      for (const { text } of (await search.post('/search', { query }, 'es', `10.0.${texts.size}.1`)).json<Suggestions>()
        .completions ?? [])
        texts.add(text);
    expect(texts.size).toBeGreaterThan(100);
    for (const [at, text] of [...texts].entries()) {
      const { total, nearest } = (
        await search.post('/catalog/search', { query: text, limit: 1 }, 'es', `10.1.${at % 250}.1`)
      ).json<SearchAnswer>();
      expect(total, text).toBeGreaterThan(0);
      expect(nearest, text).toBeUndefined();
    }
  });

  it('suggests the same when asked again, and for a text in capitals', async () => {
    const first = (await search.post('/search', { query: 'tala' })).json();
    expect((await search.post('/search', { query: 'tala' })).json()).toEqual(first);
    expect((await search.post('/search', { query: ' TALA ' })).json()).toEqual(first);
    expect((await search.post('/search', { query: 'tala' }, 'ca')).json()).not.toEqual(first);
  });

  it.each(['', '   ', '!!!', '¿?', '---', '🔨🔨', '%%%', '\\', '()', '* * *', 'مثقاب كهربائي'])(
    'answers %j with no groups',
    async (query) => {
      const answer = await search.post('/search', { query });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ groups: [] });
    },
  );

  it.each([
    ['Champú', ['champú']],
    ['zzxqwv kjhgq', ['zzxqwv', 'kjhgq']],
    ['"><img src=x onerror=alert(1)>', expect.arrayContaining(['img', 'onerror'])],
  ])('answers %j with the words that it does not know, sections and best sellers', async (query, words) => {
    const { groups, nearest } = (await search.post('/search', { query })).json();
    expect(groups).toEqual([]);
    expect(nearest.words).toEqual(words);
    expect(nearest.sections[0]).toMatchObject({ name: expect.any(String), url: expect.stringMatching(/^\/catalog\//) });
    expect(nearest.products[0]).toMatchObject({
      url: expect.stringMatching(/^\/product\//),
      price: expect.any(Object),
    });
  });
});

describe('POST /catalog/search', () => {
  it('answers a listing by relevance, with facets, filters, orders and pages', async () => {
    const first = (await search.post('/catalog/search', { query: 'radial', limit: 5 })).json();
    expect(first).toMatchObject({
      page: 1,
      limit: 5,
      sort: 'relevance',
      products: expect.any(Array),
      filter: expect.any(Array),
      seo: expect.any(Object),
    });
    expect(first.products).toHaveLength(5);
    expect(first.products[0].name).toMatch(/Amoladora/);
    const second = (await search.post('/catalog/search', { query: 'radial', limit: 5, page: 2 })).json();
    const ids = [...first.products, ...second.products].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(10);
    const cheap = (
      await search.post('/catalog/search', { query: 'radial', sort: 'price_asc', filters: { brand: ['milwaukee'] } })
    ).json();
    const prices = cheap.products.map(
      ({ price }: { price: { base: number; sale: number } }) => price.sale || price.base,
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(cheap.products.every(({ brand }: { brand: { code: string } }) => brand.code === 'milwaukee')).toBe(true);
  });

  it('filters by the price that is said, and by sections, unless the words are to be searched as they are', async () => {
    type Price = { price: { base: number; sale: number } };
    const found = async (query: string, more = {}) =>
      (await search.post('/catalog/search', { query, ...more })).json<SearchAnswer>();
    const inForce = ({ price }: Price): number => price.sale || price.base;
    const all = await found('radial');
    const cheap = await found('radial hasta 120 €');
    expect(cheap.understood).toEqual({ price: { max: 120 } });
    expect(cheap.total).toBe((await found('radial', { filters: { price: { max: 120 } } })).total);
    expect(cheap.total).toBeGreaterThan(0);
    expect(cheap.total).toBeLessThan(all.total);
    expect(cheap.products.every((card) => inForce(card) <= 120)).toBe(true);
    expect(cheap.seo.title).toContain('radial hasta 120 €');
    expect(cheap.filter.find(({ code }) => code === 'price')).toMatchObject({ selected: { max: 120 } });
    const other = await found('radial hasta 120 €', { filters: { price: { min: 150 } } });
    expect(other.products.every((card) => inForce(card) >= 150)).toBe(true);
    expect(await found('radial hasta 120 €', { literal: true })).not.toHaveProperty('understood');
    expect(await found('radial hasta 125 mm')).not.toHaveProperty('understood');

    const [sections] = all.filter;
    if (sections?.code !== 'sections' || sections.type !== 'list') throw new Error('no sections');
    const { value, count } = sections.values.findLast(({ depth }) => depth! > 0)!;
    expect((await found('radial', { filters: { sections: [value] } })).total).toBe(count);

    const suggested = (await search.post('/search', { query: 'radial hasta 120 €' })).json<Suggestions>();
    expect(suggested.understood).toEqual({ price: { max: 120 } });
    expect(suggested.groups[0]!.items.every(({ price }) => price !== null && inForce({ price }) <= 120)).toBe(true);
    const typing = (await search.post('/search', { query: 'radial hasta 1' })).json<Suggestions>();
    expect(typing.groups[0]!.tab.code).toBe('products');
  });

  it('sorts as the query says unless the buyer chose a sort, and names the sort in force', async () => {
    const found = async (query: string, sort?: string) =>
      (await search.post('/catalog/search', { query, sort, limit: 20 })).json();
    const cheap = await found('taladro barato');
    expect(cheap.sort).toBe('price_asc');
    const { products } = await found('taladro', 'price_asc');
    expect(cheap.products.map(({ id }: { id: number }) => id)).toEqual(products.map(({ id }: { id: number }) => id));
    expect((await found('trepants en oferta')).sort).toBe('discount');
    expect((await found('taladro barato', 'relevance')).sort).toBe('relevance');
    expect((await found('taladro barato', 'name')).sort).toBe('name');
  });

  it('keeps to the kind asked for under every sort, and answers the others as related', async () => {
    for (const sort of ['relevance', 'price_asc', 'price_desc'])
      for (const { name } of (await search.post('/catalog/search', { query: 'amoladora', sort, limit: 20 })).json()
        .products)
        expect(name).toMatch(/Amoladora/);
    const { total, related, nearest } = (await search.post('/catalog/search', { query: 'bombilla' })).json();
    expect(related.total).toBeGreaterThan(0);
    expect(related.products.length).toBeGreaterThan(0);
    expect(related.products[0].name).not.toMatch(/Bombilla/);
    expect(total).toBeLessThan(40);
    expect(nearest).toBeUndefined();
  });

  it.each([
    ['bateria para la asdfgh', ['asdfgh']],
    ['taladro barato', undefined],
  ])('names the words of %j that it does not know', async (query, words) => {
    const { nearest } = (await search.post('/catalog/search', { query })).json();
    expect(nearest?.words).toEqual(words);
  });

  it('answers what it does not know with the nearest sections and best sellers', async () => {
    const { products, nearest } = (await search.post('/catalog/search', { query: 'guacamole zzxqwv' })).json();
    expect(products).toEqual([]);
    expect(nearest.words).toEqual(['guacamole', 'zzxqwv']);
    expect(nearest.isUnrelated).toBe(true);
    expect(nearest.sections[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      url: expect.stringMatching(/^\/catalog\//),
    });
    expect(nearest.products[0]).toMatchObject({ id: expect.any(Number), price: expect.any(Object) });
    const partly = (await search.post('/catalog/search', { query: 'taladro zzxqwv' }, 'ca')).json();
    expect(partly.products[0].name).toMatch(/Trepant/);
    expect(partly.nearest.words).toEqual(['zzxqwv']);
    expect(partly.nearest.isUnrelated).toBeUndefined();
    expect(partly.nearest.sections[0].name).toMatch(/^Trepants/);
  });

  it('says in its title when only part of the query matches, in the requested language', async () => {
    const title = async (query: string, locale = 'es') =>
      (await search.post('/catalog/search', { query }, locale)).json<{ seo: { title: string } }>().seo.title;
    expect(await title('disco corte metal 125')).toBe('Resultados de «disco corte metal 125»');
    expect(await title('disco corte metal 125 bosch')).toBe(
      'No tenemos exactamente «disco corte metal 125 bosch»; esto es lo más parecido',
    );
    // How many are wanted is nothing that goods have.
    expect(await title('12 discos corte metal 125')).toBe('Resultados de «12 discos corte metal 125»');
    expect(await title('trepant 47v', 'ca')).toMatch(/^No tenim exactament «trepant 47v»/);
    expect(await title('zzxqwv')).toBe('Resultados de «zzxqwv»');
  });

  it('answers an empty list for an empty or senseless query', async () => {
    for (const query of ['', ' ', 'zzxqwv'])
      expect((await search.post('/catalog/search', { query })).json()).toMatchObject({
        products: [],
        total: 0,
        pages: 0,
      });
  });
});

describe('bad input', () => {
  const paths = ['/search', '/catalog/search'];
  const bad: [name: string, body: unknown, status: number][] = [
    ['no query', {}, 400],
    ['a number', { query: 5 }, 400],
    ['a list', { query: ['taladro'] }, 400],
    ['null', { query: null }, 400],
    ['no object', 'taladro', 400],
    ['201 characters', { query: 'a'.repeat(201) }, 422],
    ['10,000 characters', { query: 'taladro '.repeat(1250) }, 422],
    ['a control character', { query: 'tal\u0000adro' }, 400],
    ['an escape', { query: '\u001b[31m' }, 400],
  ];
  it.each(paths.flatMap((path) => bad.map(([name, body, status]) => [path, name, body, status] as const)))(
    '%s refuses %s',
    async (path, _, body, status) => {
      const answer = await search.post(path, body);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({
        statusCode: status,
        code: expect.any(String),
        message: expect.any(String),
      });
    },
  );

  it('refuses unknown filters, orders and pages', async () => {
    const status = async (filters: object) =>
      (await search.post('/catalog/search', { query: 'taladro', ...filters })).statusCode;
    expect(await status({ filters: { colourful: true } })).toBe(400);
    expect(await status({ filters: { brand: ['nobody'] } })).toBe(400);
    expect(await status({ filters: { price: { min: 9, max: 3 } } })).toBe(400);
    expect(await status({ sort: 'best' })).toBe(400);
    expect(await status({ page: 0 })).toBe(422);
    expect(await status({ limit: 97 })).toBe(422);
    expect(await status({ page: 1.5 })).toBe(400);
    expect(await status({ page: 1_000_000 })).toBe(200);
  });

  it('never fails on any input', async () => {
    const character = fc.oneof(
      fc.constantFrom(...'0123456789 .,-/x"\'%;<>()º²½ aáñçl·l'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(character, { maxLength: 60 }), async (characters) => {
        const { statusCode } = await search.post('/search', { query: characters.join('') });
        expect([200, 400, 422]).toContain(statusCode);
      }),
      { numRuns: propertyRuns(150) },
    );
    for (const query of [
      "'; DROP TABLE catalogue_products; --",
      '{{7*7}}',
      '\u202Eordalat',
      '١٢٣',
      '9'.repeat(200),
      '1/'.repeat(100),
      'l·'.repeat(100),
      `${'1.000'.repeat(40)}`,
    ])
      expect((await search.post('/search', { query })).statusCode).toBe(200);
  });
});

it('limits the searches of one network address, and not those of others', async () => {
  const from = (address: string) => (path: string, query: string) =>
    search.post(path, { query, ids: [1] }, 'ca', address);
  const flooder = from('203.0.113.9');
  const paths = ['/search', '/catalog/search', '/catalog/product/list'];
  const statuses: number[] = [];
  for (let at = 0; at < 201; at += 1) statuses.push((await flooder(paths[at % 3]!, `zzxqwv${at}`)).statusCode);
  expect(statuses.slice(0, 200).every((status) => status === 200)).toBe(true);
  expect(statuses[200]).toBe(429);
  for (const path of paths) {
    const answer = await flooder(path, 'taladro');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({
      statusCode: 429,
      code: 'too_many_requests',
      message: 'Massa peticions. Espera un moment.',
      requestId: expect.any(String),
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-language']).toBe('ca');
  }
  expect((await from('203.0.113.10')('/search', 'taladro')).statusCode).toBe(200);
});
