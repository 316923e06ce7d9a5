import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { linkOf, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

// Four running and a thousand queued (docs/decisions/passwords.md).
const room = 1004;

it('refuses calls that hash a password when a thousand are queued', async () => {
  const browser = await newAccount(shop);
  await shop.browser().send('POST', '/admin/user/forgot-password', { email: marta.email });
  const { checkword } = linkOf((await shop.mailsWhen(marta.email, 2))[0]!);
  // Past its limit, an address is refused without a hash: the queue is quickly empty again.
  for (let failure = 0; failure < 10; failure += 1) await shop.browser().login('nobody@ejemplo.cat', 'falsa-1');

  const { queued, refused } = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE account_attempts`);
    let answered = 0;
    const logins = Array.from({ length: room }, async () => {
      const { status } = await shop.browser().login('nobody@ejemplo.cat', 'falsa-1');
      answered += 1;
      return status;
    });
    await vi.waitFor(async () => {
      const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect((await shop.database.execute(waiting)).rows).toHaveLength(4);
    }, 30_000);
    const tooMany = await Promise.race([
      Promise.all([
        shop.browser().login(marta.email, marta.password),
        shop.browser().send('POST', '/admin/user/registration', { ...marta, email: 'late@ejemplo.cat' }),
        shop
          .browser()
          .send('PUT', '/admin/user/reset-password', { email: marta.email, checkword, newPassword: 'otra-clave-1' }),
        browser.send('PUT', '/admin/user/change-password', { password: marta.password, newPassword: 'otra-clave-1' }),
        browser.send('DELETE', '/admin/user', { password: marta.password }),
      ]),
      new Promise<null>((resolve) => setTimeout(resolve, 3000, null)),
    ]);
    expect(answered).toBe(0);
    return { queued: logins, refused: tooMany };
  });
  expect(new Set(await Promise.all(queued))).toEqual(new Set([429]));
  expect(refused?.map(({ status, body, headers }) => `${status} ${body.code} ${headers['retry-after']}`)).toEqual(
    Array(5).fill('429 too_many_attempts 5'),
  );
  // Nothing of what was refused has happened, and everybody is served again.
  expect((await shop.browser().login(marta.email, marta.password)).status).toBe(200);
  expect((await browser.send('GET', '/admin/user')).status).toBe(200);
  const reset = { email: marta.email, checkword, newPassword: 'otra-clave-1' };
  expect((await shop.browser().send('PUT', '/admin/user/reset-password', reset)).status).toBe(200);
});
