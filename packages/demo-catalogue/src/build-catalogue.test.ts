import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCatalogue } from './build-catalogue.ts';
import { checkDigit } from './article-numbers.ts';
import { realBrands } from './brands.ts';
import { maxPartnerPrice } from './product-links.ts';

type Row = Record<string, string>;

let folder = '';
const files: Record<string, Row[]> = {};
const names = ['sections', 'brands', 'attributes', 'attribute-values', 'fits', 'products'];

const rows = (name: string): Row[] => files[name] ?? [];
const cell = (row: Row, column: string): string => row[column] ?? '';
const items = (text: string): string[] => (text === '' ? [] : text.split('|'));
const share = (predicate: (row: Row) => boolean): number =>
  rows('products').filter(predicate).length / rows('products').length;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await buildCatalogue(join(folder, 'first'));
  for (const name of names)
    files[name] = parse(await readFile(join(folder, 'first', `${name}.csv`), 'utf8'), { columns: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('two builds write identical files, as many as they say', async () => {
  const count = 500;
  const { pictures, documents } = await buildCatalogue(join(folder, 'second'), count);
  await buildCatalogue(join(folder, 'third'), count);
  const listing = await readdir(join(folder, 'second'), { recursive: true, withFileTypes: true });
  const paths = listing.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(paths.length).toBe(names.length + pictures + documents);
  for (const path of paths) {
    const again = path.replace(join(folder, 'second'), join(folder, 'third'));
    expect((await readFile(again)).equals(await readFile(path)), path).toBe(true);
  }
});

describe('products', () => {
  test('refer to sections, brands, attributes, files and articles that exist', async () => {
    const codes = (name: string): Set<string> => new Set(rows(name).map((row) => cell(row, 'code')));
    const [sections, brands, attributes] = [codes('sections'), codes('brands'), codes('attributes')];
    const articles = new Set(rows('products').map((row) => cell(row, 'article')));
    const written = new Set(
      (await readdir(join(folder, 'first'), { recursive: true })).map((path) => path.replaceAll('\\', '/')),
    );
    const missing = rows('products').flatMap((row) => {
      const name = cell(row, 'name_es');
      const check = (known: ReadonlySet<string>, ...used: string[]): string[] =>
        used.filter((item) => !known.has(item)).map((item) => `${name}: ${item}`);
      return [
        ...check(sections, cell(row, 'section')),
        ...check(brands, cell(row, 'brand')),
        ...check(attributes, ...items(cell(row, 'attributes')).map((item) => item.split('=')[0] ?? '')),
        ...check(articles, ...items(cell(row, 'kit')).map((item) => item.split('*')[0] ?? '')),
        ...check(articles, ...items(cell(row, 'sold_together'))),
        ...check(written, ...items(cell(row, 'pictures'))),
        ...check(written, ...items(cell(row, 'documents')).map((document) => document.split(':')[1] ?? '')),
      ];
    });
    expect(missing).toEqual([]);
    const uneven = rows('products').filter(
      (row) => items(cell(row, 'contents_es')).length !== items(cell(row, 'contents_ca')).length,
    );
    expect(uneven).toEqual([]);
  });

  test('have papers only where their maker is invented', () => {
    expect(rows('products').filter((row) => realBrands.has(cell(row, 'brand')) && row['documents'] !== '')).toEqual([]);
    expect(rows('brands').filter((row) => realBrands.has(cell(row, 'code')) && row['documents'] !== '')).toEqual([]);
    expect(share((row) => row['documents'] !== '')).toBeGreaterThan(0.25);
    const claims = /servicio oficial|servei oficial|ISO 9001/i;
    for (const row of [...rows('products'), ...rows('brands'), ...rows('sections')])
      expect(
        Object.values(row).filter((text) => claims.test(text) && realBrands.has(row['brand'] ?? cell(row, 'code'))),
      ).toEqual([]);
  });

  test('have valid attribute values', () => {
    const types = new Map(rows('attributes').map((row) => [cell(row, 'code'), cell(row, 'type')]));
    const values = new Set(rows('attribute-values').map((row) => `${cell(row, 'attribute')}=${cell(row, 'value')}`));
    for (const item of new Set(rows('products').flatMap((row) => items(cell(row, 'attributes'))))) {
      const [code = '', value = ''] = item.split('=');
      const isValid =
        types.get(code) === 'text' ? values.has(item) : types.get(code) === 'flag' ? value === '1' : Number(value) > 0;
      expect(isValid, item).toBe(true);
    }
  });

  test('have a unique article and an in-store EAN-13 with a valid check digit', () => {
    const eans = rows('products').map((row) => cell(row, 'ean'));
    for (const ean of eans) {
      expect(ean).toMatch(/^2\d{12}$/);
      expect(Number(ean[12])).toBe(checkDigit(ean.slice(0, 12)));
    }
    expect(new Set(eans).size).toBe(eans.length);
    expect(new Set(rows('products').map((row) => cell(row, 'article'))).size).toBe(eans.length);
  });

  test('have a shelf if they stand on one, and few share it', () => {
    const shelves = new Map<string, number>();
    for (const row of rows('products')) {
      const shelf = cell(row, 'shelf');
      const isOnOne = cell(row, 'virtual') !== '1' && cell(row, 'kit') === '';
      expect([cell(row, 'article'), /^[A-Z]-\d\d-[1-5]$/.test(shelf)]).toEqual([cell(row, 'article'), isOnOne]);
      if (isOnOne) shelves.set(shelf, (shelves.get(shelf) ?? 0) + 1);
    }
    expect(shelves.size).toBeGreaterThan(300);
  });

  test('have a price with cents, and about one in seven is reduced', () => {
    for (const row of rows('products')) {
      expect(cell(row, 'price')).toMatch(/^\d+\.\d\d$/);
      expect(Number(row['price']), cell(row, 'name_es')).toBeGreaterThan(0);
      expect(Number(row['price']), cell(row, 'name_es')).toBeLessThan(6000);
      if (row['sale_price']) expect(Number(row['sale_price']), cell(row, 'name_es')).toBeLessThan(Number(row['price']));
    }
    const reduced = share((row) => row['sale_price'] !== '');
    expect(reduced).toBeGreaterThan(1 / 9);
    expect(reduced).toBeLessThan(1 / 5.5);
  });

  test('are offered only with what fits them', () => {
    const byArticle = new Map(rows('products').map((row) => [cell(row, 'article'), row]));
    const valueOf = (row: Row, code: string): string | undefined =>
      items(cell(row, 'attributes'))
        .find((item) => item.startsWith(`${code}=`))
        ?.slice(code.length + 1);
    const inSection = (row: Row, ...codes: string[]): boolean => codes.includes(cell(row, 'section'));
    let offers = 0;
    for (const row of rows('products')) {
      const linked = items(cell(row, 'sold_together')).map((article) => [row, byArticle.get(article)!] as const);
      const parts = items(cell(row, 'kit')).map((item) => byArticle.get(item.split('*')[0]!)!);
      const pairs = parts.flatMap((part, at) => parts.slice(at + 1).map((other) => [part, other] as const));
      for (const [one, other] of [...linked, ...linked.map(([a, b]) => [b, a] as const), ...pairs]) {
        offers += 1;
        const where = `${one['name_es']} / ${other['name_es']}`;
        const platforms = [one, other].map((each) => valueOf(each, 'battery-platform'));
        if (platforms.every(Boolean)) {
          expect(platforms[0], where).toBe(platforms[1]);
          expect(cell(one, 'brand'), where).toBe(cell(other, 'brand'));
          expect(valueOf(one, 'voltage'), where).toBe(valueOf(other, 'voltage'));
        }
        if (inSection(one, 'amoladoras') && inSection(other, 'discos-corte', 'discos-diamante', 'hojas-circular'))
          expect(Number(valueOf(other, 'disc-diameter')), where).toBeLessThanOrEqual(
            Number(valueOf(one, 'disc-diameter')),
          );
        if (inSection(one, 'amoladoras')) expect(inSection(other, 'hojas-circular'), where).toBe(false);
        if (inSection(one, 'taladros') && inSection(other, 'brocas-metal', 'brocas-madera', 'brocas-hormigon'))
          expect(Number(valueOf(other, 'shank-diameter')), where).toBeLessThanOrEqual(Number(valueOf(one, 'chuck')));
        if (inSection(one, 'martillos-perforadores') && inSection(other, 'brocas-hormigon'))
          expect(valueOf(other, 'shank'), where).toBe(valueOf(one, 'shank'));
      }
    }
    expect(offers).toBeGreaterThan(10_000);
  });

  // Whether they fit each other is held against the rules by each build.
  test('are offered with what a seller would add: not too dear, and one machine at most', () => {
    const described = rows('products').map((row) => ({
      name: cell(row, 'name_es'),
      section: cell(row, 'section'),
      price: Number(row['price']),
      isMachine: cell(row, 'attributes').includes('power-source=') && !/baterias|cargadores/.test(cell(row, 'section')),
      partners: items(cell(row, 'sold_together')),
    }));
    const byArticle = new Map(rows('products').map((row, at) => [cell(row, 'article'), described[at]!]));
    for (const product of described) {
      const partners = product.partners.map((article) => byArticle.get(article)!);
      const machines = [product, ...partners].filter(({ isMachine }) => isMachine);
      expect(machines.length, product.name).toBeLessThanOrEqual(1);
      for (const one of partners)
        expect(one.price, `${product.name} / ${one.name}`).toBeLessThanOrEqual(maxPartnerPrice(product, one));
    }
    expect(share((row) => row['sold_together'] !== '')).toBeGreaterThan(0.6);
  });

  test('save as kits of articles at least three per cent of what their parts cost', () => {
    const byArticle = new Map(rows('products').map((row) => [cell(row, 'article'), row]));
    const inForce = (row: Row): number => Number(row['sale_price'] || row['price']);
    const kits = rows('products').filter((row) => row['kit'] && !row['kit_extra_es'] && row['status'] === 'active');
    expect(kits.length).toBeGreaterThan(200);
    for (const kit of kits) {
      const parts = items(cell(kit, 'kit')).map((item) => item.split('*') as [string, string]);
      const apart = parts.reduce((sum, [article, count]) => sum + inForce(byArticle.get(article)!) * Number(count), 0);
      expect(inForce(kit), cell(kit, 'name_es')).toBeLessThanOrEqual(apart * 0.97);
      expect(inForce(kit), cell(kit, 'name_es')).toBeGreaterThan(apart * 0.5);
    }
  });

  test('are reduced by 5 to 35 per cent', () => {
    for (const row of rows('products').filter((product) => product['sale_price'] !== '')) {
      const left = Number(row['sale_price']) / Number(row['price']);
      expect(left, cell(row, 'name_es')).toBeGreaterThanOrEqual(0.65);
      expect(left, cell(row, 'name_es')).toBeLessThanOrEqual(0.95);
    }
  });

  test('are always available when they are services', () => {
    const virtual = rows('products').filter((row) => row['virtual'] === '1');
    expect(virtual.length).toBeGreaterThan(20);
    for (const row of virtual)
      expect([row['stock'], row['status'], row['sale_price']], cell(row, 'name_es')).toEqual(['', 'active', '']);
  });

  test('have a first picture of their own, but for variants that look alike', () => {
    const first = rows('products').map((row) => items(cell(row, 'pictures'))[0]);
    expect(new Set(first).size).toBeGreaterThan(4000);
  });

  test('show a picture at most three times on a page of a section', () => {
    const children = Map.groupBy(rows('sections'), (row) => cell(row, 'parent'));
    const below = (code: string): string[] => [
      code,
      ...(children.get(code) ?? []).flatMap((child) => below(cell(child, 'code'))),
    ];
    for (const section of rows('sections').map((row) => cell(row, 'code'))) {
      const inside = new Set(below(section));
      const sorted = rows('products')
        .filter((row) => inside.has(cell(row, 'section')) && row['status'] === 'active')
        .sort((one, other) => Number(other['popularity']) - Number(one['popularity']));
      for (let from = 0; from < sorted.length; from += 24) {
        const shown = Map.groupBy(sorted.slice(from, from + 24), (row) => items(cell(row, 'pictures'))[0]);
        const most = Math.max(...[...shown.values()].map((same) => same.length));
        expect(most, `${section} from ${from}`).toBeLessThanOrEqual(3);
      }
    }
  });

  test('show a machine in at least four pictures', () => {
    const machines = rows('products').filter((row) => /(^|\|)delivery=/.test(cell(row, 'attributes')));
    expect(machines.length).toBeGreaterThan(800);
    for (const row of machines)
      expect(items(cell(row, 'pictures')).length, cell(row, 'name_es')).toBeGreaterThanOrEqual(4);
  });

  test('have pictures without a background, fonts or placeholders', async () => {
    for (const file of new Set(
      rows('products')
        .flatMap((row) => items(cell(row, 'pictures')))
        .slice(0, 300),
    )) {
      expect(await readFile(join(folder, 'first', file), 'utf8'), file).not.toMatch(
        /id="ground"|<text|var\(|data-|fill="[^"]*\)/,
      );
    }
  });

  test('are sometimes archived, always without stock, or out of stock', () => {
    const archived = rows('products').filter((row) => row['status'] === 'archived');
    expect(archived.length / rows('products').length).toBeGreaterThan(0.008);
    expect(archived.length / rows('products').length).toBeLessThan(0.04);
    expect(archived.every((row) => row['kit'] || row['stock'] === '0')).toBe(true);
    expect(share((row) => row['stock'] === '0')).toBeLessThan(0.2);
  });

  test('have a name of their own in each language, which begins with the model', () => {
    for (const language of ['es', 'ca']) {
      const names = rows('products').map((row) => cell(row, `name_${language}`));
      expect(new Set(names).size).toBe(names.length);
      const strays = rows('products').filter(
        (row) => !cell(row, `name_${language}`).startsWith(cell(row, 'model_name')),
      );
      expect(strays).toEqual([]);
    }
  });

  test('have a model or series but for services and the goods of the house', () => {
    const without = rows('products').filter((row) => row['model_name'] === '');
    expect([...new Set(without.map((row) => row['brand']))]).toEqual(['can-eina']);
    expect(without.length).toBeLessThan(100);
  });

  test('have a code that is no other model’s of the brand', () => {
    const codes = rows('products').filter((row) => /\d/.test(cell(row, 'model_name')));
    for (const [code, same] of Map.groupBy(codes, (row) => `${row['brand']} ${row['model_name']}`))
      expect(new Set(same.map((row) => row['section'])).size, code).toBe(1);
  });

  test('have Catalan names and descriptions', () => {
    expect(share((row) => row['name_es'] === row['name_ca'])).toBeLessThan(0.02);
    expect(rows('products').filter((row) => row['description_es'] === row['description_ca'])).toEqual([]);
    expect(rows('products').filter((row) => /[{}[\]]|undefined|NaN/.test(Object.values(row).join(' ')))).toEqual([]);
    const spanishLetters = /ñ|¿|¡|ción\b|\b(con|para(?!-)|hasta|batería)\b/i;
    expect(
      rows('products')
        .map((row) => cell(row, 'name_ca') + cell(row, 'description_ca'))
        .filter((text) => spanishLetters.test(text)),
    ).toEqual([]);
  });

  test('have no-break spaces between number and unit', () => {
    const loose = /\d (mm|cm|m|kg|g|V|W|Ah|Nm|J|l|ml|bar|rpm)(?!\p{L})/u;
    expect(
      rows('products')
        .map((row) => `${row['name_es']} ${row['name_ca']}`)
        .filter((name) => loose.test(name)),
    ).toEqual([]);
  });
});

describe('the law', () => {
  /** Goods by what their name begins with after the model: the check does not ask the rule that it checks. */
  const named = (words: RegExp): Row[] =>
    rows('products').filter(
      (row) => row['virtual'] === '0' && words.test(cell(row, 'name_es').slice(cell(row, 'model_name').length).trim()),
    );
  const names = (found: readonly Row[]): string[] => found.map((row) => cell(row, 'name_es'));

  test('every electrical article says that it is taken back', () => {
    const electrical =
      /^(Bombilla|Tubo LED|Linterna|Foco|Nivel láser|Medidor láser|Detector de pared|Receptor para láser|Generador|Taladro|Amoladora|Lijadora|Cargador|Aspirador|Compresor|Emisor térmico|Convector|Ventilador|Extractor de baño|Programador|Orejeras electrónicas|Pantalla de soldar automática|Caja fuerte electrónica|Base de enchufe|Multímetro|Pinza amperimétrica|Buscapolos|Comprobador de tensión)|pantalla digital/i;
    const found = named(electrical);
    expect(found.length).toBeGreaterThan(600);
    expect(names(found.filter((row) => row['weee'] !== '1'))).toEqual([]);
    expect(names(rows('products').filter((row) => row['appliance'] === '1' && row['weee'] !== '1'))).toEqual([]);
    expect(
      names(
        named(/^(Martillo de (uña|bola|encofrador)|Tornillos|Guantes|Llave combinada)/).filter(
          (row) => row['weee'] === '1',
        ),
      ),
    ).toEqual([]);
  });

  test('every battery, and what comes with one, says that it is taken back', () => {
    const batteries = rows('products').filter((row) => row['section'] === 'baterias');
    expect(batteries.length).toBeGreaterThanOrEqual(75);
    const withBattery = [...batteries, ...named(/^(Linterna|Pilas|Multímetro)|, con (\d )?baterías? de/)];
    expect(names(withBattery.filter((row) => row['battery'] !== '1'))).toEqual([]);
    expect(names(named(/, solo cuerpo/).filter((row) => row['battery'] === '1'))).toEqual([]);
  });

  test('lamps and stoves have a label that says that it is a sample, of invented brands alone', () => {
    const labelled = rows('products').filter((row) => row['energy_class'] !== '');
    expect(names(labelled)).toEqual(names(named(/^(Bombilla|Tubo LED|Estufa de (leña|pellet|butano))/)));
    expect(labelled.length).toBeGreaterThan(25);
    for (const row of labelled) {
      expect(cell(row, 'eprel')).toMatch(/^demo-\d+$/);
      expect(['milwaukee', 'stihl', 'festool', 'mirka']).not.toContain(row['brand']);
      expect([cell(row, 'energy_scale'), cell(row, 'energy_class')].join()).toMatch(
        /^(A-G,[A-G]|A\+\+-G,(A\+{0,2}|[B-G]))$/,
      );
      expect(cell(row, 'energy_label')).toMatch(/^documents\/energy-label-/);
      expect(cell(row, 'product_sheet')).toMatch(/^documents\/energy-sheet-/);
    }
  });
});

test('units are the same in both languages', () => {
  expect(new Set(rows('attributes').map((row) => cell(row, 'unit')))).not.toContain('ud.');
});

test('the leading brands come first and section 172 has products', () => {
  expect(
    rows('brands')
      .slice(0, 4)
      .map((row) => row['name']),
  ).toEqual(['Milwaukee', 'Stihl', 'Festool', 'Mirka']);
  const popular = rows('sections').find((row) => row['id'] === '172');
  const inside = new Set(
    rows('sections')
      .filter((row) => row['parent'] === popular?.['code'])
      .map((row) => row['code']),
  );
  expect(rows('products').some((row) => inside.has(row['section']))).toBe(true);
  expect(rows('sections').filter((row) => row['parent'] === '').length).toBeLessThanOrEqual(2);
});
