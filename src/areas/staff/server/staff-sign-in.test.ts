import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '#app/test-app.fixture.ts';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { commandActor } from '#values/actor.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { DemoStaff } from '../contract.ts';
import { codeAt, signInAs, staffOf } from './staff.fixture.ts';
import { inviteMember, removeMember } from './sign-in/invitations.ts';
import { isMemberWho, listMembers } from './sign-in/member-queries.ts';

let shop: Shop;
let people: DemoStaff;
const person = (role: StaffRole) => people.find((one) => one.role === role)!;
const command = commandActor('test');
beforeAll(async () => {
  shop = await startShop();
  // Somebody who is invited first does not keep the demo's people from being made.
  await inviteMember({ database: shop.database, clock: shop.now }, command, 'first@ferreteria.example', 'owner');
  people = await staffOf(shop);
});
afterAll(() => shop.stop());

const answerOf = async (sent: ReturnType<Browser['send']>): Promise<string> => {
  const { status, body } = await sent;
  return `${status} ${body?.code ?? body?.state ?? body}`;
};
const givePassword = (browser: Browser, { email, password }: { email: string; password: string }) =>
  answerOf(browser.send('POST', '/staff/session', { email, password }));
const giveCode = (browser: Browser, code: string) => answerOf(browser.send('POST', '/staff/session/code', { code }));
const unlock = (browser: Browser, body: object) => answerOf(browser.send('POST', '/staff/session/unlock', body));
const seeMe = (browser: Browser) => answerOf(browser.send('GET', '/staff/me'));

it('offers the demo one account of each role, which are made once', async () => {
  expect(people.map(({ role }) => role)).toEqual(['owner', 'sales', 'warehouse', 'content', 'accounts']);
  expect(await staffOf(shop)).toEqual(people);
  const { rows } = await shop.database.$client.query(
    'SELECT password_hash, totp_secret, pin FROM staff_members WHERE is_demo',
  );
  expect(rows).toHaveLength(5);
  for (const { password, totpSecret, pin } of people)
    for (const secret of [password, totpSecret, `"${pin}"`])
      if (secret !== null) expect(JSON.stringify(rows)).not.toContain(secret);
});

it('signs in by password alone where no second factor is set up', async () => {
  const browser = shop.browser();
  const { status, body, headers } = await browser.send('POST', '/staff/session', person('sales'));
  expect([status, body]).toEqual([200, { state: 'signed_in', methods: [] }]);
  expect(headers['set-cookie']).toEqual(
    ['staff', 'staff_device'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}=[\\w-]{43}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict$`)),
    ),
  );
  const { rows } = await shop.database.$client.query('SELECT * FROM staff_sessions');
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('staff'));
  const me = await browser.send('GET', '/staff/me');
  expect(me.body).toMatchObject({
    role: 'sales',
    hasSecondFactor: false,
    needsSecondFactor: false,
    isLocked: false,
    refundLimit: 300,
  });
  expect(me.body.permissions).toContain('money.refund');
});

it('asks for the code of the app, takes each once, and opens nothing before', async () => {
  const owner = person('owner');
  const browser = shop.browser();
  expect((await browser.send('POST', '/staff/session', owner)).body).toEqual({
    state: 'code_needed',
    methods: ['totp'],
  });
  expect(await seeMe(browser)).toBe('401 not_signed_in');
  expect(await giveCode(browser, '000000')).toBe('422 wrong_code');
  const before = browser.cookies.get('staff');
  const code = codeAt(owner.totpSecret!, shop.now());
  expect(await giveCode(browser, code)).toBe('200 signed_in');
  expect(browser.cookies.get('staff')).not.toBe(before);
  expect((await browser.send('GET', '/staff/me')).body.role).toBe('owner');
  expect(await giveCode(browser, code)).toBe('401 not_signed_in');
  const other = shop.browser();
  await givePassword(other, owner);
  expect(await giveCode(other, code)).toBe('409 code_used');
  shop.passTime(601);
  expect(await giveCode(other, codeAt(owner.totpSecret!, shop.now()))).toBe('401 not_signed_in');
});

it('refuses two who send the same code at once but for one', async () => {
  const owner = person('owner');
  const browsers = [shop.browser(), shop.browser(), shop.browser()];
  for (const browser of browsers) await givePassword(browser, owner);
  shop.passTime(60);
  const code = codeAt(owner.totpSecret!, shop.now());
  const answers = await Promise.all(browsers.map((browser) => giveCode(browser, code)));
  expect(answers.sort()).toEqual(['200 signed_in', '409 code_used', '409 code_used']);
});

it('answers any wrong pair the same, and limits them without locking out who is elsewhere', async () => {
  const { email, password } = person('content');
  const guesses = { email, password: 'never the one' };
  const stranger = shop.browser({ ip: '203.0.113.9' });
  expect(await givePassword(stranger, { email: 'nobody@staff.example', password })).toBe('401 wrong_login');
  for (let tries = 0; tries < 10; tries += 1) expect(await givePassword(stranger, guesses)).toBe('401 wrong_login');
  const refused = await stranger.send('POST', '/staff/session', { email, password });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await givePassword(shop.browser({ ip: '198.51.100.7' }), { email, password })).toBe('200 signed_in');
});

it('locks after half an hour without a call, and unlocks by PIN, five wrong ones at most', async () => {
  const { pin, password } = person('warehouse');
  const wrong = pin === '1234' ? '4321' : '1234';
  const browser = await signInAs(shop, 'warehouse');
  shop.passTime(29 * 60);
  expect((await browser.send('GET', '/staff/me')).status).toBe(200);
  shop.passTime(30 * 60);
  expect((await browser.send('GET', '/staff/me')).body).toMatchObject({ code: 'locked', name: 'Pau', isLocked: true });
  expect(await unlock(browser, {})).toBe('400 invalid_request');
  expect(await unlock(browser, { pin: wrong })).toBe('422 wrong_pin');
  expect(await unlock(browser, { pin })).toBe('200 true');
  expect((await browser.send('GET', '/staff/me')).status).toBe(200);
  await browser.send('POST', '/staff/session/lock');
  for (let tries = 0; tries < 5; tries += 1) expect(await unlock(browser, { pin: wrong })).toBe('422 wrong_pin');
  expect(await unlock(browser, { pin })).toBe('429 too_many_attempts');
  expect(await seeMe(browser)).toBe('403 locked');
  expect(await unlock(browser, { password: 'never the one' })).toBe('422 wrong_password');
  expect(await unlock(browser, { password })).toBe('200 true');
  expect((await browser.send('GET', '/staff/me')).status).toBe(200);
});

it('asks for the password again before a PIN is set or deleted, not before other changes of oneself', async () => {
  const browser = await signInAs(shop, 'accounts');
  const change = (values: object) => answerOf(browser.send('PUT', '/staff/me', values));
  shop.passTime(16 * 60);
  expect(await change({ pin: '2468' })).toBe('403 reauthentication_required');
  expect(await change({ pin: null })).toBe('403 reauthentication_required');
  const { body } = await browser.send('PUT', '/staff/me', { locale: 'ca' });
  expect(body).toMatchObject({ locale: 'ca', hasPin: true });
  await browser.send('POST', '/staff/reauthenticate', { password: person('accounts').password });
  expect((await browser.send('PUT', '/staff/me', { pin: '2468' })).status).toBe(200);
  await browser.send('POST', '/staff/session/lock');
  expect(await unlock(browser, { pin: '2468' })).toBe('200 true');
});

it('ends after twelve hours, however it is used', async () => {
  const browser = await signInAs(shop, 'accounts');
  for (let hour = 0; hour < 48; hour += 1) {
    shop.passTime(15 * 60 - 1);
    expect((await browser.send('GET', '/staff/me')).status).toBe(200);
  }
  shop.passTime(60);
  expect(await seeMe(browser)).toBe('401 not_signed_in');
});

it('ends when it is signed out, and with the browser’s next sign-in', async () => {
  const browser = await signInAs(shop, 'sales');
  const token = browser.cookies.get('staff')!;
  await givePassword(browser, person('content'));
  const thief = shop.browser();
  thief.cookies.set('staff', token);
  expect(await seeMe(thief)).toBe('401 not_signed_in');
  expect(await answerOf(browser.send('DELETE', '/staff/session'))).toBe('200 true');
  expect(browser.cookies.has('staff')).toBe(false);
});

it('invites by a link that is followed once, adds a second factor, and takes each recovery code once', async () => {
  const email = 'nova@ferreteria.example';
  const key = (await inviteMember({ database: shop.database, clock: shop.now }, command, email, 'sales'))!;
  const body = { key, name: 'Nova', password: 'una frase prou llarga' };
  const browser = shop.browser();
  const accept = (changed: object) => answerOf(browser.send('POST', '/staff/invitation', { ...body, ...changed }));
  const open = (typed: string) => answerOf(browser.send('POST', '/staff/invitation/open', { key: typed }));
  expect((await browser.send('POST', '/staff/invitation/open', { key })).body).toEqual({ email });
  expect(await open(`${key}x`)).toBe('422 invalid_invitation');
  expect(await accept({ password: 'corta' })).toBe('422 invalid_request');
  expect(await accept({ password: '123456789012' })).toBe('422 password_too_common');
  expect(await accept({ key: `${key}x` })).toBe('422 invalid_invitation');
  expect(await accept({})).toBe('200 signed_in');
  expect(await accept({})).toBe('422 invalid_invitation');
  expect(await open(key)).toBe('422 invalid_invitation');

  expect(await answerOf(browser.send('POST', '/staff/second-factor/confirm', { code: '000000' }))).toBe(
    '409 not_started',
  );
  const { secret, url } = (await browser.send('POST', '/staff/second-factor')).body;
  expect(url).toContain(`secret=${secret}`);
  expect(await answerOf(browser.send('POST', '/staff/second-factor/confirm', { code: '000000' }))).toBe(
    '422 wrong_code',
  );
  const confirmed = await browser.send('POST', '/staff/second-factor/confirm', { code: codeAt(secret, shop.now()) });
  const [first, second] = confirmed.body.recoveryCodes as string[];
  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
  shop.passTime(16 * 60);
  expect(await answerOf(browser.send('POST', '/staff/second-factor'))).toBe('403 reauthentication_required');
  expect(await answerOf(browser.send('POST', '/staff/reauthenticate', { password: 'x' }))).toBe('422 wrong_password');
  expect(await answerOf(browser.send('POST', '/staff/reauthenticate', { code: second! }))).toBe('200 true');
  expect((await browser.send('POST', '/staff/second-factor')).status).toBe(200);

  const next = shop.browser();
  const state = await next.send('POST', '/staff/session', { email, password: body.password });
  expect(state.body).toEqual({ state: 'code_needed', methods: ['totp', 'recovery'] });
  expect(await giveCode(next, second!)).toBe('409 code_used');
  expect(await giveCode(next, 'AAAA-AAAA-AAAA')).toBe('422 wrong_code');
  expect(await giveCode(next, first!.toLowerCase().replaceAll('-', ' '))).toBe('200 signed_in');

  const codes = confirmed.body.recoveryCodes as string[];
  const again = await inviteMember({ database: shop.database, clock: shop.now }, command, email, 'sales');
  expect(await answerOf(next.send('POST', '/staff/invitation', { ...body, key: again! }))).toBe('200 signed_in');
  expect(await answerOf(next.send('POST', '/staff/reauthenticate', { code: codes[2]! }))).toBe('422 wrong_code');

  expect(await removeMember({ database: shop.database, clock: shop.now }, command, email)).toBe(true);
  expect(await seeMe(next)).toBe('401 not_signed_in');
  expect(await givePassword(shop.browser(), { email, password: body.password })).toBe('401 wrong_login');
});

it('limits guesses of codes and invitations', async () => {
  const browser = shop.browser();
  await givePassword(browser, person('owner'));
  for (let tries = 0; tries < 10; tries += 1) expect(await giveCode(browser, 'ZZZZ-ZZZZ-ZZZZ')).toBe('422 wrong_code');
  expect(await giveCode(browser, codeAt(person('owner').totpSecret!, shop.now()))).toBe('429 too_many_attempts');
});

it('knows nobody of the demo in production, where an owner needs a second factor', async () => {
  const settings = {
    SHOP_MODE: 'production',
    PUBLIC_URL: 'https://shop.example',
    SHOP_SECRET: 'a secret that is long enough for production use',
    SMTP_URL: 'smtp://localhost:1',
    DATABASE_URL: 'postgres://unused',
  };
  const app = await startTestApp({ database: shop.database, clock: shop.now, settings });
  try {
    expect((await app.inject('/dev/staff.json')).statusCode).toBe(404);
    const send = (method: 'GET' | 'POST', url: string, payload: object | undefined, cookie = '') =>
      app.inject({ method, url: `/api/staff${url}`, ...(payload && { payload }), headers: { cookie } });
    expect((await send('POST', '/session', person('sales'))).statusCode).toBe(401);
    const demoMember = (await listMembers(shop.database, 'demo')).find(
      ({ isDemo, role }) => isDemo && role === 'sales',
    );
    expect((await listMembers(shop.database, 'production')).filter(({ isDemo }) => isDemo)).toEqual([]);
    expect(await isMemberWho(shop.database, 'demo', 'orders.read', demoMember!.id)).toBe(true);
    expect(await isMemberWho(shop.database, 'production', 'orders.read', demoMember!.id)).toBe(false);
    const seller = await signInAs(shop, 'sales');
    const demoCookie = `__Host-staff=${seller.cookies.get('staff')}`;
    expect((await send('GET', '/me', undefined, demoCookie)).statusCode).toBe(401);

    const key = await inviteMember({ database: shop.database, clock: shop.now }, command, 'o@shop.example', 'owner');
    const accepted = await send('POST', '/invitation', { key, name: 'Ona', password: 'una frase prou llarga' });
    const [cookie] = accepted.cookies;
    expect(cookie).toMatchObject({ name: '__Host-staff', secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
    const own = `__Host-staff=${cookie!.value}`;
    expect((await send('GET', '/me', undefined, own)).json()).toMatchObject({
      role: 'owner',
      hasSecondFactor: false,
      needsSecondFactor: true,
    });
    expect((await send('POST', '/audit/list', {}, own)).json().code).toBe('second_factor_needed');
    expect((await send('POST', '/search', { query: 'a', kinds: ['orders', 'customers'] }, own)).json()).toEqual({});
    const { secret } = (await send('POST', '/second-factor', {}, own)).json();
    await send('POST', '/second-factor/confirm', { code: codeAt(secret, shop.now()) }, own);
    expect((await send('GET', '/me', undefined, own)).json()).toMatchObject({
      hasSecondFactor: true,
      needsSecondFactor: false,
    });
    const log = (await send('POST', '/audit/list', {}, own)).json();
    expect(log.entries[0]).toMatchObject({ verb: 'staff.second_factor', actor: { kind: 'staff', name: 'Ona' } });
    const invited = log.entries.find(({ verb }: { verb: string }) => verb === 'staff.invite');
    expect(invited).toMatchObject({ actor: { kind: 'command', id: 'test', name: null }, canUndo: false });
  } finally {
    await app.close();
  }
});
