import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

describe('the response time does not reveal whether an address is known', () => {
  it('at login: a password is compared in any case', async () => {
    const { email: known } = person();
    await newAccount(shop, { email: known });
    const fastest = [Infinity, Infinity] as [number, number];
    // The fastest of alternating rounds counts: other work on the machine only adds time. A busy machine gets more rounds.
    const ratio = () => Math.max(...fastest) / Math.min(...fastest);
    for (let round = 0; round < 10 || (round < 100 && ratio() > 1.5); round += 1) {
      for (const [which, email] of [known, `nobody${(count += 1)}@ejemplo.cat`].entries()) {
        const started = performance.now();
        await shop.browser().login(email, 'falsa-1');
        fastest[which] = Math.min(fastest[which]!, performance.now() - started);
      }
      shop.passTime(16 * 60);
    }
    expect(ratio()).toBeLessThan(1.5);
  });

  /** Counts statements on the account's tables, because a difference of 2 ms is lost in a test's noise. */
  async function statementsOf(send: () => Promise<unknown>): Promise<string[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await send();
    const texts = query.mock.calls.map(([sent]) => String((sent as unknown as { text?: string })?.text ?? sent));
    query.mockRestore();
    // The mail jobs run after the response.
    const isOfJob = (text: string) => text.startsWith('update "one_time_codes"');
    return texts.filter((text) => /"(?:users|one_time_codes|account_attempts)"/.test(text) && !isOfJob(text));
  }

  it('at registration: as many statements for a known address', async () => {
    const { email: known } = person();
    await newAccount(shop, { email: known });
    const register = (email: string) =>
      statementsOf(() => shop.browser().send('POST', '/admin/user/registration', { ...marta, email }));
    const [ofKnown, ofUnknown] = [await register(known), await register(person().email)];
    expect(ofUnknown.length).toBeGreaterThan(0);
    expect(ofKnown).toHaveLength(ofUnknown.length);
  });

  it('at a wrong login and a change of address: as many statements for a known address', async () => {
    const { email: known } = person();
    await newAccount(shop, { email: known });
    const requester = await newAccount(shop, person());
    for (const send of [
      (email: string) => shop.browser().login(email, 'falsa-1'),
      (email: string) => requester.send('PUT', '/admin/user/change-email', { email }),
    ]) {
      const [ofKnown, ofUnknown] = [
        await statementsOf(() => send(known)),
        await statementsOf(() => send(person().email)),
      ];
      expect(ofUnknown.length).toBeGreaterThan(0);
      expect(ofKnown).toHaveLength(ofUnknown.length);
    }
  });
});

describe('guest sessions', () => {
  const openSession = (browser: Browser) =>
    browser.send('POST', '/sale/checkout-account', { ...marta, email: 'guest@ejemplo.cat' });
  const statusesOf = async (count: number, browserOf: (index: number) => Browser) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await openSession(browserOf(index))).status);
    return statuses;
  };

  it('are open to a hundred shoppers an hour behind one address', async () => {
    const open = await statusesOf(100, () => shop.browser({ ip: '198.51.100.30' }));
    expect(new Set(open)).toEqual(new Set([200]));
  });

  it('are limited to thirty an hour for one browser, and no other browser waits for it', async () => {
    const ip = '198.51.100.31';
    const browser = shop.browser({ ip });
    // The first session gives the browser its client id.
    expect(await statusesOf(32, () => browser)).toEqual([...Array(31).fill(200), 429]);
    expect((await openSession(shop.browser({ ip }))).status).toBe(200);
  });

  it('are limited to two thousand an hour for one network', async () => {
    const ip = '198.51.100.32';
    await openSession(shop.browser({ ip }));
    await shop.database.execute(sql`
      INSERT INTO account_attempts (subject, made_at)
      SELECT subject, made_at FROM (SELECT * FROM account_attempts ORDER BY id DESC LIMIT 1) AS last, generate_series(1, 1998)`);
    expect(await statusesOf(2, () => shop.browser({ ip }))).toEqual([200, 429]);
    expect((await openSession(shop.browser({ ip: '198.51.100.33' }))).status).toBe(200);
  });
});

describe('guessing', () => {
  const guessCode = (browser: Browser, code: Partial<{ email: string; confirmCode: string }> = {}) =>
    browser.send('POST', '/admin/user/confirm-registration', {
      type: 'registration',
      email: 'guessed@ejemplo.cat',
      confirmCode: '00000000-0000-4000-8000-000000000000.guess',
      ...code,
    });

  it('codes is blocked after a hundred from one network, which genuine ones pass', async () => {
    const { email } = person();
    const owner = shop.browser({ ip: '198.51.100.7' });
    await owner.send('POST', '/admin/user/registration', { ...marta, email });
    const { confirmCode = '' } = linkOf((await shop.mailsWhen(email, 1))[0]!);
    const guesser = shop.browser({ ip: '198.51.100.7' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 101; guess += 1) statuses.push((await guessCode(guesser)).status);
    expect(statuses).toEqual([...Array(100).fill(422), 429]);
    const reset = { email, checkword: 'x', newPassword: 'otra-clave-1' };
    expect((await guesser.send('PUT', '/admin/user/reset-password', reset)).status).toBe(429);
    expect((await guessCode(owner, { email, confirmCode })).status).toBe(200);
    expect((await guessCode(owner, { email, confirmCode })).status).toBe(422);
  });

  it('passwords from a shared network does not lock out the browsers that an account knows', async () => {
    const ip = '198.51.100.12';
    const { email } = person();
    const known = await newAccount(shop, { email }, { ip });
    const login = (browser: Browser, password: string, of = email) => browser.login(of, password);
    const guesses: number[] = [];
    for (let guess = 0; guess < 101; guess += 1)
      guesses.push((await login(shop.browser({ ip }), 'falsa-1', `nobody${guess % 20}@ejemplo.cat`)).status);
    expect(guesses).toEqual([...Array(100).fill(401), 429]);
    expect((await login(shop.browser({ ip }), marta.password)).status).toBe(429);
    expect((await login(known, marta.password)).status).toBe(200);
    const own: number[] = [];
    for (let guess = 0; guess < 101; guess += 1) own.push((await login(known, 'falsa-1')).status);
    expect(own).toEqual([...Array(100).fill(401), 429]);
  }, 60_000);

  it('the password to delete an account is limited like a login', async () => {
    const thief = await newAccount(shop, person());
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await thief.send('DELETE', '/admin/user', { password: `falsa-${guess}` })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});

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

  it('cannot send what a form can', async () => {
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

  it('that are damaged or of another version block nothing', async () => {
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
        const asked = { clientId: value.slice(0, 200) };
        const refused = (await browser.send('POST', '/auth/token/refresh', asked, headers)).status;
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
