import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '#platform/database/database.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import { type Browser, linkOf, marta, newAccount, type Shop, startShop } from './account.fixture.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 1000 });
});
afterAll(() => shop.stop());

let count = 0;
const newEmail = () => `at.once${(count += 1)}@ejemplo.cat`;
const times = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const isExpected = (expected: number[]) => (status: number) => expected.includes(status);

const atMost = { timeout: 10_000, interval: 20 };
const whenWaiting = (count: number) =>
  vi.waitFor(async () => {
    const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect((await shop.database.execute(waiting)).rows).toHaveLength(count);
  }, atMost);

/** Starts calls, waits until they are blocked on the user's locked row, changes it, and returns the calls' results. */
async function changeDuring<Answer>(
  email: string,
  calls: (() => Promise<Answer>)[],
  change: (tx: Queryable) => Promise<unknown>,
): Promise<Answer[]> {
  const sent = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM users WHERE email = ${email} FOR UPDATE`);
    const waiting = calls.map((call) => call());
    await whenWaiting(calls.length);
    await change(tx);
    return waiting;
  });
  return Promise.all(sent);
}

async function hashOf(email: string) {
  const found = sql`SELECT password_hash AS hash FROM users WHERE email = ${email}`;
  return (await shop.database.execute<{ hash: string }>(found)).rows[0]?.hash;
}
const ofAnother = 'segura-2026';
/** What a recovery link does: sets another password and ends all sessions. */
const recoverWith = (email: string, hash: string) => async (tx: Queryable) => {
  await tx.execute(sql`UPDATE users SET password_hash = ${hash} WHERE email = ${email}`);
  await tx.execute(sql`DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ${email})`);
};
const aHash = async () => {
  const email = newEmail();
  await newAccount(shop, { email, password: ofAnother });
  return (await hashOf(email))!;
};

describe('a call with the old password during a recovery', () => {
  it('opens no session', async () => {
    const email = newEmail();
    await newAccount(shop, { email });
    const hash = await aHash();
    const thief = shop.browser();
    const [login] = await changeDuring(email, [() => thief.login(email, marta.password)], recoverWith(email, hash));
    expect(login!.status).toBe(401);
    expect((await shop.browser().login(email, ofAnother)).status).toBe(200);
  });

  it('neither changes the password nor deletes the account', async () => {
    const email = newEmail();
    const thief = await newAccount(shop, { email });
    const hash = await aHash();
    const [changed, deleted] = await changeDuring(
      email,
      [
        () =>
          thief.send('PUT', '/admin/user/change-password', { password: marta.password, newPassword: 'del-intruso-1' }),
        () => thief.send('DELETE', '/admin/user', { password: marta.password }),
      ],
      recoverWith(email, hash),
    );
    expect(statusesOf([changed!, deleted!])).toEqual([422, 422]);
    expect(await hashOf(email)).toBe(hash);
  });
});

describe('the deletion of an account', () => {
  const remove = (browser: Browser) => browser.send('DELETE', '/admin/user', { password: marta.password });

  it('and a login that merges a basket wait for each other without failing', async () => {
    const email = newEmail();
    const browser = await newAccount(shop, { email });
    await browser.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const [{ id }] = (await shop.database.execute<{ id: number }>(sql`SELECT id FROM users WHERE email = ${email}`))
      .rows as [{ id: number }];
    const visitor = shop.browser();
    await visitor.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
    // Both wait for the basket; the first one has locked the user, which the other needs next.
    const sent = await shop.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM baskets WHERE user_id = ${id} FOR UPDATE`);
      const deletion = remove(browser);
      await whenWaiting(1);
      const login = visitor.login(email, marta.password);
      await whenWaiting(2);
      return [deletion, login];
    });
    expect(statusesOf(await Promise.all(sent))).toEqual([200, 401]);
  });

  it('among logins, refreshes and other changes causes no deadlock and no 500', async () => {
    for (let round = 0; round < 2; round += 1) {
      const email = newEmail();
      const browsers = [await newAccount(shop, { email }), ...(await times(4, async () => shop.browser()))];
      for (const browser of browsers.slice(1)) await browser.login(email, marta.password);
      await browsers[0]!.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
      for (let link = 0; link < 2; link += 1)
        await shop.browser().send('POST', '/admin/user/forgot-password', { email });
      const links = (await shop.mailsWhen(email, 3)).slice(0, 2).map((mail) => linkOf(mail));
      const visitors = await times(6, async () => {
        const visitor = shop.browser();
        await visitor.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
        return visitor;
      });
      const logins = visitors.map((visitor) => visitor.login(email, marta.password));
      const others = [
        ...browsers.map((browser) => browser.refresh()),
        ...browsers.map((browser) => browser.send('GET', '/admin/user')),
        browsers[1]!.send('PUT', '/admin/user/change-email', { email: `next.${email}` }),
        browsers[2]!.send('PUT', '/admin/user/change-email', { email: `other.${email}` }),
        browsers[3]!.send('GET', '/admin/user/export'),
        browsers[4]!.send('PUT', '/admin/user', { name: 'Núria' }),
        ...links.map(({ checkword }) =>
          shop.browser().send('PUT', '/admin/user/reset-password', { email, checkword, newPassword: marta.password }),
        ),
      ];
      const deletions = [remove(browsers[0]!), remove(browsers[1]!)];
      const statuses = statusesOf(await Promise.all([...logins, ...others, ...deletions]));
      expect(statuses.filter((status) => !isExpected([200, 201, 401, 422, 429])(status))).toEqual([]);
    }
  });

  it('answers 401 to calls in progress', async () => {
    const email = newEmail();
    const browser = await newAccount(shop, { email });
    const sent = await shop.database.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE users`);
      const calls = [
        browser.send('GET', '/admin/user'),
        browser.send('GET', '/admin/user/export'),
        browser.send('PUT', '/admin/user', { name: 'Núria' }),
        browser.send('PUT', '/admin/user/change-email', { email: newEmail() }),
      ];
      await whenWaiting(4);
      await tx.execute(sql`DELETE FROM users WHERE email = ${email}`);
      return calls;
    });
    const answers = await Promise.all(sent);
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(4).fill('401 invalid_token'));
  });
});

describe('concurrent links', () => {
  it('of two recoveries one sets the password and the other is refused', async () => {
    const email = newEmail();
    await newAccount(shop, { email });
    for (let link = 0; link < 2; link += 1) await shop.browser().send('POST', '/admin/user/forgot-password', { email });
    const links = (await shop.mailsWhen(email, 3)).slice(0, 2).map((mail) => linkOf(mail));
    const reset = ({ checkword }: Record<string, string>) =>
      shop.browser().send('PUT', '/admin/user/reset-password', { email, checkword, newPassword: 'otra-clave-1' });
    // Both wait for the user's row; neither may lock anything that the other needs.
    const answers = await changeDuring(
      email,
      links.map((link) => () => reset(link)),
      async () => {},
    );
    expect(statusesOf(answers).sort()).toEqual([200, 422]);
  });
});

describe('concurrent requests from one network', () => {
  it('register no more than the limit allows, which lets a phone company’s customers through', async () => {
    const { password: _, ...data } = marta;
    const ip = '198.51.100.21';
    const answers = await times(620, () => shop.browser({ ip }).send('POST', '/admin/user/registration', data));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(600);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    const register = (from: string) => shop.browser({ ip: from }).send('POST', '/admin/user/registration', data);
    const recover = () => shop.browser({ ip }).send('POST', '/admin/user/forgot-password', { email: data.email });
    expect(statusesOf([await register(ip), await recover(), await register('198.51.100.23')])).toEqual([429, 429, 200]);
  });

  it('guess no more codes than the limit allows', async () => {
    const guesser = shop.browser({ ip: '198.51.100.22' });
    const guess = { type: 'registration', email: 'nobody@ejemplo.cat', confirmCode: 'x.y' };
    const answers = await times(130, () => guesser.send('POST', '/admin/user/confirm-registration', guess));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(100);
  });
});
