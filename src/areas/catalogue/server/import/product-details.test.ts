import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  shop = await startCatalogue();
});
afterAll(() => shop.stop());

/** Imports one product with these cells; returns its page and the report's text. */
async function importOne(cells: Cells, locale: 'es' | 'ca' = 'es') {
  await shop.writeRows('products.csv', [productCells('P', cells)]);
  const { reportFile, skipped } = await shop.importFrom();
  const page = await shop.catalogue.findProductPage('producto-p', locale);
  if ('statusCode' in page || !('article' in page)) throw new Error('not found');
  return { page, skipped, report: await readFile(reportFile, 'utf8') };
}

test('letters that no invoice can print are noted, and the product stays', async () => {
  const name = 'Broca ⌀ 8 ≤ ⅝″ Čačak №\u00a07';
  expect((await importOne({ name_ca: name, brand: 'Ştefan' })).report).not.toContain('letters');
  const { skipped, report } = await importOne({ name_ca: 'Martell 金槌', brand: 'Kanna 金' });
  expect(skipped).toBe(0);
  expect(report).toContain('name_ca has letters that invoices print as □: 金 槌');
  expect(report).toContain('brand has letters that invoices print as □: 金');
});

describe('quantity prices', () => {
  test('are shown with page and card, without those that lower nothing', async () => {
    const { page } = await importOne({ quantity_prices: '5=10,00|10=9,20 €|50=8.5' });
    const steps = [
      { from: 10, price: 9.2 },
      { from: 50, price: 8.5 },
    ];
    expect(page).toMatchObject({ quantityPrices: steps, discount: 0, lowestPrice30Days: null, labels: [] });
    const list = await shop.catalogue.listProducts({ ids: [page.id], withAttributes: false, page: 1, limit: 24 }, 'es');
    expect('products' in list && list.products[0]!.quantityPrices).toEqual(steps);
  });

  test('are absent where there are none', async () => {
    expect((await importOne({})).page).not.toHaveProperty('quantityPrices');
  });

  test('do not go below a reduced price', async () => {
    const { page } = await importOne({ sale_price: '9', quantity_prices: '10=9.20|50=8.50' });
    expect(page.quantityPrices).toEqual([{ from: 50, price: 8.5 }]);
  });

  test.each([
    ...['10', '10=', '=9', '1=9', '1000=9', '10,5=9', '10=0', '10=-9', '10=9=8', '10=9.999', '10=9|10=8', '50=9|10=8'],
    ...['10=8|50=9', '10:9', Array.from({ length: 11 }, (_, at) => `${at + 2}=${9 - at / 10}`).join('|')],
  ])('%s is refused with its row', async (quantity_prices) => {
    await importOne({ quantity_prices: '10=9' });
    const { page, skipped } = await importOne({ quantity_prices });
    expect(skipped).toBe(1);
    expect(page.quantityPrices).toEqual([{ from: 10, price: 9 }]);
  });
});

describe('content', () => {
  test.each([
    ['750 ml', 0.75, 'l', 13.33],
    ['2,5 l', 2.5, 'l', 4],
    ['50 cl', 0.5, 'l', 20],
    ['25 kg', 25, 'kg', 0.4],
    ['500 g', 0.5, 'kg', 20],
    ['1 t', 1000, 'kg', 0.01],
    ['20 m', 20, 'm', 0.5],
    ['150 cm', 1.5, 'm', 6.67],
    ['2,88 m²', 2.88, 'm2', 3.47],
    ['0.5 m3', 0.5, 'm3', 20],
  ] as const)('%s gives the price per measure', async (content, amount, measure, price) => {
    const { page } = await importOne({ content });
    expect(page.content).toEqual({ amount, measure });
    expect(page.unitPrice).toEqual({ price, measure });
  });

  test('may stand in two columns', async () => {
    const { page } = await importOne({ content: '4', content_unit: 'L' });
    expect(page.unitPrice).toEqual({ price: 2.5, measure: 'l' });
  });

  test('is priced by the reduced price, on the card too', async () => {
    const { page } = await importOne({ content: '5 kg', sale_price: '8.00' });
    expect(page.unitPrice).toEqual({ price: 1.6, measure: 'kg' });
    const list = await shop.catalogue.listProducts({ ids: [page.id], withAttributes: false, page: 1, limit: 24 }, 'es');
    expect('products' in list && list.products[0]!.unitPrice).toEqual({ price: 1.6, measure: 'kg' });
  });

  test('of exactly one measure shows no second price', async () => {
    const { page } = await importOne({ content: '1 l' });
    expect(page.content).toEqual({ amount: 1, measure: 'l' });
    expect(page.unitPrice).toBeNull();
  });

  test.each(['una caja', '12', '0 l', '-3 l', '1.2.3 l', '9999999999 t', '5 kg + 1'])(
    '%s is left out with a note, and the product stays',
    async (content) => {
      const { page, report, skipped } = await importOne({ content });
      expect(page.content).toBeNull();
      expect(skipped).toBe(0);
      expect(report).toContain('content');
    },
  );
});

describe('consumption', () => {
  test('stands with the product, its unit in any spelling', async () => {
    const { page } = await importOne({ content: '25 kg', consumption: '1,7', consumption_unit: 'Kg / m² / cm' });
    expect(page).toMatchObject({ consumption: 1.7, consumption_unit: 'kg/m2/cm' });
    expect(page.calculation).toEqual({
      kind: 'thickness',
      measure: 'kg',
      rate: 1.7,
      sizes: [{ product_id: page.id, amount: 25 }],
    });
    expect((await importOne({ consumption: 33, consumption_unit: 'uds/m2' })).page.calculation?.measure).toBe('ud');
    expect((await importOne({ covers_m2: '1,44' })).page).toMatchObject({
      covers_m2: 1.44,
      calculation: { kind: 'area', measure: 'm2', rate: 1 },
    });
  });

  test('is no part of the answer where the list says nothing', async () => {
    const { page } = await importOne({});
    for (const name of ['consumption', 'consumption_unit', 'covers_m2', 'calculation'])
      expect(page).not.toHaveProperty(name);
  });

  test('of 0 takes the calculation away', async () => {
    expect((await importOne({ content: '5 m' })).page.calculation?.kind).toBe('length');
    expect((await importOne({ content: '5 m', consumption: 0 })).page).not.toHaveProperty('calculation');
  });

  test.each([
    [{ consumption: '5' }, 'consumption left out, its unit is none of'],
    [{ consumption: '5', consumption_unit: 'kg/h' }, 'consumption left out, its unit is none of'],
    [{ consumption: '-5', consumption_unit: 'kg/m2' }, 'consumption left out, not between'],
    [{ consumption: 'mucho', consumption_unit: 'kg/m2' }, 'consumption left out: consumption is no number'],
    [{ covers_m2: '1.000.000' }, 'covers_m2 left out, not between'],
    [{ covers_m2: '1,44 m' }, 'covers_m2 left out: covers_m2 is no number'],
    [{ covers_m2: '0,0001' }, 'covers_m2 left out, not between'],
  ])('%j is left out with a note, and the product stays', async (cells, reason) => {
    const { page, report, skipped } = await importOne(cells);
    expect(page).not.toHaveProperty('calculation');
    expect(skipped).toBe(0);
    expect(report).toContain(reason);
  });
});

describe('maker', () => {
  const maker = {
    maker_name: 'Norda Werkzeuge GmbH',
    maker_address: 'Industriestraße 12, 70565 Stuttgart',
    maker_contact: 'seguridad@norda.example',
  };
  const shown = {
    name: 'Norda Werkzeuge GmbH',
    address: 'Industriestraße 12, 70565 Stuttgart',
    contact: 'seguridad@norda.example',
  };

  test('stands with the product, with the responsible person in the EU', async () => {
    const responsible = { name: 'Importa, S.L.', address: 'Gran Via 1, Barcelona', contact: 'https://importa.example' };
    const { page } = await importOne({
      ...maker,
      eu_responsible_name: responsible.name,
      eu_responsible_address: responsible.address,
      eu_responsible_contact: responsible.contact,
    });
    expect(page.maker).toEqual({ ...shown, responsible });
  });

  test('is that of the brand where the product names none, and nobody for a service', async () => {
    await shop.writeRows('brands.csv', [{ code: 'norda', name: 'Norda', ...maker }]);
    expect((await importOne({})).page.maker).toEqual({ ...shown, responsible: null });
    expect((await importOne({ maker_name: 'Otra, S.A.' })).page.maker?.name).toBe('Otra, S.A.');
    expect((await importOne({ virtual: 1 })).page.maker).toBeNull();
  });

  test('without an address is noted', async () => {
    const { page, report } = await importOne({ maker_name: 'Otra, S.A.' });
    expect(page.maker).toEqual({ name: 'Otra, S.A.', address: '', contact: '', responsible: null });
    expect(report).toContain('2023/988');
  });
});

test('warnings are those of the language', async () => {
  const cells = { warnings_es: 'Usa gafas.|No inhales.', warnings_ca: 'Fes servir ulleres.|No inhalis.' };
  expect((await importOne(cells)).page.warnings).toEqual(['Usa gafas.', 'No inhales.']);
  expect((await importOne(cells, 'ca')).page.warnings).toEqual(['Fes servir ulleres.', 'No inhalis.']);
});

describe("the producer's guarantee", () => {
  const terms = { guarantee_terms_es: 'La da Norda.', guarantee_terms_ca: 'La dona Norda.' };

  test('has years and terms', async () => {
    const { page } = await importOne({ guarantee_years: 5, ...terms }, 'ca');
    expect(page.guarantee).toEqual({ years: 5, terms: 'La dona Norda.' });
    expect((await importOne({ guarantee_years: '2,5', ...terms }, 'ca')).page.guarantee?.years).toBe(2.5);
  });

  test.each([
    ['two years', { guarantee_years: 2, ...terms }],
    ['a third of a year', { guarantee_years: 2.3, ...terms }],
    ['no years', terms],
    ['no terms', { guarantee_years: 5 }],
  ])('with %s is left out with a note', async (_, cells) => {
    const { page, report } = await importOne(cells);
    expect(page.guarantee).toBeNull();
    expect(report).toContain('guarantee left out');
  });
});

describe('certificates of the brand', () => {
  const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

  beforeAll(async () => {
    await shop.write('brand.pdf', pdf('dealer'));
    await shop.write('product.pdf', pdf('declaration'));
  });
  const importBrand = (documents: string) =>
    shop.writeRows('brands.csv', [{ code: 'norda', name: 'Norda', documents }]);

  test('stand with its products and on its page, apart from the products’ own', async () => {
    await importBrand('certificate:brand.pdf:Certificado de distribuidor:Certificat de distribuïdor');
    const { page } = await importOne({ documents: 'certificate:product.pdf:Declaración:Declaració' }, 'ca');
    expect(names(page.documents)).toEqual(['Declaració']);
    expect(names(page.brandCertificates)).toEqual(['Certificat de distribuïdor']);
    expect(page.brandCertificates[0]!.url).toMatch(/^\/documents\/[0-9a-f]+\/certificat-de-distribuidor\.pdf$/);
    await shop.catalogue.refresh();
    const brand = await shop.catalogue.findBrandPage('norda', 'ca');
    expect('certificates' in brand && brand.certificates).toEqual(page.brandCertificates);
    const list = await shop.catalogue.listProducts({ brand: 'norda', withAttributes: false, page: 1, limit: 24 }, 'ca');
    expect('brand' in list && list.brand?.certificates).toEqual(page.brandCertificates);
  });

  test('are shown once where a product names the same file', async () => {
    await importBrand('certificate:brand.pdf:Certificado de distribuidor');
    const { page } = await importOne({ documents: 'certificate:brand.pdf:Certificado' });
    expect(names(page.documents)).toEqual(['Certificado']);
    expect(page.brandCertificates).toEqual([]);
  });

  test('leave with the cell', async () => {
    await importBrand('');
    expect((await importOne({})).page.brandCertificates).toEqual([]);
  });

  test.each([
    ['instructions:brand.pdf:Manual', 'certificates only'],
    ['certificate:gone.pdf:Certificado', 'gone.pdf'],
    ['brand.pdf', 'kind:file:name_es:name_ca'],
  ])('%s is left out with a note', async (documents, reason) => {
    await importBrand(documents);
    const { page, report } = await importOne({});
    expect(page.brandCertificates).toEqual([]);
    expect(report).toContain(reason);
  });
});

test('the maker’s part number is taken, and left out with a note where it is too long', async () => {
  expect((await importOne({ mpn: ' N-4711/R ' })).page.mpn).toBe('N-4711/R');
  const { page, report } = await importOne({ mpn: 'N'.repeat(71) });
  expect(page.mpn).toBeNull();
  expect(report).toContain('mpn left out');
});

test('class, fulfilment and appliance are taken; without them goods are ordinary', async () => {
  const { page } = await importOne({ delivery_class: 'pallet', fulfilment: 'delivery', appliance: 1 });
  expect(page).toMatchObject({ deliveryClass: 'pallet', fulfilment: 'delivery', isAppliance: true });
  expect((await importOne({})).page).toMatchObject({ deliveryClass: null, fulfilment: 'any', isAppliance: false });
});

test('a fulfilment that is none skips the row', async () => {
  const { page, skipped } = await importOne({ fulfilment: 'drone', name_es: 'Producto P' });
  expect(skipped).toBe(1);
  expect(page.fulfilment).toBe('any');
});

test('the energy label, its papers and further numbers are taken and shown', async () => {
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
  await shop.write('label.pdf', pdf);
  await shop.write('sheet.pdf', Buffer.concat([pdf, pdf]));
  const { page, report } = await importOne(
    {
      ...{ energy_class: 'a+', energy_scale: 'A++ a G', eprel: '123456', energy_label: 'label.pdf' },
      ...{ product_sheet: 'sheet.pdf', ean: '4006381333931', eans: '4006381333931|14006381333938', shelf: 'B-12' },
    },
    'ca',
  );
  expect(report).not.toMatch(/products\.csv:\d+ .*left out/);
  expect(page).toMatchObject({
    ...{ energy_class: 'A+', energy_scale: 'A++-G', eprel: '123456', documents: [], ean: '4006381333931' },
    energy_label: { name: 'Etiqueta energètica' },
    product_sheet: { name: 'Fitxa d’informació del producte' },
    eans: ['4006381333931', '14006381333938'],
  });
  expect(JSON.stringify(page)).not.toContain('B-12');
  const list = await shop.catalogue.listProducts({ ids: [page.id], withAttributes: false, page: 1, limit: 24 }, 'es');
  expect('products' in list && list.products[0]).toMatchObject({ energy_class: 'A+', energy_scale: 'A++-G' });
  expect((await importOne({ energy_class: 'F', eprel: 'demo-1' })).page).toMatchObject({ energy_scale: 'A-G' });
  const plain = (await importOne({})).page;
  for (const field of [
    'energy_class',
    'energy_scale',
    'eprel',
    'energy_label',
    'product_sheet',
    'eans',
    'weee',
    'battery',
  ])
    expect(plain).not.toHaveProperty(field);
});

test.each([
  [{ energy_class: 'H' }, 'energy label left out'],
  [{ energy_class: 'A++' }, 'energy label left out'],
  [{ energy_class: 'A+++', energy_scale: 'A++-G' }, 'energy label left out'],
  [{ energy_class: 'F', energy_scale: 'A-D' }, 'energy label left out'],
  [{ energy_class: 'B', energy_scale: 'G-A' }, 'energy label left out'],
  [{ eprel: '1234' }, 'no energy_class'],
])('an energy label of %o is left out with a note', async (cells, note) => {
  const { page, report } = await importOne(cells);
  expect(page).not.toHaveProperty('energy_class');
  expect(report).toContain(note);
});

test('a number of the registry that is none is left out, and the label stays', async () => {
  const { page, report } = await importOne({ energy_class: 'B', eprel: 'EPREL 12' });
  expect(page).toMatchObject({ energy_class: 'B' });
  expect(page).not.toHaveProperty('eprel');
  expect(report).toContain('eprel left out');
});

test('an appliance is collected as electrical equipment, and other equipment and batteries say so themselves', async () => {
  expect((await importOne({ appliance: 1 })).page).toMatchObject({ isAppliance: true, weee: true });
  expect((await importOne({ weee: 1, battery: 1 })).page).toMatchObject({
    ...{ isAppliance: false, weee: true, battery: true },
  });
});
