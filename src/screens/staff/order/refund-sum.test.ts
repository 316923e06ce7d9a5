import { expect, it } from 'vitest';
import { piecesLeft, refundSum } from './refund-sum.ts';

const lines = [
  { position: 0, quantity: 2, sum: 10.01 },
  { position: 1, quantity: 2, sum: 10.01 },
];

it('says for pieces of several lines the sum that is paid back, in which each line has whole cents', () => {
  expect(refundSum(lines, { 0: 1, 1: 1 })).toBe(10.02);
  expect(refundSum(lines, { 0: 2, 1: 1 })).toBe(15.02);
});

it('says none where no piece is chosen', () => expect(refundSum(lines, { 0: 0 })).toBeNull());

it('leaves the pieces that were not paid back, which cost what was not', () => {
  const line = { position: 0, quantity: 3, sum: 10.01, refunded: 1 };
  expect(piecesLeft(line)).toBe(2);
  expect(refundSum([line], { 0: 1 })).toBe(3.33);
  expect(refundSum([line], { 0: 2 })).toBe(6.67);
});
