import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, homeDelivery, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { readDeliveryData } from './delivery-data.ts';

let shopDir: string;
let shop: Shop;
let marta: Browser;
let screws: number;

const change = async (name: string, keys: object): Promise<void> => {
  const file = join(shopDir, name);
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...keys }));
};

beforeAll(async () => {
  shopDir = await mkdtemp(join(tmpdir(), 'shop-without-pickup-'));
  await cp(inject('shopDir'), shopDir, { recursive: true });
  await rm(join(shopDir, 'pages'), { recursive: true });
  await cp(join(inject('shopDir'), 'pages/main.es.md'), join(shopDir, 'pages/main.es.md'));
  await change('shop.json', { languages: ['es'] });
  await change('delivery.json', { pickup: null });
  shop = await startShop({ SHOP_DIR: shopDir });
  marta = await newAccount(shop);
  screws = await addProduct(shop.database, { article: 'screws' });
});
afterAll(async () => {
  await shop.stop();
  await rm(shopDir, { recursive: true });
});

it('delivers alone, though it has a store: product, basket and checkout agree', async () => {
  const get = async (url: string) => (await marta.send('GET', url)).body;
  expect((await get('/catalog/product/screws')).pickupPoints).toEqual([]);
  const basket = (await marta.send('POST', '/sale/basket', { product_id: screws, quantity: 1 })).body;
  expect(basket).toMatchObject({ deliveryTypes: ['delivery'], isOrderable: true });
  expect((await get('/sale/checkout-options')).pickupPoints).toEqual([]);
  const init = await get('/service/delivery/init');
  expect(init.pickupPoints).toEqual([]);
  expect(new Set(init.slots.map(({ type }: { type: string }) => type))).toEqual(new Set(['delivery']));
  expect((await get('/content/contact/base')).address).toContain('Carrer del Torrent');
});

it('refuses to have goods collected, and advises nobody to', async () => {
  expect(await marta.send('POST', '/sale/order', pickupOrder)).toMatchObject({
    status: 422,
    body: { code: 'not_available', fields: [{ field: 'delivery.pickupPointId' }] },
  });
  const far = {
    ...homeDelivery.address,
    value: { ...homeDelivery.address.value, latLng: { lat: 28.1, lng: -15.4 }, zipcode: '35001' },
  };
  const delivery = { ...homeDelivery, address: { ...far, city: 'Las Palmas de Gran Canaria' } };
  const { body } = await marta.send('POST', '/sale/order', { ...pickupOrder, delivery });
  expect(body.message).not.toMatch(/recog/i);
});

it('does not start where nothing is delivered either', async () => {
  await change('delivery.json', { delivery: null });
  expect(() => readDeliveryData(shopDir)).toThrow(/neither delivers nor has goods collected$/);
  expect(() => readDeliveryData(inject('shopDir'), { hasStore: false })).not.toThrow();
});
