import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueTexts, ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { findNearest } from '../nearest.ts';
import { demoIndex } from '../search.fixture.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { speltInOtherTrades } from '../language/other-trades.ts';
import { splitWords } from '../language/split-words.ts';
import { stopWords } from '../language/stop-words.ts';

// Queries are read in the process, so the database of the texts makes no difference.
const isRepetition = process.env['TEST_DATABASE'] === 'server';

let index: SearchIndex;
let texts: CatalogueTexts;
let products: ReadonlyMap<number, ProductTexts>;
beforeAll(async () => {
  if (isRepetition) return;
  ({ index, texts } = await demoIndex());
  products = new Map(texts.products.map((product) => [product.id, product]));
});

/** The texts of the products that the index finds, best first. */
const find = (query: string): ProductTexts[] =>
  Array.from(index.idsOf(index.find(query, false).documents), (id) => products.get(id)!);

/** Names of the first ten, in Spanish. */
const firstNames = (query: string): string[] =>
  find(query)
    .slice(0, 10)
    .map(({ name }) => name.es);

describe.skipIf(isRepetition)('a query is understood', () => {
  it.each([
    ['5x50', /^Tornillos .*5\smm × 50\smm/],
    ['4 x 40', /^Tornillos .*4\smm × 40\smm/],
  ])('%j, a size and nothing else, as screws of it', (query, expected) => {
    for (const { name } of find(query).slice(0, 3)) expect(name.es).toMatch(expected);
  });

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
    ['broques formigó', /^Broca.*(?:hormigón|obra)/],
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
    // Synonyms that have the typed word come first; `balda`, a shelf, has the stem of `balde`, a bucket
    ['botas de trabajo', /^Calzado de seguridad.*bota/],
    ['balda', /^Estantería/],
    // Clothes have the stem of the English `rope`
    ['ropa', /^(?:Pantalón|Chaqueta|Camiseta|Chaleco)/],
    ['roba', /^(?:Pantalón|Chaqueta|Camiseta|Chaleco)/],
    ['rope', /^Cuerda/],
    ['baldes', /^(?:Cubo|Espuerta|Cubeta|Capazo)/],
    // A wrench with the stem of a tap, a grinder with that of a shower's hose
    ['grifa', /^Llave de tubo/],
    ['grifo', /^Grifo/],
    ['flex', /^Amoladora/],
    ['flexo', /^(?:Flexo|Latiguillo)/],
    // Boards before the bits for wood
    ['madera', /^(?:Tablero|Listón)/],
    ['broca madera', /^Broca/],
    // Diminutives
    ['martillito', /^Martillo/],
    ['llavecita allen', /Allen/],
    ['broquitas de madera', /^Broca/],
    ['destornilladorcico', /estornillador/],
    // Said of a thing whose name does not come to mind
    ['lo de quitar clavos', /^Palanca/],
    ['eso de cortar el césped', /^(?:Cortacésped|Robot|Desbrozadora)/],
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
    ['vroca ormigon', /^Broca.*(?:hormigón|obra)/],
    ['asulejo', /^Azulejo/],
    ['guntes', /^Guantes/],
    ['mortreo rapido', /^Mortero/],
    ['llabe allen', /Llaves? Allen|Llave HEX/i],
    // A phrase means more than its words: a `grifa` is no tap, and a diamond disc no diamond drill
    ['llave grifa', /^Llave de tubo/],
    ['disco de diamante', /^Disco de diamante/],
    ['wd40', /^Spray/],
    ['tres en uno', /^Spray/],
    ['pladur', /^Placa de yeso/],
    ['hammer', /^Martillo/],
    ['martillo carpintero', /^Martillo (?:de|tipo|encofrador)/],
    ['JGO. DESTORNILLADORES', /^Juego de \d+ destornilladores/],
    // The likelier meaning of a trade mark, a phrase that no name has together, a number that belongs to its word
    ['dremel', /^Minitaladro/],
    ['clau de llum', /^(?:Mecanismo|Base|Marco)/],
    ['puntas torx 20', /TX20/],
    ['cutter', /^(?:Cúter|Navaja|Cuchilla)/],
    ['carragol', /^(?:Tornillo|Tirafondo)/],
    ['broca 6mm pared', /^Broca.* 6 (?:mm|×)/],
    ['desarmador', /^Destornillador|^Juego de \d+ destornilladores/],
    // Troubles and jobs
    ['se me inunda el garaje', /^Aspirador/],
    ['no llego al techo', /^Escalera/],
    ['cortar curvas en madera', /^Sierra de calar/],
    ['cambiar el teléfono de la ducha', /^(?:Teleducha|Flexo)/],
    ['spray negro', /^Pintura en spray/],
    // The kind comes before its purpose or material, even where products of another kind have all words
    ['grapas para grapadora', /^Grapas/],
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

  it.each([
    // A length or trade size in inches, the nearest in millimetres first
    ['clavos de 2 pulgadas', /^Clavos.* 50\smm/],
    ['amoladora de 4 1/2', /115\smm/],
    ['amoladora 4½"', /115\smm/],
    ['amoladora de 9 pulgadas', /230\smm/],
    ['brocha de 2"', /^Brocha .*50\smm/],
    // A thread by its number alone, and a size between those of a range
    ['arandela 8', /^Arandelas .* M8/],
    ['arandela de 8 mm', /^Arandelas .* M8/],
    ['abrazadera 20-32', /de (?:16 a 27|25 a 40) mm/],
    ['abrazadera 50 mm', /de 40 a 60 mm/],
    // None of the thing has that size, and a saw with one is no disc
    ['disco de 7 pulgadas', /^Disco/],
    ['cable 2,5 mm', /^Cable.*2,5\smm²/],
    // What is in the set, not that it is one
    ['juego de brocas para madera', /brocas/],
    ['puntas de acero', /^Puntas de acero/],
    // An error in each of two words
    ['destonillador presicion', /estornillador/],
    // With all that the right spelling means, and not only what sounds so
    ['tenasas', /^Alicates, tenaza/],
    ['yave de paso', /^Llave de escuadra/],
    // Not the thermostats that others sell
    ['temostato', /con termostato/],
  ])('%s, with the first of what is found', (query, expected) => {
    const [first] = firstNames(query);
    expect(first).toMatch(expected);
  });

  it('counts what its section calls so: `clavos` are also `puntas de acero`', () => {
    const { documents, matchCount } = index.find('clavos', false);
    const names = Array.from(index.idsOf(documents.subarray(0, matchCount)), (id) => products.get(id)!.name.es);
    expect(names.filter((name) => name.startsWith('Puntas de acero')).length).toBeGreaterThan(10);
    expect(names.filter((name) => name.startsWith('Grapas'))).toEqual([]);
  });

  it('leads each completion to the thing that it names', () => {
    for (const locale of ['es', 'ca'] as const) {
      const counts = new Map<string, number>();
      for (const { id, isArchived } of texts.products) {
        const { text } = index.phrases.of(index.documentOf.get(id)!).kind[locale];
        if (!isArchived) counts.set(text, (counts.get(text) ?? 0) + 1);
      }
      for (const [text, count] of counts) {
        const noun = splitWords(text).filter(({ surface }) => !stopWords.has(surface));
        for (const { name } of find(text).slice(0, Math.min(count, 2))) {
          const terms = new Set(splitWords(name[locale]).map(({ term }) => term));
          for (const { term } of noun.slice(0, 2)) expect(terms, `${text}: ${name[locale]}`).toContain(term);
        }
      }
    }
  });

  it('ranks products with brand, kind and measure first', () => {
    const [first] = find('disco corte metal 125 norda');
    expect(first).toMatchObject({ brandCode: 'norda' });
    expect(first!.name.es).toMatch(/^Disco de corte 125.*metal/);
    for (const product of find('taladro percutor milwaukee 18v').slice(0, 5)) {
      expect(product.brandCode).toBe('milwaukee');
      expect(product.name.es).toMatch(/^Taladro percutor.*18\sV/);
    }
  });

  it('ranks products of the kind that lack a word before others that have all words', () => {
    const found = find('bateria 18v 5ah vulkar').slice(0, 6);
    expect(found[0]!.name.es).toMatch(/^Batería.*18\sV, 5,0\sAh/);
    for (const { name } of found) expect(name.es).toMatch(/^Batería/);
  });

  it.each([
    "'; DROP TABLE users",
    'zapatillas nike running',
    'entradas teatro',
    'receta de croquetas',
    'pañales talla 3',
    'bitllets de tren',
    'hipoteca variable',
  ])('answers %j with nothing rather than a guess', (query) => {
    expect(firstNames(query)).toEqual([]);
  });

  it.each<[query: string, words: string, section: RegExp]>([
    // Goods of other trades, whatever mentions them, is spelt nearly so or has their stem
    ['lavadora', 'lavadora', /Ventiladores/],
    ['sofá', 'sofá', /Muebles de jardín/],
    ['neumáticos', 'neumáticos', /Vasos/],
    ['cortinas blancas', 'cortinas', /Muebles de jardín/],
    ['vajilla', 'vajilla', /Barbacoas/],
    ['perfume', 'perfume', /Guantes/],
    ['pienso para perros', 'pienso', /./],
    ['juego de sábanas', 'juego de sábanas', /Muebles/],
    ['altavoz bluetooth', 'altavoz', /Pilas/],
    // What the shop has of the thing comes nearest
    ['casco de moto', 'casco de moto', /Cascos/],
    ['silla de oficina', 'silla de oficina', /Muebles de jardín/],
    // Goods of this trade that the demo does not have
    ['mono de trabajo', 'mono de trabajo', /Ropa de trabajo/],
    ['thinner', 'thinner', /./],
    // Makers
    ['bosch', 'bosch', /Taladros|Amoladoras/],
  ])('lists nothing for %j, says so, and leads to what is nearest', (query, words, section) => {
    const found = index.find(query, false);
    expect(found.matchCount).toBe(0);
    const nearest = findNearest(index, found, query, 'es');
    expect(nearest).toMatchObject({ words: [words], isUnrelated: false });
    expect(nearest.sections[0]!.name).toMatch(section);
  });

  it.each([
    ['taladro percutor makita', 'makita', /^Taladro percutor/],
    ['dremel', 'dremel', /^Minitaladro/],
    ['llave bahco', 'bahco', /^Llave/],
  ])('names the maker of %j, of whom it sells nothing, beside the goods', (query, maker, name) => {
    const found = index.find(query, false);
    expect(findNearest(index, found, query, 'es').words).toEqual([maker]);
    for (const one of firstNames(query).slice(0, 5)) expect(one).toMatch(name);
    expect(found.matchCount).toBeGreaterThan(0);
  });

  it.each([
    ['manguera roja', /^Manguera/],
    ['broca azul', /[Bb]rocas?/],
  ])('counts for %j, which no product is, the thing alone', (query, name) => {
    const { documents, matchCount } = index.find(query, false);
    expect(matchCount).toBeGreaterThan(0);
    for (const id of index.idsOf(documents.subarray(0, matchCount))) expect(products.get(id)!.name.es).toMatch(name);
  });

  it.each([
    // Other names of what is sold
    ['lavadora a presión', /^Hidrolimpiadora/],
    ['aspirador de coche', /^Aspirador/],
    ['mesa', /^Mesa/],
  ])('lists %j, though a word of it is of another trade', (query, name) => {
    expect(index.find(query, false).matchCount).toBeGreaterThan(0);
    expect(firstNames(query)[0]).toMatch(name);
  });

  it.each([
    // Some call a drill `perforadora`, a word of hole saws and rotary hammers; `tap` is a stopper in Catalan.
    ['taladro', /^(?:Corona|Martillo)/],
    ['grifo', /^Tap[oó]n/],
  ])('counts nothing that only shares a synonym with %j', (query, other) => {
    const { documents, matchCount } = index.find(query, false);
    const names = Array.from(index.idsOf(documents.subarray(0, matchCount)), (id) => products.get(id)!.name.es);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => other.test(name))).toEqual([]);
  });

  it('ranks a tool before its accessories', () => {
    for (const name of firstNames('batería')) expect(name).toMatch(/^Batería/);
  });

  it.each([
    ['escalera para alcanzar estrellas', /^Escalera/],
    ['martillo perforador amarillo fosforito', /^Martillo perforador/],
  ])('answers %j with the kind, though no product has the other words', (query, expected) => {
    const names = firstNames(query);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names.slice(0, 5)) expect(name).toMatch(expected);
  });

  it('ignores an unknown word when the rest is clear', () => {
    for (const name of firstNames('taladro xqzwv').slice(0, 5)) expect(name).toMatch(/^Taladro/);
  });
});

describe.skipIf(isRepetition)('always', () => {
  const all = () => texts.products;
  const live = () => all().filter(({ isArchived }) => !isArchived);
  const anyOf = <Item>(items: readonly Item[]) => fc.nat({ max: items.length - 1 }).map((at) => items[at]!);

  it('finds a product among the first ten by its name and brand', () => {
    const brands = new Map(texts.brands.map(({ code, name }) => [code, name]));
    fc.assert(
      fc.property(anyOf(live()), fc.constantFrom('es' as const, 'ca' as const), ({ name, brandCode }, locale) => {
        const found = find(`${name[locale]} ${brands.get(brandCode ?? '') ?? ''}`).slice(0, 10);
        expect(found.map((one) => `${one.name[locale]} ${one.brandCode}`)).toContain(`${name[locale]} ${brandCode}`);
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  it('finds an article number or EAN first in any punctuation, archived ones too', () => {
    const sign = fc.constantFrom('', ' ', '-', '.', '/', '_', ' - ');
    fc.assert(
      fc.property(anyOf(all()), fc.boolean(), fc.infiniteStream(sign), fc.boolean(), (product, byEan, signs, upper) => {
        const number = (byEan && product.ean) || product.article;
        const typed = [...number.replace(/[^a-z0-9]/gi, '')]
          .map((character) => character + signs.next().value)
          .join('');
        expect(find(upper ? typed.toUpperCase() : typed.toLowerCase())[0]?.id).toBe(product.id);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('tolerates one typing error in a word of five letters or more', () => {
    const typedWrongly = fc.record({
      product: anyOf(live()),
      word: fc.nat(),
      at: fc.nat(),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      kind: fc.constantFrom('left out', 'added', 'changed', 'swapped'),
    });
    fc.assert(
      fc.property(typedWrongly, ({ product, word, at, letter, kind }) => {
        const words = splitWords(product.name.es).filter(
          (one) => one.kind === 'word' && one.surface.length >= 5 && !stopWords.has(one.surface),
        );
        fc.pre(words.length > 0);
        const { surface, term } = words[word % words.length]!;
        const mistyped = mistype(surface, at % surface.length, letter, kind);
        // A typing error may be another word of the shop, or of another trade.
        fc.pre(splitWords(mistyped).every((one) => index.terms.termOf(one.term) === undefined));
        fc.pre(speltInOtherTrades(mistyped) === undefined);
        const found = find(mistyped);
        expect(found.some(({ name }) => splitWords(name.es).some((one) => one.term === term))).toBe(true);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

function mistype(word: string, at: number, letter: string, kind: string): string {
  if (kind === 'left out') return word.slice(0, at) + word.slice(at + 1);
  if (kind === 'added') return word.slice(0, at) + letter + word.slice(at);
  if (kind === 'changed') return word.slice(0, at) + letter + word.slice(at + 1);
  return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
}
