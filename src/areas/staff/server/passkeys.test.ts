import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { PasskeyDevice } from './passkey-device.fixture.ts';
import { signInAs, staffOf } from './staff.fixture.ts';

const origin = 'http://localhost:4300';
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const answerOf = async (sent: ReturnType<Browser['send']>): Promise<string> => {
  const { status, body } = await sent;
  return `${status} ${body?.code ?? body?.state ?? body}`;
};
const offer = async (browser: Browser, body?: object) =>
  (await browser.send('POST', '/staff/session/passkey/options', body)).body;
const enter = (browser: Browser, signed: object) => answerOf(browser.send('POST', '/staff/session/passkey', signed));
const personOf = async (role: string) => (await staffOf(shop)).find((one) => one.role === role)!;

async function addPasskey(browser: Browser, device = new PasskeyDevice(origin)) {
  const options = (await browser.send('POST', '/staff/passkeys/options')).body;
  const added = await browser.send('POST', '/staff/passkeys', { name: 'Tableta', credential: device.create(options) });
  return { device, options, added };
}

it('adds a passkey, which signs in without e-mail and password, and counts as second factor after them', async () => {
  const browser = await signInAs(shop, 'content');
  const { device, options, added } = await addPasskey(browser);
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(added.body).toMatchObject({ passkey: { name: 'Tableta', usedAt: null } });
  expect(new Set(added.body.recoveryCodes).size).toBe(10);
  expect((await browser.send('GET', '/staff/me')).body.hasSecondFactor).toBe(true);

  const anywhere = shop.browser();
  const free = await offer(anywhere);
  expect(free).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
  const signed = device.answer(free);
  expect(await enter(anywhere, signed)).toBe('200 signed_in');
  expect((await anywhere.send('GET', '/staff/me')).body.role).toBe('content');
  expect(await enter(shop.browser(), signed)).toBe('401 wrong_passkey');

  const next = shop.browser();
  const { body } = await next.send('POST', '/staff/session', await personOf('content'));
  expect(body).toEqual({ state: 'code_needed', methods: ['recovery', 'passkey'] });
  expect(await answerOf(next.send('GET', '/staff/me'))).toBe('401 not_signed_in');
  const asked = await offer(next);
  expect(asked.allowCredentials).toMatchObject([{ id: device.answer(free).id }]);
  expect(await enter(next, device.answer(asked))).toBe('200 signed_in');
  expect((await next.send('GET', '/staff/passkeys')).body.passkeys).toMatchObject([{ usedAt: expect.any(String) }]);
});

it('refuses what is of another site, was not verified, comes late, goes back in its count, or was removed', async () => {
  const browser = await signInAs(shop, 'accounts');
  const { device, added } = await addPasskey(browser);
  const refused: [string, (options: { challenge: string }) => object][] = [
    ['another origin', (options) => device.answer(options, { origin: 'https://evil.example' })],
    ['another site', (options) => ({ ...new PasskeyDevice('https://evil.example').answer(options), ...idOf(device) })],
    ['nobody verified', (options) => device.answer(options, { isVerified: false })],
    ['another key', (options) => ({ ...new PasskeyDevice(origin).answer(options), ...idOf(device) })],
    ['an unknown key', (options) => new PasskeyDevice(origin).answer(options)],
    ['another challenge', () => device.answer({ challenge: 'bm9uZQ' })],
    ['a challenge that no text has', () => device.answer({ challenge: '\0' })],
    ['nothing signed', (options) => withSignature(device.answer(options), 'AAAA')],
  ];
  for (const [what, answer] of refused)
    expect([what, await enter(shop.browser(), answer(await offer(shop.browser())))]).toEqual([
      what,
      '401 wrong_passkey',
    ]);
  expect(await enter(shop.browser(), device.answer(await offer(shop.browser()), { counter: 50 }))).toBe(
    '200 signed_in',
  );
  expect(await enter(shop.browser(), device.answer(await offer(shop.browser()), { counter: 50 }))).toBe(
    '401 wrong_passkey',
  );
  const late = device.answer(await offer(shop.browser()), { counter: 60 });
  shop.passTime(5 * 60);
  expect(await enter(shop.browser(), late)).toBe('401 wrong_passkey');

  const gone = device.answer(await offer(shop.browser()), { counter: 70 });
  const { id } = added.body.passkey;
  const other = await signInAs(shop, 'sales');
  expect(await answerOf(other.send('DELETE', `/staff/passkeys/${id}`))).toBe('404 passkey_not_found');
  expect(await answerOf(browser.send('DELETE', `/staff/passkeys/${id}`))).toBe('200 true');
  expect(await enter(shop.browser(), gone)).toBe('401 wrong_passkey');
});

it('takes no passkey of another person as second factor, nor for another’s enrolment', async () => {
  const warehouse = await signInAs(shop, 'warehouse');
  const own = await addPasskey(warehouse);
  const owner = await signInAs(shop, 'owner');
  const others = await addPasskey(owner);
  const browser = shop.browser();
  await browser.send('POST', '/staff/session', await personOf('warehouse'));
  expect(await enter(browser, others.device.answer(await offer(browser)))).toBe('401 wrong_passkey');
  expect(await answerOf(browser.send('GET', '/staff/me'))).toBe('401 not_signed_in');
  // Whoever has a passkey may sign in where somebody else has given up after the password.
  expect(await enter(browser, others.device.answer(await offer(browser, { anybody: true })))).toBe('200 signed_in');
  expect((await browser.send('GET', '/staff/me')).body.role).toBe('owner');

  const ofOwner = (await owner.send('POST', '/staff/passkeys/options')).body;
  const device = new PasskeyDevice(origin);
  const add = (who: Browser, credential: object) =>
    answerOf(who.send('POST', '/staff/passkeys', { name: 'Móvil', credential }));
  expect(await add(warehouse, device.create(ofOwner))).toBe('422 wrong_passkey');
  expect(await add(owner, device.create(ofOwner))).toBe('422 wrong_passkey');
  const foreign = (await owner.send('POST', '/staff/passkeys/options')).body;
  expect(await add(owner, device.create(foreign, { origin: 'https://evil.example' }))).toBe('422 wrong_passkey');
  const twice = (await warehouse.send('POST', '/staff/passkeys/options')).body;
  expect(await add(warehouse, own.device.create(twice))).toBe('422 wrong_passkey');
  shop.passTime(16 * 60);
  for (const [method, path] of [
    ['POST', '/staff/passkeys/options'],
    ['DELETE', '/staff/passkeys/1'],
  ] as const)
    expect(await answerOf(owner.send(method, path))).toBe('403 reauthentication_required');
});

it('unlocks the screen of its person, as a sign-in, and nobody else’s', async () => {
  const browser = await signInAs(shop, 'sales');
  const { device } = await addPasskey(browser);
  const colleague = await addPasskey(await signInAs(shop, 'owner'));
  const session = (await browser.send('GET', '/staff/sessions')).body.sessions.find(
    ({ isThis }: { isThis: boolean }) => isThis,
  );
  shop.passTime(31 * 60);
  const { body } = await browser.send('GET', '/staff/me');
  expect(body).toMatchObject({ code: 'locked', hasPasskey: true });
  expect(await enter(browser, colleague.device.answer(await offer(browser)))).toBe('401 wrong_passkey');
  expect(await answerOf(browser.send('GET', '/staff/me'))).toBe('403 locked');
  const asked = await offer(browser);
  expect(asked.allowCredentials.map(({ id }: { id: string }) => id)).toContain(device.answer({ challenge: 'x' }).id);
  const before = browser.cookies.get('staff');
  expect(await enter(browser, device.answer(asked))).toBe('200 signed_in');
  expect(browser.cookies.get('staff')).not.toBe(before);
  const { sessions } = (await browser.send('GET', '/staff/sessions')).body;
  expect(sessions.find(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject({ id: session.id, isLocked: false });
  expect((await browser.send('PUT', '/staff/me', { pin: '2468' })).status).toBe(200);
  const other = await signInAs(shop, 'accounts');
  await other.send('POST', '/staff/session/lock');
  expect((await other.send('GET', '/staff/me')).body).toMatchObject({ code: 'locked', hasPasskey: false });
});

const idOf = (device: PasskeyDevice) => {
  const { id, rawId } = device.answer({ challenge: 'x' });
  return { id, rawId };
};
const withSignature = (signed: ReturnType<PasskeyDevice['answer']>, signature: string) => ({
  ...signed,
  response: { ...signed.response, signature },
});
