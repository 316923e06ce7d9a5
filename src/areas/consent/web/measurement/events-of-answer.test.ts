import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './events-of-answer.ts';

const line = (product_id: number, quantity: number) => ({
  product_id,
  name: `Taladro ${product_id}`,
  brand: 'Norda',
  section: { id: 1, name: 'Taladros', url: '/catalog/taladros' },
  price: { base: 0.1, sale: 0, currency: 'EUR' },
  quantity,
});
const basket = (...list: ReturnType<typeof line>[]) => ({ list, price: 12.5 });

describe('of the basket', () => {
  it('tells what was added, in the amounts of the answer', () => {
    const read = createAnswerReader(() => false);
    expect(read('GET /sale/basket', basket(line(1, 2)))).toBeNull();
    expect(read('POST /sale/basket', basket(line(1, 5), line(2, 1)))).toEqual({
      name: 'add_to_cart',
      currency: 'EUR',
      value: 0.4,
      items: [
        expect.objectContaining({ item_id: '1', price: 0.1, quantity: 3, item_category: 'Taladros' }),
        expect.objectContaining({ item_id: '2', quantity: 1 }),
      ],
    });
  });

  it('tells nothing of removed pieces, of a basket that another tab changed, and of one that was not known', () => {
    const read = createAnswerReader(() => false);
    expect(read('POST /sale/basket', basket(line(1, 3)))).toBeNull();
    expect(read('POST /sale/basket', basket(line(1, 2)))).toBeNull();
    expect(read('GET /sale/basket', basket(line(1, 9)))).toBeNull();
    expect(read('DELETE /sale/basket', basket())).toBeNull();
  });

  it('begins the checkout once, with a basket that is not empty', () => {
    const read = createAnswerReader(() => true);
    expect(read('GET /sale/basket', basket())).toBeNull();
    expect(read('GET /sale/basket', basket(line(1, 2)))).toMatchObject({ name: 'begin_checkout', value: 12.5 });
    expect(read('GET /sale/basket', basket(line(1, 2)))).toBeNull();
  });
});

describe('of an order', () => {
  const order = { number: '26-1', amount: 30, deliveryPrice: 5, items: [line(1, 2)], status: 'created' };
  const read = (changes: object) =>
    createAnswerReader(() => false)('GET /content/page/confirm', { order: { ...order, ...changes } });

  it('is a purchase once it is paid or is to be paid by transfer', () => {
    const purchase = { name: 'purchase', transaction_id: '26-1', value: 30, shipping: 5, items: [{ quantity: 2 }] };
    expect(read({ payment: 'card', paymentStatus: 'paid' })).toMatchObject(purchase);
    expect(read({ payment: 'transfer', paymentStatus: 'pending' })).toMatchObject(purchase);
  });

  it('is none while it is not paid, and none when cancelled', () => {
    expect(read({ payment: 'card', paymentStatus: 'pending' })).toBeNull();
    expect(read({ payment: 'card', paymentStatus: 'failed' })).toBeNull();
    expect(read({ payment: 'transfer', paymentStatus: 'pending', status: 'cancelled' })).toBeNull();
  });
});
