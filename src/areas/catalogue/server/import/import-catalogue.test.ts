import { readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

const figures = ({
  read,
  created,
  changed,
  unchanged,
  skipped,
}: Record<'read' | 'created' | 'changed' | 'unchanged' | 'skipped', number>) => ({
  read,
  created,
  changed,
  unchanged,
  skipped,
});
const page = async (slug: string) => {
  const found = await shop.catalogue.findProductPage(slug, 'es');
  if ('code' in found) throw new Error(`${slug}: ${found.code}`);
  return found;
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#fff"/></svg>';

test('importing the same file again changes nothing, a changed row only its product', async () => {
  await shop.writeRows('products.csv', [productCells('A-1'), productCells('A-2', { brand: 'mirka' })]);
  expect(figures(await shop.importFrom())).toEqual({ read: 2, created: 2, changed: 0, unchanged: 0, skipped: 0 });
  expect(figures(await shop.importFrom())).toEqual({ read: 2, created: 0, changed: 0, unchanged: 2, skipped: 0 });
  expect((await shop.importFrom()).companionsChanged).toBe(0);
  await shop.writeRows('products.csv', [productCells('A-1'), productCells('A-2', { brand: 'mirka', price: '11.00' })]);
  expect(figures(await shop.importFrom())).toEqual({ read: 2, created: 0, changed: 1, unchanged: 1, skipped: 0 });
});

test('reports bad rows with line and reason, and imports the rest', async () => {
  await shop.writeRows('products.csv', [
    productCells('A-1'),
    productCells(''),
    productCells('A-2', { name_es: ' -- ' }),
    productCells('A-3', { price: 'diez' }),
    productCells('A-4', { price: '10', sale_price: '10' }),
    productCells('A-1'),
    productCells('A-5', { published_at: 'ayer' }),
    productCells('A-6', { price: '' }),
  ]);
  const report = await shop.importFrom();
  expect(figures(report)).toEqual({ read: 8, created: 3, changed: 0, unchanged: 0, skipped: 5 });
  expect(report.withoutPrice).toBe(1);
  expect(report.lines.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'no article number'],
    [4, 'no name'],
    [5, 'price is no number: diez'],
    [6, 'sale_price is not below price'],
    [7, 'article A-1 stands already in line 2'],
    [8, 'published_at left out, no date: ayer'],
  ]);
  expect(readFileSync(report.reportFile, 'utf8')).toContain('products.csv:8 published_at left out');
  expect(await page('producto-a-6')).toMatchObject({
    isSellable: false,
    price: { base: 0 },
    stock: { available: false },
  });
});

test('removes everything but plain structure from hostile HTML', async () => {
  await shop.writeRows('products.csv', [
    productCells('A-1', {
      name_es: 'Broca <b>8</b>',
      description_es:
        '<p onclick="x()">Para <strong>obra</strong><script>alert(1)</script></p><img src=x onerror=alert(1)><a href="javascript:x()">aquí</a><style>p{}</style><iframe src="//x"></iframe>',
    }),
  ]);
  await shop.importFrom();
  const [card] = await shop.catalogue.listCards([1], 'es');
  expect((await page(card!.slug)).description).toBe('<p>Para <strong>obra</strong></p>aquí');
});

test('reads no file outside the folder of the import', async () => {
  const outside = join(shop.dataDir, 'secret.svg');
  await writeFile(outside, drawing);
  await symlink(outside, join(shop.folder, 'link.svg'));
  await mkdir(join(shop.folder, 'pictures'));
  await shop.write('pictures/good.svg', drawing);
  await shop.writeRows('products.csv', [
    productCells('A-1', {
      pictures: `${outside}|../secret.svg|link.svg|/etc/passwd|pictures/good.svg`,
      documents: 'certificate:/etc/passwd:Certificado:Certificat',
    }),
  ]);
  const report = await shop.importFrom();
  expect(report.created).toBe(1);
  expect(report.lines).toHaveLength(5);
  const { pictures, documents } = await page('producto-a-1');
  expect(pictures).toEqual([{ url: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}$/), width: 40, height: 30 }]);
  expect(documents).toEqual([]);
});

test('puts the maker’s name for the model in front of a name that does not say it', async () => {
  await shop.writeRows('products.csv', [
    productCells('A-1', { name_es: 'Taladro 18 V', name_ca: 'Trepant 18 V', model_name: 'NDP 18-60' }),
    productCells('A-2', { name_es: 'Taladro NDP 12-30 de 12 V', name_ca: '', model_name: 'NDP 12-30' }),
    productCells('A-3', { name_es: '8', model_name: 'NDP 8' }),
    productCells('A-4', { model_name: 'N'.repeat(81) }),
  ]);
  const { lines } = await shop.importFrom();
  expect(lines.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'no name'],
    [5, 'model_name is longer than 80 characters'],
  ]);
  expect(await page('ndp-18-60-taladro-18-v')).toMatchObject({
    name: 'NDP 18-60 Taladro 18 V',
    modelName: 'NDP 18-60',
  });
  const cards = await shop.catalogue.listCards([1, 2], 'ca');
  expect(cards.map(({ name }) => name)).toEqual(['NDP 18-60 Trepant 18 V', 'Taladro NDP 12-30 de 12 V']);
});

test('compares each reduced price with the lowest of the 30 days before', async () => {
  const prices = async (price: string, sale = '') => {
    await shop.writeRows('products.csv', [productCells('A-1', { price, sale_price: sale })]);
    await shop.importFrom();
    return (await page('producto-a-1')).lowestPrice30Days;
  };
  expect(await prices('80')).toBeNull();
  shop.passDays(40);
  expect(await prices('100')).toBeNull();
  shop.passDays(29);
  expect(await prices('100', '90')).toBeNull();
  shop.passDays(40);
  expect(await prices('100', '70')).toBe(90);
  expect(await prices('100')).toBeNull();
  shop.passDays(31);
  expect(await prices('100', '60')).toBe(100);
});

test('keeps sold stock sold until the file names another figure', async () => {
  const stocked = async (stock: number, popularity: number) => {
    await shop.writeRows('products.csv', [productCells('A-1', { stock, popularity })]);
    await shop.importFrom();
    return (await page('producto-a-1')).stock.quantity;
  };
  expect(await stocked(5, 0)).toBe(5);
  await shop.reserve([[1, 2]]);
  expect(await stocked(5, 1)).toBe(3);
  expect(await stocked(9, 1)).toBe(9);
});

test('reads lists with semicolons and other headers, by common names or by a mapping', async () => {
  await shop.write(
    'list.csv',
    'Código;Descripción;Familia;P.V.P.;Existencias;Otra\r\n001;"BROCA 8"" LARGA";Brocas;1.234,50 €;3,5;x\r\n',
  );
  const report = await shop.importFrom('list.csv');
  expect(report).toMatchObject({ created: 1, skipped: 0 });
  expect(await page('broca-8-larga')).toMatchObject({
    article: '001',
    price: { base: 1234.5 },
    stock: { quantity: 3 },
    section: { name: 'Brocas' },
  });
  await shop.write('odd.csv', 'Nr,Text\n7,Martillo\n');
  await expect(shop.importFrom('odd.csv')).rejects.toThrow('no column for article');
  expect(await shop.importFrom('odd.csv', { map: { article: 'Nr', name_es: 'Text' } })).toMatchObject({ created: 1 });
});

test('rejects reference data that do not fit, and redirects the old address of a moved section', async () => {
  const section = (code: string, parent: string) => ({ code, parent, name_es: code, name_ca: code });
  await shop.writeRows('sections.csv', [
    section('a', ''),
    section('b', 'a'),
    section('x', 'y'),
    section('y', 'x'),
    section('z', 'nowhere'),
    section('No!', ''),
  ]);
  await shop.writeRows('products.csv', [
    productCells('A-1', { section: 'b', brand: '' }),
    productCells('A-2', { section: 'z', brand: '' }),
  ]);
  const report = await shop.importFrom();
  expect(report).toMatchObject({ created: 1, skipped: 1 });
  expect(report.lines.filter(({ file }) => file === 'sections.csv')).toHaveLength(4);
  await shop.writeRows('sections.csv', [section('a', ''), section('b', '')]);
  await shop.importFrom();
  const old = await shop.catalogue.listProducts({ sectionUrl: '/catalog/a/b', page: 1, limit: 24 }, 'es');
  expect(old).toMatchObject({ code: 'section_moved', facts: { url: '/catalog/b' } });
});

async function countLocks(): Promise<number> {
  const { rows } = await shop.database.execute<{ locks: number }>(sql`
    SELECT count(*) AS locks FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return rows[0]!.locks;
}

test('an import that fails releases its connections and locks', async () => {
  await expect(shop.importFrom('missing.csv')).rejects.toThrow();
  // The server releases a lock when it notices that its connection has ended.
  await expect.poll(countLocks).toBe(0);
});

test('reads why a product is exempt from withdrawal, and refuses words that it does not know', async () => {
  const exemption = async (id: number) =>
    (await shop.catalogue.findSaleProducts(shop.database, [id], 'es')).get(id)?.withdrawalExemption;
  await shop.writeRows('products.csv', [
    productCells('A-1', { withdrawal: 'made_to_measure' }),
    productCells('A-2', { withdrawal: 'Sealed' }),
    productCells('A-3', { withdrawal: '' }),
    productCells('A-4', { withdrawal: 'never' }),
  ]);
  expect((await shop.importFrom()).lines.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'withdrawal is none of made_to_measure, sealed: never'],
  ]);
  expect([await exemption(1), await exemption(2), await exemption(3)]).toEqual(['made_to_measure', 'sealed', null]);
  await shop.writeRows('products.csv', [productCells('A-1', { withdrawal: '' })]);
  await shop.importFrom();
  expect(await exemption(1)).toBeNull();
});

test.each([
  ['10', 10],
  ['4 %', 4],
  ['0,00', 0],
  ['21.00%', 21],
  ['', 21],
])('reads %j as a VAT rate of %d', async (vat, rate) => {
  await shop.writeRows('products.csv', [productCells('A-1', { vat: '4' })]);
  await shop.importFrom();
  await shop.writeRows('products.csv', [productCells('A-1', { IVA: vat })]);
  await shop.importFrom();
  expect((await shop.catalogue.findSaleProducts(shop.database, [1], 'es')).get(1)?.vatRate).toBe(rate);
});

test('uses the standard VAT rate where there is none, and reports a wrong one with its line', async () => {
  await shop.writeRows('products.csv', [productCells('A-1')]);
  await shop.importFrom();
  expect((await shop.catalogue.findSaleProducts(shop.database, [1], 'es')).get(1)?.vatRate).toBe(21);
  await shop.writeRows('products.csv', [
    productCells('A-1', { vat: '4' }),
    productCells('A-2', { vat: '18' }),
    productCells('A-3', { vat: 'reducido' }),
  ]);
  expect((await shop.importFrom()).lines.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'vat is none of 21, 10, 4, 0: 18'],
    [4, 'vat is no number: reducido'],
  ]);
});
