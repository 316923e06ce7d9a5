import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, homeDelivery, pickupOrder } from '#areas/orders/server/orders.fixture.ts';

let shopDir: string;
let shop: Shop;
let marta: Browser;
let screws: number;
let sand: number;
beforeAll(async () => {
  shopDir = await mkdtemp(join(tmpdir(), 'ferreter-shop-'));
  await cp('demo/shop', shopDir, { recursive: true });
  const file = join(shopDir, 'delivery.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), delivery: null }));
  shop = await startShop({ SHOP_DIR: shopDir });
  marta = await newAccount(shop);
  screws = await addProduct(shop.database, { article: 'screws' });
  sand = await addProduct(shop.database, { article: 'sand', fulfilment: 'delivery' });
});
afterAll(async () => {
  await shop.stop();
  await rm(shopDir, { recursive: true });
});

it('offers pickup alone: product, basket, checkout and pages agree', async () => {
  const get = async (url: string) => (await marta.send('GET', url)).body;
  const product = await get('/catalog/product/screws');
  expect(product.delivery).toBeNull();
  expect(product.pickupPoints).toHaveLength(1);
  const basket = (await marta.send('POST', '/sale/basket', { product_id: screws, quantity: 1 })).body;
  expect(basket).toMatchObject({ deliveryTypes: ['pickup'], isOrderable: true, freeDeliveryCost: null });
  expect((await get('/sale/checkout-options')).delivery).toBeNull();
  const init = await get('/service/delivery/init');
  expect(init).toMatchObject({ zones: [], freeDeliveryCost: null });
  expect(new Set(init.slots.map(({ type }: { type: string }) => type))).toEqual(new Set(['pickup']));
  expect((await get('/content/page/base')).hasDelivery, 'no field for the postal code').toBe(false);
  expect(await get('/content/page/delivery')).toMatchObject({ zones: [], freeDeliveryCost: null });
});

it('refuses delivery, and goods that have to be delivered', async () => {
  const delivery = { ...homeDelivery, date: '2026-11-30', slot: { from: '09:00', to: '11:00' } };
  expect(await marta.send('POST', '/sale/order', { ...pickupOrder, delivery })).toMatchObject({
    status: 422,
    body: { code: 'not_available', fields: [{ field: 'delivery.type' }] },
  });
  const basket = (await marta.send('POST', '/sale/basket', { product_id: sand, quantity: 1 })).body;
  expect(basket).toMatchObject({ deliveryTypes: [], isOrderable: false });
});
