import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newAccount, runJob } from '#areas/account/server/account.fixture.ts';
import { orderLinkOf, startGuestOrders } from './guest-orders.fixture.ts';
import { pickupOrder, stockOf } from './orders.fixture.ts';

const hour = 3600;
const hold = 7200;
const day = 24 * hour;

const { shop, product, newEmail, orderAsGuest, track, statusOf } = await startGuestOrders();
afterAll(() => shop.stop());

const expireOrders = () => runJob(shop, 'cancel-unpaid-orders');
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
  const typed = 'ona@fusteria-món.cat';
  const email = 'ona@xn--fusteria-mn-zeb.cat';
  const { guest, orderId, number } = await orderAsGuest(typed);
  expect((await guest.send('GET', `/sale/order/detail?orderId=${orderId}`)).status).toBe(200);
  expect((await guest.send('GET', `/sale/order/detail?orderId=${martas}`)).status).toBe(404);
  await shop.mailsWhen(email, 1);
  for (const known of [typed, email]) expect((await track({ number, email: known })).status).toBe(200);
  const ona = await newAccount(shop, { email, name: 'Ona' });
  expect((await ona.send('POST', '/sale/order/list', {})).body.list).toEqual([orderId]);
});

describe('a guest’s transfer', () => {
  it('reserves its goods for two hours, and then waits without them for the rest of its time', async () => {
    const email = newEmail();
    const placed = await orderAsGuest(email);
    expect(await secondsToPay(placed.orderId)).toEqual([hold, hold]);
    const { body } = await placed.guest.send('GET', `/content/page/confirm?orderId=${placed.orderId}`);
    const at = new Date(body.order.date).getTime();
    expect(body.confirmBy).toEqual({
      before: new Date(at + hold * 1000).toISOString(),
      thenUntil: new Date(at + 7 * day * 1000).toISOString(),
    });
    const stock = await stockOf(shop.database, product);
    shop.passTime(hold - 60);
    await expireOrders();
    expect(await stockOf(shop.database, product)).toBe(stock);
    shop.passTime(61);
    await expireOrders();
    expect(await stockOf(shop.database, product)).toBe(stock + 1);
    expect(await statusOf(placed.orderId)).toBe('created');
    expect(await secondsToPay(placed.orderId)).toEqual([7 * day, 7 * day]);
    shop.passTime(7 * day - hold);
    await expireOrders();
    expect(await statusOf(placed.orderId)).toBe('cancelled');
  });

  it('reserves them for seven days once the link of its mail was opened', async () => {
    const email = newEmail();
    const placed = await orderAsGuest(email);
    const [mail] = await shop.mailsWhen(email, 1);
    expect(mail!.text).toMatch(/confirma tu correo/);
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
    expect(await secondsToPay(orderId)).toEqual([hold, hold]);
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
    expect(mail!.text).toMatch(/confirma el teu correu/);
  });
});

describe('an account’s transfer with an address that is not its own', () => {
  it('reserves its goods for two hours, and for seven days once the link of its mail was opened', async () => {
    const [own, other] = [newEmail(), newEmail()];
    const marta = await newAccount(shop, { email: own });
    await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email: other } };
    const { orderId } = (await marta.send('POST', '/sale/order', order)).body;
    expect(await secondsToPay(orderId)).toEqual([hold, hold]);
    expect((await marta.send('GET', `/content/page/confirm?orderId=${orderId}`)).body.confirmBy).not.toBeNull();
    const [mail] = await shop.mailsWhen(other, 1);
    expect(mail!.text).toMatch(/confirma tu correo/);
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
    // The sixth waits.
    const { rows } = await shop.database.execute(
      sql`SELECT start_after > now() AS waits FROM pgboss.job WHERE name = 'order-mail'`,
    );
    expect(rows).toEqual([{ waits: true }]);
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

  it('are five an hour for one address, the others wait, and no order is affected', async () => {
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
      sql`SELECT start_after > now() AS waits FROM pgboss.job
        WHERE name = 'order-mail' AND (data ->> 'orderId')::int = ${orders[5]}`,
    );
    expect(rows).toEqual([{ waits: true }]);
    shop.passTime(hour + 1);
    await orderAsGuest(email.toUpperCase());
    await shop.mailsWhen(email.toUpperCase(), 1);
  });
});
