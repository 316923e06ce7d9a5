import { expect, it } from 'vitest';
import { needsDocumentNumber, needsInvoiceAddress } from './invoice-limits.ts';

it('a company that collects goods for more than 400 € says its address', () => {
  const needs = (amount: number, change: Partial<Parameters<typeof needsInvoiceAddress>[0]> = {}) =>
    needsInvoiceAddress({ customerType: 'legal', deliveryType: 'pickup', amount, ...change });
  expect([needs(400), needs(400.01)]).toEqual([false, true]);
  expect(needs(500, { customerType: 'individual' })).toBe(false);
  expect(needs(500, { deliveryType: 'delivery' })).toBe(false);
});

it('an individual who buys for more than 3,000 € says the number of a document', () => {
  expect([3000, 3000.01].map((amount) => needsDocumentNumber('individual', amount))).toEqual([false, true]);
  expect(needsDocumentNumber('legal', 3001)).toBe(false);
});
