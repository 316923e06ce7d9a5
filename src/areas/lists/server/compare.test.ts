import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { maxCompared, maxPerSection } from '../list-rules.ts';
import { createCompare } from './compare.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let compare: ReturnType<typeof createCompare>;
/** Ids by article. */
let ids: Map<string, number>;
let userId = 0;
const sections = 14;
const perSection = maxPerSection + 2;
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

test('refuses products beyond the limit of their section, with the limits', async () => {
  const [first, second] = [ofSection(0), ofSection(1)];
  for (const id of first.slice(0, maxPerSection)) expect(await compare.add(userId, [id])).toHaveProperty('list');
  const refused = await compare.add(userId, [first[maxPerSection]!]);
  expect(refused).toMatchObject({
    code: 'limit_reached',
    facts: { limit: maxPerSection, maxPerSection, maxProducts: maxCompared },
  });
  expect(await compare.add(userId, [second[0]!])).toMatchObject({ count: maxPerSection + 1 });
  expect(await compare.add(userId, [first[0]!])).toMatchObject({ count: maxPerSection + 1 });
  await compare.remove(userId, first[0]!);
  expect(await compare.add(userId, [first[maxPerSection]!])).toMatchObject({ count: maxPerSection + 1 });
});

test('adds none of several products when one of them does not fit', async () => {
  const [first, second] = [ofSection(2), ofSection(3)];
  await compare.add(userId, [second[0]!]);
  expect(await compare.add(userId, [...second.slice(1, 3), ...first])).toMatchObject({ code: 'limit_reached' });
  expect(await compare.list(userId)).toEqual([second[0]]);
  expect(await compare.add(userId, [...second.slice(0, 3), ...first.slice(0, maxPerSection)])).toHaveProperty('list');
});

test('names the limit of all sections together where that is the one reached', async () => {
  const all = Array.from({ length: sections }, (_, section) => ofSection(section).slice(0, maxPerSection)).flat();
  expect(await compare.add(userId, all)).toMatchObject({ code: 'limit_reached', facts: { limit: maxCompared } });
  expect(await compare.list(userId)).toEqual([]);
});

test('adds the products that fit, the first ones first, where the rest may be left out', async () => {
  const candidates = [...ofSection(2), ...ofSection(3)];
  const expected = [...ofSection(2).slice(0, maxPerSection), ...ofSection(3).slice(0, maxPerSection)];
  const answer = await compare.add(userId, candidates, { onlyFitting: true });
  expect(answer).toEqual({ list: expected, count: expected.length });
});

test('stays within its limits when many products are added at once', async () => {
  await Promise.all(ofSection(4).map((id) => compare.add(userId, [id])));
  expect((await compare.get(userId)).count).toBe(maxPerSection);
  const all = Array.from({ length: sections }, (_, section) => ofSection(section));
  await Promise.all(all.map((some) => compare.add(userId, some, { onlyFitting: true })));
  expect((await compare.get(userId)).count).toBe(maxCompared);
});

test('shows attributes side by side, translated, with group and difference', async () => {
  const [a, b] = ofSection(0);
  const [c] = ofSection(1);
  await compare.add(userId, [a!, b!, c!]);
  const { list, attributes } = await compare.page(userId, { page: 1, limit: 24, sort: 'added' }, 'ca');
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
