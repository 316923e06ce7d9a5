import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, linkOf, marta, newAccount, type Shop, startShop } from './account.fixture.ts';
import { createAccountSigner } from './account-signer.ts';
import { createSessions } from './sign-in/sessions.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const newEmail = () => `recent${(count += 1)}@ejemplo.cat`;
const quarterHour = 15 * 60;

/** Lets time pass and takes a new access token, as the page does. */
async function later(browser: Browser, seconds: number): Promise<void> {
  shop.passTime(seconds);
  expect((await browser.refresh()).status).toBe(201);
}
const give = (browser: Browser, password: string) => browser.send('POST', '/auth/reauthenticate', { password });
const calls: [string, (browser: Browser) => ReturnType<Browser['send']>][] = [
  ['a change of e-mail', (browser) => browser.send('PUT', '/admin/user/change-email', { email: newEmail() })],
  ['the export', (browser) => browser.send('GET', '/admin/user/export')],
];

describe.each(calls)('%s', (_, send) => {
  it('needs the password within a quarter of an hour', async () => {
    const browser = await newAccount(shop, { email: newEmail() });
    await later(browser, quarterHour);
    expect((await send(browser)).status).toBe(200);
    await later(browser, 1);
    expect(await send(browser)).toMatchObject({
      status: 403,
      body: { statusCode: 403, code: 'reauthentication_required', message: expect.stringContaining('contraseña') },
    });
    expect(await give(browser, 'falsa-1')).toMatchObject({
      status: 422,
      body: { code: 'wrong_password', fields: [{ field: 'password', code: 'wrong_password' }] },
    });
    expect((await send(browser)).status).toBe(403);
    expect((await give(browser, marta.password)).body).toBe(true);
    expect((await send(browser)).status).toBe(200);
    await later(browser, quarterHour + 1);
    expect((await send(browser)).status).toBe(403);
  });

  it('counts the password given in its own session only', async () => {
    const email = newEmail();
    const browser = await newAccount(shop, { email });
    await later(browser, quarterHour + 1);
    const other = shop.browser();
    await other.login(email, marta.password);
    expect((await send(browser)).status).toBe(403);
    expect((await send(other)).status).toBe(200);
  });
});

it('is not asked for in a session that ends during the call', async () => {
  const { database } = shop;
  const sessions = createSessions({ database, signer: createAccountSigner('secret'), clock: shop.now });
  expect(await sessions.refuseOld(randomUUID())).toMatchObject({ code: 'invalid_token' });
});

describe('the password prompt', () => {
  it('is limited like a login', async () => {
    const browser = await newAccount(shop, { email: newEmail() });
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await give(browser, `falsa-${guess}`)).status);
    statuses.push((await give(browser, marta.password)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  it('is refused without an account’s session', async () => {
    expect((await give(shop.browser(), marta.password)).status).toBe(401);
    const guest = shop.browser();
    const ana = { name: 'Ana', lastName: 'Puig', email: newEmail(), agree: true };
    await guest.send('POST', '/sale/checkout-account', ana);
    expect(await give(guest, marta.password)).toMatchObject({ status: 403, body: { code: 'account_needed' } });
  });
});

describe('a confirmed change of e-mail', () => {
  it('ends the sessions that neither requested nor confirmed it', async () => {
    const email = newEmail();
    const next = newEmail();
    const here = await newAccount(shop, { email });
    const [thief, phone] = [shop.browser(), shop.browser()];
    for (const browser of [thief, phone]) await browser.login(email, marta.password);
    await here.send('PUT', '/admin/user/change-email', { email: next });
    const { confirmCode } = linkOf((await shop.mailsWhen(next, 1))[0]!);
    expect((await phone.send('POST', '/admin/user/confirm-change-email', { email: next, confirmCode })).body).toBe(
      true,
    );
    const open = await Promise.all([here, phone, thief].map((browser) => browser.send('GET', '/admin/user')));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect((await thief.refresh()).status).toBe(401);
    expect((await here.send('GET', '/admin/user/sessions')).body.list).toHaveLength(2);
  });
});

describe('recovery by mail', () => {
  const lock = async (email: string) => {
    const stranger = shop.browser();
    for (let guess = 0; guess < 10; guess += 1) await stranger.login(email, `falsa-${guess}`);
    return (await shop.browser().login(email, marta.password)).status;
  };
  async function recover(email: string, browser: Browser, mails: number): Promise<void> {
    await browser.send('POST', '/admin/user/forgot-password', { email });
    const { checkword } = linkOf((await shop.mailsWhen(email, mails))[0]!);
    const reset = { email, checkword, newPassword: 'recuperada-1' };
    expect((await browser.send('PUT', '/admin/user/reset-password', reset)).body).toBe(true);
  }

  it('lifts the lock that a stranger’s guesses put on the login', async () => {
    const email = newEmail();
    await newAccount(shop, { email });
    expect(await lock(email)).toBe(429);
    await recover(email, shop.browser(), 2);
    expect((await shop.browser().login(email, 'recuperada-1')).status).toBe(200);
  });

  it('makes its browser one that further guesses do not lock out', async () => {
    const email = newEmail();
    await newAccount(shop, { email });
    const own = shop.browser();
    await recover(email, own, 2);
    expect(await lock(email)).toBe(429);
    expect((await own.login(email, 'recuperada-1')).status).toBe(200);
  });

  it('lifts the lock on the password prompt', async () => {
    const email = newEmail();
    const browser = await newAccount(shop, { email });
    for (let guess = 0; guess < 10; guess += 1) await give(browser, `falsa-${guess}`);
    await recover(email, browser, 2);
    await browser.login(email, 'recuperada-1');
    expect((await give(browser, 'recuperada-1')).body).toBe(true);
  });
});

describe('a password that is too common', () => {
  const refused = (field: string) => ({
    status: 422,
    body: {
      code: 'password_too_common',
      fields: [{ field, code: 'password_too_common', message: expect.any(String) }],
    },
  });

  it.each(['123456', 'PassWord1', 'caneina2026', 'badalona1', 'aaaaaa', 'asdfgh'])(
    'is refused wherever one is set (%s)',
    async (common) => {
      const email = newEmail();
      const browser = await newAccount(shop, { email });
      const registration = { ...marta, email: newEmail(), password: common };
      expect(await shop.browser().send('POST', '/admin/user/registration', registration)).toMatchObject(
        refused('password'),
      );
      const change = { password: marta.password, newPassword: common };
      expect(await browser.send('PUT', '/admin/user/change-password', change)).toMatchObject(refused('newPassword'));
      await browser.send('POST', '/admin/user/forgot-password', { email });
      const { checkword } = linkOf((await shop.mailsWhen(email, 2))[0]!);
      const reset = { email, checkword, newPassword: common };
      expect(await browser.send('PUT', '/admin/user/reset-password', reset)).toMatchObject(refused('newPassword'));
      // The link is still good for another one.
      const better = { ...reset, newPassword: 'recuperada-1' };
      expect((await browser.send('PUT', '/admin/user/reset-password', better)).body).toBe(true);
    },
  );
});
