import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { api } from '#routes/storefront-api.ts';
import { staffApi } from '#routes/staff-api.ts';
import type { Call } from '#values/call.ts';
import { mayDo, type StaffPermission, staffRoles } from '#values/staff-roles.ts';

const sessions = ['none', 'forged', 'ended', 'shopper', 'locked', ...staffRoles] as const;
type Session = (typeof sessions)[number];
const calls = Object.entries(staffApi as Record<string, Call>);
const staffCalls = calls.flatMap(([key, { access, recentSignIn }]) =>
  typeof access === 'object' && 'staff' in access ? [{ key, needed: access.staff, recentSignIn }] : [],
);

/** What the table of roles and the call's contract say to a session; null: it is answered. */
function refusalOf(needed: StaffPermission | 'member' | 'locked_member', session: Session): string | null {
  if (session === 'none' || session === 'forged' || session === 'ended' || session === 'shopper')
    return '401 not_signed_in';
  if (needed === 'locked_member') return null;
  if (session === 'locked') return '403 locked';
  if (needed === 'member') return null;
  return mayDo(session, needed) ? null : '403 not_permitted';
}

let shop: Shop;
const browsers = new Map<Session, Browser>();
beforeAll(async () => {
  shop = await startShop();
  for (const role of staffRoles) browsers.set(role, await signInAs(shop, role));
  const forged = shop.browser();
  forged.cookies.set('staff', 'A'.repeat(43));
  const ended = await signInAs(shop, 'sales');
  const token = ended.cookies.get('staff')!;
  await ended.send('DELETE', '/staff/session');
  ended.cookies.set('staff', token);
  const locked = await signInAs(shop, 'sales');
  await locked.send('POST', '/staff/session/lock');
  const rest = { none: shop.browser(), forged, ended, shopper: await newAccount(shop), locked };
  for (const [name, browser] of Object.entries(rest)) browsers.set(name as Session, browser);
});
afterAll(() => shop.stop());

const isRefusal = (answer: string): boolean =>
  /^40[13] (not_signed_in|locked|not_permitted|invalid_token)$/.test(answer);

/** Sends a call without any input: it is refused for who calls, else for its input, or it is answered. */
async function send(browser: Browser, key: string, headers?: Record<string, string>) {
  const [method, path] = key.split(' ') as [Parameters<Browser['send']>[0], string];
  const filled = path.replace(/:\w+/g, '999999');
  if ((staffApi as Record<string, Call>)[key]!.stream) return sendForStream(browser, filled);
  const {
    status,
    body,
    headers: answered,
  } = await browser.send(method, filled, method === 'GET' ? undefined : {}, headers);
  return { answer: `${status} ${body?.code ?? ''}`.trim(), answered };
}

/** A stream goes on until it is left; its beginning is the answer. */
async function sendForStream({ cookies }: Browser, path: string) {
  const response = await shop.app.inject({
    url: `/api${path}`,
    cookies: Object.fromEntries(cookies),
    payloadAsStream: true,
  });
  const isStream = response.statusCode === 200;
  const { code } = isStream ? { code: '' } : ((await json(response.stream())) as { code: string });
  response.stream().destroy();
  return { answer: `${response.statusCode} ${code}`.trim(), answered: response.headers };
}

// The calls that change the session itself come in a browser of their own below.
const changesSession = /^(DELETE \/staff\/session|POST \/staff\/session\/lock)$/;

test.each(staffCalls.filter(({ key }) => !changesSession.test(key)))(
  '$key refuses each role and none as its access says',
  async ({ key, needed }) => {
    for (const session of sessions) {
      const { answer, answered } = await send(browsers.get(session)!, key);
      expect([session, isRefusal(answer) ? answer : null]).toEqual([session, refusalOf(needed, session)]);
      expect(answered['cache-control']).toBe('no-store');
    }
  },
);

// decisions.md section 3: what is of the wrong type is malformed. Jobs and documents have names.
const byNumber = calls.filter(([key]) => /:(id|\w+Id)\b/.test(key) && !key.includes('/jobs/'));
test.each(byNumber.map(([key]) => key))('%s answers an id that is no number with 400', async (key) => {
  const [method, path] = key.split(' ') as [Parameters<Browser['send']>[0], string];
  const body = method === 'GET' ? undefined : {};
  expect(await browsers.get('owner')!.send(method, path.replace(/:\w+/g, 'abc'), body)).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_request',
      fields: expect.arrayContaining([expect.objectContaining({ code: 'invalid_format' })]),
    },
  });
});

test('each path answers the methods that it has, and names them to others', async () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;
  for (const path of new Set(calls.map(([key]) => key.split(' ')[1]!).filter((path) => !path.includes(':')))) {
    const own = methods.filter((method) => `${method} ${path}` in staffApi);
    const isRead = own.includes('GET') && !(staffApi as Record<string, Call>)[`GET ${path}`]!.stream;
    const allowed = [...own, ...(isRead ? ['HEAD' as const] : [])].toSorted();
    for (const method of methods.filter((one) => !allowed.includes(one))) {
      const { statusCode, headers } = await shop.app.inject({ method, url: `/api${path}` });
      expect([method, path, statusCode, headers.allow]).toEqual([method, path, 405, allowed.join(', ')]);
    }
  }
});

test('only signing in is open to everybody', () => {
  expect(calls.filter(([, { access }]) => typeof access === 'string').map(([key]) => key)).toEqual([
    'POST /staff/session',
    'POST /staff/session/code',
    'POST /staff/session/passkey/options',
    'POST /staff/session/passkey',
    'GET /staff/session/people',
    'POST /staff/session/person',
    'POST /staff/invitation',
    'POST /staff/invitation/open',
  ]);
});

/** Files of persons, and delivery notes to print, which need no password: the call itself asks. */
const asksByKind = ['GET /staff/jobs/:id/file'];

test('people, refunds and files of the log or of persons ask for the password again', () => {
  const risky = calls.filter(
    ([key, { access, file }]) =>
      (typeof access === 'object' && 'staff' in access && access.staff === 'staff.manage' && !key.startsWith('GET')) ||
      key.endsWith('/refund') ||
      (file !== undefined && file !== 'application/pdf' && !asksByKind.includes(key)),
  );
  expect(risky.map(([key]) => key)).toEqual(
    expect.arrayContaining(['POST /staff/people', 'POST /staff/orders/:orderId/refund', 'POST /staff/audit/export']),
  );
  expect(risky.filter(([, { recentSignIn }]) => !recentSignIn).map(([key]) => key)).toEqual([]);
});

test('a foreign origin is refused before who calls', async () => {
  const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const [key] of calls.filter(([key]) => !key.startsWith('GET')))
    for (const headers of foreign) {
      const { answer, answered } = await send(browsers.get('owner')!, key, headers);
      expect([key, answer, answered['cache-control']]).toEqual([key, '403 forbidden_origin', 'no-store']);
    }
});

test('the staff’s cookie opens no call of a shopper', async () => {
  const { status } = await browsers.get('owner')!.send('GET', '/admin/user');
  expect(status).toBe(401);
});

test('the shoppers’ description names no call of the staff, the staff’s own all of them', async () => {
  const open = (await shop.app.inject('/api/openapi.json')).body;
  expect(open).not.toMatch(/\/staff|not_permitted|StaffOrder/);
  expect(Object.keys(api).some((key) => key.includes('/staff'))).toBe(false);
  const { body } = await browsers.get('content')!.send('GET', '/staff/openapi.json');
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(calls.map(([key]) => key).sort());
});
