import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { addProduct, pickupOrder, stockOf } from '../orders.fixture.ts';

let shop: Shop;
let owner: Browser;
let buyer: Browser;
let saw: number;
beforeAll(async () => {
  shop = await startShop();
  owner = await signInAs(shop, 'owner');
  buyer = await newAccount(shop);
  saw = await addProduct(shop.database, { article: 'saw', price: 2000, stock: 200 });
});
afterAll(() => shop.stop());

const show = async (orderId: number) => (await owner.send('GET', `/staff/orders/${orderId}`)).body.order;
const move = async (orderId: number, status: string) =>
  owner.send('POST', `/staff/orders/${orderId}/status`, { status, version: (await show(orderId)).version });
const of = (quantity: number) => [{ product_id: saw, quantity }];

/** Two saws are paid, 40 €; the shop has made them three, so that 20 € are open. */
async function placeDearer(): Promise<number> {
  await buyer.refresh();
  await buyer.send('POST', '/sale/basket', { product_id: saw, quantity: 2 });
  const { orderId } = (await buyer.send('POST', '/sale/order', { ...pickupOrder, payment: 'transfer' })).body;
  await owner.send('POST', `/staff/orders/${orderId}/paid`, { amount: 40, method: 'transfer' });
  await owner.send('PUT', `/staff/orders/${orderId}`, { changes: [{ field: 'lines', from: of(2), to: of(3) }] });
  return orderId;
}
const withdraw = async (orderId: number) =>
  (await buyer.send('POST', '/sale/order/withdraw', { orderId, confirm: true, name: 'Ona' })).body;

it.each(['confirmed', 'preparing'])(
  'who withdraws from a %s order with an open difference gets back what was paid, and is told so',
  async (status) => {
    const stock = await stockOf(shop.database, saw);
    const orderId = await placeDearer();
    if (status === 'preparing') await move(orderId, status);
    expect((await buyer.send('POST', '/sale/order/withdrawal', { orderId })).body).toMatchObject({
      ...{ isOpen: true, isPaid: false, due: 20 },
    });
    const { reference } = await withdraw(orderId);
    const [stored] = (await show(orderId)).returns;
    // What was paid, not what it costs.
    expect(stored).toMatchObject({ reference, amount: 40, state: status === 'confirmed' ? 'closed' : 'received' });
    if (status === 'preparing') expect((await move(orderId, 'cancelled')).status).toBe(200);
    const order = await show(orderId);
    expect(order).toMatchObject({ status: 'cancelled', money: { due: 0, received: 40, refundable: 40 } });
    expect(order.received).toBe(40);
    const refund = { amount: 40, reason: 'Desiste' };
    const { documents, money } = (await owner.send('POST', `/staff/orders/${orderId}/refund`, refund)).body.order;
    expect(money).toMatchObject({ refunded: 40, refundable: 0 });
    expect(documents.map(({ amount }: { amount: number }) => amount)).toEqual([40, -40]);
    if (status === 'confirmed') expect(await stockOf(shop.database, saw)).toBe(stock);
  },
);

it('the receipt of a withdrawal that cancels an order names what goes back of it', async () => {
  const orderId = await placeDearer();
  const { reference } = await withdraw(orderId);
  const mail = await vi.waitFor(async () => {
    const mails = (await shop.app.inject('/dev/mailbox.json')).json<{ subject: string; text: string }[]>();
    const found = mails.find(({ subject }) => subject.includes(`hemos recibido tu desistimiento (${reference})`));
    return found?.text ?? Promise.reject(new Error('not sent yet'));
  }, 30_000);
  expect(mail).toMatch(/Te devolvemos 40,00\s€ como muy tarde/);
  expect(mail).toContain('El pedido queda cancelado: no tienes que hacer nada más.');
  expect(mail).not.toContain('no estaba pagado');
});
