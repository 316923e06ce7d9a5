import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';
import { hashAtRealCost } from '../sign-in/password-cost.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe('guessing a password', () => {
  it('blocks an address for 15 minutes after ten failures, except in a known browser', async () => {
    const email = 'guessed@ejemplo.cat';
    const known = await newAccount(shop, { email });
    const thief = shop.browser();
    for (let failures = 0; failures < 10; failures += 1)
      expect((await thief.login(email.toUpperCase(), `falsa-${failures}`)).status).toBe(401);
    const refused = await thief.login(email, marta.password);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await known.login(email, marta.password)).status).toBe(200);
    shop.passTime(15 * 60 + 1);
    expect((await thief.login(email, marta.password)).status).toBe(200);
  });

  it('no longer exempts a known browser after the password was recovered', async () => {
    const email = 'taken.back@ejemplo.cat';
    const thief = await newAccount(shop, { email });
    await shop.browser().send('POST', '/admin/user/forgot-password', { email });
    const { checkword } = linkOf((await shop.mailsWhen(email, 2))[0]!);
    const newPassword = 'recuperada1';
    await shop.browser().send('PUT', '/admin/user/reset-password', { email, checkword, newPassword });
    const owner = shop.browser();
    await owner.login(email, newPassword);
    const statuses = [];
    for (let failures = 0; failures < 11; failures += 1)
      statuses.push((await thief.login(email, `falsa-${failures}`)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await owner.login(email, newPassword)).status).toBe(200);
  });

  it('counts and answers an unknown address the same', async () => {
    const answers = [];
    for (let failures = 0; failures < 11; failures += 1)
      answers.push(await shop.browser().login('unknown@ejemplo.cat', 'falsa-1'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    const { body } = await shop.browser().login('other-unknown@ejemplo.cat', 'falsa-1');
    const email = 'familiar@ejemplo.cat';
    await newAccount(shop, { email });
    expect((await shop.browser().login(email, 'falsa-1')).body).toEqual({
      ...(body as object),
      requestId: expect.any(String),
    });
  });

  it('answers no more concurrent logins than the limit allows', async () => {
    const email = 'burst@ejemplo.cat';
    await newAccount(shop, { email });
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => shop.browser().login(email, `falsa-${index}`)),
    );
    const refused = answers.filter(({ status }) => status === 401);
    expect(refused).toHaveLength(10);
  });

  it('answers no more concurrent password changes than the limit allows', async () => {
    const thief = await newAccount(shop, { email: 'stolen@ejemplo.cat' });
    const guess = (index: number) =>
      thief.send('PUT', '/admin/user/change-password', { password: `falsa-${index}`, newPassword: 'otra-clave-1' });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => guess(index)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('blocks a network after a hundred failures, but never the loopback address', async () => {
    const guess = async (index: number) =>
      (await shop.browser({ ip: '203.0.113.7' }).login(`spray${index}@ejemplo.cat`, 'falsa-1')).status;
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(index)));
    expect(statuses).toEqual(Array(100).fill(401));
    expect(await guess(100)).toBe(429);
    expect((await shop.browser({ ip: '203.0.113.8' }).login('spray@ejemplo.cat', 'falsa-1')).status).toBe(401);
    expect((await shop.browser().login('spray@ejemplo.cat', 'falsa-1')).status).toBe(401);
  });
});

describe('mails to one address', () => {
  it('are limited to five an hour while the answer stays the same', async () => {
    const email = 'mailed@ejemplo.cat';
    await newAccount(shop, { email });
    for (let times = 0; times < 7; times += 1)
      expect((await shop.browser().send('POST', '/admin/user/forgot-password', { email })).body).toBe(true);
    await shop.mailsWhen(email, 1 + 5);
    await newAccount(shop, { email: 'afterwards@ejemplo.cat' });
    expect(await shop.mails(email)).toHaveLength(1 + 5);
  });
});

describe('a burst of logins', () => {
  hashAtRealCost();

  it('leaves database connections for other requests', async () => {
    const email = 'many@ejemplo.cat';
    await newAccount(shop, { email });
    let maxWaiting = 0;
    let isOver = false;
    const watch = (): void => {
      maxWaiting = Math.max(maxWaiting, shop.database.$client.waitingCount);
      if (!isOver) setImmediate(watch);
    };
    watch();
    const answers = await Promise.all(Array.from({ length: 40 }, () => shop.browser().login(email, marta.password)));
    isOver = true;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(maxWaiting).toBe(0);
  });
});
