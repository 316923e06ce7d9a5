import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import type { ProductDetail } from '../../../contract.ts';
import { productOf } from '../../listing/listing.fixture.ts';
import { context, detailOf, words } from '../product-page.fixture.tsx';
import { messages } from './messages.ts';
import NeedCalculator from './need-calculator.tsx';

const card = (id: number, base: number, change: object = {}) =>
  productOf({ id, price: { base, sale: 0, currency: 'EUR' }, stock: { available: true, quantity: 40 }, ...change });

const shown = (change: Partial<ProductDetail>, typed: Readonly<Record<string, string>> = {}, locale: Locale = 'es') => {
  const product = detailOf(change);
  return words(
    renderToStaticMarkup(
      <LocaleProvider value={locale}>
        <NeedCalculator
          product={product}
          calculation={product.calculation!}
          typed={typed}
          maxQuantity={999}
          addLines={(lines, { label }) => `${label}: ${JSON.stringify(lines.map((line) => Object.values(line)))}`}
          context={{ ...context, locale }}
        />
      </LocaleProvider>,
    ),
  ).replaceAll('\u00a0', ' ');
};

const paint: Partial<ProductDetail> = {
  ...card(1, 16.6),
  unit: 'ud',
  versions: [{ ...card(2, 48.5, { unit: 'ud' }), version: '15 l' }],
  calculation: {
    kind: 'coats',
    measure: 'l',
    rate: 0.1,
    sizes: [
      { product_id: 1, amount: 4 },
      { product_id: 2, amount: 15 },
    ],
  },
};

test('says how much paint walls take, in which tins, and at what price', () => {
  const text = shown(paint, { size: '35' });
  // 35 × 2 ÷ 10 = 7; 2 × 16,60 = 33,20, less than one of 15 at 48,50.
  expect(text).toContain('Necesitas 7 l 35 m² × 2 manos ÷ 10 m²/l = 7 l 2 envases de 4 l 33,20 €');
  expect(text).toContain('Sobrante: 1 l.');
  expect(text).toContain('Añadir 2 a la cesta: [[1,2]]');
  const catalan = shown(paint, { size: '47', coats: '2' }, 'ca');
  // 47 × 2 ÷ 10 = 9,4; 3 × 16,60 = 49,80 is more than 48,50.
  expect(catalan).toContain('Necessites 9,4 l 47 m² × 2 mans ÷ 10 m²/l = 9,4 l 1 envàs de 15 l 48,50 €');
  expect(catalan).toContain('no de terra');
});

test('gives examples that need no scripts', () => {
  expect(shown(paint)).toContain('Para 20 m², 2 manos: 4 l, 1 envase de 4 l.');
});

test('reckons what is spread below tiles, without its waste', () => {
  const tile = (sacks: number): Partial<ProductDetail> => ({
    ...card(1, 25.07, { unit: 'caja' }),
    soldTogether: [card(3, 15, { name: 'Cemento cola', unit: 'saco', stock: { available: true, quantity: sacks } })],
    calculation: {
      kind: 'area',
      measure: 'm2',
      rate: 1,
      sizes: [{ product_id: 1, amount: 1.44 }],
      with: [{ product_id: 3, kind: 'area', measure: 'kg', rate: 5, sizes: [{ product_id: 3, amount: 25 }] }],
    },
  });
  const text = shown(tile(40), { size: '14' });
  // 14 × 1,10 = 15,4; 15,4 ÷ 1,44 → 11; 11 × 25,07 = 275,77.
  expect(text).toContain('14 m² + 10 % = 15,4 m² 11 cajas de 1,44 m² 275,77 €');
  // 14 × 5 = 70; 70 ÷ 25 → 3.
  expect(text).toContain('Cemento cola 70 kg 14 m² × 5 kg/m² = 70 kg 3 sacos de 25 kg 45,00 €');
  expect(text).toContain('Añadir 14 a la cesta: [[1,11],[3,3]]');
  expect(text).not.toContain('Ver otros');
  expect(shown(tile(1), { size: '14' })).toMatch(/Ahora solo hay para 25 kg de los 70 kg\..* Ver otros en Taladros/);
});

test.each([
  ['0', 'Escribe más de 0.'],
  ['-3', 'Escribe más de 0.'],
  ['1000000', 'Calculamos hasta 10.000.'],
  ['1.000.000', 'Calculamos hasta 10.000.'],
  ['', 'Escribe un número'],
  ['veinte', 'Escribe un número'],
])('says what is wrong with %j', (size, message) => {
  const text = shown(paint, { size });
  expect(text).toContain(message);
  expect(text).not.toContain('a la cesta');
});

test('says what is short, and offers all there is', () => {
  const text = shown(paint, { size: '10.000' });
  // 10.000 × 2 ÷ 10 = 2.000; 40 × 15 + 40 × 4 = 760.
  expect(text).toContain('Ahora solo hay para 760 l de los 2.000 l.');
  expect(text).toContain('Añadir 80 a la cesta: [[2,40],[1,40]]');
});

test('Catalan elides before one and eleven, not before a thousand', () => {
  const { of } = messages.ca;
  expect(
    ['1 l', '1,5 l', '11 kg', '11.000 m', '1.000 m', '15 l', '2 l'].map((amount) => of('2 envasos', amount)),
  ).toEqual([
    '2 envasos d’1 l',
    '2 envasos d’1,5 l',
    '2 envasos d’11 kg',
    '2 envasos d’11.000 m',
    '2 envasos de 1.000 m',
    '2 envasos de 15 l',
    '2 envasos de 2 l',
  ]);
});
