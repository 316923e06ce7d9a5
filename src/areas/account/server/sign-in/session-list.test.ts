import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const person = () => ({ ...marta, email: `person${(count += 1)}@ejemplo.cat` });

const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.send('GET', '/admin/user')).status === 200;

describe('the list of sessions', () => {
  it('holds 30 at most: those used least recently end', async () => {
    const { email } = person();
    const here = await newAccount(shop, { email });
    await shop.database.execute(sql`
      INSERT INTO sessions (id, user_id, client_id, user_agent, rotated_at, opened_at, authenticated_at, expires_at)
      SELECT gen_random_uuid(), users.id, 'client-id', 'agent ' || place, start + place * interval '1 minute', start, start,
        start + interval '1 year'
      FROM users, generate_series(1, 150) AS place,
        LATERAL (SELECT max(rotated_at) AS start FROM sessions WHERE user_id = users.id) AS latest
      WHERE email = ${email}`);
    const last = shop.browser();
    shop.passTime(200 * 60);
    await last.login(email, marta.password);
    const { list } = (await last.send('GET', '/admin/user/sessions')).body as {
      list: { userAgent: string; isCurrent: boolean }[];
    };
    expect(list).toHaveLength(30);
    expect(list[0]!.isCurrent).toBe(true);
    expect(list[1]!.userAgent).toBe('agent 150');
    expect((await last.send('GET', '/admin/user/export')).body.sessions).toHaveLength(30);
    expect((await here.refresh()).status).toBe(401);
  });

  it('does not end the session that has just been opened, though 30 others were used in the same millisecond', async () => {
    const { email } = person();
    await newAccount(shop, { email });
    // Sorted by their ids, these come before any random one.
    await shop.database.execute(sql`
      INSERT INTO sessions (id, user_id, client_id, user_agent, rotated_at, opened_at, authenticated_at, expires_at)
      SELECT ('00000000-0000-0000-0000-0000000000' || place)::uuid, users.id, 'client-id', 'agent', start, start, start,
        start + interval '1 year'
      FROM users, generate_series(10, 39) AS place,
        LATERAL (SELECT max(rotated_at) AS start FROM sessions WHERE user_id = users.id) AS latest
      WHERE email = ${email}`);
    const last = shop.browser();
    await last.login(email, marta.password);
    expect((await last.send('GET', '/admin/user/sessions')).body.list).toHaveLength(30);
  });

  it('holds 30 at most after concurrent logins too', async () => {
    const { email } = person();
    const here = await newAccount(shop, { email });
    const logins = await Promise.all(Array.from({ length: 40 }, () => shop.browser().login(email, marta.password)));
    expect(logins.filter(({ status }) => status !== 200)).toEqual([]);
    await here.login(email, marta.password);
    expect((await here.send('GET', '/admin/user/sessions')).body.list).toHaveLength(30);
    const rows = sql`SELECT FROM sessions JOIN users ON users.id = user_id WHERE email = ${email}`;
    expect((await shop.database.execute(rows)).rows).toHaveLength(30);
  });

  it('shows and ends only the user’s own sessions', async () => {
    const { email } = person();
    const here = await newAccount(shop, { email });
    const there = shop.browser();
    await there.login(email, marta.password);
    const { list } = (await here.send('GET', '/admin/user/sessions')).body;
    expect(list.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).sort()).toEqual([false, true]);
    const other = list.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
    const stranger = await newAccount(shop, person());
    expect((await stranger.send('DELETE', '/admin/user/sessions', { id: other })).status).toBe(404);
    expect((await here.send('DELETE', '/admin/user/sessions', { id: 'no-such-session' })).status).toBe(404);
    expect((await here.send('DELETE', '/admin/user/sessions', { id: other })).body).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('holds only the current session after a change of password', async () => {
    const { email } = person();
    const here = await newAccount(shop, { email });
    const there = shop.browser();
    await there.login(email, marta.password);
    expect((await here.send('PUT', '/admin/user/change-password', { newPassword: 'nueva-clave' })).body.code).toBe(
      'wrong_password',
    );
    expect(
      (await here.send('PUT', '/admin/user/change-password', { password: 'falsa-1', newPassword: 'nueva-clave' }))
        .status,
    ).toBe(422);
    expect(
      (await here.send('PUT', '/admin/user/change-password', { password: marta.password, newPassword: 'nueva-clave' }))
        .body,
    ).toBe(true);
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
    expect((await there.refresh()).status).toBe(401);
    expect((await shop.browser().login(email, 'nueva-clave')).status).toBe(200);
  });
});
