import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from './orders.fixture.ts';

const shopUrl = 'http://localhost:4300';

let shop: Shop;
let marta: Browser;
let guest: Browser;
let product: number;
let orderId: number;
let number: string;
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 12 });
  marta = await newAccount(shop, {}, { locale: 'ca' });
  ({ orderId, number } = await placeOrder(marta));
  guest = shop.browser();
  await guest.send('POST', '/sale/checkout-account', {
    name: 'Pau',
    lastName: 'Riu',
    email: 'pau@ejemplo.cat',
    agree: true,
  });
});
afterAll(() => shop.stop());

async function placeOrder(browser: Browser, email = 'marta@ejemplo.cat') {
  await browser.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email } };
  return (await browser.send('POST', '/sale/order', order)).body as { orderId: number; number: string };
}

it('the pages of orders have title, canonical URL and breadcrumbs in the language of the request', async () => {
  const list = await marta.send('POST', '/sale/order/list', {});
  const home = { name: 'Inici', url: '/' };
  const orders = { name: 'Les meves comandes', url: '/profile/orders' };
  const description = 'Consulta les teves comandes i el seu estat.';
  expect(list.body.seo).toEqual({ title: orders.name, description, canonical: `${shopUrl}/ca/profile/orders` });
  expect(list.body.breadcrumbs).toEqual([home, orders]);

  const detail = await marta.send('GET', `/sale/order/detail?orderId=${orderId}`);
  const url = `/profile/orders/${orderId}`;
  expect(detail.body.seo).toEqual({ title: `Comanda ${number}`, description, canonical: `${shopUrl}/ca${url}` });
  expect(detail.body.breadcrumbs).toEqual([home, orders, { name: `Comanda ${number}`, url }]);

  const confirm = await marta.send('GET', `/content/page/confirm?orderId=${orderId}`);
  const confirmUrl = `/order/confirm/${orderId}`;
  expect(confirm.body.seo).toEqual({
    title: 'Comanda rebuda',
    description,
    canonical: `${shopUrl}/ca${confirmUrl}`,
  });
  expect(confirm.body.breadcrumbs).toEqual([home, orders, { name: 'Comanda rebuda', url: confirmUrl }]);
  expect(confirm.body.meta).toEqual({ robots: 'noindex, nofollow' });
});

it('the confirmation links to the orders of an account, and a guest to the shop', async () => {
  const confirm = await marta.send('GET', `/content/page/confirm?orderId=${orderId}`);
  expect(confirm.body.menu).toEqual([
    { name: 'Segueix la comanda', link: `/profile/orders/${orderId}` },
    { name: 'Les meves comandes', link: '/profile/orders' },
    { name: 'Continua comprant', link: '/catalog' },
  ]);
  const placed = await placeOrder(guest, 'pau@ejemplo.cat');
  const ofGuest = await guest.send('GET', `/content/page/confirm?orderId=${placed.orderId}`);
  expect(ofGuest.body.menu).toEqual([{ name: 'Seguir comprando', link: '/catalog' }]);
});

it('a guest’s mail leads to the tracking page, an account’s to the order, each in its language', async () => {
  const [toMarta] = await shop.mailsWhen('marta@ejemplo.cat', 2);
  expect(toMarta!.text).toContain(`${shopUrl}/ca/profile/orders/${orderId}`);
  expect(toMarta!.text).toMatch(/10,00/);
  const [toGuest] = await shop.mailsWhen('pau@ejemplo.cat', 1);
  expect(toGuest!.text).toContain(`${shopUrl}/order/track`);
  expect(toGuest!.text).not.toContain('/profile/orders');
});

it('finds an order by number and e-mail address, both written as people do', async () => {
  const track = (body: object) => shop.browser().send('POST', '/sale/order/track', body);
  expect((await track({ number: `nº ${number}`, email: 'Marta@Ejemplo.cat' })).body.order).toMatchObject({
    number,
    status: 'created',
    payment: 'transfer',
    amount: 10,
    count: 1,
    units: 1,
    delivery: { type: 'pickup', pickupPoint: { id: 1 } },
    items: [{ product_id: product, url: '/product/screws', quantity: 1 }],
  });
  expect((await track({ number, email: 'pau@ejemplo.cat' })).status).toBe(404);
});
