import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { actors, addProduct, pickupOrder, stockOf } from '../../orders.fixture.ts';
import { eraseOrdersOfUser } from '../../orders.ts';

let shop: Shop;
let sales: Browser;
let saw: number;
let glue: number;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  saw = await addProduct(shop.database, { article: '57-84258', price: 20_000, stock: 100 });
  glue = await addProduct(shop.database, { article: 'glue', price: 500, stock: 3 });
});
afterAll(() => shop.stop());

const email = 'josep@ejemplo.cat';
const { agree: _, ...byPickup } = pickupOrder;
const order = (changed: object = {}) => ({
  ...byPickup,
  customer: { ...pickupOrder.customer, name: 'Josep', email },
  payment: 'counter',
  lines: [{ product_id: saw, quantity: 2 }],
  ...changed,
});
const place = (changed: object = {}, key?: string) =>
  sales.send('POST', '/staff/orders', order(changed), key === undefined ? {} : { 'idempotency-key': key });
const show = async (orderId: number) => (await sales.send('GET', `/staff/orders/${orderId}`)).body.order;
const paid = (orderId: number, body: object) => sales.send('POST', `/staff/orders/${orderId}/paid`, body);

it('takes an order to be paid at the counter, once for the same key, and says who has made it', async () => {
  const twice = await Promise.all([place({}, 'call-1'), place({}, 'call-1')]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const { orderId, number } = twice[0]!.body;
  expect(twice[1]!.body).toMatchObject({ orderId, number });
  expect((await place({ lines: [{ product_id: saw, quantity: 1 }] }, 'call-1')).body.code).toBe('idempotency_conflict');
  expect(await stockOf(shop.database, saw)).toBe(98);
  const placed = await show(orderId);
  expect(placed).toMatchObject({
    ...{ status: 'created', paymentStatus: 'pending', payment: 'counter', amount: 400 },
    timeline: [
      { verb: 'order.placed', actor: { kind: 'staff', name: 'Jordi' }, device: expect.any(String), canUndo: false },
    ],
  });
  const [mail] = await shop.mailsWhen(email, 1);
  expect(mail!.text).toMatch(/Pagas .*400,00.*al recogerlo/s);
  // Half of it now, the rest when it is collected.
  const part = { amount: 150, method: 'cash', reference: 'T-1' };
  expect((await paid(orderId, part)).body.order).toMatchObject({
    paymentStatus: 'pending',
    money: { due: 250, received: 150 },
  });
  expect((await paid(orderId, part)).body.code).toBe('not_possible');
  expect((await paid(orderId, { amount: 250.01, method: 'cash' })).body).toMatchObject({
    code: 'amount_differs',
    due: 250,
  });
  const owner = await signInAs(shop, 'owner');
  const refund = await owner.send('POST', `/staff/orders/${orderId}/refund`, { amount: 10, reason: 'x' });
  expect(refund.body.code).toBe('nothing_to_refund');
  const both = await Promise.all([0, 1].map(() => paid(orderId, { amount: 250, method: 'terminal' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { documents, ...settled } = await show(orderId);
  expect(settled).toMatchObject({
    ...{ status: 'confirmed', paymentStatus: 'paid', money: { due: 0, received: 400, refundable: 400 } },
  });
  expect(documents).toMatchObject([{ kind: 'simplified', amount: 400 }]);
  const documentOf = (id: number) => sales.send('GET', `/staff/orders/${id}/documents/${documents[0].number}`);
  const { headers, body } = await documentOf(orderId);
  expect([headers['content-type'], body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  expect((await documentOf(orderId + 1)).body.code).toBe('document_not_found');
});

it('follows prices, stock, slots and documents as every order does, and leaves nothing of a refused one', async () => {
  const before = await stockOf(shop.database, saw);
  const codeOf = async (changed: object) => (await place(changed)).body.code;
  const short = (await place({ lines: [{ product_id: glue, quantity: 4 }] })).body;
  expect([short.code, short.message]).toEqual([
    'products_unavailable',
    'De algún artículo no queda género suficiente, o ya no se vende. Baja la cantidad o quítalo del pedido.',
  ]);
  expect(await codeOf({ expectedPrice: 399 })).toBe('basket_changed');
  expect(await codeOf({ delivery: { ...byPickup.delivery, date: '2030-01-01' } })).toBe('not_available');
  const { delivery } = byPickup;
  const twice = [saw, saw].map((product_id) => ({ product_id, quantity: 1 }));
  expect((await place({ lines: twice, delivery })).status).toBe(422);
  const wantsInvoice = { ...order().customer, wantsInvoice: true };
  expect(await codeOf({ customer: wantsInvoice })).toBe('document_needed');
  expect(await stockOf(shop.database, saw)).toBe(before);
});

it('makes no guest for an order that is refused late', async () => {
  const customer = { ...order().customer, email: 'refused@ejemplo.cat' };
  const guests = () => shop.database.$client.query('SELECT FROM users WHERE email = $1', [customer.email]);
  expect((await place({ customer, expectedPrice: 399 })).body.code).toBe('basket_changed');
  expect((await place({ customer, lines: [{ product_id: glue, quantity: 4 }] })).status).toBe(409);
  expect((await guests()).rowCount).toBe(0);
  expect((await place({ customer })).status).toBe(200);
  expect((await guests()).rowCount).toBe(1);
});

it('is mailed with the link to pay it, and kept for two days or until it changes hands', async () => {
  const { orderId } = (await place({ payment: 'card', customer: { ...order().customer, email: 'link@ejemplo.cat' } }))
    .body;
  const [mail] = await shop.mailsWhen('link@ejemplo.cat', 1);
  expect(mail!.text).toContain('Pagar ahora');
  const { paymentDueAt } = await show(orderId);
  expect(Date.parse(paymentDueAt) - shop.now().getTime()).toBeGreaterThan(3 * 3_600_000);
});

it('shows the mail of an order, and sends it again three times an hour', async () => {
  const to = 'again@ejemplo.cat';
  const { orderId } = (await place({ customer: { ...order().customer, email: to } })).body;
  await shop.mailsWhen(to, 1);
  const path = `/staff/orders/${orderId}/mail`;
  const { body: preview } = await sales.send('GET', path);
  expect(preview).toMatchObject({ to, text: expect.stringContaining('Pagas') });
  expect(preview.text).toMatch(/key=…/);
  expect(preview.text).not.toMatch(/key=[\w-]/);
  const again = await Promise.all([1, 2, 3, 4].map(() => sales.send('POST', path)));
  expect(again.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  await shop.mailsWhen(to, 4);
});

it('shows a mail as it was sent but for the keys of its links, whatever the order is now, and sends it again word for word until its customer is erased', async () => {
  const to = 'sent@ejemplo.cat';
  const { orderId } = (await place({ customer: { ...order().customer, email: to } })).body;
  const [first] = await shop.mailsWhen(to, 1);
  await vi.waitFor(async () => expect((await show(orderId)).mails).toMatchObject([{ state: 'sent' }]), 30_000);
  const [{ id }] = (await show(orderId)).mails;
  await shop.database.execute(sql`UPDATE orders SET customer = customer || '{"name": "Otra"}' WHERE id = ${orderId}`);
  const path = `/staff/orders/${orderId}/mails/${id}`;
  const { body: mail } = await sales.send('GET', path);
  const withoutKeys = (words: string): string => words.replaceAll(/key=[\w-]+/g, 'key=…');
  expect(withoutKeys(first!.text)).not.toBe(first!.text);
  const { subject, text, html } = first!;
  expect(mail).toMatchObject({ to, subject, text: withoutKeys(text), html: withoutKeys(html) });
  expect((await sales.send('POST', path)).status).toBe(200);
  const mails = await shop.mailsWhen(to, 2);
  expect(mails.map(({ subject, html }) => [subject, html])).toEqual([
    [first!.subject, first!.html],
    [first!.subject, first!.html],
  ]);
  expect((await sales.send('GET', `/staff/orders/${orderId + 1}/mails/${id}`)).body.code).toBe('mail_not_found');
  expect((await sales.send('POST', `/staff/orders/${orderId}/mails/none`)).body.code).toBe('mail_not_found');
  const { rows } = await shop.database.execute<{ userId: string }>(
    sql`SELECT user_id AS "userId" FROM orders WHERE id = ${orderId}`,
  );
  await shop.database.transaction((tx) =>
    eraseOrdersOfUser(tx, { actor: actors.shop, at: new Date() }, Number(rows[0]!.userId)),
  );
  expect((await sales.send('GET', path)).body.code).toBe('mail_not_found');
});

it('belongs to the account of its address, and to no guest who has typed it elsewhere', async () => {
  const marta = await newAccount(shop);
  const { orderId } = (await place({ customer: pickupOrder.customer })).body;
  expect((await marta.send('GET', `/sale/order/detail?orderId=${orderId}`)).body.order).toMatchObject({
    payment: 'counter',
    actions: expect.not.arrayContaining(['pay']),
  });
  expect((await marta.send('POST', '/sale/basket', { product_id: saw, quantity: 1 })).status).toBe(200);
  expect((await marta.send('POST', '/sale/order', { ...pickupOrder, payment: 'counter' })).status).toBe(400);
  const stranger = shop.browser();
  const guest = { name: 'X', lastName: 'Y', email: 'ona@ejemplo.cat', agree: true };
  await stranger.send('POST', '/sale/checkout-account', guest);
  const own = (await place({ customer: { ...order().customer, email: guest.email } })).body;
  expect((await stranger.send('GET', `/sale/order/detail?orderId=${own.orderId}`)).body.code).toBe('order_not_found');
  const again = (await place({ customer: { ...order().customer, email: guest.email } })).body;
  const { rows } = await shop.database.execute(
    sql`SELECT count(DISTINCT user_id)::int AS users FROM orders WHERE id IN (${own.orderId}, ${again.orderId})`,
  );
  expect(rows).toEqual([{ users: 1 }]);
});

it('finds articles by number and name, former customers, and what all would cost', async () => {
  const find = async (what: string, query: string) => (await sales.send('POST', `/staff/${what}/find`, { query })).body;
  expect(await find('articles', '5784258')).toMatchObject({
    isExact: true,
    articles: [{ product_id: saw, price: 200 }],
  });
  // Nothing that only comes near: one tap orders it.
  expect(await find('articles', 'xyzzyqq')).toEqual({ isExact: false, articles: [] });
  expect((await find('customers', 'JOSEP@')).customers).toMatchObject([{ email, name: 'Josep' }]);
  expect((await find('customers', '!!!')).customers).toEqual([]);
  const quote = await sales.send('POST', '/staff/orders/quote', { lines: order().lines, type: 'pickup' });
  expect(quote.body).toMatchObject({ price: 400, deliveryPrice: 0, amount: 400, pickupPoints: [{ id: 1 }] });
  expect(quote.body.slots.length).toBeGreaterThan(0);
});
