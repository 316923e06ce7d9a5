import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { readAloud, textOfPdf } from '#platform/pdf/pdf-text.fixture.ts';
import type { DocumentFacts } from './document-facts.ts';
import { drawDocument } from './draw-document.ts';

const line = (article: string, name: string | null): DocumentFacts['lines'][number] => ({
  article,
  name,
  quantity: 1,
  rate: 21,
  net: cents(1000),
  gross: cents(1210),
});
const facts: DocumentFacts = {
  kind: 'full',
  number: 'F-26-00127',
  locale: 'es',
  isDemo: false,
  issuedAt: '2026-11-27T10:00:00.000Z',
  operationDate: '2026-11-26',
  orderNumber: '2611-004127',
  issuer: {
    name: 'Can Eina',
    slogan: 'La casa de la herramienta',
    company: 'Can Eina Badalona, S.L.',
    taxId: 'B11111119',
    street: 'Carrer del Torrent, 41',
    town: '08912 Badalona (Barcelona)',
    registry: 'Registro Mercantil de Barcelona',
    phone: '+34 93 000 00 00',
    email: 'hola@caneina.example',
    url: 'https://shop.example',
  },
  customer: { name: 'Marta Soler', taxId: '12345678Z', address: ['Carrer de Sant Bru, 18', '08911 Badalona'] },
  lines: [line('A-1', 'Martillo'), line('', null)],
  vat: [{ rate: 21, net: cents(2000), vat: cents(420), gross: cents(2420) }],
  total: cents(2420),
  discount: cents(0),
  payment: 'card',
  paidOn: '2026-11-26',
};

it('has every letter of its names, in less than 60 kB', async () => {
  const name = 'Gonçalo Falcão, Şükrü Öztürk, Zoltán Őry, Đặng Thị Phượng, Юлія Їжак';
  const address = ['Ægisgata Þórðarson 8, 3.º 1.ª', 'Улица Щёголева, Kraków'];
  const goods = [
    'Tubo ⌀ 32 × 1½″ ≥ 6 bar',
    'Condensador 47 µF ±5 %',
    'Broca ⅝, acero ≠ INOX → A2',
    'Cinta 5‑8 m, Ωμέγα №\u00a07',
  ];
  const pdf = await drawDocument(
    {
      ...facts,
      customer: { name, taxId: 'B58818501', address },
      lines: goods.map((each, index) => line(`Ø-${index}`, each)),
    },
    null,
  );
  const text = (await textOfPdf(pdf)).normalize('NFKC');
  for (const part of [name, ...address, ...goods])
    expect(text).toContain(part.normalize('NFKC').replaceAll(/\s+/g, ' '));
  expect(pdf.length).toBeLessThan(60_000);
});

it('is the same bytes each time', async () => {
  const [first, second] = [await drawDocument(facts, null), await drawDocument(facts, null)];
  expect(first.equals(second)).toBe(true);
});

it('is read aloud in order, with headings and heads of tables', async () => {
  const { tags, decoration, untagged } = await readAloud(await drawDocument({ ...facts, isDemo: true }, null));
  const row = (role: string, ...cells: string[]) => ['TR', ...cells.map((cell) => [role, cell])];
  const sum = (name: string, value: string) => ['TR', ['TH', name], ['TD', value]];
  expect(untagged).toBe('');
  expect(decoration).toBe('Página 1 de 1');
  expect(tags).toEqual([
    [
      'Document',
      ['P', 'Documento de la tienda de demostración, sin validez fiscal'],
      ['P', 'Can Eina'],
      ['P', 'La casa de la herramienta'],
      ['H1', 'Factura F-26-00127'],
      ['P', 'Fecha de expedición 27 de noviembre de 2026'],
      ['P', 'Fecha de la operación 26 de noviembre de 2026'],
      ['P', 'Pedido 2611-004127'],
      ['H2', 'Emisor'],
      ...['Can Eina Badalona, S.L.', 'NIF B11111119', 'Carrer del Torrent, 41', '08912 Badalona (Barcelona)'].map(
        (line) => ['P', line],
      ),
      ['H2', 'Cliente'],
      ...['Marta Soler', 'NIF 12345678Z', 'Carrer de Sant Bru, 18', '08911 Badalona'].map((line) => ['P', line]),
      [
        'Table',
        row('TH', 'Ref.', 'Descripción', 'Cant.', 'Precio', 'IVA', 'Base'),
        row('TD', 'A-1', 'Martillo', '1', '10,00', '21 %', '10,00'),
        row('TD', '', 'Envío', '1', '10,00', '21 %', '10,00'),
      ],
      ['Table', row('TH', 'Tipo', 'Base', 'Cuota'), row('TD', 'IVA 21 %', '20,00 €', '4,20 €')],
      [
        'Table',
        sum('Base imponible', '20,00 €'),
        sum('IVA', '4,20 €'),
        sum('Total', '24,20 €'),
        sum('Pagado con tarjeta, 26/11/2026', '24,20 €'),
      ],
      ['P', expect.stringContaining('Puedes desistir de la compra en https://shop.example/withdrawal durante los 14')],
      ['P', expect.stringContaining('Can Eina Badalona, S.L. · Registro Mercantil de Barcelona')],
    ],
  ]);
});

it('says its notes and the heads of its tables once, however many pages it has, in less than 60 kB', async () => {
  const corrected = { number: 'F-26-00120', issuedOn: '2026-11-20', returnReference: 'D-1', isPartial: true } as const;
  const lines = Array.from({ length: 60 }, (_, index) => line(`A-${index}`, 'Martillo'));
  for (const document of [
    { ...facts, lines },
    {
      ...facts,
      kind: 'simplified' as const,
      locale: 'ca' as const,
      lines,
      corrected: { ...corrected, isPartial: undefined },
    },
    { ...facts, corrected },
  ]) {
    const pdf = await drawDocument(document, null);
    expect(pdf.length).toBeLessThan(60_000);
    const { tags, decoration, untagged } = await readAloud(pdf);
    const aloud = JSON.stringify(tags);
    expect(untagged).toBe('');
    expect(aloud.match(/"Ref\."/g)).toHaveLength(1);
    expect(aloud.match(/Registro Mercantil/g)).toHaveLength(1);
    expect(aloud.match(/"H1"/g)).toHaveLength(1);
    expect(decoration).toMatch(/P(á|à)gina 1 de \d/);
    if (!('isPartial' in (document.corrected ?? {}) && document.corrected?.isPartial))
      expect(aloud.match(/"Martillo"/g)).toHaveLength(60);
  }
});

it('is named and numbered as a document for everybody and for archives: PDF/UA-1 and PDF/A-2a, in its language', async () => {
  const document = await getDocumentProxy(new Uint8Array(await drawDocument({ ...facts, locale: 'ca' }, null)));
  const { info, metadata } = await document.getMetadata();
  expect(info).toMatchObject({ PDFFormatVersion: '1.7', Language: 'ca', Title: 'Factura F-26-00127' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  const named = ['dc:title', 'pdfuaid:part', 'pdfaid:part', 'pdfaid:conformance'].map((name): unknown =>
    metadata.get(name),
  );
  expect(named).toEqual(['Factura F-26-00127', '1', '2', 'A']);
});
