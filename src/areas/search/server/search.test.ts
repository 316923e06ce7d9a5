import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSearch, startSearch } from './search.fixture.ts';
import { splitWords } from './split-words.ts';
import { stopWords } from './stop-words.ts';

let search: RunningSearch;
beforeAll(async () => {
  search = await startSearch();
}, 120_000);
afterAll(() => search.stop());

/** Names of the first ten, in Spanish, one per line. */
const firstNames = (query: string): string[] => search.find(query).slice(0, 10).map(({ name }) => name.es);

describe('a query is understood', () => {
  it.each([
    // Accents or none, plural and gender
    ['bateria', /^Batería/],
    ['BATERÍAS', /^Batería/],
    ['amoladoras', /^Amoladora/],
    ['martillos perforadores', /^Martillo perforador/],
    ['broca metálica', /^(?:Broca|Estuche de \d+ brocas)/],
    // Catalan words, on the Spanish pages too
    ['trepant', /^Taladro/],
    ['esmoladora angular', /^Amoladora/],
    ['broques formigó', /^Broca.*hormigón/],
    ['tornavís', /(?:[Dd]est|[Aa]t)ornillador/],
    ['guants', /^Guantes/],
    // Everyday words
    ['radial', /^Amoladora/],
    ['rotaflex', /^Amoladora/],
    ['mini amoladora', /^Amoladora/],
    ['rotomartillo', /^Martillo perforador/],
    ['metro', /^(?:Flexómetro|Cinta métrica)/],
    ['lentes de seguridad', /^Gafas/],
    ['lija de agua', /^Hojas de lija/],
    // Of the shoes that are meant those first that are what was typed; not the bucket (balde) that the stem of a shelf also is
    ['botas de trabajo', /^Calzado de seguridad.*bota/],
    ['balda', /^Estantería/],
    ['baldes', /^(?:Cubo|Espuerta|Cubeta|Capazo)/],
    // Typing errors
    ['amoaldora', /^Amoladora/],
    ['talarro', /^Taladro/],
    ['destornilador', /[Dd]estornillador/],
    ['flexometrro', /^Flexómetro/],
    ['rotafelx', /^Amoladora/],
    // Units, with a space or none, in words, in another size
    ['taladro 18v', /^Taladro.*18\sV/],
    ['taladro 18 voltios', /^Taladro.*18\sV/],
    ['amoladora 125mm', /^Amoladora.*125\smm/],
    ['amoladora 12,5 cm', /^Amoladora.*125\smm/],
    ['amoladora 2,2 kw', /^Amoladora.*2\.200\sW/],
    ['flexómetro 5 metros', /^Flexómetro 5\sm/],
    // Missing spaces
    ['martilloperforador', /^Martillo perforador/],
    ['discodiamante', /^Disco de diamante/],
    ['discodediamante', /^Disco de diamante/],
    ['papeldelija', /lija/],
    ['sdsmax', /SDS-Max/],
    // Written by ear
    ['vroca ormigon', /^Broca.*hormigón/],
    ['asulejo', /^Azulejo/],
    ['llabe allen', /Llaves? Allen|Llave HEX/i],
    // A phrase means more than its words: a `grifa` is no tap, and diamond is not drilled with by who asks for a disc
    ['llave grifa', /^Llave de tubo/],
    ['disco de diamante', /^Disco de diamante/],
    ['wd40', /^Spray/],
    ['tres en uno', /^Spray/],
    ['pladur', /^Placa de yeso/],
    ['desarmador', /^Destornillador|^Juego de \d destornilladores/],
    // What it is comes before what it is for or made of
    ['manguera', /^Manguera de jardín/],
    ['banc de treball', /^Banco de trabajo/],
    ['hojas calar metal', /^Hojas de calar.* para metal/],
    ['hoja sierra circular', /^Hoja de sierra circular|^Juego de \d hojas de sierra/],
    ['milwaukee 18v', /18\sV/],
    ['vaso 1/2″', /^Vaso.*1\/2"/],
    ['vaso ½"', /^Vaso.*1\/2"/],
  ])('%s', (query, expected) => {
    const names = firstNames(query);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names.slice(0, 5)) expect(name).toMatch(expected);
  });

  it('puts what has brand, kind and measure first', () => {
    const [first] = search.find('disco corte metal 125 norda');
    expect(first).toMatchObject({ brandCode: 'norda' });
    expect(first!.name.es).toMatch(/^Disco de corte 125.*metal/);
    for (const product of search.find('taladro percutor milwaukee 18v').slice(0, 5)) {
      expect(product.brandCode).toBe('milwaukee');
      expect(product.name.es).toMatch(/^Taladro percutor.*18\sV/);
    }
  });

  it('puts what is of the kind and lacks one thing before what is of another kind and has all', () => {
    const found = search.find('bateria 18v 5ah vulkar').slice(0, 6);
    expect(found[0]!.name.es).toMatch(/^Batería.*18\sV, 5,0\sAh/);
    for (const { name } of found) expect(name.es).toMatch(/^Batería/);
  });

  it.each(['entradas teatro', 'receta de croquetas', 'pañales talla 3', 'bitllets de tren', 'hipoteca variable'])('answers %j with nothing rather than a guess', (query) => {
    expect(firstNames(query)).toEqual([]);
  });

  it('finds the kind before what only serves it', () => {
    for (const name of firstNames('batería')) expect(name).toMatch(/^Batería/);
  });

  it('leaves out a word that the shop does not know when the rest is clear', () => {
    for (const name of firstNames('taladro xqzwv').slice(0, 5)) expect(name).toMatch(/^Taladro/);
  });
});

describe('always', () => {
  const products = () => search.index.texts.products;
  const live = () => products().filter(({ isArchived }) => !isArchived);
  const anyOf = <Item>(items: readonly Item[]) => fc.nat({ max: items.length - 1 }).map((at) => items[at]!);

  it('a product’s own name and brand find it among the first ten', () => {
    const brands = new Map(search.index.texts.brands.map(({ code, name }) => [code, name]));
    fc.assert(
      fc.property(anyOf(live()), fc.constantFrom('es' as const, 'ca' as const), ({ name, brandCode }, locale) => {
        const found = search.find(`${name[locale]} ${brands.get(brandCode ?? '') ?? ''}`).slice(0, 10);
        expect(found.map((one) => `${one.name[locale]} ${one.brandCode}`)).toContain(`${name[locale]} ${brandCode}`);
      }),
      { numRuns: 150 },
    );
  });

  it('an article number or EAN comes first in any punctuation, archived ones too', () => {
    const sign = fc.constantFrom('', ' ', '-', '.', '/', '_', ' - ');
    fc.assert(
      fc.property(anyOf(products()), fc.boolean(), fc.infiniteStream(sign), fc.boolean(), (product, byEan, signs, upper) => {
        const number = (byEan && product.ean) || product.article;
        const typed = [...number.replace(/[^a-z0-9]/gi, '')].map((character) => character + signs.next().value).join('');
        expect(search.find(upper ? typed.toUpperCase() : typed.toLowerCase())[0]?.id).toBe(product.id);
      }),
      { numRuns: 200 },
    );
  });

  it('one typing error in a word of five letters or more still finds what has the word', () => {
    const typedWrongly = fc.record({
      product: anyOf(live()),
      word: fc.nat(),
      at: fc.nat(),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      kind: fc.constantFrom('left out', 'added', 'changed', 'swapped'),
    });
    fc.assert(
      fc.property(typedWrongly, ({ product, word, at, letter, kind }) => {
        const words = splitWords(product.name.es).filter((one) => one.kind === 'word' && one.surface.length >= 5 && !stopWords.has(one.surface));
        fc.pre(words.length > 0);
        const { surface, term } = words[word % words.length]!;
        const mistyped = mistype(surface, at % surface.length, letter, kind);
        // What happens to be another word of the shop is taken at its word.
        fc.pre(splitWords(mistyped).every((one) => search.index.terms.termOf(one.term) === undefined));
        const found = search.find(mistyped);
        expect(found.some(({ name }) => splitWords(name.es).some((one) => one.term === term))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

function mistype(word: string, at: number, letter: string, kind: string): string {
  if (kind === 'left out') return word.slice(0, at) + word.slice(at + 1);
  if (kind === 'added') return word.slice(0, at) + letter + word.slice(at);
  if (kind === 'changed') return word.slice(0, at) + letter + word.slice(at + 1);
  return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
}

describe('POST /search', () => {
  it('groups products, sections and brands, in the language asked for', async () => {
    const groups = await search.suggest('amoladora milwaukee');
    expect(groups.map(({ tab }) => tab)).toEqual([
      { title: 'Productos', code: 'products' },
      { title: 'Secciones', code: 'sections' },
      { title: 'Marcas', code: 'brands' },
    ]);
    expect(groups[0]!.items[0]).toMatchObject({ id: expect.any(Number), url: expect.stringMatching(/^\/product\//), price: { base: expect.any(Number), sale: expect.any(Number) } });
    expect(groups[1]!.items[0]).toMatchObject({ name: 'Amoladoras', url: expect.stringMatching(/^\/catalog\//), price: null });
    expect(groups[2]!.items[0]).toMatchObject({ name: 'Milwaukee', url: '/brands/milwaukee' });
    const [catalan] = await search.suggest('esmoladora angular', 'ca');
    expect(catalan).toMatchObject({ tab: { title: 'Productes' } });
    expect(catalan!.items[0]!.name).toMatch(/^Esmoladora/);
  });

  it('completes the word that is being typed', async () => {
    for (const begun of ['tal', 'tala', 'taladr']) expect((await search.suggest(begun))[0]!.items[0]!.name).toMatch(/^Taladro/);
    expect((await search.suggest('milw')).find(({ tab }) => tab.code === 'brands')?.items[0]?.name).toBe('Milwaukee');
  });

  it.each(['', '   ', '!!!', '¿?', '---', '🔨🔨', 'zzxqwv kjhgq', '"><img src=x onerror=alert(1)>', '%%%', '\\', '()', '* * *', 'مثقاب كهربائي'])(
    'answers %j with no groups',
    async (query) => {
      const answer = await search.post('/search', { query });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ groups: [] });
    },
  );
});

describe('POST /catalog/search', () => {
  it('answers a listing by relevance, with facets, filters, orders and pages', async () => {
    const first = (await search.post('/catalog/search', { query: 'radial', limit: 5 })).json();
    expect(first).toMatchObject({ page: 1, limit: 5, sort: 'relevance', products: expect.any(Array), filter: expect.any(Array), seo: expect.any(Object) });
    expect(first.products).toHaveLength(5);
    expect(first.products[0].name).toMatch(/^Amoladora/);
    const second = (await search.post('/catalog/search', { query: 'radial', limit: 5, page: 2 })).json();
    const ids = [...first.products, ...second.products].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(10);
    const cheap = (await search.post('/catalog/search', { query: 'radial', sort: 'price_asc', filters: { brand: ['milwaukee'] } })).json();
    const prices = cheap.products.map(({ price }: { price: { base: number; sale: number } }) => price.sale || price.base);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(cheap.products.every(({ brand }: { brand: { code: string } }) => brand.code === 'milwaukee')).toBe(true);
  });

  it('says in its title when nothing has all that was asked, in the language asked for', async () => {
    const title = async (query: string, locale = 'es') => (await search.post('/catalog/search', { query }, locale)).json<{ seo: { title: string } }>().seo.title;
    expect(await title('disco corte metal 125')).toBe('Resultados de «disco corte metal 125»');
    expect(await title('disco corte metal 125 bosch')).toBe('No tenemos exactamente «disco corte metal 125 bosch»; esto es lo más parecido');
    expect(await title('trepant 47v', 'ca')).toMatch(/^No tenim exactament «trepant 47v»/);
    expect(await title('zzxqwv')).toBe('Resultados de «zzxqwv»');
  });

  it('answers nothing for an empty or senseless query', async () => {
    for (const query of ['', ' ', 'zzxqwv'])
      expect((await search.post('/catalog/search', { query })).json()).toMatchObject({ products: [], total: 0, pages: 0 });
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
  it.each(paths.flatMap((path) => bad.map(([name, body, status]) => [path, name, body, status] as const)))('%s refuses %s', async (path, _, body, status) => {
    const answer = await search.post(path, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ statusCode: status, code: expect.any(String), message: expect.any(String) });
  });

  it('refuses unknown filters, orders and pages', async () => {
    const status = async (wish: object) => (await search.post('/catalog/search', { query: 'taladro', ...wish })).statusCode;
    expect(await status({ filters: { colourful: true } })).toBe(400);
    expect(await status({ filters: { brand: ['nobody'] } })).toBe(400);
    expect(await status({ filters: { price: { min: 9, max: 3 } } })).toBe(400);
    expect(await status({ sort: 'best' })).toBe(400);
    expect(await status({ page: 0 })).toBe(422);
    expect(await status({ limit: 97 })).toBe(422);
    expect(await status({ page: 1.5 })).toBe(400);
    expect(await status({ page: 1_000_000 })).toBe(200);
  });

  it('never fails, whatever is typed', async () => {
    const character = fc.oneof(fc.constantFrom(...'0123456789 .,-/x"\'%;<>()º²½ aáñçl·l'), fc.string({ unit: 'grapheme', maxLength: 1 }));
    await fc.assert(
      fc.asyncProperty(fc.array(character, { maxLength: 60 }), async (characters) => {
        const { statusCode } = await search.post('/search', { query: characters.join('') });
        expect([200, 400, 422]).toContain(statusCode);
      }),
      { numRuns: 150 },
    );
    for (const query of ["'; DROP TABLE catalogue_products; --", '{{7*7}}', '\u202Eordalat', '١٢٣', '9'.repeat(200), '1/'.repeat(100), 'l·'.repeat(100), `${'1.000'.repeat(40)}`])
      expect((await search.post('/search', { query })).statusCode).toBe(200);
  });
});
