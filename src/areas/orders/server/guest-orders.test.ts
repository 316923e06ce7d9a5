import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Browser,
  newAccount,
  runJob,
  type Shop,
  startShop,
  type StoredMail,
} from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder, stockOf } from './orders.fixture.ts';

const hour = 3600;
const day = 24 * hour;

let shop: Shop;
let product: number;
let count = 0;

beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 100 });
});
afterAll(() => shop.stop());

const newEmail = () => `guest-${(count += 1)}@ejemplo.cat`;

async function newGuest(email: string): Promise<Browser> {
  const guest = shop.browser();
  await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  return guest;
}

/** Orders as a guest of this address; the order itself may name another. */
async function orderAsGuest(email: string, written = email, headers: Record<string, string> = {}) {
  const guest = await newGuest(email);
  await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email: written } };
  const placed = await guest.send('POST', '/sale/order', order, headers);
  expect(placed.status).toBe(200);
  return { guest, ...(placed.body as { orderId: number; number: string }) };
}

/** Number and key of the link in a mail. */
function orderLinkOf(mail: StoredMail): { number: string; key: string } {
  const link = new URL(/https?:\/\/\S*\/order\/track\S*/.exec(mail.text)![0]);
  return Object.fromEntries(link.searchParams) as { number: string; key: string };
}
const track = (body: object) => shop.browser().send('POST', '/sale/order/track', body);
const expireOrders = () => runJob(shop, 'cancel-unpaid-orders');
const statusOf = async (orderId: number): Promise<string> => {
  const { rows } = await shop.database.execute<{ status: string }>(
    sql`SELECT status FROM orders WHERE id = ${orderId}`,
  );
  return rows[0]!.status;
};
/** Seconds from the order to its end if it is not paid, and to what its customer reads. */
async function secondsToPay(orderId: number): Promise<[number, number]> {
  const { rows } = await shop.database.execute<{ hold: number; dueIn: number }>(sql`
    SELECT extract(epoch FROM payment_due_at - placed_at)::int AS hold,
      extract(epoch FROM expires_at - placed_at)::int AS "dueIn"
    FROM orders JOIN payments ON order_id = orders.id WHERE orders.id = ${orderId}`);
  return [rows[0]!.hold, rows[0]!.dueIn];
}

it('a guest sees the own order only, and finds it in the account made later', async () => {
  const marta = await newAccount(shop);
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { orderId: martas } = (await marta.send('POST', '/sale/order', pickupOrder)).body;
  const email = 'ona@ejemplo.cat';
  const { guest, orderId } = await orderAsGuest(email);
  expect((await guest.send('GET', `/sale/order/detail?orderId=${orderId}`)).status).toBe(200);
  expect((await guest.send('GET', `/sale/order/detail?orderId=${martas}`)).status).toBe(404);
  await shop.mailsWhen(email, 1);
  const ona = await newAccount(shop, { email, name: 'Ona' });
  expect((await ona.send('POST', '/sale/order/list', {})).body.list).toEqual([orderId]);
});

describe('a guest’s transfer', () => {
  it('reserves its goods for a day, and is then cancelled by the job', async () => {
    const email = newEmail();
    const placed = await orderAsGuest(email);
    expect(await secondsToPay(placed.orderId)).toEqual([day, day]);
    const { body } = await placed.guest.send('GET', `/content/page/confirm?orderId=${placed.orderId}`);
    const at = new Date(body.order.date).getTime();
    expect(body.confirmBy).toEqual({
      before: new Date(at + day * 1000).toISOString(),
      thenUntil: new Date(at + 7 * day * 1000).toISOString(),
    });
    const stock = await stockOf(shop.database, product);
    shop.passTime(day - 60);
    await expireOrders();
    expect(await statusOf(placed.orderId)).toBe('created');
    shop.passTime(61);
    await expireOrders();
    expect(await statusOf(placed.orderId)).toBe('cancelled');
    expect(await stockOf(shop.database, product)).toBe(stock + 1);
  });

  it('reserves them for seven days once the link of its mail was opened', async () => {
    const email = newEmail();
    const placed = await orderAsGuest(email);
    const [mail] = await shop.mailsWhen(email, 1);
    expect(mail!.text).toMatch(/Confirma tu correo/);
    const link = orderLinkOf(mail!);
    expect(link.number).toBe(placed.number);
    const { status, body } = await track(link);
    expect({ status, number: body.order.number }).toEqual({ status: 200, number: placed.number });
    expect(JSON.stringify(body)).not.toContain(email);
    expect(await secondsToPay(placed.orderId)).toEqual([7 * day, 7 * day]);
    // Again later: the time does not grow.
    shop.passTime(day);
    expect((await track(link)).status).toBe(200);
    expect(await secondsToPay(placed.orderId)).toEqual([7 * day, 7 * day]);
    await expireOrders();
    expect(await statusOf(placed.orderId)).toBe('created');
    shop.passTime(6 * day + 60);
    await expireOrders();
    expect(await statusOf(placed.orderId)).toBe('cancelled');
    expect((await track(link)).body.order.status).toBe('cancelled');
  });

  it('is not confirmed by who tracks it with number and address', async () => {
    const email = newEmail();
    const { number, orderId } = await orderAsGuest(email);
    expect((await track({ number, email })).status).toBe(200);
    expect(await secondsToPay(orderId)).toEqual([day, day]);
  });

  it('reserves them for seven days once a new account confirms the address', async () => {
    const email = newEmail();
    const { orderId } = await orderAsGuest(email);
    await shop.mailsWhen(email, 1);
    await newAccount(shop, { email });
    expect(await secondsToPay(orderId)).toEqual([7 * day, 7 * day]);
  });

  it('of a customer with an account needs no link', async () => {
    const email = newEmail();
    const customer = await newAccount(shop, { email });
    await customer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email } };
    const { orderId } = (await customer.send('POST', '/sale/order', order)).body;
    expect(await secondsToPay(orderId)).toEqual([7 * day, 7 * day]);
    expect((await customer.send('GET', `/content/page/confirm?orderId=${orderId}`)).body.confirmBy).toBeNull();
  });
});

describe('the link of an order’s mail', () => {
  it('opens no other order, and nothing without its key', async () => {
    const [email, otherEmail] = [newEmail(), newEmail()];
    const { orderId } = await orderAsGuest(email);
    const { number: other } = await orderAsGuest(otherEmail);
    const { number, key } = orderLinkOf((await shop.mailsWhen(email, 1))[0]!);
    for (const body of [
      { number: other, key },
      { number, key: `${key.slice(0, -1)}x` },
      { number, key: 'x' },
    ])
      expect(await track(body)).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    expect((await track({ number })).status).toBe(400);
    expect((await track({ number, email: otherEmail, key: 'x' })).status).toBe(404);
    expect(await statusOf(orderId)).toBe('created');
  });

  it('has the key for withdrawing too, which a customer with an account does not need', async () => {
    const [email, own] = [newEmail(), newEmail()];
    await orderAsGuest(email);
    const [mail] = await shop.mailsWhen(email, 1);
    const [link] = /https?:\/\/\S*\/withdrawal[^\s)]*/.exec(mail!.text)!;
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual(orderLinkOf(mail!));

    const customer = await newAccount(shop, { email: own });
    await customer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email: own } };
    const { orderId } = (await customer.send('POST', '/sale/order', order)).body;
    const { text } = (await shop.mailsWhen(own, 2)).find((one) => one.text.includes('/profile/orders/'))!;
    expect(text).toContain(`/withdrawal?orderId=${orderId}`);
    expect(text).not.toContain('key=');
  });

  it('contains no address, and has the language of the order', async () => {
    const email = newEmail();
    await orderAsGuest(email, email, { 'content-language': 'ca' });
    const [mail] = await shop.mailsWhen(email, 1);
    const [link] = /https?:\/\/\S*\/order\/track\S*/.exec(mail!.text)!;
    expect(link).toMatch(/^http:\/\/localhost:4300\/ca\/order\/track\?number=\d\d-\d{6}&key=[\w-]{43}$/);
    expect(mail!.text).toMatch(/Confirma el teu correu/);
  });
});

describe('an account’s transfer with an address that is not its own', () => {
  it('reserves its goods for a day, and for seven once the link of its mail was opened', async () => {
    const [own, other] = [newEmail(), newEmail()];
    const marta = await newAccount(shop, { email: own });
    await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email: other } };
    const { orderId } = (await marta.send('POST', '/sale/order', order)).body;
    expect(await secondsToPay(orderId)).toEqual([day, day]);
    expect((await marta.send('GET', `/content/page/confirm?orderId=${orderId}`)).body.confirmBy).not.toBeNull();
    const [mail] = await shop.mailsWhen(other, 1);
    expect(mail!.text).toMatch(/Confirma tu correo/);
    expect((await track(orderLinkOf(mail!))).status).toBe(200);
    expect(await secondsToPay(orderId)).toEqual([7 * day, 7 * day]);
  });

  it('is one of three at most', async () => {
    const [own, other] = [newEmail(), newEmail()];
    const marta = await newAccount(shop, { email: own });
    const orderTo = async (email: string) => {
      await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
      const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email } };
      return (await marta.send('POST', '/sale/order', order)).status;
    };
    for (let index = 0; index < 3; index += 1) expect(await orderTo(other)).toBe(200);
    expect(await orderTo(newEmail())).toBe(429);
    expect(await orderTo(own.toUpperCase())).toBe(200);
  });
});

describe('an account’s mails', () => {
  it('to an address that is not its own are five an hour, however many it orders', async () => {
    const [email, stranger] = [newEmail(), newEmail()];
    const marta = await newAccount(shop, { email });
    for (let index = 0; index < 7; index += 1) {
      await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
      const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email: index < 6 ? stranger : email } };
      const { orderId } = (await marta.send('POST', '/sale/order', order)).body;
      await shop.database.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${orderId}`);
    }
    // The mail of the registration, and of the last order, which went to its own address.
    await shop.mailsWhen(email, 2);
    expect(await shop.mailsWhen(stranger, 5)).toHaveLength(5);
    const { rows } = await shop.database.execute(sql`SELECT FROM pgboss.job WHERE name = 'order-mail'`);
    expect(rows).toEqual([]);
  });
});

describe('cancelling without an account', () => {
  const cancel = (browser: Browser, body: object) => browser.send('POST', '/sale/order/cancel', body);

  it('works in the session that ordered, and gives the stock back once', async () => {
    const before = await stockOf(shop.database, product);
    const { guest, orderId } = await orderAsGuest(newEmail());
    const cancelled = await cancel(guest, { orderId });
    expect(cancelled.body.order).toMatchObject({ orderId, status: 'cancelled', actions: ['repeat'] });
    expect(await cancel(guest, { orderId })).toMatchObject({
      status: 409,
      body: { code: 'not_cancellable' },
    });
    expect(await stockOf(shop.database, product)).toBe(before);
  });

  it('works with the key of the mail’s link, which tells nothing about the customer', async () => {
    const email = newEmail();
    const { orderId } = await orderAsGuest(email);
    const link = orderLinkOf((await shop.mailsWhen(email, 1))[0]!);
    expect((await track(link)).body.order.actions).toEqual(['cancel']);
    expect(await cancel(shop.browser(), link)).toMatchObject({ status: 200, body: { order: null } });
    expect(await statusOf(orderId)).toBe('cancelled');
    expect((await track(link)).body.order.actions).toEqual([]);
    expect((await cancel(shop.browser(), link)).status).toBe(409);
    // Its customer is told.
    expect(await shop.mailsWhen(email, 2)).toHaveLength(2);
  });

  it('is refused to everybody else', async () => {
    const email = newEmail();
    const { orderId, number } = await orderAsGuest(email);
    const { orderId: other, number: otherNumber } = await orderAsGuest(newEmail());
    const { key } = orderLinkOf((await shop.mailsWhen(email, 1))[0]!);
    expect((await track({ number, email })).body.order.actions).toEqual([]);
    const stranger = await newGuest(newEmail());
    const account = await newAccount(shop, { email: newEmail() });
    for (const [browser, body, status] of [
      [shop.browser(), { orderId }, 401],
      [shop.browser(), { orderId, number, key }, 401],
      [stranger, { orderId }, 404],
      [account, { orderId }, 404],
      [shop.browser(), { number, email }, 400],
      [shop.browser(), { number, email, key: email }, 404],
      [shop.browser(), { number: otherNumber, key }, 404],
      [shop.browser(), { number, key: `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}` }, 404],
      [shop.browser(), {}, 400],
      [shop.browser(), { number, key: 'x'.repeat(101) }, 422],
    ] as const)
      expect([body, (await cancel(browser, body)).status]).toEqual([body, status]);
    expect([await statusOf(orderId), await statusOf(other)]).toEqual(['created', 'created']);
  });

  it('is refused once money is under way, or somebody works on the order', async () => {
    for (const [column, value] of [
      ['payment_status', 'processing'],
      ['payment_status', 'paid'],
      ['status', 'preparing'],
    ] as const) {
      const email = newEmail();
      const { guest, orderId } = await orderAsGuest(email);
      const link = orderLinkOf((await shop.mailsWhen(email, 1))[0]!);
      await shop.database.execute(sql`UPDATE orders SET ${sql.identifier(column)} = ${value} WHERE id = ${orderId}`);
      expect((await cancel(guest, { orderId })).status).toBe(409);
      expect((await cancel(shop.browser(), link)).status).toBe(409);
      expect((await track(link)).body.order.actions).toEqual([]);
    }
  });
});

describe('a guest’s mails', () => {
  it('go to the address of the session, not to the one written in the order', async () => {
    const [email, stranger] = [newEmail(), newEmail()];
    const { number } = await orderAsGuest(email, stranger);
    await shop.mailsWhen(email, 1);
    expect(await shop.mails(stranger)).toEqual([]);
    // Either address finds the order.
    for (const address of [email.toUpperCase(), stranger])
      expect((await track({ number, email: address })).status).toBe(200);
  });

  it('are limited to five an hour for one address, which affects no order', async () => {
    const email = newEmail();
    const orders: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { orderId } = await orderAsGuest(email);
      orders.push(orderId);
      // Paid at once, so that it does not count as open.
      await shop.database.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${orderId}`);
    }
    expect(await Promise.all(orders.map(statusOf))).toEqual(Array(6).fill('created'));
    await shop.mailsWhen(email, 5);
    const { rows } = await shop.database.execute(
      sql`SELECT FROM pgboss.job WHERE name = 'order-mail' AND (data ->> 'orderId')::int = ${orders[5]}`,
    );
    expect(rows).toEqual([]);
    shop.passTime(hour + 1);
    await orderAsGuest(email.toUpperCase());
    await shop.mailsWhen(email.toUpperCase(), 1);
  });
});
