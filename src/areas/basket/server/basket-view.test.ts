import { describe, expect, it } from 'vitest';
import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { cents } from '#values/money.ts';
import { type BasketLine, type BasketTerms, basketView, maxQuantity } from './basket-view.ts';

const addedAt = new Date('2026-11-20T09:00:00Z');
/** Ten euros, eight from five pieces on; seven in stock. */
const screws = {
  id: 1,
  article: 'screws',
  name: 'Tornillos',
  section: { id: 3, name: 'Tornillos', url: '/catalog/tornillos' },
  base: cents(1000),
  sale: cents(0),
  quantityPrices: [{ from: 5, price: cents(800) }],
  vatRate: 21,
  unit: 'ud',
  content: null,
  deliveryClass: null,
  fulfilment: 'any',
  isAppliance: false,
  isArchived: false,
  isVirtual: false,
  withdrawalExemption: null,
  isSellable: true,
  stock: 7,
  set: [],
} as unknown as SaleProduct;
const terms: BasketTerms = {
  deliveryTypes: ['delivery', 'pickup'],
  // Any number that depends on the products.
  freeDeliveryCost: (products) => products.reduce((sum, { id }) => sum + id, 90),
};
const lineOf = (change: Partial<BasketLine> = {}): BasketLine => ({
  productId: 1,
  quantity: 2,
  seenPrice: 1000,
  addedAt,
  ...change,
});
const view = (lines: readonly BasketLine[], products: readonly SaleProduct[], change: Partial<BasketTerms> = {}) =>
  basketView(
    { ...terms, ...change },
    { userId: null, version: 4, lines, waiting: 2 },
    new Map(products.map((product) => [product.id, product])),
    'es',
  );
const itemOf = (product: Partial<SaleProduct>, line: Partial<BasketLine> = {}) =>
  view([lineOf(line)], [{ ...screws, ...product }]).list[0]!;

describe('a basket', () => {
  it('adds up its lines, and counts for nothing what is gone from the catalogue', () => {
    const nails = { ...screws, id: 2, base: cents(300), quantityPrices: [], vatRate: 10 } as SaleProduct;
    const gone = lineOf({ productId: 9, quantity: 5 });
    const basket = view(
      [lineOf({ quantity: 5, seenPrice: 800 }), gone, lineOf({ productId: 2, seenPrice: 300 })],
      [screws, nails],
    );
    expect(basket).toMatchObject({
      total: 56,
      price: 46,
      quantitySaving: 10,
      count: 2,
      units: 7,
      waiting: 2,
      version: 4,
      freeDeliveryCost: 93,
      vat: [
        { rate: 21, gross: 40, vat: 6.94 },
        { rate: 10, gross: 6, vat: 0.55 },
      ],
    });
    expect(basket.list.map(({ product_id, quantityFrom }) => [product_id, quantityFrom])).toEqual([
      [1, 5],
      [2, undefined],
    ]);
  });

  it('counts as a saving by quantity what the quantity saves beyond a reduction', () => {
    const reduced = { ...screws, sale: cents(900) };
    expect(view([lineOf({ quantity: 5 })], [reduced])).toMatchObject({ total: 50, price: 40, quantitySaving: 5 });
    expect(view([lineOf()], [reduced])).not.toHaveProperty('quantitySaving');
  });

  it('can be ordered when it has something, and all of it can be had', () => {
    expect(view([], []).isOrderable).toBe(false);
    expect(view([lineOf()], [screws])).toMatchObject({ isOrderable: true, price: 20 });
    expect(view([lineOf()], [screws])).not.toHaveProperty('quantitySaving');
    expect(view([lineOf({ quantity: 8, seenPrice: 800 })], [screws]).isOrderable).toBe(false);
    const others = [lineOf(), lineOf({ productId: 2, quantity: 9 })];
    expect(view(others, [screws, { ...screws, id: 2 }]).isOrderable).toBe(false);
  });

  it('is handed over in the ways that all of its products allow', () => {
    const large = { ...screws, id: 2, fulfilment: 'pickup' } as SaleProduct;
    const sent = { ...screws, id: 3, fulfilment: 'delivery' } as SaleProduct;
    const lines = [lineOf(), lineOf({ productId: 2 })];
    expect(view(lines, [screws, large])).toMatchObject({
      deliveryTypes: ['pickup'],
      freeDeliveryCost: null,
      isOrderable: true,
    });
    expect(view([...lines, lineOf({ productId: 3 })], [screws, large, sent])).toMatchObject({
      deliveryTypes: [],
      freeDeliveryCost: null,
      isOrderable: false,
    });
    expect(view(lines, [screws], { deliveryTypes: ['delivery'] }).deliveryTypes).toEqual(['delivery']);
  });
});

describe('a line', () => {
  it('has its price, its sums and what can be had of it', () => {
    expect(itemOf({})).toMatchObject({
      id: 1,
      price: { base: 10, sale: 0, currency: 'EUR' },
      quantity: 2,
      total: 20,
      sum: 20,
      stock: { available: true, quantity: 7 },
      available: true,
      maxQuantity: 7,
    });
    const parts = [{ name: 'Broca', quantity: 2, measure: 'ud', slug: 'broca' }];
    expect(itemOf({ set: parts })).toMatchObject({ set: parts, section: { id: 3, url: '/catalog/tornillos' } });
    expect(itemOf({})).not.toHaveProperty('notice');
    expect(itemOf({})).not.toHaveProperty('quantityFrom');
    expect(itemOf({})).not.toHaveProperty('withdrawalExemption');
    expect(itemOf({ withdrawalExemption: 'sealed' } as never)).toMatchObject({ withdrawalExemption: 'sealed' });
    expect(itemOf({}, { quantity: 7, seenPrice: 800 })).toMatchObject({ available: true, quantityFrom: 5, sum: 56 });
  });

  it('says first that it is not sold, then that none or fewer are left, then another price', () => {
    const noticeOf = (product: Partial<SaleProduct>, line: Partial<BasketLine>) => itemOf(product, line).notice;
    const dearer = { seenPrice: 900 };
    expect(noticeOf({ isSellable: false, stock: 0 }, dearer)).toMatchObject({ code: 'no_longer_sold' });
    expect(noticeOf({ stock: 0 }, dearer)).toMatchObject({ code: 'sold_out' });
    expect(noticeOf({ stock: 1 }, dearer)).toMatchObject({
      code: 'fewer_available',
      message: expect.stringContaining('1'),
    });
    expect(noticeOf({ stock: 2 }, dearer)).toEqual({
      code: 'price_changed',
      message: expect.any(String),
      previousPrice: 9,
    });
    expect(noticeOf({ stock: 2 }, {})).toBeUndefined();
    expect(noticeOf({}, { quantity: 5, seenPrice: 1000 })).toMatchObject({ code: 'price_changed', previousPrice: 10 });
  });

  it('of a product that is not sold shows no stock', () => {
    expect(itemOf({ isSellable: false })).toMatchObject({
      stock: { available: false, quantity: 0 },
      available: false,
      maxQuantity: 0,
    });
    expect(itemOf({ stock: 0 })).toMatchObject({ stock: { available: false, quantity: 0 } });
  });

  it('takes 999 pieces at most', () => {
    expect([998, 1000].map((stock) => maxQuantity({ ...screws, stock }))).toEqual([998, 999]);
    expect(maxQuantity({ ...screws, isSellable: false })).toBe(0);
  });
});
