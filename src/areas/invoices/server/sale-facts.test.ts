import { describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import type { DocumentIssuer } from './document-facts.ts';
import { documentKindOf, type Sale, saleFacts } from './sale-facts.ts';

const address = { street: 'Carrer de Sant Bru', house: '18', city: 'Badalona', value: { zipcode: '08911' } };
const nif = { type: 'NIF', number: '12345678Z' };
const passport = { type: 'PASSPORT', number: 'AB123456' };
const person: Sale['customer'] = {
  type: 'individual',
  name: 'Marta',
  surname: 'Soler',
  organization: null,
  document: null,
};
const company: Sale['customer'] = {
  ...person,
  type: 'legal',
  organization: 'Construccions Soler, S.L.',
  document: { type: 'CIF', number: 'B58818501' },
};

/** A drill of 100 € and screws of 20 € at 10 %, each with VAT, and a delivery of 6 €. */
const saleOf = (customer: Sale['customer'], change: Partial<Sale> = {}): Sale => ({
  id: 1,
  number: '26-000123',
  locale: 'es',
  payment: 'transfer',
  total: 13_000,
  price: 12_000,
  deliveryPrice: 600,
  vat: [
    { rate: 21, gross: cents(10_500), net: cents(8678), vat: cents(1822) },
    { rate: 10, gross: cents(2100), net: cents(1909), vat: cents(191) },
  ],
  customer,
  delivery: { address: null },
  ...change,
});
const lines = [
  {
    article: 'drill',
    name: { es: 'Taladro', ca: 'Trepant' },
    brand: 'Bosch',
    quantity: 1,
    vatRate: 21 as const,
    sum: 10_000,
    vatAmount: 1736,
  },
  {
    article: 'screw',
    name: { es: 'Tornillo', ca: 'Cargol' },
    brand: null,
    quantity: 4,
    vatRate: 10 as const,
    sum: 2000,
    vatAmount: 182,
  },
];
const factsOf = (order: Sale, change: Partial<Parameters<typeof saleFacts>[0]> = {}) =>
  saleFacts({
    order,
    lines,
    issuer: { name: 'Can Eina' } as DocumentIssuer,
    isDemo: false,
    number: 'T-26-00001',
    issuedAt: new Date('2026-11-21T09:00:00Z'),
    paidAt: new Date('2026-11-20T23:30:00Z'),
    operationAt: new Date('2026-11-19T23:30:00Z'),
    ...change,
  });

describe('the kind of an invoice', () => {
  const kindFor = (customer: Sale['customer'], change?: Partial<Sale>) => documentKindOf(saleOf(customer, change));

  it('is full for who gives a Spanish tax number', () => {
    expect(kindFor(person)).toBe('simplified');
    expect(kindFor({ ...person, document: nif })).toBe('full');
    expect(kindFor({ ...person, document: passport })).toBe('simplified');
    expect(kindFor({ ...person, document: passport, wantsInvoice: true })).toBe('full');
  });

  it('is full for a company whose address is known, be it that of the delivery', () => {
    expect(kindFor(company)).toBe('simplified');
    expect(kindFor({ ...company, address })).toBe('full');
    expect(kindFor(company, { delivery: { address } })).toBe('full');
    expect(kindFor({ ...company, address: { ...address, value: null } })).toBe('simplified');
    expect(kindFor({ ...person, address })).toBe('simplified');
  });

  it('is full above 3,000 € for individuals and 400 € for companies, delivery included', () => {
    expect(kindFor(person, { price: 299_400 })).toBe('simplified');
    expect(kindFor(person, { price: 299_401 })).toBe('full');
    expect(kindFor(company, { price: 39_400 })).toBe('simplified');
    expect(kindFor(company, { price: 39_401 })).toBe('full');
  });
});

describe('an invoice', () => {
  it.each([
    ['a self-employed person', null, ['Carrer de Sant Bru, 18', '08911 Badalona']],
    ['one with a firm', 'Lampisteria Soler', ['Lampisteria Soler', 'Carrer de Sant Bru, 18', '08911 Badalona']],
  ])('names %s in full, with number and address', (_, organization, lines) => {
    const { kind, customer } = factsOf(saleOf({ ...company, organization, document: nif, address }));
    expect({ kind, customer }).toEqual({
      kind: 'full',
      customer: { name: 'Marta Soler', taxId: '12345678Z', address: lines },
    });
  });

  it('has the sums of the sale, and what is left of each rate as delivery', () => {
    const facts = factsOf(saleOf(person));
    expect(facts).toMatchObject({ total: 12_600, discount: 1000, payment: 'transfer', orderNumber: '26-000123' });
    expect(facts.lines).toEqual([
      { article: 'drill', name: 'Bosch Taladro', quantity: 1, rate: 21, net: 8264, gross: 10_000 },
      { article: 'screw', name: 'Tornillo', quantity: 4, rate: 10, net: 1818, gross: 2000 },
      { article: '', name: null, quantity: 1, rate: 21, net: 414, gross: 500 },
      { article: '', name: null, quantity: 1, rate: 10, net: 91, gross: 100 },
    ]);
  });

  it('has no delivery that cost nothing', () => {
    const vat = [{ rate: 21 as const, gross: cents(10_000), net: cents(8264), vat: cents(1736) }];
    const facts = factsOf(saleOf(person, { vat, price: 10_000, deliveryPrice: 0 }), { lines: lines.slice(0, 1) });
    expect(facts.lines.map(({ article }) => article)).toEqual(['drill']);
  });

  it('has the days of the shop’s clock, and none for what is not paid', () => {
    expect(factsOf(saleOf(person))).toMatchObject({
      issuedAt: '2026-11-21T09:00:00.000Z',
      operationDate: '2026-11-20',
      paidOn: '2026-11-21',
    });
    expect(factsOf(saleOf(person), { paidAt: null }).paidOn).toBeNull();
  });

  it('names a consumer only where it is a full one', () => {
    expect(factsOf(saleOf({ ...person, address })).customer).toBeNull();
    expect(factsOf(saleOf({ ...person, document: nif })).customer).toEqual({
      name: 'Marta Soler',
      taxId: '12345678Z',
      address: [],
    });
  });

  it('names a company on a simplified one too, by its own name, or who bought for it', () => {
    expect(factsOf(saleOf(company)).customer).toMatchObject({
      name: 'Construccions Soler, S.L.',
      taxId: 'B58818501',
    });
    const unnamed = { ...company, organization: null, surname: '' };
    expect(factsOf(saleOf(unnamed)).customer).toMatchObject({ name: 'Marta' });
    const consumer = { ...person, organization: 'Construccions Soler, S.L.', document: nif };
    expect(factsOf(saleOf(consumer)).customer).toMatchObject({ name: 'Marta Soler' });
  });

  it('says a passport as such, and no tax number without a document', () => {
    const large = { price: 400_000 };
    expect(factsOf(saleOf({ ...person, document: passport }, large)).customer).toEqual({
      name: 'Marta Soler',
      taxId: '',
      passport: 'AB123456',
      address: [],
    });
    expect(factsOf(saleOf(person, large)).customer).toEqual({ name: 'Marta Soler', taxId: '', address: [] });
  });

  it('has the customer’s own address before that of the delivery, without words about the way', () => {
    const order = saleOf(
      { ...company, address: { ...address, extra: 'Tercer timbre' } },
      { delivery: { address: { ...address, house: '99' } } },
    );
    expect(factsOf(order).customer?.address).toEqual(['Carrer de Sant Bru, 18', '08911 Badalona']);
  });
});
