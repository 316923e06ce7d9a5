import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { addProduct, homeDelivery, pickupOrder } from '../orders.fixture.ts';

interface Statement {
  readonly name?: string;
  readonly text: string;
}

let shop: Shop;
let product: number;
/** What runs within it counts; jobs, such as that of the order's mail, run outside. */
const counted = new AsyncLocalStorage<Statement[]>();
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'drill', stock: 500 });
  const { query } = pg.Client.prototype;
  const record = function (this: pg.Client, ...sent: unknown[]) {
    const [statement] = sent as [Statement | string];
    counted.getStore()?.push(typeof statement === 'string' ? { text: statement } : statement);
    return (query as (...all: unknown[]) => unknown).apply(this, sent);
  };
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(record as never);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.stop();
});

async function newGuest(): Promise<Browser> {
  const guest = shop.browser();
  const person = { name: 'Ona', lastName: 'Puig', email: 'ona@ejemplo.cat', agree: true };
  await guest.send('POST', '/sale/checkout-account', person);
  return guest;
}

async function order(guest: Browser, delivery: object): Promise<number[]> {
  const put = await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const read = await guest.send('GET', '/sale/basket');
  const placed = await guest.send('POST', '/sale/order', { ...pickupOrder, delivery });
  return [put.status, read.status, placed.status];
}

async function inDeliverySlot(guest: Browser): Promise<object> {
  const { body } = await guest.send('GET', '/service/delivery/init');
  const { date, from, to } = body.slots.find(
    ({ type, notFor }: DeliverySlot) => type === 'delivery' && !notFor.includes('transfer'),
  );
  return { ...homeDelivery, date, slot: { from, to } };
}

describe('a guest who adds to the basket, reads it and orders', () => {
  it.each([
    ['pickup', async () => pickupOrder.delivery],
    ['delivery in a slot with few places', inDeliverySlot],
  ])('needs at most 16 statements for %s, all of them prepared', async (_, deliveryFor) => {
    const guest = await newGuest();
    const delivery = await deliveryFor(guest);
    const statements: Statement[] = [];
    expect(await counted.run(statements, () => order(guest, delivery))).toEqual([200, 200, 200]);
    expect(statements.length).toBeGreaterThan(8);
    expect(statements.length).toBeLessThanOrEqual(16);
    const unnamed = statements.filter(({ name }) => !name).map(({ text }) => text);
    expect(unnamed).toEqual(['begin', 'commit']);
  });
});
