import { afterAll, beforeAll, expect, test } from 'vitest';
import { productListBody } from '../../contract.ts';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  shop = await startCatalogue();
  const attribute = (code: string, type: string, unit = '', position = 0): Cells => ({
    ...{ code, type, unit, position, filter: 'none' },
    name_es: `Nombre ${code}`,
    name_ca: `Nom ${code}`,
  });
  await shop.writeRows('attributes.csv', [
    attribute('length', 'number', 'mm', 1),
    attribute('weight', 'number', 'kg', 2),
    attribute('voltage', 'number', 'V', 3),
    attribute('torque', 'number', 'Nm', 4),
    attribute('chuck', 'number', 'mm', 5),
    attribute('shank', 'text', '', 6),
    attribute('brushless', 'flag', '', 7),
  ]);
  const section = (code: string, parent: string, key = ''): Cells => ({
    ...{ code, parent, name_es: code, name_ca: code, key_attributes: key },
  });
  await shop.writeRows('sections.csv', [
    section('maquinas', '', 'torque|shank'),
    section('taladros', 'maquinas', 'torque|voltage|chuck|brushless'),
    section('llaves', 'maquinas'),
    section('otros', ''),
  ]);
});
afterAll(() => shop.stop());

const all = 'length=80|weight=1.9|voltage=18|torque=60|chuck=13|shank=SDS-Plus|brushless=1';

async function figuresOf(cells: Cells): Promise<string[] | undefined> {
  await shop.writeRows('products.csv', [productCells('A-1', { attributes: all, ...cells })]);
  await shop.importFrom();
  await shop.catalogue.refresh();
  const answer = await shop.catalogue.listProducts(productListBody.parse({ ids: [1], withAttributes: true }), 'es');
  if (!('products' in answer)) throw new Error('no listing');
  return answer.products[0]!.keyFigures?.map(({ value, unit }) => `${value} ${unit}`.trim());
}

test('shows three at most, in the order of the section', async () => {
  expect(await figuresOf({ name_es: 'Taladro' })).toEqual(['60 Nm', '18 V', '13 mm']);
});

test('leaves out what the name says, and goes on with numbers whose unit says what they are', async () => {
  expect(await figuresOf({ name_es: 'Taladro 18 V, 60 Nm' })).toEqual(['13 mm', '1,9 kg']);
  expect(await figuresOf({ name_es: 'Taladro 60\u00A0Nm' })).toEqual(['18 V', '13 mm', '1,9 kg']);
});

test('knows a figure in a name by its whole words and its value', async () => {
  expect(await figuresOf({ name_es: 'Taladro 118 V, 60 Nmm' })).toEqual(['60 Nm', '18 V', '13 mm']);
  expect(await figuresOf({ name_es: 'Taladro 60,0 Nm' })).toEqual(['18 V', '13 mm', '1,9 kg']);
});

test('repeats the name only where a single figure would be left', async () => {
  const cells = { name_es: 'Taladro 18 V, 60 Nm', attributes: 'voltage=18|torque=60|weight=1.9' };
  expect(await figuresOf(cells)).toEqual(['1,9 kg', '60 Nm', '18 V']);
  expect(await figuresOf({ name_es: 'Taladro', attributes: 'torque=60' })).toEqual([]);
  expect(await figuresOf({ name_es: 'Taladro', attributes: '' })).toEqual([]);
});

test('a section without figures of its own has those of the section above', async () => {
  expect(await figuresOf({ name_es: 'Llave', section: 'llaves' })).toEqual(['60 Nm', 'SDS-Plus', '1,9 kg']);
});

test('a section for which nothing is chosen shows no lengths, which could be anything', async () => {
  expect(await figuresOf({ name_es: 'Otro', section: 'otros' })).toEqual(['1,9 kg', '18 V', '60 Nm']);
});

test('a card without attributes has no figures either', async () => {
  const answer = await shop.catalogue.listProducts(productListBody.parse({ ids: [1] }), 'es');
  expect('products' in answer && answer.products[0]).not.toHaveProperty('keyFigures');
});
