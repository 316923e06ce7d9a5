import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { findWithdrawal, withdraw } from '../../contract.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

/** Reference and key of the link with which a declared withdrawal takes effect. */
const linkIn = (text: string) =>
  Object.fromEntries(new URL(/https?:\S+\/withdrawal\?reference=[\w&=-]+/.exec(text)![0]).searchParams);

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
    const mailed = async (count: number, subject: RegExp) =>
      (await shop.mailsWhen('marta@ejemplo.cat', count)).find((mail) => subject.test(mail.subject));
    const asks = await mailed(3, /confirma tu desistimiento/);
    expect(asks!.text).toContain(number);
    expect(asks!.text).not.toContain('Marta Soler');
    const before = await customer.send('GET', `/sale/order/detail?orderId=${orderId}`);
    expect(before.body.order).toMatchObject({ status: 'created', returns: [] });
    const link = linkIn(asks!.text);
    const confirm = (body: object) => guest.send('POST', '/sale/order/withdraw/confirm', body);
    expect((await confirm({ ...link, key: `${link.key}x` })).status).toBe(404);
    expect((await confirm({ ...link, reference: 'D-26-99999' })).status).toBe(404);
    expect([(await confirm(link)).body, (await confirm(link)).body]).toEqual([done.body, done.body]);
    const receipt = await mailed(4, /hemos recibido tu desistimiento/);
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

  it('declare by number and address only: nothing is cancelled before the link is opened, and the date is that of the declaration', async () => {
    const product = await addProduct(shop.database, { article: 'saw', stock: 9 });
    const guest = shop.browser();
    const person = { name: 'Ona', lastName: 'Puig', email: 'declares@ejemplo.cat', agree: true };
    await guest.send('POST', '/sale/checkout-account', person);
    const place = async (more: object = {}) => {
      await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
      const customer = { ...pickupOrder.customer, email: person.email, ...more };
      return (await guest.send('POST', '/sale/order', { ...pickupOrder, customer })).body as {
        orderId: number;
        number: string;
      };
    };
    const { orderId, number } = await place();
    const stranger = shop.browser();
    const declare = (name: string) =>
      stranger.send('POST', '/sale/order/withdraw', { number, email: person.email, name, confirm: true });
    const declared = await declare('Alguien');
    expect(Object.keys(declared.body)).toEqual(['reference', 'receivedAt']);
    const stateOf = async () =>
      (await shop.database.execute(sql`SELECT status, payment_status FROM orders WHERE id = ${orderId}`)).rows;
    expect(await stateOf()).toEqual([{ status: 'created', payment_status: 'pending' }]);
    const names = ['b', 'c', 'd', 'e', 'f'];
    const statuses = [];
    for (const name of names) statuses.push((await declare(name)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);

    // The sixth mail of an hour waits.
    const mails = await shop.mailsWhen(person.email, 5);
    const mail = mails.find(({ subject }) => subject.includes(declared.body.reference))!.text;
    expect(mail).toContain(`sin confirmar\nReferencia: ${declared.body.reference}`);
    expect(mail).not.toContain('Justificante');
    const linkOf = (reference: string) => linkIn(mails.find(({ subject }) => subject.includes(reference))!.text);
    const open = (reference: string) => stranger.send('POST', '/sale/order/withdraw/confirm', linkOf(reference));
    shop.passTime(60);
    const confirmed = await open(declared.body.reference);
    expect(confirmed.body).toEqual(declared.body);
    expect(await stateOf()).toEqual([{ status: 'cancelled', payment_status: 'cancelled' }]);
    const { rows } = await shop.database.execute(
      sql`SELECT state FROM returns WHERE order_id = ${orderId} ORDER BY id`,
    );
    expect(rows[0]).toEqual({ state: 'closed' });
    // The other declarations find nothing left.
    const others = await shop.database.execute<{ reference: string }>(
      sql`SELECT reference FROM returns WHERE order_id = ${orderId} AND state = 'declared' LIMIT 1`,
    );
    expect((await open(others.rows[0]!.reference)).body.code).toBe('not_withdrawable');
  });

  it('tell a company that the right is a consumer’s', async () => {
    const product = await addProduct(shop.database, { article: 'hammer' });
    const firm = await newAccount(shop, { email: 'firma@ejemplo.cat' });
    await firm.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const customer = {
      ...pickupOrder.customer,
      email: 'firma@ejemplo.cat',
      type: 'legal',
      organization: 'Firma, S.L.',
      document: { type: 'CIF', number: 'B58818501' },
    };
    const { orderId, number } = (await firm.send('POST', '/sale/order', { ...pickupOrder, customer })).body;
    for (const proof of [{ orderId }, { number, email: 'firma@ejemplo.cat' }]) {
      const asked = await firm.send('POST', '/sale/order/withdrawal', proof);
      const withdrawn = await firm.send('POST', '/sale/order/withdraw', { ...proof, name: 'Firma', confirm: true });
      for (const { status, body } of [asked, withdrawn]) expect([status, body.code]).toEqual([422, 'not_a_consumer']);
    }
    const catalan = await firm.send('POST', '/sale/order/withdrawal', { orderId }, { 'content-language': 'ca' });
    expect(catalan.body.message).toMatch(/consumidors/);
    const { order } = (await firm.send('GET', `/sale/order/detail?orderId=${orderId}`)).body;
    expect(order.actions).not.toContain('withdraw');
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
