import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder, stockOf } from '#areas/orders/server/orders.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';
import { ordersRelease } from './orders-release.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const release = (number: string) => {
  const config = readConfig({ PUBLIC_URL: 'http://localhost:4300', LOG_LEVEL: 'silent' });
  return ordersRelease.run({ config, connection: { connectionString: '' }, database: shop.database }, [number], {});
};

it('cancels an unpaid order, returns its stock and mails its customer', async () => {
  const output = vi.spyOn(console, 'log').mockImplementation(() => {});
  const product = await addProduct(shop.database, { article: 'drill', stock: 12 });
  const marta = await newAccount(shop);
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 5 });
  const { number } = (await marta.send('POST', '/sale/order', pickupOrder)).body;
  await release(number);
  expect(output.mock.calls).toEqual([[`Order ${number} is cancelled; 5 pieces are back in stock.`]]);
  expect(await stockOf(shop.database, product)).toBe(12);
  const [mail] = await shop.mailsWhen('marta@ejemplo.cat', 3);
  expect(mail!.subject).toContain(`pedido cancelado (${number})`);
  await expect(release(number)).rejects.toThrow(`Order ${number} is paid, being paid, sent or cancelled`);
});

it('reports an unknown order number', async () => {
  await expect(release('26-none')).rejects.toThrow(new StartError('There is no order 26-none.'));
});
