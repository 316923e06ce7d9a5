import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, linkOf, marta, newAccount, type Shop, startShop } from './account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const person = () => ({ ...marta, email: `abused${(count += 1)}@ejemplo.cat` });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/admin/user')).status === 200;

describe('concurrent requests', () => {
  const twice = (send: () => Promise<{ status: number }>) => Promise.all([send(), send()]).then(statusesOf);

  it('use a link once', async () => {
    const data = person();
    const browser = shop.browser();
    await browser.send('POST', '/admin/user/registration', data);
    const { email, confirmCode } = linkOf((await shop.mailsWhen(data.email, 1))[0]!);
    const confirm = { type: 'registration', email, confirmCode };
    expect(await twice(() => browser.send('POST', '/admin/user/confirm-registration', confirm))).toEqual([200, 422]);
    await shop.browser().send('POST', '/admin/user/forgot-password', { email });
    const { checkword } = linkOf((await shop.mailsWhen(data.email, 2))[0]!);
    const reset = { email, checkword, newPassword: 'otra-clave-1' };
    expect(await twice(() => shop.browser().send('PUT', '/admin/user/reset-password', reset))).toEqual([200, 422]);
  });

  it('open a session per login, change a password once and delete an account once', async () => {
    const { email } = person();
    const browser = await newAccount(shop, { email });
    expect(await twice(() => shop.browser().login(email, marta.password))).toEqual([200, 200]);
    expect((await browser.send('GET', '/admin/user/sessions')).body.list).toHaveLength(3);
    const change = { password: marta.password, newPassword: 'otra-clave-1' };
    const changed = await twice(() => browser.send('PUT', '/admin/user/change-password', change));
    expect([
      [200, 200],
      [200, 422],
    ]).toContainEqual(changed);
    expect((await browser.send('GET', '/admin/user/sessions')).body.list).toHaveLength(1);
    const deleted = await twice(() => browser.send('DELETE', '/admin/user', { password: 'otra-clave-1' }));
    expect(deleted[0]).toBe(200);
    expect([200, 401]).toContain(deleted[1]);
  });
});

describe('a link', () => {
  it('of a change of address is valid only while it is the newest', async () => {
    const { email } = person();
    const browser = await newAccount(shop, { email });
    for (const next of [`first.${email}`, `second.${email}`])
      await browser.send('PUT', '/admin/user/change-email', { email: next });
    const confirm = async (next: string) => {
      const { confirmCode } = linkOf((await shop.mailsWhen(next, 1))[0]!);
      return (await shop.browser().send('POST', '/admin/user/confirm-change-email', { email: next, confirmCode }))
        .status;
    };
    expect([await confirm(`first.${email}`), await confirm(`second.${email}`)]).toEqual([422, 200]);
  });

  it('opened in another user’s browser leaves that session alone', async () => {
    const other = await newAccount(shop, person());
    const { email } = person();
    await newAccount(shop, { email });
    await other.send('POST', '/admin/user/forgot-password', { email });
    const { checkword } = linkOf((await shop.mailsWhen(email, 2))[0]!);
    const reset = { email, checkword, newPassword: 'otra-clave-1' };
    expect((await other.send('PUT', '/admin/user/reset-password', reset)).status).toBe(200);
    expect((await other.refresh()).status).toBe(201);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('without its address or code is refused as invalid', async () => {
    const sent = [
      await shop
        .browser()
        .send('PUT', '/admin/user/reset-password', { email: '', checkword: '', newPassword: 'otra-clave-1' }),
      await shop.browser().send('POST', '/admin/user/confirm-change-email', { email: '', confirmCode: '' }),
      await shop
        .browser()
        .send('POST', '/admin/user/confirm-registration', { type: 'change', email: 'x', confirmCode: '' }),
    ];
    for (const { status, body } of sent) expect([status, body.code]).toEqual([422, 'invalid_code']);
  });
});

describe('another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];

  it.each(foreign)('cannot sign a visitor in or out or refresh a session (%o)', async (headers) => {
    const { email } = person();
    const browser = await newAccount(shop, { email });
    const visitor = shop.browser();
    const login = await visitor.send('POST', '/auth/login', { login: email, password: marta.password }, headers);
    expect([login.status, login.headers['set-cookie'], visitor.cookies.size]).toEqual([403, undefined, 0]);
    expect((await browser.send('POST', '/auth/logout', {}, headers)).status).toBe(403);
    const clientId = browser.cookies.get('client_id');
    expect((await browser.send('POST', '/auth/token/refresh', { clientId }, headers)).status).toBe(403);
    expect((await browser.refresh()).status).toBe(201);
  });

  it('cannot send the content types of a form', async () => {
    const { email } = person();
    await newAccount(shop, { email });
    const body = JSON.stringify({ login: email, password: marta.password });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await shop.browser().send('POST', '/auth/login', body, { 'content-type': type })).status).toBe(415);
  });
});

describe('cookies', () => {
  const damaged = [
    '',
    'x',
    '%',
    '%E0%A4%A',
    '..',
    'null',
    '{"v":1}',
    'a'.repeat(4000),
    '0.0.0',
    "';DROP TABLE users;--",
  ];

  it('that are damaged or of another version are ignored', async () => {
    const { email } = person();
    await newAccount(shop, { email });
    const wrong: string[] = [];
    for (const name of ['refresh_token', 'client_id', 'known_browser', 'registration', 'basket', 'consent'])
      for (const value of damaged) {
        const browser = shop.browser();
        // Sent raw: a browser returns what it stored, encoded or not.
        const headers = { cookie: `${name}=${value}` };
        for (const [path, status] of [
          ['/sale/basket', 200],
          ['/admin/user', 401],
        ] as const) {
          const answer = await browser.send('GET', path, undefined, headers);
          if (answer.status !== status) wrong.push(`${name}=${value.slice(0, 20)} ${path}: ${answer.status}`);
        }
        const body = { clientId: value.slice(0, 200) };
        const refused = (await browser.send('POST', '/auth/token/refresh', body, headers)).status;
        if (refused !== 401) wrong.push(`${name}=${value.slice(0, 20)} refresh: ${refused}`);
      }
    expect(wrong).toEqual([]);
    const browser = shop.browser();
    for (const name of ['refresh_token', 'client_id', 'known_browser', 'registration', 'basket'])
      browser.cookies.set(name, 'of.another.version');
    expect((await browser.login(email, marta.password)).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await browser.refresh()).status).toBe(201);
  });
});

describe('names', () => {
  const hostile = ['<b>Marta</b>', '<img src=x onerror=alert(1)>', 'a'.repeat(500)];

  it.each(hostile)('like %s are refused in every call', async (name) => {
    const browser = await newAccount(shop, person());
    expect((await browser.send('PUT', '/admin/user', { name })).status).toBe(422);
    expect((await browser.send('PUT', '/admin/user', { lastName: name })).status).toBe(422);
    const guest = { name, lastName: 'Puig', email: person().email, agree: true };
    expect((await shop.browser().send('POST', '/sale/checkout-account', guest)).status).toBe(422);
    expect((await browser.send('GET', '/admin/user')).body).toMatchObject({ name: 'Marta', lastName: 'Soler Vidal' });
  });
});
