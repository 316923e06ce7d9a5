import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, linkOf, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const person = () => ({ ...marta, email: `limited${(count += 1)}@ejemplo.cat` });

describe('guest sessions', () => {
  const openSession = (browser: Browser) =>
    browser.send('POST', '/sale/checkout-account', { ...marta, email: 'guest@ejemplo.cat' });
  const statusesOf = async (count: number, browserOf: (index: number) => Browser) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await openSession(browserOf(index))).status);
    return statuses;
  };

  it('are open to a hundred shoppers an hour at one network address', async () => {
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

it('guest sessions count the networks of IPv6 within each other', async () => {
  const openFrom = async (ip: string): Promise<number> => {
    const person = { ...marta, email: 'guest@ejemplo.cat' };
    return (await shop.browser({ ip }).send('POST', '/sale/checkout-account', person)).status;
  };
  expect(await openFrom('2001:db8:7:101::1')).toBe(200);
  // The /64, the /56 and the /48, recorded in this order.
  const { rows } = await shop.database.execute<{ subject: string }>(
    sql`SELECT subject FROM (SELECT * FROM account_attempts ORDER BY id DESC LIMIT 3) AS last ORDER BY id`,
  );
  const add = (size: number, sessions: number) =>
    shop.database.execute(sql`
      INSERT INTO account_attempts (subject, made_at)
      SELECT subject, made_at FROM account_attempts, generate_series(1, ${sessions}) WHERE subject = ${rows[size]!.subject}`);
  await add(0, 1999);
  expect([await openFrom('2001:db8:7:101::2'), await openFrom('2001:db8:7:102::1')]).toEqual([429, 200]);
  await add(1, 3999);
  expect([await openFrom('2001:db8:7:103::1'), await openFrom('2001:db8:7:201::1')]).toEqual([429, 200]);
  await add(2, 11_000);
  expect([await openFrom('2001:db8:7:301::1'), await openFrom('2001:db8:8::1')]).toEqual([429, 200]);
});

describe('guessing', () => {
  const guessCode = (browser: Browser, code: Partial<{ email: string; confirmCode: string }> = {}) =>
    browser.send('POST', '/admin/user/confirm-registration', {
      type: 'registration',
      email: 'guessed@ejemplo.cat',
      confirmCode: '00000000-0000-4000-8000-000000000000.guess',
      ...code,
    });

  it('codes is blocked after a hundred from one network, but genuine ones pass', async () => {
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

  it('passwords from a shared network does not lock out the known browsers of an account', async () => {
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
  });

  it('the password that deletes an account is limited like a login', async () => {
    const thief = await newAccount(shop, person());
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await thief.send('DELETE', '/admin/user', { password: `falsa-${guess}` })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});
