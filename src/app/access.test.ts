import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#routes/storefront-api.ts';
import { type Browser, newAccount, type Shop } from '#areas/account/server/account.fixture.ts';
import { orderLinkOf, startGuestOrders } from '#areas/orders/server/guest-orders.fixture.ts';
import type { Access, Call } from '#values/call.ts';

type Session = 'none' | 'forged' | 'ended' | 'order' | 'checkout' | 'account';

/** The refusal of each kind of access for each kind of session; null: the call is answered. */
const refusals: Record<string, Record<Session, string | null>> = {
  optional: {
    none: null,
    forged: '401 invalid_token',
    ended: '401 invalid_token',
    order: null,
    checkout: null,
    account: null,
  },
  order: {
    none: '401 not_signed_in',
    forged: '401 invalid_token',
    ended: '401 invalid_token',
    order: null,
    checkout: null,
    account: null,
  },
  checkout: {
    none: '401 not_signed_in',
    forged: '401 invalid_token',
    ended: '401 invalid_token',
    order: '401 not_signed_in',
    checkout: null,
    account: null,
  },
  account: {
    none: '401 not_signed_in',
    forged: '401 invalid_token',
    ended: '401 invalid_token',
    order: '403 account_needed',
    checkout: '403 account_needed',
    account: null,
  },
};
const sessions = Object.keys(refusals.account!) as Session[];
const nameOf = (access: Access): string =>
  typeof access === 'string' ? access : 'customer' in access ? access.customer : access.staff;
const calls = Object.entries(api as Record<string, Call>);
const callsWith = (...names: string[]) => calls.filter(([, { access }]) => names.includes(nameOf(access)));

let shop: Shop;
let tokens: Record<Session, string | undefined>;
beforeAll(async () => {
  const guests = await startGuestOrders();
  shop = guests.shop;
  await guests.orderAsGuest('nit@ejemplo.cat');
  const opened = shop.browser();
  await opened.send('POST', '/sale/order/open', orderLinkOf((await shop.mailsWhen('nit@ejemplo.cat', 1))[0]!));
  const account = await newAccount(shop);
  const checkout = shop.browser();
  const guest = { name: 'Pau', lastName: 'Riu', email: 'pau@ejemplo.cat', agree: true };
  await checkout.send('POST', '/sale/checkout-account', guest);
  const left = await newAccount(shop, { email: 'left@ejemplo.cat' });
  await left.send('POST', '/auth/logout');
  tokens = {
    none: undefined,
    forged: `${account.accessToken!.slice(0, -8)}AAAAAAAA`,
    ended: left.accessToken,
    order: opened.accessToken,
    checkout: checkout.accessToken,
    account: account.accessToken,
  };
});
afterAll(() => shop.stop());

/** Sends a call without any input: it is refused for its access, else for its input, or it is answered. */
async function send(key: string, session: Session): Promise<string> {
  const [method, path] = key.split(' ') as [Parameters<Browser['send']>[0], string];
  const token = tokens[session];
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const body = method === 'GET' ? undefined : {};
  const answer = await shop.browser().send(method, path.replace(/:\w+/g, 'nothing'), body, headers);
  return `${answer.status} ${answer.body?.code ?? ''}`.trim();
}

const isRefusal = (answer: string): boolean => /^40[13] (not_signed_in|invalid_token|account_needed)$/.test(answer);

test.each(['public', ...Object.keys(refusals)])('the API has calls with the access %s', (name) => {
  expect(callsWith(name).length).toBeGreaterThan(0);
});

describe.each(callsWith(...Object.keys(refusals)))('%s', (key, call) => {
  test.each(sessions)('answers or refuses the session %s as its access says', async (session) => {
    const answer = await send(key, session);
    expect(isRefusal(answer) ? answer : null).toBe(refusals[nameOf(call.access)]![session]);
  });
});

test.each(callsWith('public'))('%s does not read the token', async (key) => {
  expect(await send(key, 'forged')).toBe(await send(key, 'none'));
});

test('a purchase without an account can place an order, and do what the link of its mail allows', () => {
  expect(callsWith('checkout').map(([key]) => key)).toEqual(['GET /content/page/checkout', 'POST /sale/order']);
});

test('the link of an order’s mail lets see and pay it, and nothing else', () => {
  expect(callsWith('order').map(([key]) => key)).toEqual([
    'GET /service/delivery/init',
    'GET /sale/order/detail',
    'GET /sale/order/invoice',
    'GET /content/page/confirm',
    'POST /sale/order/payment',
    'GET /service/payment/start',
    'GET /service/payment/signature',
    'GET /service/payment/check',
    'GET /service/crediya/getState',
    'GET /service/sequra/cancel',
  ]);
});

test('a sleeping copy answers only calls of orders and payments that change none of them', () => {
  const ofOrders = calls.filter(([key]) => /^\w+ \/(sale\/order|service\/(payment|crediya|sequra))/.test(key));
  expect(ofOrders.filter(([, { needsAwake }]) => !needsAwake).map(([key]) => key)).toEqual([
    'POST /sale/order/list',
    'GET /sale/order/detail',
    'GET /sale/order/invoice',
    'GET /sale/order/document',
    'POST /sale/order/repeat',
    'POST /sale/order/withdrawal',
    'POST /sale/order/track',
    'POST /sale/order/open',
    'GET /service/payment/check',
    'GET /service/crediya/settings',
    'GET /service/crediya/preliminary-token',
    'GET /service/crediya/getState',
    'GET /service/sequra/settings',
  ]);
});
