import { expect, it } from 'vitest';
import { piecesTyped } from './pieces-typed.ts';
import { refundSum } from './refund-sum.ts';

it.each([
  ['3', 3],
  [' 4 ', 4],
  ['0', 0],
  ['', 0],
])('reads %j as a count', (text, count) => {
  expect(piecesTyped(text, 4)).toBe(count);
});

it.each(['dos', '2 rotas', '1,5', '1.5', '-1', '9', '1e0', 'Infinity'])('takes %j of 4 for no count', (text) => {
  expect(piecesTyped(text, 4)).toBeNaN();
});

it('knows no sum of pieces while one of their counts is none', () => {
  const lines = [0, 1].map((position) => ({ position, quantity: 4, sum: 33 }));
  expect(refundSum(lines, { 0: 2, 1: NaN })).toBeNull();
  expect(refundSum(lines, { 0: 2, 1: 0 })).toBe(16.5);
});
