import { expect, it } from 'vitest';
import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { cents } from '#values/money.ts';
import { addedLines } from './added-lines.ts';

const now = new Date('2026-11-20T09:00:00Z');
const before = new Date('2026-11-19T09:00:00Z');
/** Ten euros, eight from five pieces on; seven in stock. */
const screws = {
  id: 1,
  base: cents(1000),
  sale: cents(0),
  quantityPrices: [{ from: 5, price: cents(800) }],
  stock: 7,
  isSellable: true,
  isArchived: false,
  isVirtual: false,
} as unknown as SaleProduct;
const add = (quantity: number, present: number) =>
  addedLines(
    present > 0 ? [{ productId: 1, quantity: present, seenPrice: cents(1000), addedAt: before }] : [],
    [{ productId: 1, quantity }],
    new Map([[1, screws]]),
    now,
  );

it('a larger quantity in the basket stays, and its place among the lines', () => {
  const { lines, outcomes } = add(2, 4);
  expect(lines).toEqual([{ productId: 1, quantity: 4, seenPrice: 1000, addedAt: before }]);
  expect(outcomes.get(1)).toBe(2);
});

it('the price that was seen is that of the quantity', () => {
  expect(add(5, 0).lines).toEqual([{ productId: 1, quantity: 5, seenPrice: 800, addedAt: now }]);
  expect(add(4, 0).lines).toMatchObject([{ seenPrice: 1000 }]);
  expect(add(1, 6).lines).toMatchObject([{ quantity: 6, seenPrice: 800 }]);
});

it('no more goes in than there is', () => {
  const { lines, outcomes } = add(9, 0);
  expect(lines).toMatchObject([{ quantity: 7, seenPrice: 800 }]);
  expect(outcomes.get(1)).toBe(7);
});
