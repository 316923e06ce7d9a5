import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { FindingKind } from './finding.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('sections.csv', [
    { code: 'tienda', name_es: 'Tienda', name_ca: 'Botiga' },
    { code: 'taladros', parent: 'tienda', name_es: 'Taladros', name_ca: 'Trepants' },
    { code: 'discos', parent: 'tienda', name_es: 'Discos', name_ca: 'Discos' },
  ]);
  const maker = {
    maker_name: 'Norda SL',
    maker_address: 'C. Major, 1, 08911 Badalona',
    maker_contact: 'norda@norda.example',
  };
  await shop.writeRows('brands.csv', [
    { code: 'norda', name: 'Norda', ...maker },
    { code: 'nadie', name: 'Nadie', maker_name: '', maker_address: '', maker_contact: '' },
  ]);
  await shop.writeRows(
    'attributes.csv',
    ['power', 'weight', 'speed', 'size', 'bore', 'chuck'].map((code) => ({
      code,
      name_es: code,
      name_ca: code,
      type: 'number',
    })),
  );
  await shop.writeRows('fits.csv', [
    { code: 'disc', accessory_sections: 'discos', machine_sections: 'taladros', conditions: 'size<=size' },
  ]);
  for (const color of ['red', 'blue', 'green']) await shop.write(`${color}.svg`, drawing(color));
});
afterAll(() => shop.stop());

const drawing = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`;

/** A product in which nothing is to be found. */
const faultless = (article: string, cells: Cells = {}): Cells =>
  productCells(article, {
    description_es: '<p>Taladra madera y metal.</p>',
    description_ca: '<p>Trepa fusta i metall.</p>',
    attributes: 'power=500|weight=2|speed=3000|size=125',
    pictures: 'red.svg',
    ...cells,
  });

/** What is found of a kind once these products are all that the shop sells. */
async function findings(kind: FindingKind, ...rows: readonly Cells[]): Promise<string[]> {
  await shop.writeRows('products.csv', rows);
  await shop.importFrom('', { archiveMissing: true, acceptPrices: true });
  const { products, findings: found } = await checkCatalogue(shop.database);
  expect(products).toBe(rows.length);
  return found.filter((one) => one.kind === kind).map(({ article, reason }) => `${article}: ${reason}`);
}

test('finds nothing in products that have all they need', async () => {
  await shop.writeRows('products.csv', [
    faultless('A-1'),
    faultless('A-2', { section: 'discos', pictures: 'blue.svg' }),
  ]);
  await shop.importFrom('', { archiveMissing: true });
  expect(await checkCatalogue(shop.database)).toEqual({ products: 2, findings: [] });
});

test('does not look at archived products', async () => {
  await shop.writeRows('products.csv', [faultless('A-1'), productCells('A-9', { status: 'archived' })]);
  await shop.importFrom('', { archiveMissing: true });
  expect(await checkCatalogue(shop.database)).toEqual({ products: 1, findings: [] });
});

test('finds names that two products of a brand share', async () => {
  const name = { name_es: 'Taladro 18 V', name_ca: 'Trepant 18 V' };
  const other = { ...name, name_es: 'Taladro 18 V con maletín' };
  expect(
    await findings(
      'name',
      faultless('A-1', name),
      faultless('A-2', other),
      faultless('A-3', { ...name, brand: 'nadie' }),
    ),
  ).toEqual(['A-2: «Trepant 18 V» is also A-1']);
});

describe('prices', () => {
  test('finds those far from what the section costs, and none in a small section', async () => {
    const usual = Array.from({ length: 9 }, (_, at) => faultless(`U-${at}`, { price: 100 + at }));
    const small = faultless('S-1', { section: 'discos', price: 9000, pictures: 'blue.svg' });
    expect(
      await findings('price', ...usual, small, faultless('A-1', { price: 12_900 }), faultless('A-2', { price: 1.29 })),
    ).toEqual([
      'A-1: 12900.00 €, where its section usually costs 101.00 € to 107.00 €',
      'A-2: 1.29 €, where its section usually costs 101.00 € to 107.00 €',
    ]);
  });

  test('compares machines with machines, and what is sold next to them with its like', async () => {
    const machine = { appliance: '1', attributes: 'power=500|weight=2|speed=3000|size=125|bore=10|chuck=13' };
    const machines = Array.from({ length: 9 }, (_, at) => faultless(`U-${at}`, { ...machine, price: 100 + at }));
    const spools = Array.from({ length: 8 }, (_, at) => faultless(`S-${at}`, { price: 4 + at / 10 }));
    expect(
      await findings(
        'price',
        ...machines,
        ...spools,
        faultless('A-1', { ...machine, price: 4 }),
        faultless('A-2', { price: 104 }),
      ),
    ).toEqual([
      'A-1: 4.00 €, where its section usually costs 101.00 € to 106.00 €',
      'A-2: 104.00 €, where its section usually costs 4.20 € to 4.60 €',
    ]);
  });

  test('finds missing prices and reductions that are hardly meant', async () => {
    expect(
      await findings(
        'price',
        faultless('A-1', { price: '' }),
        faultless('A-2', { price: 100, sale_price: 10 }),
        faultless('A-3', { price: 100, sale_price: 20 }),
      ),
    ).toEqual([
      'A-1: no price: shown, but nobody can buy it',
      'A-2: reduced by more than 80 %: from 100.00 € to 10.00 €',
    ]);
  });
});

test('finds kits that cost as much as their parts, at the prices in force, and kits that cannot be sold', async () => {
  expect(
    await findings(
      'kit',
      faultless('P-1', { price: 50, sale_price: 40 }),
      faultless('P-2', { price: 10 }),
      faultless('P-3', { price: '' }),
      faultless('K-1', { price: 60, stock: '', kit: 'P-1*1|P-2*2' }),
      faultless('K-2', { price: 59, stock: '', kit: 'P-1*1|P-2*2' }),
      // What a bag that is not sold alone is worth, nobody knows.
      faultless('K-3', { price: 70, stock: '', kit: 'P-1*1|P-2*2', kit_extra_es: '1*Bolsa', kit_extra_ca: '1*Bossa' }),
      faultless('K-4', { price: 60, stock: '', kit: 'P-1*1|P-3*1' }),
    ),
  ).toEqual([
    'K-1: costs 60.00 €, as much as its parts or more',
    'K-4: cannot be sold: a part is archived, has no price or is itself a kit',
  ]);
});

test('finds what is offered together and does not fit', async () => {
  const disc = (article: string, size: number) =>
    faultless(article, {
      section: 'discos',
      pictures: 'blue.svg',
      attributes: `size=${size}|weight=1|bore=22|speed=1`,
    });
  expect(
    await findings('fit', disc('D-125', 125), disc('D-230', 230), faultless('A-1', { sold_together: 'D-125|D-230' })),
  ).toEqual(['A-1: not offered together: A-1 and D-230 (disc: size <= size)']);
});

test('finds pictures that are missing or those of another section, but not those that versions share', async () => {
  expect(
    await findings(
      'picture',
      faultless('A-1'),
      faultless('A-2'),
      faultless('A-3', { pictures: '' }),
      faultless('A-4', { section: 'discos' }),
    ),
  ).toEqual(['A-3: no picture', 'A-4: its first picture is that of A-1, in another section']);
});

test('finds machines with fewer than six attributes, others with fewer than four, and no services', async () => {
  const five = 'power=500|weight=2|speed=3000|size=125|bore=22';
  expect(
    await findings(
      'attribute',
      faultless('A-1', { attributes: 'power=500|weight=2|speed=3000' }),
      faultless('A-2', { attributes: five, appliance: 1 }),
      faultless('A-3', { attributes: `${five}|chuck=13`, appliance: 1 }),
      faultless('A-4', { attributes: '', virtual: 1 }),
    ),
  ).toEqual(['A-1: 3 of at least 4', 'A-2: 5 of at least 6']);
});

test('finds descriptions that are missing, or the same in both languages, as an import without Catalan leaves them', async () => {
  expect(
    await findings(
      'translation',
      faultless('A-1', { description_ca: '' }),
      faultless('A-2', { description_es: '', description_ca: '' }),
    ),
  ).toEqual([
    'A-1: the same description in both languages',
    'A-2: no description in Spanish',
    'A-2: no description in Catalan',
  ]);
  const { findings: inSpanish } = await checkCatalogue(shop.database, ['es']);
  expect(inSpanish.map(({ kind, article }) => `${kind} ${article}`)).toEqual(['translation A-2']);
});

test('finds other forms of address and calques, in names and in each part of a description', async () => {
  expect(
    await findings(
      'wording',
      faultless('A-1', { description_es: '<p>Taladra.</p><ul><li>Utilice guantes.</li></ul>' }),
      faultless('A-2', { name_ca: 'Destornillador pla', description_ca: '<p>Feu servir guants.</p>' }),
    ),
  ).toEqual(['A-1: Spanish: Utilice', 'A-2: Catalan: Destornillador', 'A-2: Catalan: Feu']);
});

test('finds products whose maker nobody names', async () => {
  expect(await findings('maker', faultless('A-1', { brand: 'nadie' }))).toEqual([
    'A-1: neither the product nor its brand names one (Regulation (EU) 2023/988 art. 19)',
  ]);
});
