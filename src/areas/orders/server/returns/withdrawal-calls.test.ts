import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { findWithdrawal, withdraw } from '../../contract.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

describe('the calls', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  it('serve a guest by number and address with a receipt by mail, and tell a stranger nothing', async () => {
    const product = await addProduct(shop.database, { article: 'drill', price: 42_900 });
    const customer = await newAccount(shop);
    await customer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
    const { orderId, number } = (await customer.send('POST', '/sale/order', pickupOrder)).body;
    const guest = shop.browser();
    const found = await guest.send('POST', '/sale/order/withdrawal', { number, email: 'MARTA@ejemplo.cat' });
    expect(findWithdrawal.answer.parse(found.body)).toEqual(found.body);
    expect(found.body).toMatchObject({
      isOpen: true,
      until: null,
      items: [{ product_id: product, quantity: 2, sum: 858 }],
    });
    expect(JSON.stringify(found.body)).not.toMatch(/Marta|Soler|612345678/i);

    const statement = { name: 'Marta Soler', items: [{ product_id: product, quantity: 1 }], confirm: true };
    const refusals = [
      await guest.send('POST', '/sale/order/withdraw', { ...statement, number, email: 'jordi@ejemplo.cat' }),
      await guest.send('POST', '/sale/order/withdraw', {
        ...statement,
        number: '26-000000',
        email: 'marta@ejemplo.cat',
      }),
    ];
    for (const { status, body } of refusals) expect([status, body.code]).toEqual([404, 'order_not_found']);
    expect(refusals[0]!.body.message).toBe(refusals[1]!.body.message);
    expect((await guest.send('POST', '/sale/order/withdraw', { ...statement, orderId })).status).toBe(401);
    const stranger = await newAccount(shop, { email: 'jordi@ejemplo.cat' });
    expect((await stranger.send('POST', '/sale/order/withdraw', { ...statement, orderId })).status).toBe(404);
    const unconfirmed = { ...statement, number, email: 'marta@ejemplo.cat', confirm: false };
    expect((await guest.send('POST', '/sale/order/withdraw', unconfirmed)).status).toBe(422);
    expect((await guest.send('POST', '/sale/order/withdraw', { name: 'Marta', confirm: true })).status).toBe(400);

    const proof = { number: ` ${number} `, email: 'marta@ejemplo.cat' };
    const done = await guest.send('POST', '/sale/order/withdraw', { ...statement, ...proof });
    expect(done.status).toBe(200);
    expect(withdraw.answer.parse(done.body)).toEqual(done.body);
    const again = await guest.send('POST', '/sale/order/withdraw', { ...statement, ...proof });
    expect(again.body).toEqual(done.body);
    const receipt = (await shop.mailsWhen('marta@ejemplo.cat', 3)).find(({ subject }) =>
      subject.includes('desistimiento'),
    );
    expect(receipt!.subject).toContain(done.body.reference);
    expect(receipt!.text).toMatch(/Recibido el .*\d{4} a las? \d\d:\d\d:\d\d \(hora de Madrid\)/);
    expect(receipt!.text).toContain(`Pedido: ${number}`);
    const [notice] = await shop.mailsWhen('hola@caneina.example', 1);
    expect(notice!.subject).toContain(done.body.reference);

    const own = await customer.send('POST', '/sale/order/withdraw', { name: 'Marta', orderId, confirm: true });
    expect(own.status).toBe(200);
    const detail = await customer.send('GET', `/sale/order/detail?orderId=${orderId}`);
    expect(detail.body.order.returns).toHaveLength(2);
    expect(detail.body.order.actions).not.toContain('withdraw');
  });

  it('stop guessing of numbers and addresses', async () => {
    const guest = shop.browser({ ip: '203.0.113.77' });
    const guess = () => guest.send('POST', '/sale/order/withdrawal', { number: '26-000001', email: 'a@b.cat' });
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
    const statement = { number: '26-000001', email: 'a@b.cat', name: 'A', confirm: true };
    expect((await guest.send('POST', '/sale/order/withdraw', statement)).status).toBe(429);
  });
});
