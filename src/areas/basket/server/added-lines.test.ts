import { expect, it } from 'vitest';
import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { cents } from '#values/money.ts';
import { maxBasketLines } from '../basket-limits.ts';
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

it('what cannot be bought is skipped, with the reason', () => {
  const products = new Map([
    [1, { ...screws, isArchived: true, isSellable: false }],
    [2, { ...screws, isSellable: false }],
    [3, { ...screws, stock: 0 }],
    [4, screws],
  ]);
  const wanted = [1, 2, 3, 4, 5].map((productId) => ({ productId, quantity: 1 }));
  const { lines, outcomes } = addedLines([], wanted, products, now);
  expect(lines.map(({ productId }) => productId)).toEqual([4]);
  expect([...outcomes]).toEqual([
    [1, 'archived'],
    [2, 'not_sellable'],
    [3, 'sold_out'],
    [4, 1],
    [5, 'unknown'],
  ]);
});

it('a full basket takes more of what it has, and nothing else', () => {
  const products = new Map(Array.from({ length: maxBasketLines + 2 }, (_, id) => [id, { ...screws, id }]));
  const present = Array.from({ length: maxBasketLines - 1 }, (_, productId) => ({
    productId,
    quantity: 1,
    seenPrice: cents(1000),
    addedAt: before,
  }));
  const wanted = [maxBasketLines, maxBasketLines + 1, 0].map((productId) => ({ productId, quantity: 2 }));
  const { lines, outcomes } = addedLines(present, wanted, products, now);
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [maxBasketLines, 2],
    [0, 2],
  ]);
  expect(outcomes.get(maxBasketLines + 1)).toBe('basket_full');
});

it('a product that is wanted twice is one line, with the larger quantity', () => {
  const wanted = [3, 2].map((quantity) => ({ productId: 1, quantity }));
  const { lines } = addedLines([], wanted, new Map([[1, screws]]), now);
  expect(lines).toMatchObject([{ quantity: 3 }]);
});
