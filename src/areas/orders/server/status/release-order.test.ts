import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actors, addProduct, type Rules, startRules, stockOf } from '../orders.fixture.ts';

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', stock: 50 });
});
afterAll(() => rules.stop());

const change = (id: number, wanted: Parameters<Rules['orders']['changeStatus']>[2]) =>
  rules.database.transaction((tx) => rules.orders.changeStatus(tx, id, wanted));

describe('releasing an order', () => {
  it('cancels it and returns its stock, once', async () => {
    const { number } = await rules.placeOrder(product, { quantity: 4 });
    const stock = await stockOf(rules.database, product);
    const outcomes = await Promise.all([1, 2, 3].map(() => rules.orders.forShop.release(actors.shop, number)));
    expect(outcomes.filter((outcome) => 'status' in outcome)).toMatchObject([
      { number, status: 'cancelled', paymentStatus: 'cancelled' },
    ]);
    expect(outcomes.filter((outcome) => 'code' in outcome)).toMatchObject([
      { code: 'not_cancellable' },
      { code: 'not_cancellable' },
    ]);
    expect(await stockOf(rules.database, product)).toBe(stock + 4);
  });

  it.each(['paid', 'processing', 'refunded'] as const)('leaves one whose payment is %s', async (paymentStatus) => {
    const { id, number } = await rules.placeOrder(product);
    if (paymentStatus === 'refunded') await change(id, { actor: actors.system, paymentStatus: 'paid' });
    await change(id, { actor: actors.system, paymentStatus });
    expect(await rules.orders.forShop.release(actors.shop, number)).toMatchObject({ code: 'not_cancellable' });
  });

  it('is refused for an unknown number', async () => {
    expect(await rules.orders.forShop.release(actors.shop, '26-none')).toMatchObject({ code: 'order_not_found' });
  });
});
