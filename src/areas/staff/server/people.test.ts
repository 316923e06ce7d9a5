import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { AuditEntry, DemoStaff } from '../contract.ts';
import type { StaffPerson } from '../people-calls.ts';
import { signInAs, staffOf } from './staff.fixture.ts';

let shop: Shop;
let demo: DemoStaff;
let owner: Browser;
const personOf = (role: StaffRole) => demo.find((one) => one.role === role)!;
beforeAll(async () => {
  shop = await startShop();
  demo = await staffOf(shop);
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.stop());

const answerOf = async (sent: ReturnType<Browser['send']>): Promise<string> => {
  const { status, body } = await sent;
  return `${status} ${body?.code ?? body?.state ?? (typeof body === 'object' ? '' : body)}`.trim();
};
const people = async (): Promise<StaffPerson[]> => (await owner.send('GET', '/staff/people')).body.people;
const find = async (email: string) => (await people()).find((one) => one.email === email)!;
const signIn = (browser: Browser, { email, password }: { email: string; password: string }) =>
  browser.send('POST', '/staff/session', { email, password });
const seeMe = (browser: Browser) => answerOf(browser.send('GET', '/staff/me'));

it('lets people who share a device change by PIN, names nobody elsewhere, and keeps each one’s session', async () => {
  const [jordi, pau] = [personOf('sales'), personOf('warehouse')];
  const tablet = shop.browser();
  const listed = async (browser: Browser) => (await browser.send('GET', '/staff/session/people')).body.people;
  expect(await listed(tablet)).toEqual([]);
  await signIn(tablet, jordi);
  const jordisToken = tablet.cookies.get('staff')!;
  await signIn(tablet, pau);
  const [sales, warehouse] = [await find(jordi.email), await find(pau.email)];
  expect(await listed(tablet)).toEqual([
    { id: sales.id, name: 'Jordi', role: 'sales' },
    { id: warehouse.id, name: 'Pau', role: 'warehouse' },
  ]);
  expect(await listed(shop.browser())).toEqual([]);
  expect((await find(jordi.email)).sessions).toMatchObject([{ isLocked: true, isThis: false }]);
  const thief = shop.browser();
  thief.cookies.set('staff', jordisToken);
  expect(await seeMe(thief)).toBe('401 not_signed_in');

  const change = (memberId: number, pin: string, browser = tablet) =>
    answerOf(browser.send('POST', '/staff/session/person', { memberId, pin }));
  expect(await change(sales.id, jordi.pin, shop.browser())).toBe('401 not_signed_in');
  expect(await change(sales.id, pau.pin === jordi.pin ? '0' : pau.pin)).toBe('422 wrong_pin');
  expect(await seeMe(tablet)).toBe('200');
  await tablet.send('POST', '/staff/session/lock');
  expect(await change(sales.id, jordi.pin)).toBe('200 signed_in');
  expect((await tablet.send('GET', '/staff/me')).body).toMatchObject({ name: 'Jordi', isLocked: false });
  expect(await change(warehouse.id, pau.pin)).toBe('200 signed_in');
  expect(await change(sales.id, jordi.pin)).toBe('200 signed_in');

  for (let tries = 0; tries < 5; tries += 1) expect(await change(warehouse.id, '0')).toBe('422 wrong_pin');
  expect(await change(warehouse.id, pau.pin)).toBe('429 too_many_attempts');
  await tablet.send('DELETE', '/staff/session');
  expect(await listed(tablet)).toMatchObject([{ name: 'Pau' }]);
  expect(await change(sales.id, jordi.pin)).toBe('401 not_signed_in');
  const { entries } = (await owner.send('POST', '/staff/audit/list', { verb: 'staff.switch' })).body;
  expect(entries[0]).toMatchObject({ actor: { kind: 'staff', name: 'Jordi' }, subject: { label: 'Jordi' } });
});

it('writes nothing into the log of own data that are saved as they were', async () => {
  const { id, name, locale } = (await owner.send('GET', '/staff/me')).body;
  const written = async (): Promise<object[]> => {
    const body = { subject: { kind: 'staff', id: String(id) }, verb: 'staff.update' };
    return (await owner.send('POST', '/staff/audit/list', body)).body.entries;
  };
  const before = await written();
  for (const body of [{ name, locale }, { name }, { locale }, {}])
    expect((await owner.send('PUT', '/staff/me', body)).body).toMatchObject({ name, locale });
  expect(await written()).toEqual(before);
  await owner.send('PUT', '/staff/me', { name, locale: locale === 'es' ? 'ca' : 'es' });
  await owner.send('PUT', '/staff/me', { name, locale });
  expect(await written()).toHaveLength(before.length + 2);
});

it('lets the owner invite, change a role, end sessions, reset a second factor and remove, each in the log', async () => {
  await owner.send('POST', '/staff/reauthenticate', { password: personOf('owner').password });
  const email = 'nova@ferreteria.example';
  const invite = (body: object) => owner.send('POST', '/staff/people', body);
  expect(await answerOf(invite({ email: 'no address', role: 'sales' }))).toBe('422 invalid_request');
  expect(await answerOf(invite({ email, role: 'director' }))).toBe('400 invalid_request');
  const { link, person } = (await invite({ email, role: 'sales' })).body;
  expect(person).toMatchObject({ email, role: 'sales', state: 'invited', sessions: [], seenAt: null });
  expect(await answerOf(invite({ email, role: 'sales' }))).toBe('409 already_member');
  const atOnce = Array.from({ length: 4 }, () => invite({ email: 'twice@ejemplo.cat', role: 'sales' }));
  expect((await Promise.all(atOnce)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const password = 'una frase prou llarga';
  const accept = (invitation: string, browser: Browser) =>
    browser.send('POST', '/staff/invitation', {
      key: new URL(invitation).searchParams.get('key'),
      name: 'Nova',
      password,
    });
  const browser = shop.browser();
  await accept(link, browser);
  expect(await find(email)).toMatchObject({ name: 'Nova', state: 'active', sessions: [{ isThis: false }] });

  const at = `/staff/people/${person.id}`;
  expect((await owner.send('PUT', at, { role: 'accounts' })).body.person.role).toBe('accounts');
  expect((await browser.send('GET', '/staff/me')).body.role).toBe('accounts');
  expect((await owner.send('DELETE', `${at}/sessions`)).body.person.sessions).toEqual([]);
  expect(await seeMe(browser)).toBe('401 not_signed_in');
  await signIn(browser, { email, password });
  expect((await browser.send('PUT', '/staff/me', { password: 'una altra frase llarga' })).status).toBe(200);
  expect((await signIn(shop.browser(), { email, password })).status).toBe(401);
  expect((await owner.send('DELETE', `${at}/second-factor`)).body.person).toMatchObject({ hasApp: false, passkeys: 0 });
  expect(await seeMe(browser)).toBe('401 not_signed_in');
  const again = (await owner.send('POST', `${at}/invitation`)).body.link;
  expect((await accept(again, browser)).body.state).toBe('signed_in');
  expect((await owner.send('DELETE', at)).body.person.state).toBe('ended');
  expect(await seeMe(browser)).toBe('401 not_signed_in');
  expect((await people()).at(-1)).toMatchObject({ email, state: 'ended' });

  const { entries } = (
    await owner.send('POST', '/staff/audit/list', { subject: { kind: 'staff', id: String(person.id) } })
  ).body;
  expect(entries.map(({ verb }: { verb: string }) => verb).reverse()).toEqual([
    'staff.invite',
    'staff.role',
    'staff.end_sessions',
    'staff.update',
    'staff.reset_second_factor',
    'staff.invite',
    'staff.remove',
  ]);
  expect(entries.at(-2)).toMatchObject({
    actor: { name: 'Aina' },
    changes: [{ field: 'role', before: 'sales', after: 'accounts' }],
  });
});

it('takes a PIN for no sign-in, however shortly the password was given: a colleague may know it', async () => {
  const [aina, pau] = [personOf('owner'), personOf('warehouse')];
  const tablet = await signInAs(shop, 'owner');
  const self = await find(aina.email);
  const risky = [
    ['POST', '/staff/people', { email: 'thief@ejemplo.cat', role: 'owner' }],
    ['POST', '/staff/orders/1/refund', { amount: 10, reason: 'x' }],
    ['POST', '/staff/audit/export', {}],
    ['POST', '/staff/passkeys/options', undefined],
    ['PUT', '/staff/me', { pin: '2468' }],
    ['DELETE', '/staff/sessions/1', undefined],
  ] as const;
  const expectRefused = async (): Promise<void> => {
    for (const [method, path, body] of risky)
      expect([path, await answerOf(tablet.send(method, path, body))]).toEqual([path, '403 reauthentication_required']);
  };
  await signIn(tablet, pau);
  await tablet.send('POST', '/staff/session/person', { memberId: self.id, pin: aina.pin });
  await expectRefused();
  await tablet.send('POST', '/staff/reauthenticate', { password: aina.password });
  expect(await answerOf(tablet.send('POST', '/staff/audit/export', { verb: 'none' }))).toMatch(/^200/);
  // Left for a minute, and unlocked by somebody.
  await tablet.send('POST', '/staff/session/lock');
  await tablet.send('POST', '/staff/session/unlock', { pin: aina.pin });
  await expectRefused();
  await tablet.send('POST', '/staff/session/lock');
  await tablet.send('POST', '/staff/session/unlock', { password: aina.password });
  expect(await answerOf(tablet.send('POST', '/staff/audit/export', { verb: 'none' }))).toMatch(/^200/);
  // Who took the log away is in it.
  const { body } = await tablet.send('POST', '/staff/audit/list', { verb: 'staff.export_log' });
  expect(body.entries.map(({ actor, device }: AuditEntry) => [actor.name, device !== null])).toEqual([
    ['Aina', true],
    ['Aina', true],
  ]);
});

it('asks nobody for a password before what their role does not allow', async () => {
  const [aina, pau] = [personOf('owner'), personOf('warehouse')];
  const tablet = await signInAs(shop, 'owner');
  await signIn(tablet, pau);
  await tablet.send('POST', '/staff/session/person', { memberId: (await find(aina.email)).id, pin: aina.pin });
  await tablet.send('POST', '/staff/session/person', { memberId: (await find(pau.email)).id, pin: pau.pin });
  expect(await answerOf(tablet.send('POST', '/staff/audit/export', {}))).toBe('403 not_permitted');
});

it('ends one session of a person at once, by the owner or by themselves, and none of others', async () => {
  await owner.send('POST', '/staff/reauthenticate', { password: personOf('owner').password });
  const laia = personOf('accounts');
  const [phone, desk] = [shop.browser(), shop.browser()];
  await signIn(phone, laia);
  await signIn(desk, laia);
  const known = (await desk.send('GET', '/staff/sessions')).body.sessions;
  expect(known.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([false, true]);
  const { id, sessions } = await find(laia.email);
  expect(sessions.map((session) => session.id)).toEqual(known.map((session: { id: number }) => session.id));
  const [first, second] = sessions.map((session) => session.id);

  const ownerId = (await find(personOf('owner').email)).id;
  expect(await answerOf(owner.send('DELETE', `/staff/people/${ownerId}/sessions/${first}`))).toBe(
    '404 session_not_found',
  );
  expect(await answerOf(owner.send('DELETE', `/staff/people/999999/sessions/${first}`))).toBe('404 member_not_found');
  const others = (await owner.send('GET', '/staff/sessions')).body.sessions;
  expect(await answerOf(desk.send('DELETE', `/staff/sessions/${others[0].id}`))).toBe('404 session_not_found');

  const left = (await owner.send('DELETE', `/staff/people/${id}/sessions/${first}`)).body.person.sessions;
  expect(left).toMatchObject([{ id: second }]);
  expect(await seeMe(phone)).toBe('401 not_signed_in');
  expect(await seeMe(desk)).toBe('200');
  await signIn(phone, laia);
  const own = (await phone.send('DELETE', `/staff/sessions/${second}`)).body.sessions;
  expect(own).toMatchObject([{ isThis: true }]);
  expect(await seeMe(desk)).toBe('401 not_signed_in');
  const { entries } = (await owner.send('POST', '/staff/audit/list', { verb: 'staff.end_session' })).body;
  expect(entries.map(({ actor }: { actor: { name: string } }) => actor.name)).toEqual(['Laia', 'Aina']);
});

it('keeps an owner who can sign in, also of two who remove each other at once', async () => {
  const self = await find(personOf('owner').email);
  const at = `/staff/people/${self.id}`;
  expect(await answerOf(owner.send('PUT', at, { role: 'sales' }))).toBe('409 last_owner');
  expect(await answerOf(owner.send('DELETE', at))).toBe('409 last_owner');
  expect(await answerOf(owner.send('POST', `${at}/invitation`))).toBe('409 last_owner');
  expect((await owner.send('PUT', at, { role: 'owner' })).status).toBe(200);
  expect(await answerOf(owner.send('DELETE', '/staff/people/999999'))).toBe('404 member_not_found');

  const { link, person } = (await owner.send('POST', '/staff/people', { email: 'o2@shop.example', role: 'owner' }))
    .body;
  expect(await answerOf(owner.send('DELETE', at))).toBe('409 last_owner');
  const second = shop.browser();
  const key = new URL(link).searchParams.get('key');
  await second.send('POST', '/staff/invitation', { key, name: 'Ona', password: 'una frase prou llarga' });
  const answers = await Promise.all([
    answerOf(owner.send('PUT', `/staff/people/${person.id}`, { role: 'sales' })),
    answerOf(second.send('PUT', at, { role: 'sales' })),
  ]);
  expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
  const owners = (
    await shop.database.$client.query(
      `SELECT FROM staff_members WHERE role = 'owner' AND ended_at IS NULL AND password_hash IS NOT NULL`,
    )
  ).rows;
  expect(owners).toHaveLength(1);
  await shop.database.$client.query('UPDATE staff_members SET role = $1 WHERE id = $2', ['owner', self.id]);
});

it('asks for the password again before people are changed and the log is saved, not before they are seen', async () => {
  shop.passTime(16 * 60);
  for (const [method, path, body] of [
    ['POST', '/staff/people', { email: 'x@shop.example', role: 'owner' }],
    ['PUT', '/staff/people/1', { role: 'owner' }],
    ['DELETE', '/staff/people/1', undefined],
    ['DELETE', '/staff/people/1/sessions', undefined],
    ['DELETE', '/staff/people/1/sessions/1', undefined],
    ['DELETE', '/staff/people/1/second-factor', undefined],
    ['POST', '/staff/people/1/invitation', undefined],
    ['POST', '/staff/audit/export', {}],
    ['PUT', '/staff/me', { password: 'una frase prou llarga' }],
  ] as const)
    expect([path, await answerOf(owner.send(method, path, body))]).toEqual([path, '403 reauthentication_required']);
  expect(await answerOf(owner.send('GET', '/staff/people'))).toBe('200');
});

it.each([
  [
    'es',
    'registro',
    'Cuándo;Quién;Dispositivo;Qué;De qué;Cuál;Clave;Campo;Antes;Después;Por qué',
    'Datos propios;persona',
  ],
  ['ca', 'registre', 'Quan;Qui;Dispositiu;Què;De què;Quin;Clau;Camp;Abans;Després;Per què', 'Dades pròpies;persona'],
])(
  'saves the log as CSV in the words of %s, without what a spreadsheet would run',
  async (locale, name, head, verb) => {
    const mine = shop.browser({ locale });
    mine.cookies.set('staff', owner.cookies.get('staff')!);
    await mine.send('POST', '/staff/reauthenticate', { password: personOf('owner').password });
    const { id, name: before } = (await mine.send('GET', '/staff/me')).body;
    await mine.send('PUT', '/staff/me', { name: `=1+1 ${locale}`, locale: 'ca' });
    await mine.send('PUT', '/staff/me', { locale: 'es' });
    const { status, body, headers } = await mine.send('POST', '/staff/audit/export', { verb: 'staff.update' });
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^text\/csv/),
      expect.stringMatching(new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`)),
    ]);
    const lines = String(body).replace('\uFEFF', '').split('\n');
    expect(lines[0]).toBe(head);
    const [field, languages] =
      locale === 'es' ? ['Nombre', ['catalán', 'castellano']] : ['Nom', ['català', 'castellà']];
    const ofOwn = `;${verb};'=1+1 ${locale};${id};`;
    expect(lines.some((line) => line.includes(`${ofOwn}${field};${before.replace('=', "'=")};'=1+1 ${locale};`))).toBe(
      true,
    );
    expect(lines.find((line) => line.includes(ofOwn))).toContain(`;Idioma;${languages.join(';')};`);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;/);
    expect(String(body)).not.toMatch(/[;\n]=/);
    await mine.send('PUT', '/staff/me', { name: before });
  },
);

it('lists the log by time, whichever line was written first, and pages as it was whatever comes meanwhile', async () => {
  const at = (minute: number) => new Date(Date.UTC(2031, 0, 1, 10, minute));
  const insert = `INSERT INTO audit_entries (at, actor_kind, verb, subject_kind, subject_id, label) VALUES ($1, 'job', 'v', 'test', '1', 'x')`;
  for (const minute of [3, 1]) await shop.database.$client.query(insert, [at(minute)]);
  const slow = await shop.database.$client.connect();
  await slow.query('BEGIN');
  await slow.query(insert, [at(6)]);
  for (const minute of [4, 1, 5]) await shop.database.$client.query(insert, [at(minute)]);
  const page = async (body: object) =>
    (await owner.send('POST', '/staff/audit/list', { subject: { kind: 'test' }, limit: 2, ...body })).body;
  const first = await page({});
  await shop.database.$client.query(insert, [at(9)]);
  await slow.query('COMMIT');
  slow.release();
  const { upTo, missing } = first;
  const rest = [await page({ page: 2, upTo, missing }), await page({ page: 3, upTo, missing })];
  const listed = [first, ...rest].flatMap(({ entries }) => entries);
  expect(listed.map((entry: { at: string }) => entry.at)).toEqual(
    [5, 4, 3, 1, 1].map((minute) => at(minute).toISOString()),
  );
  expect(new Set(listed.map((entry: { id: number }) => entry.id)).size).toBe(5);
  expect(rest[1]).toMatchObject({ total: 5, pages: 3 });
  expect(await page({})).toMatchObject({
    total: 7,
    entries: [{ at: at(9).toISOString() }, { at: at(6).toISOString() }],
  });
});

it('says up to which amount roles may pay back, where the shop has a limit', async () => {
  expect((await owner.send('GET', '/staff/people')).body.refundLimits).toEqual({ sales: 300 });
});
