import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import type { PaymentMethodOffer } from '#areas/payment/contract.ts';
import { PaymentMethods } from '#areas/payment/web/payment-methods.tsx';
import { readConfig } from '#platform/config.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ REDSYS_URL: 'https://sis-t.redsys.es:25443' });
});
afterAll(() => shop.stop());

const noticeIn = (methods: PaymentMethodOffer[]): boolean =>
  renderToStaticMarkup(
    <PaymentMethods label="" methods={methods} financing={[]} amount={1} value={null} onChange={() => {}} />,
  ).includes('Prueba: los pagos con tarjeta y Bizum van al entorno de pruebas del banco. No se cobra nada.');

it('checkout and confirmation say that payments at the bank’s test address are a test', async () => {
  const productId = await addProduct(shop.database, { article: 'drill', stock: 9 });
  const marta = await newAccount(shop);
  const { paymentMethods } = (await marta.send('GET', '/content/page/checkout')).body;
  expect(noticeIn(paymentMethods)).toBe(true);
  const placing = async (payment: string) => {
    await marta.send('POST', '/sale/basket', { product_id: productId, quantity: 1 });
    const { orderId } = (await marta.send('POST', '/sale/order', { ...pickupOrder, payment })).body;
    return (await marta.send('GET', `/content/page/confirm?orderId=${orderId}`)).body;
  };
  expect((await placing('card')).isTest).toBe(true);
  expect((await placing('transfer')).isTest).toBeUndefined();
});

it('the demo’s simulator is no test of the bank: the demo stays as it is', () => {
  expect(readConfig({}).redsys!.isTest).toBeUndefined();
});
