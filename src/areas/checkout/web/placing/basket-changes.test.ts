import { expect, test } from 'vitest';
import type { Basket } from '#areas/basket/contract.ts';
import { basketChanges } from './basket-changes.ts';

const basketOf = (...lines: [id: number, quantity: number, sum: number][]) => ({
  list: lines.map(([id, quantity, sum]) => ({ id, name: `N${id}`, picture: null, quantity, sum }) as Basket['list'][0]),
});
const changesOf = (earlier: ReturnType<typeof basketOf>, current: ReturnType<typeof basketOf>) =>
  basketChanges(earlier, current).map(({ id, before, now }) => [id, before?.sum ?? null, now?.sum ?? null]);

test('equal baskets have no changes', () => {
  expect(changesOf(basketOf([1, 2, 20], [2, 1, 5]), basketOf([2, 1, 5], [1, 2, 20]))).toEqual([]);
});

test('names lines with another price or quantity, and those removed or added', () => {
  const earlier = basketOf([1, 2, 20], [2, 1, 5], [3, 1, 7], [4, 1, 9]);
  const current = basketOf([5, 1, 3], [1, 2, 22], [2, 2, 10], [4, 1, 9]);
  expect(changesOf(earlier, current)).toEqual([
    [1, 20, 22],
    [2, 5, 10],
    [3, 7, null],
    [5, null, 3],
  ]);
});

test('a quantity that changed at the same sum is a change', () => {
  expect(changesOf(basketOf([1, 2, 20]), basketOf([1, 4, 20]))).toHaveLength(1);
});
