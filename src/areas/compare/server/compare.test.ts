import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { mostCompared, mostPerSection } from '../compare-limits.ts';
import { type Compare, createCompare } from './compare.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let compare: Compare;
/** Ids by article. */
let ids: Map<string, number>;
let userId = 0;
const sections = 14;
const perSection = mostPerSection + 2;
const ofSection = (section: number): number[] =>
  Array.from({ length: perSection }, (_, index) => ids.get(`P-${section}-${index}`)!);

beforeAll(async () => {
  shop = await startCatalogue();
  const rows = Array.from({ length: sections }, (_, section) =>
    Array.from({ length: perSection }, (_, index) =>
      productCells(`P-${section}-${index}`, {
        section: `section-${section}`,
        attributes: `${section === 0 ? 'voltage=18|' : ''}weight=${index}`,
      }),
    ),
  ).flat();
  await shop.writeRows('attributes.csv', [
    {
      code: 'voltage',
      name_es: 'Tensión',
      name_ca: 'Tensió',
      unit: 'V',
      type: 'number',
      group_es: 'Motor',
      group_ca: 'Motor',
    },
    { code: 'weight', name_es: 'Peso', name_ca: 'Pes', unit: 'kg', type: 'number' },
  ]);
  await shop.writeRows('products.csv', rows);
  await shop.importFrom();
  const articles = 'SELECT id, article FROM catalogue_products';
  const { rows: found } = await shop.database.$client.query<{ id: number; article: string }>(articles);
  ids = new Map(found.map(({ id, article }) => [article, id]));
  compare = createCompare({ database: shop.database, clock: shop.clock, catalogue: shop.catalogue });
});
afterAll(() => shop.stop());
beforeEach(() => void (userId += 1));

test('takes so many of one section; the next is refused with the limits, another section still has room', async () => {
  const [first, second] = [ofSection(0), ofSection(1)];
  for (const id of first.slice(0, mostPerSection)) expect(await compare.add(userId, [id])).toHaveProperty('list');
  const refused = await compare.add(userId, [first[mostPerSection]!]);
  expect(refused).toMatchObject({
    code: 'compare_full',
    facts: { maxPerSection: mostPerSection, maxProducts: mostCompared },
  });
  expect(await compare.add(userId, [second[0]!])).toMatchObject({ count: mostPerSection + 1 });
  expect(await compare.add(userId, [first[0]!])).toMatchObject({ count: mostPerSection + 1 });
  await compare.remove(userId, first[0]!);
  expect(await compare.add(userId, [first[mostPerSection]!])).toMatchObject({ count: mostPerSection + 1 });
});

test('of what a device has kept it takes what fits', async () => {
  const kept = [...ofSection(2), ...ofSection(3)];
  const expected = [...ofSection(2).slice(0, mostPerSection), ...ofSection(3).slice(0, mostPerSection)];
  expect(await compare.add(userId, kept)).toEqual({ list: expected, count: expected.length });
});

test('many at once do not pass the limits together', async () => {
  await Promise.all(ofSection(4).map((id) => compare.add(userId, [id])));
  expect((await compare.get(userId)).count).toBe(mostPerSection);
  const all = Array.from({ length: sections }, (_, section) => ofSection(section));
  await Promise.all(all.map((some) => compare.add(userId, some)));
  expect((await compare.get(userId)).count).toBe(mostCompared);
});

test('its page sets the attributes side by side in the language, each with its group and whether it differs', async () => {
  const [a, b] = ofSection(0);
  const [c] = ofSection(1);
  await compare.add(userId, [a!, b!, c!]);
  const { list, attributes } = await compare.page(userId, { page: 1, limit: 24 }, 'ca');
  expect(list.map(({ id }) => id)).toEqual([a, b, c]);
  expect(attributes).toEqual([
    {
      code: 'voltage',
      group: 'Motor',
      name: 'Tensió',
      values: { [a!]: '18\u00a0V', [b!]: '18\u00a0V' },
      differs: true,
    },
    {
      code: 'weight',
      group: 'Dades generals',
      name: 'Pes',
      values: { [a!]: '0\u00a0kg', [b!]: '1\u00a0kg', [c!]: '0\u00a0kg' },
      differs: true,
    },
  ]);
});
