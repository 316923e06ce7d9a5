import { expect, test } from 'vitest';
import { requireKitSavings } from './kit-prices.ts';

const product = (article: string, price: number, more: object = {}) => ({
  identity: article.toLowerCase(),
  article,
  price,
  salePrice: undefined,
  archived: false,
  kitLines: [],
  extraLines: [],
  ...more,
});
const parts = [product('DRILL', 100), product('BATTERY', 50)];
const lines = [
  { article: 'DRILL', quantity: 1 },
  { article: 'BATTERY', quantity: 2 },
];
const kit = (price: number, more: object = {}) => product('KIT', price, { kitLines: lines, ...more });

test('stops at a kit that costs as much as its parts, or hardly less', () => {
  for (const price of [210, 200, 194.5])
    expect(() => requireKitSavings([...parts, kit(price)])).toThrow(`kit costs ${price}`);
  expect(() => requireKitSavings([...parts, kit(194)])).not.toThrow();
});

test('compares prices in force', () => {
  expect(() => requireKitSavings([...parts, kit(210, { salePrice: 180 })])).not.toThrow();
  const reduced = [product('DRILL', 100, { salePrice: 70 }), product('BATTERY', 50)];
  expect(() => requireKitSavings([...reduced, kit(180)])).toThrow();
});

test('says nothing of kits with parts that are not sold on their own, or not sold any more', () => {
  expect(() => requireKitSavings([...parts, kit(210, { extraLines: ['case'] })])).not.toThrow();
  expect(() => requireKitSavings([...parts, kit(210, { archived: true })])).not.toThrow();
});
