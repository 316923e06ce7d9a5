import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { DemoStaff } from '../contract.ts';
import { answerOf, createAtWork } from './at-work.fixture.ts';
import { PasskeyDevice } from './passkey-device.fixture.ts';
import { codeAt, signInAs, staffOf } from './staff.fixture.ts';

const origin = 'http://localhost:4300';
let shop: Shop;
let demo: DemoStaff;
let owner: Browser;
let atWork: ReturnType<typeof createAtWork>;
beforeAll(async () => {
  shop = await startShop();
  atWork = createAtWork(shop);
  demo = await staffOf(shop);
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.stop());

const query = (text: string, values?: unknown[]) => atWork.query(text, values);
const personOf = (role: StaffRole) => demo.find((one) => one.role === role)!;
const idOf = async (email: string): Promise<number> =>
  (await query('SELECT id FROM staff_members WHERE email = $1', [email]))[0]!.id;
const openSessions = (memberId: number) => query('SELECT id FROM staff_sessions WHERE member_id = $1', [memberId]);
const answerAfter = async (memberId: number, first: () => Promise<string>, second: () => Promise<string>) =>
  (await atWork.answersAfter(memberId, first, [second]))[0]!;
const endSessionsOf = (id: number) => () => answerOf(owner.send('DELETE', `/staff/people/${id}/sessions`));

describe('a call that is at work while the owner ends its session', () => {
  async function answersOf(act: (browser: Browser) => Promise<() => Promise<string>>) {
    const browser = await signInAs(shop, 'sales');
    const id = await idOf(personOf('sales').email);
    const send = await act(browser);
    return answerAfter(id, endSessionsOf(id), send);
  }
  const member = async () => (await query(`SELECT * FROM staff_members WHERE email = 'sales@staff.example'`))[0]!;

  it('adds no passkey', async () => {
    const answer = await answersOf(async (browser) => {
      const options = (await browser.send('POST', '/staff/passkeys/options')).body;
      const body = { name: 'Tableta', credential: new PasskeyDevice(origin).create(options) };
      return () => answerOf(browser.send('POST', '/staff/passkeys', body));
    });
    expect(answer).toBe('401 not_signed_in');
    expect(await query('SELECT FROM staff_passkeys')).toEqual([]);
  });

  it('confirms no authenticator app, nor begins with one', async () => {
    const answer = await answersOf(async (browser) => {
      const { secret } = (await browser.send('POST', '/staff/second-factor')).body;
      return () => answerOf(browser.send('POST', '/staff/second-factor/confirm', { code: codeAt(secret, shop.now()) }));
    });
    expect([answer, (await member()).totp_secret]).toEqual(['401 not_signed_in', null]);
    await query(`UPDATE staff_members SET new_totp_secret = NULL`);
    const begun = await answersOf(async (browser) => () => answerOf(browser.send('POST', '/staff/second-factor')));
    expect([begun, (await member()).new_totp_secret]).toEqual(['401 not_signed_in', null]);
  });

  it('sets no PIN, password or name', async () => {
    const before = await member();
    const body = { name: 'Otro', pin: '2468', password: 'una frase prou llarga' };
    const answer = await answersOf(async (browser) => () => answerOf(browser.send('PUT', '/staff/me', body)));
    expect([answer, await member()]).toEqual([
      '401 not_signed_in',
      { ...before, session_ends: before.session_ends + 1 },
    ]);
  });
});

describe('an owner who invites at the moment', () => {
  async function joinAsOwner(email: string) {
    const { link, person } = (await owner.send('POST', '/staff/people', { email, role: 'owner' })).body;
    const browser = shop.browser();
    const key = new URL(link).searchParams.get('key');
    await browser.send('POST', '/staff/invitation', { key, name: 'Ona', password: 'una frase prou llarga' });
    return { browser, at: `/staff/people/${person.id}` };
  }
  async function inviteDuring(browser: Browser, email: string, act: () => ReturnType<Browser['send']>) {
    const release = await atWork.hold('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', `staff of ${email}`);
    const invited = answerOf(browser.send('POST', '/staff/people', { email, role: 'owner' }));
    await atWork.whenWaiting(1);
    expect((await act()).status).toBe(200);
    await release();
    return [await invited, await query('SELECT FROM staff_members WHERE email = $1', [email])];
  }

  it('invites nobody once removed', async () => {
    const { browser, at } = await joinAsOwner('ona@shop.example');
    expect(await inviteDuring(browser, 'a@shop.example', () => owner.send('DELETE', at))).toEqual([
      '401 not_signed_in',
      [],
    ]);
  });

  it('invites somebody anew who was erased at that moment', async () => {
    const email = 'c@shop.example';
    const { person } = (await owner.send('POST', '/staff/people', { email, role: 'sales' })).body;
    await query('UPDATE staff_members SET ended_at = now() WHERE id = $1', [person.id]);
    const erase = await atWork.holdMember(person.id);
    const invited = owner.send('POST', '/staff/people', { email, role: 'content' });
    await atWork.whenWaiting(1);
    await erase('DELETE FROM staff_members WHERE id = $1');
    const { status, body } = await invited;
    expect([status, body.person]).toMatchObject([200, { email, role: 'content', state: 'invited' }]);
  });

  it('invites nobody as owner of the shop no more', async () => {
    const { browser, at } = await joinAsOwner('ola@shop.example');
    const demote = () => owner.send('PUT', at, { role: 'sales' });
    expect(await inviteDuring(browser, 'b@shop.example', demote)).toEqual(['403 not_permitted', []]);
  });
});

describe('a sign-in that has begun', () => {
  const signIn = (browser: Browser, { email, password }: { email: string; password: string }) =>
    answerOf(browser.send('POST', '/staff/session', { email, password }));

  it('by a password opens nothing once the person was invited again', async () => {
    const warehouse = personOf('warehouse');
    const id = await idOf(warehouse.email);
    const answer = await answerAfter(
      id,
      () => answerOf(owner.send('POST', `/staff/people/${id}/invitation`)),
      () => signIn(shop.browser(), warehouse),
    );
    expect([answer, await openSessions(id)]).toEqual(['401 wrong_login', []]);
  });

  it('by a password opens nothing once the owner has ended all sessions', async () => {
    const accounts = personOf('accounts');
    const id = await idOf(accounts.email);
    const answer = await answerAfter(id, endSessionsOf(id), () => signIn(shop.browser(), accounts));
    expect([answer, await openSessions(id)]).toEqual(['401 wrong_login', []]);
  });

  it('asks for the second factor that was added meanwhile', async () => {
    const accounts = personOf('accounts');
    const browser = await signInAs(shop, 'accounts');
    const { secret } = (await browser.send('POST', '/staff/second-factor')).body;
    const answer = await answerAfter(
      await idOf(accounts.email),
      () => answerOf(browser.send('POST', '/staff/second-factor/confirm', { code: codeAt(secret, shop.now()) })),
      () => signIn(shop.browser(), accounts),
    );
    expect(answer).toBe('200 code_needed');
  });

  it('by a code opens nothing once the owner has ended all sessions', async () => {
    const { email, password, totpSecret } = personOf('owner');
    const browser = shop.browser();
    await signIn(browser, { email, password });
    shop.passTime(30);
    const id = await idOf(email);
    const answer = await answerAfter(id, endSessionsOf(id), () =>
      answerOf(browser.send('POST', '/staff/session/code', { code: codeAt(totpSecret!, shop.now()) })),
    );
    expect([answer, (await openSessions(id)).length]).toEqual(['401 not_signed_in', 1]);
  });

  it('by a passkey opens nothing once the second factor was reset', async () => {
    const browser = await signInAs(shop, 'content');
    const device = new PasskeyDevice(origin);
    const options = (await browser.send('POST', '/staff/passkeys/options')).body;
    await browser.send('POST', '/staff/passkeys', { name: 'Móvil', credential: device.create(options) });
    const id = await idOf(personOf('content').email);
    const signed = device.answer((await shop.browser().send('POST', '/staff/session/passkey/options')).body);
    const answer = await answerAfter(
      id,
      () => answerOf(owner.send('DELETE', `/staff/people/${id}/second-factor`)),
      () => answerOf(shop.browser().send('POST', '/staff/session/passkey', signed)),
    );
    expect([answer, await openSessions(id)]).toEqual(['401 wrong_passkey', []]);
  });

  it('by PIN does not go on with a session that has just ended, and leaves the one of before as it was', async () => {
    const [jordi, nuria] = [personOf('sales'), personOf('content')];
    const tablet = shop.browser();
    await signIn(tablet, nuria);
    await signIn(tablet, jordi);
    const [seller, editor] = [await idOf(jordi.email), await idOf(nuria.email)];
    const releaseMember = await atWork.holdMember(editor);
    const releaseSession = await atWork.hold('SELECT FROM staff_sessions WHERE member_id = $1 FOR UPDATE', seller);
    const ending = endSessionsOf(editor)();
    await atWork.whenWaiting(1);
    const change = answerOf(tablet.send('POST', '/staff/session/person', { memberId: editor, pin: nuria.pin }));
    await atWork.whenWaiting(2);
    await releaseMember();
    expect(await ending).toBe('200');
    await releaseSession();
    expect(await change).toBe('401 not_signed_in');
    expect((await tablet.send('GET', '/staff/me')).body).toMatchObject({ name: 'Jordi', isLocked: false });
  });
});
