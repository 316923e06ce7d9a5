import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { orderLinkOf, startGuestOrders } from './guest-orders.fixture.ts';
import { pickupOrder } from './orders.fixture.ts';

const { shop, product, newEmail, newGuest, orderAsGuest } = await startGuestOrders();
afterAll(() => shop.stop());

const quarterOfAnHour = 15 * 60;
const linkTo = async (email: string) => orderLinkOf((await shop.mailsWhen(email, 1))[0]!);
const open = (browser: Browser, link: object) => browser.send('POST', '/sale/order/open', link);
const put = (browser: Browser, quantity = 1) => browser.send('POST', '/sale/basket', { product_id: product, quantity });
const piecesOf = async (browser: Browser): Promise<number> =>
  (await browser.send('GET', '/sale/basket')).body.list[0]?.quantity ?? 0;

/** Another order of the same guest, as the browser that holds the session places it. */
async function orderAgain(guest: Browser): Promise<number> {
  await put(guest);
  return (await guest.send('POST', '/sale/order', pickupOrder)).body.orderId;
}

describe('a browser that has nothing but the link', () => {
  const email = newEmail();
  let placed: Awaited<ReturnType<typeof orderAsGuest>>;
  let other: number;
  let link: { number: string; key: string };
  let fresh: Browser;
  beforeAll(async () => {
    placed = await orderAsGuest(email);
    link = await linkTo(email);
    other = await orderAgain(placed.guest);
    fresh = shop.browser();
  });

  it('gets a session, which confirms the address', async () => {
    const { status, body, headers } = await open(fresh, link);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        accessToken: expect.any(String),
        clientId: expect.any(String),
        kind: 'checkout',
        orderId: placed.orderId,
        isOwn: true,
      },
    });
    expect(headers['cache-control']).toBe('no-store');
    const page = await fresh.send('GET', `/content/page/confirm?orderId=${placed.orderId}`);
    expect(page.body).toMatchObject({ confirmBy: null, transfer: { amount: page.body.order.amount } });
  });

  it('sees and changes the order as the browser that placed it', async () => {
    const paths = ['/sale/order/detail', '/content/page/confirm', '/service/payment/check'];
    for (const path of paths.map((one) => `${one}?orderId=${placed.orderId}`)) {
      const seen = await fresh.send('GET', path);
      expect(seen.status).toBe(200);
      expect(seen.body).toEqual((await placed.guest.send('GET', path)).body);
    }
    const { body } = await fresh.send('GET', `/sale/order/detail?orderId=${placed.orderId}`);
    expect(body.order.actions).toEqual(['cancel', 'pay', 'withdraw']);
    const paid = await fresh.send('POST', '/sale/order/payment', { orderId: placed.orderId, payment: 'card' });
    expect(paid.body.order).toMatchObject({ payment: 'card', actions: ['cancel', 'pay', 'withdraw'] });
    expect((await fresh.send('GET', `/service/payment/signature?orderId=${placed.orderId}`)).status).toBe(200);
    expect((await fresh.send('POST', '/sale/order/withdrawal', { orderId: placed.orderId })).status).toBe(200);
  });

  it('keeps the session when it is refreshed, for the same order', async () => {
    const refreshed = await fresh.refresh();
    expect(refreshed).toMatchObject({ status: 201, body: { kind: 'checkout' } });
    expect((await fresh.send('GET', `/sale/order/detail?orderId=${placed.orderId}`)).status).toBe(200);
    expect((await fresh.send('GET', `/sale/order/detail?orderId=${other}`)).status).toBe(404);
  });

  it('reaches no other order of the address, and nothing of its customer', async () => {
    const gets = ['/sale/order/detail', '/content/page/confirm', '/service/payment/check', '/sale/order/invoice'];
    const ofPayment = ['start', 'signature'].map((call) => `/service/payment/${call}`);
    for (const path of [...gets, ...ofPayment, '/service/crediya/getState', '/service/sequra/cancel'])
      expect(await fresh.send('GET', `${path}?orderId=${other}`), path).toMatchObject({
        status: 404,
        body: { code: 'order_not_found' },
      });
    const posts: [string, object][] = [
      ['/sale/order/payment', { payment: 'card' }],
      ['/sale/order/cancel', {}],
      ['/sale/order/withdrawal', {}],
      ['/sale/order/withdraw', { name: 'Ona Puig', confirm: true }],
    ];
    for (const [path, body] of posts)
      expect(await fresh.send('POST', path, { ...body, orderId: other }), path).toMatchObject({ status: 404 });
    expect(await fresh.send('GET', '/admin/user')).toMatchObject({ status: 403, body: { code: 'account_needed' } });
    expect((await fresh.send('POST', '/sale/order/list', {})).status).toBe(403);
    expect((await fresh.send('POST', '/sale/order/repeat', { orderId: placed.orderId })).status).toBe(403);
    expect((await fresh.send('POST', '/sale/order', pickupOrder)).status).toBe(401);
    expect((await placed.guest.send('GET', `/sale/order/detail?orderId=${other}`)).body.order.status).toBe('created');
  });

  it('has a basket of its own', async () => {
    await put(placed.guest, 3);
    expect(await piecesOf(fresh)).toBe(0);
    await put(fresh);
    expect(await piecesOf(placed.guest)).toBe(3);
    // Signing in takes along this browser's basket, not the guest's.
    const account = newEmail();
    await newAccount(shop, { email: account });
    await fresh.login(account, 'secreto2026');
    expect(await piecesOf(fresh)).toBe(1);
    expect(await piecesOf(placed.guest)).toBe(3);
  });

  it('loses the order when it signs out', async () => {
    const leaving = shop.browser();
    await open(leaving, link);
    await leaving.send('POST', '/auth/logout');
    expect(await leaving.send('GET', `/sale/order/detail?orderId=${placed.orderId}`)).toMatchObject({ status: 401 });
    leaving.accessToken = undefined;
    expect((await leaving.refresh()).status).toBe(401);
  });
});

describe('a browser with a session of its own', () => {
  it('that sees the order keeps it, and gets a token for that order alone', async () => {
    const email = newEmail();
    const { guest, orderId } = await orderAsGuest(email);
    const link = await linkTo(email);
    const other = await orderAgain(guest);
    const { body } = await open(guest, link);
    expect(body).toMatchObject({ orderId, isOwn: true, clientId: guest.cookies.get('client_id') });
    expect((await guest.send('GET', `/sale/order/detail?orderId=${other}`)).status).toBe(404);
    await guest.refresh();
    expect((await guest.send('GET', `/sale/order/detail?orderId=${other}`)).status).toBe(200);
  });

  it.each(['account', 'guest', 'link'] as const)(
    'as %s keeps session and basket, and opens the order beside it',
    async (kind) => {
      const [email, own] = [newEmail(), newEmail()];
      const { orderId } = await orderAsGuest(email);
      const link = await linkTo(email);
      const browser = kind === 'account' ? await newAccount(shop, { email: own }) : await newGuest(own);
      if (kind === 'link') {
        await browser.send('POST', '/auth/logout');
        await orderAsGuest(own);
        await open(browser, await linkTo(own));
      }
      await put(browser, 2);
      const cookies = new Map(browser.cookies);
      const token = browser.accessToken!;
      const { status, body } = await open(browser, link);
      expect({ status, body }).toMatchObject({ status: 200, body: { orderId, isOwn: false } });
      expect(browser.cookies).toEqual(cookies);
      expect((await browser.send('GET', `/sale/order/detail?orderId=${orderId}`)).status).toBe(200);
      browser.accessToken = token;
      expect(await piecesOf(browser)).toBe(2);
      expect((await browser.send('GET', `/sale/order/detail?orderId=${orderId}`)).status).toBe(404);
      // Nothing refreshes it: it ends with its token.
      browser.accessToken = body.accessToken;
      shop.passTime(quarterOfAnHour + 1);
      expect((await browser.send('GET', `/sale/order/detail?orderId=${orderId}`)).status).toBe(401);
    },
  );
});

it('shows the staff no guest’s order as one that may be repeated', async () => {
  const { orderId } = await orderAsGuest(newEmail());
  const sales = await signInAs(shop, 'sales');
  expect((await sales.send('GET', `/staff/orders/${orderId}`)).body.order.actions).not.toContain('repeat');
});

describe('an order of an account', () => {
  it('is opened without signing in, and the account is not', async () => {
    const [own, other] = [newEmail(), newEmail()];
    const marta = await newAccount(shop, { email: own });
    await put(marta);
    const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email: other } };
    const { orderId } = (await marta.send('POST', '/sale/order', order)).body;
    const next = await orderAgain(marta);
    const fresh = shop.browser();
    expect((await open(fresh, await linkTo(other))).body).toMatchObject({ orderId, kind: 'checkout' });
    await fresh.refresh();
    const { body } = await fresh.send('GET', `/sale/order/detail?orderId=${orderId}`);
    expect(body.order.actions).not.toContain('repeat');
    expect((await fresh.send('GET', `/sale/order/detail?orderId=${next}`)).status).toBe(404);
    expect((await fresh.send('GET', '/admin/user')).status).toBe(403);
    expect((await fresh.send('GET', '/admin/user/sessions')).status).toBe(403);
    expect((await marta.send('GET', '/admin/user/sessions')).body.list).toHaveLength(1);
    expect((await marta.send('GET', `/sale/order/detail?orderId=${orderId}`)).body.order.actions).toContain('repeat');
    // Whoever took over the mailbox's link loses it with the account's other sessions.
    await shop.database.execute(sql`DELETE FROM sessions WHERE order_id = ${orderId}`);
    expect((await fresh.send('GET', `/sale/order/detail?orderId=${orderId}`)).status).toBe(401);
  });
});

it('is open in thirty browsers at most; the one that opened it longest ago is out', async () => {
  const email = newEmail();
  const { guest, orderId } = await orderAsGuest(email);
  const link = await linkTo(email);
  const browsers = Array.from({ length: 31 }, () => shop.browser());
  for (const browser of browsers) {
    await open(browser, link);
    shop.passTime(1);
  }
  const sees = async (browser: Browser) =>
    (await browser.send('GET', `/sale/order/detail?orderId=${orderId}`)).status === 200;
  expect([await sees(browsers[0]!), await sees(browsers[1]!), await sees(browsers[30]!), await sees(guest)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('opens nothing without the right key, and stops guessing', async () => {
  const email = newEmail();
  await orderAsGuest(email);
  const { number, key } = await linkTo(email);
  const stranger = shop.browser({ ip: '203.0.113.9' });
  expect((await open(stranger, { number })).status).toBe(400);
  for (let index = 0; index < 20; index += 1)
    expect(await open(stranger, { number, key: `${index}-${key.slice(3)}` })).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
  expect(await open(stranger, { number, key })).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(stranger.cookies.size).toBe(0);
  expect((await open(shop.browser({ ip: '203.0.113.10' }), { number, key })).status).toBe(200);
});
