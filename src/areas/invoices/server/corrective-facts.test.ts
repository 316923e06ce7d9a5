import { expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import {
  correctiveFacts,
  partialLines,
  returnedLines,
  uncorrectedLines,
  uncorrectedShare,
} from './corrective-facts.ts';
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
  pieces: [{ line: 0, quantity, amount: quantity * 1000, before }],
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

it('a line is left while pieces or money of it are', () => {
  const leftAfter = (quantity: number, gross: number) =>
    uncorrectedLines(invoice, [correctiveOf(quantity, gross)]).map((line) => [line.quantity, line.gross]);
  const ofDelivery = [1, 495];
  expect(leftAfter(5, 5000)).toEqual([ofDelivery]);
  expect(leftAfter(4, 5000)).toEqual([[1, 0], ofDelivery]);
  expect(leftAfter(5, 4999)).toEqual([[0, 1], ofDelivery]);
});

it('pieces are told apart by their line', () => {
  const two = {
    lines: [screws, { ...screws, name: 'Tuerca', gross: cents(500), net: cents(413) }],
  } as unknown as DocumentFacts;
  const left = uncorrectedLines(two, []);
  const piece = { quantity: 1, before: 0 };
  const returned = returnedLines(two, left, {
    pieces: [
      { ...piece, line: 1, amount: 100 },
      { ...piece, line: 0, amount: 1000 },
    ],
    withDelivery: false,
  });
  expect(returned).toMatchObject([
    { name: 'Tornillo', gross: 1000 },
    { name: 'Tuerca', gross: 100 },
  ]);
  expect(uncorrectedShare(returned.slice(1), left, cents(100))).toMatchObject([
    { name: 'Tuerca', gross: 100, net: 83 },
  ]);
  const rest = left.map((line) => ({ ...line, gross: cents(line.name === 'Tuerca' ? 40 : 5000) }));
  expect(uncorrectedShare(returned.slice(1), rest, cents(100))).toMatchObject([{ name: 'Tuerca', gross: 40 }]);
});

it('pieces that come back one by one have the VAT of all together', () => {
  const left = uncorrectedLines(invoice, [
    {
      lines: [{ ...screws, corrects: 0, quantity: -1, net: cents(-826), gross: cents(-1000) }],
    } as unknown as DocumentFacts,
  ]);
  // 1.74 € of 8.68 € were for the first piece, so that 1.73 € are for the second: two fifths are 3.47 €.
  const second = returnedLines(invoice, left, piecesBack(1, 1));
  expect(uncorrectedShare(second, left, cents(1000))).toMatchObject([{ gross: 1000, net: 827 }]);
});

it('goods come back without the delivery, unless it goes back too', () => {
  const left = uncorrectedLines(invoice, []);
  expect(returnedLines(invoice, left, piecesBack(1)).map(({ name }) => name)).toEqual(['Tornillo']);
  expect(returnedLines(invoice, left, { pieces: [], withDelivery: true })).toEqual([{ ...delivery, corrects: 1 }]);
});

it('an amount for no goods is divided by what is left of each line, and takes no pieces', () => {
  const left = uncorrectedLines(invoice, [correctiveOf(0, 4010)]);
  expect(left.map(({ gross }) => gross)).toEqual([990, 495]);
  expect(partialLines(left, cents(300))).toMatchObject([
    { corrects: 0, quantity: 0, gross: 200 },
    { corrects: 1, quantity: 0, gross: 100, net: 83 },
  ]);
  expect(partialLines(left, cents(9999)).map(({ gross }) => gross)).toEqual([990, 495]);
  expect(partialLines(left, cents(1)).map(({ corrects }) => corrects)).toEqual([0]);
  expect(partialLines(uncorrectedLines(invoice, [correctiveOf(0, 5000)]), cents(495))).toMatchObject([
    { corrects: 1, gross: 495, net: 409 },
  ]);
});

it('a return is corrected as far as earlier refunds have not done so, and no line by more than is left of it', () => {
  const left = uncorrectedLines(invoice, []);
  const lines = returnedLines(invoice, left, { ...piecesBack(2), withDelivery: true });
  const share = (amount: number, rest = left) =>
    uncorrectedShare(lines, rest, cents(amount)).map(({ quantity, gross, net }) => [quantity, gross, net]);
  expect(share(2495)).toEqual([
    [2, 2000, 1653],
    [1, 495, 409],
  ]);
  expect(share(2494)).toEqual([
    [2, 1999, 1652],
    [1, 495, 409],
  ]);
  const fewer = uncorrectedLines(invoice, [correctiveOf(0, 3500)]);
  expect(fewer[0]).toMatchObject({ gross: 1500 });
  expect(share(2495, fewer).map(([, gross]) => gross)).toEqual([1500, 495]);
  expect(share(0)).toEqual([]);
});

const issued = {
  ...invoice,
  number: 'F-26-00001',
  issuedAt: '2026-11-20T23:30:00.000Z',
  lines: [screws, { ...screws, rate: 10 }, delivery],
  discount: cents(100),
  paidOn: '2026-11-20',
} as unknown as DocumentFacts;
const source = {
  number: 'R-26-00001',
  issuedAt: new Date('2026-11-30T23:30:00Z'),
  issuer: { name: 'Can Eina' } as DocumentFacts['issuer'],
  refundedAt: new Date('2026-12-01T23:30:00Z'),
  returnReference: 'D-26-00001',
  isPartial: false,
};

it('a corrective invoice has negative amounts, sums by rate and the days of the shop’s clock', () => {
  const lines = uncorrectedLines(issued, []).toReversed();
  const facts = correctiveFacts(issued, lines, source);
  expect(facts.lines.map(({ quantity, net, gross }) => [quantity, net, gross])).toEqual([
    [-1, -409, -495],
    [-5, -4132, -5000],
    [-5, -4132, -5000],
  ]);
  expect(facts).toMatchObject({
    number: 'R-26-00001',
    issuer: { name: 'Can Eina' },
    issuedAt: '2026-11-30T23:30:00.000Z',
    operationDate: '2026-12-01',
    vat: [
      { rate: 21, gross: -5495, net: -4541, vat: -954 },
      { rate: 10, gross: -5000, net: -4132, vat: -868 },
    ],
    total: -10_495,
    discount: 0,
    paidOn: '2026-12-02',
  });
  expect(facts.corrected).toEqual({ number: 'F-26-00001', issuedOn: '2026-11-21', returnReference: 'D-26-00001' });
});

it('a corrective invoice says that it is of a part, and no day of money that never came', () => {
  const facts = correctiveFacts(issued, [], { ...source, refundedAt: null, returnReference: null, isPartial: true });
  expect(facts).toMatchObject({ paidOn: null, corrected: { returnReference: null, isPartial: true } });
});

it('the rates of a corrective invoice stand highest first, in whichever order its lines come', () => {
  const ofRates = (...rates: number[]) =>
    correctiveFacts(issued, rates.map((rate) => ({ ...screws, rate, corrects: 0 })) as never, source).vat;
  expect(ofRates(4, 21, 10, 21).map(({ rate }) => rate)).toEqual([21, 10, 4]);
});
