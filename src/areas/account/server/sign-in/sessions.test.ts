import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const person = () => ({ ...marta, email: `person${(count += 1)}@ejemplo.cat` });

/** Another tab, or a thief: starts with a copy of the cookies. */
function copyOf(browser: Browser): Browser {
  const copy = shop.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.send('GET', '/admin/user')).status === 200;

describe('the refresh token', () => {
  it('is an httpOnly cookie bound to the client id, replaced by each refresh', async () => {
    const browser = shop.browser();
    await newAccount(shop, { email: 'cookies@ejemplo.cat' });
    const login = await browser.login('cookies@ejemplo.cat', marta.password);
    const cookies = [login.headers['set-cookie']].flat().map(String);
    expect(cookies.find((cookie) => cookie.startsWith('refresh_token='))).toMatch(
      /Max-Age=2592000;.*HttpOnly; SameSite=Lax/,
    );
    expect(cookies.find((cookie) => cookie.startsWith('client_id='))).toMatch(/Max-Age=2592000;(?!.*HttpOnly)/);
    const before = browser.cookies.get('refresh_token');
    const refreshed = await browser.refresh();
    expect(refreshed).toMatchObject({
      status: 201,
      body: {
        clientId: login.body.clientId,
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        kind: 'account',
      },
    });
    expect(browser.cookies.get('refresh_token')).not.toBe(before);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is cleared with the attributes it was set with', async () => {
    const behindTls = await startShop({ TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example' });
    const headers = { 'x-forwarded-proto': 'https' };
    const browser = behindTls.browser();
    const guest = { name: 'Ana', lastName: 'Puig', email: 'ana@ejemplo.cat', agree: true };
    const opened = await browser.send('POST', '/sale/checkout-account', guest, headers);
    const ended = await browser.send('POST', '/auth/logout', {}, headers);
    const attributesOf = ({ headers: { 'set-cookie': set } }: typeof opened) =>
      [set].flat().map((cookie) => /; (?:HttpOnly; )?(Secure; SameSite=Lax)$/.exec(String(cookie))?.[1]);
    expect(attributesOf(opened)).toEqual(Array(2).fill('Secure; SameSite=Lax'));
    expect(attributesOf(ended)).toEqual(Array(2).fill('Secure; SameSite=Lax'));
    await behindTls.stop();
  });

  it('is refused without its client id, and the body’s receipt is no token', async () => {
    const browser = await newAccount(shop, person());
    expect((await copyOf(browser).send('POST', '/auth/token/refresh', {})).status).toBe(401);
    expect((await copyOf(browser).refresh('another-client')).status).toBe(401);
    const { body } = await browser.refresh();
    const thief = copyOf(browser);
    thief.cookies.set('refresh_token', body.refreshToken);
    expect(await thief.refresh()).toMatchObject({
      status: 401,
      body: { code: 'invalid_token', message: 'Invalid token' },
    });
    expect((await browser.refresh()).status).toBe(201);
  });

  it('yields the same successor to a second tab for 30 seconds', async () => {
    const browser = await newAccount(shop, person());
    const tab = copyOf(browser);
    const [first, second] = await Promise.all([browser.refresh(), tab.refresh()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(tab.cookies.get('refresh_token')).toBe(browser.cookies.get('refresh_token'));
    expect((await tab.refresh()).status).toBe(201);
    shop.passTime(29);
    expect((await browser.refresh()).status).toBe(201);
    expect(await isSignedIn(tab)).toBe(true);
  });

  it('ends the session when it is reused later', async () => {
    const browser = await newAccount(shop, person());
    const thief = copyOf(browser);
    await browser.refresh();
    shop.passTime(31);
    expect((await thief.refresh()).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('ends the session at once when it is two generations old', async () => {
    const browser = await newAccount(shop, person());
    const thief = copyOf(browser);
    await browser.refresh();
    await browser.refresh();
    expect((await thief.refresh()).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('is refused with 401 when damaged or forged', async () => {
    const browser = await newAccount(shop, person());
    const [id, generation, seal] = browser.cookies.get('refresh_token')!.split('.');
    const other = (await newAccount(shop, person())).cookies.get('refresh_token')!.split('.');
    for (const token of [
      '',
      'x',
      '..',
      `${id}.${generation}`,
      `${id}.99.${seal}`,
      `${other[0]}.${generation}.${seal}`,
      `${id}.${generation}.${seal}x`,
      '\u00e9'.repeat(50),
    ]) {
      const thief = copyOf(browser);
      thief.cookies.set('refresh_token', encodeURIComponent(token));
      expect((await thief.refresh()).status, token).toBe(401);
    }
    expect((await browser.refresh()).status).toBe(201);
  });

  it('expires after 30 days without use', async () => {
    const browser = await newAccount(shop, person());
    shop.passTime(30 * 24 * 3600 + 1);
    expect((await browser.refresh()).status).toBe(401);
  });
});

describe('the access token', () => {
  it('lasts 15 minutes', async () => {
    const browser = await newAccount(shop, person());
    shop.passTime(15 * 60 - 1);
    expect(await isSignedIn(browser)).toBe(true);
    shop.passTime(2);
    expect(await browser.send('GET', '/admin/user')).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    expect((await browser.refresh()).status).toBe(201);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is refused when altered or absent', async () => {
    const browser = await newAccount(shop, person());
    const [header, payload, signature] = browser.accessToken!.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of [
      'x',
      `${none}.${payload}.`,
      `${header}.${Buffer.from('{"sub":"1"}').toString('base64url')}.${signature}`,
    ]) {
      browser.accessToken = token;
      expect((await browser.send('GET', '/admin/user')).status).toBe(401);
    }
    browser.accessToken = undefined;
    expect(await browser.send('GET', '/admin/user')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  it('loses access at logout, which works by the cookie alone', async () => {
    const browser = await newAccount(shop, person());
    const token = browser.accessToken;
    browser.accessToken = undefined;
    expect((await browser.send('POST', '/auth/logout')).body).toBe(true);
    expect(browser.cookies.has('refresh_token') || browser.cookies.has('client_id')).toBe(false);
    browser.accessToken = token;
    expect(await isSignedIn(browser)).toBe(false);
    expect((await shop.browser().send('POST', '/auth/logout')).body).toBe(true);
  });
});

describe('a purchase without an account', () => {
  it('gets a session that opens no account, not even one with the same address', async () => {
    const owner = await newAccount(shop, person());
    const { email } = (await owner.send('GET', '/admin/user')).body;
    const guest = shop.browser();
    const opened = await guest.send('POST', '/sale/checkout-account', {
      name: 'Ana',
      lastName: 'Puig',
      email,
      agree: true,
    });
    expect(opened).toMatchObject({
      status: 200,
      body: { accessToken: expect.any(String), clientId: expect.any(String), kind: 'checkout' },
    });
    expect(await guest.send('GET', '/admin/user')).toMatchObject({ status: 403, body: { code: 'account_needed' } });
    expect((await guest.send('PUT', '/admin/user/change-password', { newPassword: 'intruso99' })).status).toBe(403);
    // The kind comes with the token, so that the browser does not ask for a profile that does not exist.
    expect(opened.body.kind).toBe('checkout');
    expect(await guest.refresh()).toMatchObject({ status: 201, body: { kind: 'checkout' } });
    expect((await owner.refresh()).body.kind).toBe('account');
    expect((await guest.send('GET', '/admin/user')).status).toBe(403);
  });
});

describe('deleting an account', () => {
  it('needs the password and ends the sessions', async () => {
    const browser = await newAccount(shop, { email: 'leaving@ejemplo.cat' });
    const exported = await browser.send('GET', '/admin/user/export');
    expect(exported.body.user.email).toBe('leaving@ejemplo.cat');
    expect(JSON.stringify(exported.body)).not.toContain('argon2');
    expect((await browser.send('DELETE', '/admin/user', { password: 'falsa-1' })).body.code).toBe('wrong_password');
    expect((await browser.send('DELETE', '/admin/user', { password: marta.password })).body).toBe(true);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await shop.browser().login('leaving@ejemplo.cat', marta.password)).status).toBe(401);
  });
});
