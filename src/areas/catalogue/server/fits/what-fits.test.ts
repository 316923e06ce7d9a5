import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductDetail } from '../../contract.ts';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;

const section = (code: string, parent = ''): Cells => ({ code, parent, name_es: code, name_ca: code });
const attribute = (code: string, type: string, filter = 'list'): Cells => ({
  code,
  name_es: code,
  type,
  filter,
  unit: type === 'number' ? 'mm' : '',
});
const rule = (code: string, cells: Cells): Cells => ({ code, ...cells });
const rules: Cells[] = [
  rule('disc', {
    accessory_sections: 'discs',
    accessory_with: 'size',
    machine_sections: 'grinders',
    conditions: 'size<=disc|bore=bore',
  }),
  rule('battery', {
    accessory_sections: 'batteries',
    machine_with: 'platform|!capacity',
    conditions: 'platform=platform',
  }),
  rule('platform', {
    use: 'platform',
    accessory_with: 'platform',
    machine_with: 'platform',
    conditions: 'platform=platform',
  }),
];

const grinder = (article: string, attributes: string, cells: Cells = {}) =>
  productCells(article, { section: 'grinders', attributes, ...cells });
const disc = (article: string, attributes: string, cells: Cells = {}) =>
  productCells(article, { section: 'discs', attributes, ...cells });
const battery = (article: string, platform: string) =>
  productCells(article, { section: 'batteries', attributes: `platform=${platform}|capacity=5` });

const products: Cells[] = [
  grinder('G-125', 'disc=125|bore=22.2|platform=norda-18', { sold_together: 'D-125|D-230|D-16|B-N18|B-M18|HELMET' }),
  grinder('G-230', 'disc=230|bore=22.2'),
  grinder('G-OTHER', 'disc=125|bore=22.2|platform=makros-18', { brand: 'makros' }),
  disc('D-125', 'size=125|bore=22.2'),
  disc('D-115', 'size=115|bore=22.2', { stock: 0 }),
  disc('D-230', 'size=230|bore=22.2'),
  disc('D-16', 'size=115|bore=16'),
  disc('D-NO-BORE', 'size=115'),
  battery('B-N18', 'norda-18'),
  battery('B-M18', 'makros-18'),
  productCells('HELMET', { section: 'helmets' }),
  productCells('DEAR-HELMET', { section: 'helmets', price: '999.00' }),
  productCells('KIT', {
    section: 'grinders',
    kit: 'G-125*1|B-M18*2',
    attributes: 'disc=125|bore=22.2|platform=norda-18',
  }),
];

beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows('sections.csv', [
    section('tools'),
    ...['grinders', 'discs', 'batteries', 'helmets'].map((code) => section(code, 'tools')),
  ]);
  await shop.writeRows('attributes.csv', [
    attribute('size', 'number'),
    attribute('disc', 'number', 'range'),
    attribute('bore', 'number'),
    attribute('platform', 'text'),
    attribute('capacity', 'number'),
  ]);
  await shop.writeRows('attribute-values.csv', [
    { attribute: 'platform', value: 'norda-18', name_es: 'Norda 18 V', name_ca: 'Norda 18 V' },
  ]);
  await shop.writeRows('fits.csv', rules);
  await shop.writeRows('products.csv', products);
});
afterAll(() => shop.stop());

const page = async (article: string): Promise<ProductDetail> => {
  const { rows } = await shop.database.$client.query<{ slug: string }>(
    'SELECT slug FROM catalogue_products WHERE article = $1',
    [article],
  );
  const found = await shop.catalogue.findProductPage(rows[0]!.slug, 'es');
  if ('code' in found && !('article' in found)) throw new Error(`no page of ${article}`);
  return found as ProductDetail;
};
const articlesOf = async (ids: readonly { id: number }[]): Promise<string[]> =>
  (
    await shop.catalogue.listCards(
      ids.map(({ id }) => id),
      'es',
    )
  ).map(({ article }) => article);

test('notes the links and kits that break a rule, with row and reason', async () => {
  const finished = await shop.importFrom();
  const report = await readFile(finished.reportFile, 'utf8');
  for (const line of [
    'not offered together: G-125 and D-230 (disc: size <= disc, bore = bore)',
    'not offered together: G-125 and D-16 (disc: size <= disc, bore = bore)',
    'not offered together: G-125 and B-M18 (battery: platform = platform)',
    'parts of kit KIT do not fit: G-125 and B-M18 (battery: platform = platform)',
  ])
    expect(report).toContain(line);
  expect(report).not.toMatch(/HELMET|G-125 and D-125|G-125 and B-N18/);
  expect(report).toMatch(/products\.csv.*2.*not offered together: G-125 and D-230/);
  expect((await shop.importFrom()).unchanged).toBe(products.length);
});

test('a dry run of new products notes the same', async () => {
  const fresh = await startCatalogue();
  for (const name of ['sections.csv', 'attributes.csv', 'attribute-values.csv', 'fits.csv', 'products.csv'])
    await fresh.write(name, await readFile(`${shop.folder}/${name}`));
  const { reportFile } = await fresh.importFrom('', { dryRun: true });
  expect(await readFile(reportFile, 'utf8')).toContain('not offered together: G-125 and D-230');
  await fresh.stop();
});

test('never offers what a rule forbids, or what costs more than the product', async () => {
  const { id, soldTogether } = await page('G-125');
  expect(soldTogether.map(({ article }) => article)).toEqual(['D-125', 'B-N18', 'HELMET']);
  const recommended = (await shop.catalogue.recommended([id], 'es')).map(({ article }) => article);
  expect(recommended).toEqual(expect.arrayContaining(['D-125', 'B-N18', 'HELMET']));
  for (const wrong of ['D-230', 'D-16', 'D-NO-BORE', 'B-M18', 'G-OTHER', 'DEAR-HELMET'])
    expect(recommended).not.toContain(wrong);
});

test('shows the accessories that fit a machine, available ones first, with the listing that shows them', async () => {
  const { groups } = (await page('G-125')).fits;
  expect(groups.map(({ role, section, total }) => [role, section.name, total])).toEqual([
    ['accessory', 'discs', 2],
    ['accessory', 'batteries', 1],
  ]);
  const [discs, batteries] = groups;
  expect(await articlesOf(discs!.products)).toEqual(['D-125', 'D-115']);
  for (const { section, filters, total } of [discs!, batteries!]) {
    const listed = await shop.catalogue.listProducts(
      { sectionId: section.id, filters: filters!, page: 1, limit: 24 },
      'es',
    );
    expect('total' in listed && listed.total).toBe(total);
  }
});

test('shows the machines that take an accessory', async () => {
  const { groups } = (await page('B-N18')).fits;
  expect(groups.map(({ role, section, total }) => [role, section.name, total])).toEqual([['machine', 'grinders', 2]]);
  // No facet of the discs says what fits: 115 mm fits the larger grinders too.
  const [grinders] = (await page('D-115')).fits.groups;
  expect(grinders).toMatchObject({ role: 'machine', total: 4 });
});

test('names the platform that a product shares with others, and their listing', async () => {
  const { platform } = (await page('G-125')).fits;
  expect(platform).toMatchObject({ value: 'Norda 18 V', total: 2, url: '/brands/norda' });
  const listed = await shop.catalogue.listProducts(
    { brand: 'norda', filters: platform!.filters, page: 1, limit: 24 },
    'es',
  );
  expect('total' in listed && listed.total).toBe(3);
  expect((await page('G-230')).fits.platform).toBeNull();
});

test('a product of which no rule speaks fits nothing and is offered as before', async () => {
  expect((await page('HELMET')).fits).toEqual({ platform: null, groups: [] });
});

test('a rule that is not in the file any more goes at once', async () => {
  await shop.writeRows('fits.csv', rules.slice(1));
  await shop.importFrom();
  await shop.catalogue.refresh();
  expect((await page('G-125')).soldTogether.map(({ article }) => article)).toContain('D-230');
  await shop.writeRows('fits.csv', rules);
  await shop.importFrom();
  await shop.catalogue.refresh();
  expect((await page('G-125')).soldTogether.map(({ article }) => article)).not.toContain('D-230');
});

test('refuses rules that cannot be read or name what the shop does not have', async () => {
  const sides = { accessory_sections: 'discs', machine_sections: 'grinders' };
  await shop.writeRows('fits.csv', [
    ...rules,
    rule('a', { ...sides, conditions: 'size~disc' }),
    rule('b', { ...sides, conditions: '' }),
    rule('c', { ...sides, conditions: 'length=disc' }),
    rule('d', { accessory_sections: 'drills', machine_sections: 'grinders', conditions: 'size=disc' }),
    rule('e', { machine_sections: 'grinders', conditions: 'size=disc' }),
    rule('f', { ...sides, conditions: 'platform<=platform' }),
    rule('g', { ...sides, conditions: 'size=disc', use: 'maybe' }),
    rule('h', { ...sides, accessory_with: '!size=3', conditions: 'size=disc' }),
    rule('i', { ...sides, conditions: Array.from({ length: 31 }, () => 'size=disc').join('|') }),
    rule('NO', { ...sides, conditions: 'size=disc' }),
  ]);
  const { reportFile } = await shop.importFrom();
  const report = await readFile(reportFile, 'utf8');
  for (const reason of [
    'not like diameter<=chuck: size~disc',
    'no conditions',
    'attribute not found: length',
    'section not found: drills',
    'each side needs sections or attributes',
    'platform and platform cannot be compared with <=',
    'use is none of offer, platform, check, battery, two-batteries, charger: maybe',
    'not like shank, shank=hex or !shank: !size=3',
    'conditions has more than 30 entries',
    'code is not made of a-z, 0-9 and hyphens: NO',
  ])
    expect(report).toContain(reason);
  const { rows } = await shop.database.$client.query('SELECT code FROM catalogue_fit_rules');
  expect(rows).toHaveLength(rules.length);
});
