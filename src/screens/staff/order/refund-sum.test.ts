import { expect, it } from 'vitest';
import { chosenPieces, piecesLeft, refundSum } from './refund-sum.ts';

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

const seen = [
  { position: 0, product_id: 7, quantity: 2, sum: 10.01 },
  { position: 1, product_id: 3, quantity: 2, sum: 10.01 },
];

it('keeps what was chosen while others are paid back, as far as pieces are left', () => {
  const choice = { lines: seen, pieces: { 0: 2, 1: 1 } };
  expect(chosenPieces(seen, choice)).toEqual({ pieces: { 0: 2, 1: 1 }, isOutdated: false });
  const refunded = seen.map((line) => ({ ...line, refunded: 1 }));
  expect(chosenPieces(refunded, choice)).toEqual({ pieces: { 0: 1, 1: 1 }, isOutdated: false });
});

it('forgets what was chosen of lines that have changed since, and says nothing where nothing was', () => {
  const [one, other] = seen as [(typeof seen)[number], (typeof seen)[number]];
  const others = [
    [one],
    [one, { ...other, quantity: 1 }],
    [one, { ...other, sum: 9 }],
    [{ ...other, position: 0 }, other],
    [...seen, { ...other, position: 2 }],
  ];
  for (const lines of others) {
    const none = Object.fromEntries(lines.map(({ position }) => [position, 0]));
    expect(chosenPieces(lines, { lines: seen, pieces: { 0: 2 } })).toEqual({ pieces: none, isOutdated: true });
    expect(chosenPieces(lines, { lines: seen, pieces: { 0: 0 } })).toEqual({ pieces: none, isOutdated: false });
  }
});
