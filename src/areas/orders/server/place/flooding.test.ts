import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { addProduct, homeDelivery, pickupOrder, stockOf } from '../orders.fixture.ts';

let shop: Shop;
let customer: Browser;
beforeAll(async () => {
  shop = await startShop();
  customer = await newAccount(shop, {}, { ip: '192.0.2.1' });
});
afterAll(() => shop.stop());

let guests = 0;
async function newGuest(ip: string): Promise<Browser> {
  const guest = shop.browser({ ip });
  const email = `flood${(guests += 1)}@ejemplo.cat`;
  await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  return guest;
}
const put = (browser: Browser, product: number, quantity: number) =>
  browser.send('POST', '/sale/basket', { product_id: product, quantity });

it('one-piece orders from six networks, more than there are places, leave some to those who confirm or pay', async () => {
  const screws = await addProduct(shop.database, { article: 'screws', stock: 1000 });
  const { slots } = (await customer.send('GET', '/service/delivery/init')).body as { slots: DeliverySlot[] };
  // Eight orders for the six places of each.
  const attacked = slots.filter(({ type, notFor }) => type === 'delivery' && !notFor.includes('transfer')).slice(0, 3);
  const order = async (browser: Browser, { date, from, to }: DeliverySlot, payment: 'transfer' | 'card') => {
    await put(browser, screws, 1);
    const delivery = { ...homeDelivery, date, slot: { from, to } };
    return browser.send('POST', '/sale/order', { ...pickupOrder, delivery, payment });
  };
  for (let count = 0; count < 8; count += 1) {
    const flood = await newGuest(`198.51.100.${1 + (count % 6)}`);
    for (const slot of attacked) expect((await order(flood, slot, 'transfer')).status).toBe(200);
  }
  const places = sql`SELECT taken, held FROM delivery_slots WHERE type = 'delivery' AND taken > 0`;
  expect((await shop.database.execute(places)).rows).toEqual(attacked.map(() => ({ taken: 3, held: 3 })));

  const slot = attacked[0]!;
  const confirmed = await order(customer, slot, 'transfer');
  expect(confirmed.status).toBe(200);
  const hasPlace = sql`SELECT delivery -> 'hasPlace' AS place FROM orders WHERE id = ${confirmed.body.orderId}`;
  expect((await shop.database.execute(hasPlace)).rows).toEqual([{ place: true }]);
  const paying = await newGuest('203.0.113.9');
  const { body } = await order(paying, slot, 'card');
  expect(await paying.send('GET', `/service/payment/signature?orderId=${body.orderId}`)).toMatchObject({ status: 200 });
});

it.each([
  ['one IPv4 address', 'screw', () => '198.51.100.20'],
  ['the /64s of one /48', 'nail', (guest: number) => `2001:db8:7:${guest.toString(16)}::1`],
])('96 calls of %s leave half of every article to others', async (_, name, ipOf) => {
  const articles = await Promise.all(
    Array.from({ length: 10 }, (__, index) => addProduct(shop.database, { article: `${name}-${index}`, stock: 8 })),
  );
  for (let guest = 0; guest < 8; guest += 1) {
    const flood = await newGuest(ipOf(guest));
    for (const article of articles) await put(flood, article, 2);
    expect((await flood.send('POST', '/sale/order', pickupOrder)).status).toBe(200);
  }
  for (const article of articles) expect(await stockOf(shop.database, article)).toBe(4);
  for (const article of articles) await put(customer, article, 4);
  expect((await customer.send('POST', '/sale/order', pickupOrder)).status).toBe(200);
});
