import { expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { textOfPdf } from '#platform/pdf/pdf-text.fixture.ts';
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
  const people = [
    'Gonçalo Araújo Falcão',
    'Şükrü Öztürk',
    'Zoltán Őry',
    'Đặng Thị Phượng',
    'Ægir Þórðarson',
    'Юлія Їжакевич',
  ];
  const goods = [
    'Tubo ⌀ 32 × 1½″ ≥ 6 bar',
    'Condensador 47 µF ±5 %',
    'Broca ⅝, acero ≠ INOX → A2',
    'Cinta 5‑8 m, Ωμέγα №\u00a07',
  ];
  const pdf = await drawDocument(
    {
      ...facts,
      customer: { name: people.join(' '), taxId: 'B58818501', address: people.map((name) => `Carrer ${name}, 8`) },
      lines: goods.map((name, index) => line(`Ø-${index}`, name)),
    },
    null,
  );
  const text = (await textOfPdf(pdf)).normalize('NFKC');
  for (const part of [people.join(' '), ...people.map((name) => `Carrer ${name}, 8`), ...goods])
    expect(text).toContain(part.normalize('NFKC').replaceAll(/\s+/g, ' '));
  expect(pdf.length).toBeLessThan(60_000);
});

it('is the same bytes each time', async () => {
  const [first, second] = [await drawDocument(facts, null), await drawDocument(facts, null)];
  expect(first.equals(second)).toBe(true);
});
