import { expect, it } from 'vitest';
import { refundSum } from './refund-sum.ts';

const lines = [
  { position: 0, quantity: 2, sum: 10.01 },
  { position: 1, quantity: 2, sum: 10.01 },
];

it('says for pieces of several lines the sum that is paid back, in which each line has whole cents', () => {
  expect(refundSum(lines, { 0: 1, 1: 1 })).toBe(10.02);
  expect(refundSum(lines, { 0: 2, 1: 1 })).toBe(15.02);
});

it('says none where no piece is chosen', () => expect(refundSum(lines, { 0: 0 })).toBeNull());
