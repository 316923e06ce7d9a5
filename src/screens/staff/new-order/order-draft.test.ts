import { expect, it } from 'vitest';
import { bodyOf, emptyDraft, missingOfInvoice, piecesTyped, withArticle } from './order-draft.ts';

const saw = { product_id: 7, name: 'Sierra', article: '57-84258' };

it('scans one more piece of an article that is there', () => {
  expect(withArticle(withArticle([], saw), saw)).toEqual([{ ...saw, quantity: 2 }]);
});

it('asks for what was typed, and nothing of an address for a pickup', () => {
  const draft = { ...emptyDraft('ca'), lines: withArticle([], saw), slot: '2026-12-01 10:00 12:00', street: 'Nou' };
  expect(bodyOf(draft, 1, 20)).toMatchObject({
    customer: { type: 'individual', document: null },
    delivery: { type: 'pickup', pickupPointId: 1, date: '2026-12-01', slot: { from: '10:00', to: '12:00' } },
    lines: [{ product_id: 7, quantity: 1 }],
    expectedPrice: 20,
  });
  expect(bodyOf({ ...draft, type: 'delivery', slot: '' }, 1, null).delivery).toMatchObject({
    address: { street: 'Nou' },
    date: null,
    slot: null,
  });
});

const company = {
  ...emptyDraft('es'),
  ...{ customerType: 'legal' as const, documentType: 'CIF', document: 'B65410011' },
};
const address = { invoiceStreet: 'Nou', invoiceHouse: '', invoiceZipcode: '08001', invoiceCity: 'Barcelona' };

it('has the address for the invoice of a company that collects, and of nobody else', () => {
  const addressOf = (draft: object) => bodyOf({ ...company, ...address, ...draft }, 1, 20).customer.address;
  expect(addressOf({})).toMatchObject({ street: 'Nou', value: { zipcode: '08001' }, city: 'Barcelona' });
  expect(addressOf({ type: 'delivery' })).toBeUndefined();
  expect(addressOf({ customerType: 'individual' })).toBeUndefined();
  expect(bodyOf(company, 1, 20).customer.address).toBeUndefined();
});

it('asks for the whole of that address once it is begun, or above 400 €', () => {
  const all = ['customer.address.street', 'customer.address.value.zipcode', 'customer.address.city'];
  expect(missingOfInvoice(company, 400)).toEqual([]);
  expect(missingOfInvoice(company, 400.01)).toEqual(all);
  expect(missingOfInvoice({ ...company, ...address }, 500)).toEqual([]);
  expect(missingOfInvoice({ ...company, ...address, invoiceStreet: ' ' }, 20)).toEqual([all[0]]);
  expect(missingOfInvoice({ ...company, invoiceHouse: '3' }, 20)).toEqual(all);
  expect(missingOfInvoice({ ...company, type: 'delivery' }, 500)).toEqual([]);
  expect(missingOfInvoice({ ...company, customerType: 'individual' }, 500)).toEqual([]);
});

it('reads pieces as they are typed, and waits while there are none', () => {
  expect(['', '0', '-3', 'x', '5', '12.9', '123456'].map(piecesTyped)).toEqual([null, null, null, null, 5, 12, 9999]);
});
