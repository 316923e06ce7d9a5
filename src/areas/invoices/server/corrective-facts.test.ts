import { expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { returnedLines, uncorrectedLines } from './corrective-facts.ts';
import type { DocumentFacts } from './document-facts.ts';

const screws = {
  article: 'screw',
  name: 'Tornillo',
  quantity: 5,
  rate: 21,
  net: cents(4132),
  gross: cents(5000),
} as const;
const delivery = { article: '', name: null, quantity: 1, rate: 21, net: cents(409), gross: cents(495) } as const;
const invoice = { lines: [screws, delivery] } as unknown as DocumentFacts;
const correctiveOf = (quantity: number, gross: number) =>
  ({
    lines: [{ ...screws, corrects: 0, quantity: -quantity, net: cents(0), gross: cents(-gross) }],
  }) as unknown as DocumentFacts;
const piecesBack = (quantity: number, before = 0) => ({
  pieces: [{ position: 0, quantity, amount: quantity * 1000, before }],
  withDelivery: false,
});

it('pieces that come back are corrected with their part of the VAT', () => {
  const left = uncorrectedLines(invoice, []);
  expect(returnedLines(invoice, left, piecesBack(2))).toMatchObject([{ quantity: 2, gross: 2000, net: 1653 }]);
  expect(returnedLines(invoice, left, { ...piecesBack(5), withDelivery: true })).toMatchObject([
    { quantity: 5, gross: 5000, net: 4132 },
    { name: null, gross: 495 },
  ]);
});

it('pieces of which fewer are left than come back are corrected already', () => {
  const left = uncorrectedLines(invoice, [correctiveOf(4, 4000)]);
  expect(left[0]).toMatchObject({ quantity: 1, gross: 1000 });
  expect(returnedLines(invoice, left, piecesBack(1, 4))).toMatchObject([{ quantity: 1, gross: 1000 }]);
  expect(returnedLines(invoice, left, piecesBack(2, 3))).toEqual([]);
});
