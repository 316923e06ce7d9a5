import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, type Rules, startRules } from '../orders.fixture.ts';
import { createOrderStore } from './store-order.ts';

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', stock: 100 });
});
afterAll(() => rules.stop());

const setSerial = (serial: number) => rules.database.execute(sql`SELECT setval('order_numbers', ${serial})`);
/** The number of the order with this serial. */
async function numberOf(serial: number): Promise<string> {
  await setSerial(serial - 1);
  return (await rules.placeOrder(product)).number;
}

describe('the number of an order', () => {
  it('is the year by the shop’s clock and six digits', () => {
    const store = createOrderStore('a secret');
    expect(store.numberOf(1, new Date('2026-12-31T22:59:59Z'))).toMatch(/^26-\d{6}$/);
    expect(store.numberOf(1, new Date('2026-12-31T23:00:00Z'))).toMatch(/^27-\d{6}$/);
  });

  it('does not reveal how many came before', async () => {
    const [first, second, third] = [await numberOf(101), await numberOf(102), await numberOf(103)].map((number) =>
      Number(number.slice(3)),
    );
    expect(second! - first!).not.toBe(third! - second!);
  });

  it('cannot be made without the shop’s secret', async () => {
    const another = createOrderStore('another secret').numberOf(201, new Date('2026-11-20T09:00:00Z'));
    expect(await numberOf(201)).not.toBe(another);
  });

  it('skips a number that an earlier order has', async () => {
    const earlier = await rules.placeOrder(product);
    const taken = await numberOf(301);
    const free = await numberOf(302);
    await rules.database.execute(sql`UPDATE orders SET number = 'none-' || id WHERE number IN (${taken}, ${free})`);
    await rules.database.execute(sql`UPDATE payments SET reference = 'none-' || id WHERE reference = ${free}`);
    await rules.database.execute(sql`UPDATE orders SET number = ${taken} WHERE id = ${earlier.id}`);
    expect(await numberOf(301)).toBe(free);
  });
});
