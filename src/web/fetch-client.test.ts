import { afterEach, expect, test, vi } from 'vitest';
import { CriticalError } from './api-client.ts';
import { type Authorisation, createFetchClient } from './fetch-client.ts';

afterEach(() => vi.unstubAllGlobals());

type Answer = [status: number, body: unknown] | Error;

/** A server that accepts one token, and a session whose refresh the test ends. */
function start({ token = 'old', hasClientId = true }: { token?: string | null; hasClientId?: boolean } = {}) {
  let present = token;
  let settle: (isRefreshed: boolean) => void = () => {};
  const sent: (string | undefined)[] = [];
  const refreshes: Promise<boolean>[] = [];
  let refreshing: Promise<boolean> | undefined;
  let answerOf = (given: string | undefined): Answer =>
    given === 'Bearer new' ? [200, { id: 1 }] : [401, { statusCode: 401, code: 'invalid_token', message: 'x' }];
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    const given = (request.headers as Record<string, string>)['authorization'];
    sent.push(given);
    await Promise.resolve();
    if (request.signal?.aborted) throw request.signal.reason;
    const answer = answerOf(given);
    if (answer instanceof Error) throw answer;
    return new Response(typeof answer[1] === 'string' ? answer[1] : JSON.stringify(answer[1]), { status: answer[0] });
  });
  const authorisation: Authorisation = {
    ready: () => Promise.resolve(),
    accessToken: () => present,
    canRefresh: () => hasClientId,
    refresh() {
      if (refreshing) return refreshing;
      refreshing = new Promise((resolve) => (settle = resolve));
      refreshes.push(refreshing);
      return refreshing;
    },
  };
  return {
    api: createFetchClient('es', () => authorisation),
    sent,
    refreshes,
    finishRefresh(isRefreshed: boolean) {
      if (isRefreshed) present = 'new';
      settle(isRefreshed);
    },
    answer: (answer: Answer) => (answerOf = () => answer),
  };
}
const untilWaiting = () => new Promise((resolve) => setTimeout(resolve));

test('calls refused for their token wait for one refresh and are sent again with its token', async () => {
  const { api, sent, refreshes, finishRefresh } = start();
  const calls = [api('GET /admin/user'), api('GET /admin/user'), api('GET /content/page/checkout')];
  await untilWaiting();
  finishRefresh(true);
  expect(await Promise.all(calls)).toEqual(calls.map(() => ({ ok: true, value: { id: 1 } })));
  expect(refreshes).toHaveLength(1);
  expect(sent).toEqual(['Bearer old', 'Bearer old', 'Bearer old', 'Bearer new', 'Bearer new', 'Bearer new']);
});

test.each([
  ['the old token', 'old'],
  ['no token yet', null],
])('when the refresh fails, all that wait with %s are answered that the token is invalid', async (_, token) => {
  const { api, sent, finishRefresh } = start({ token });
  const calls = [api('GET /admin/user'), api('GET /content/page/checkout')];
  await untilWaiting();
  finishRefresh(false);
  const refused = { ok: false, error: { statusCode: 401, code: 'invalid_token', message: 'Invalid token' } };
  expect(await Promise.all(calls)).toEqual([refused, refused]);
  expect(sent).toHaveLength(2);
});

test('a visitor without a client id gets the server’s refusal, without a refresh', async () => {
  const { api, refreshes, answer } = start({ token: null, hasClientId: false });
  answer([401, { statusCode: 401, code: 'not_signed_in', message: 'Inicia sesión' }]);
  expect(await api('GET /admin/user')).toMatchObject({ ok: false, error: { message: 'Inicia sesión' } });
  expect(refreshes).toEqual([]);
});

test('a wrong password is no invalid token', async () => {
  const { api, sent, refreshes, answer } = start();
  answer([401, { statusCode: 401, code: 'wrong_login', message: 'x' }]);
  expect(await api('POST /auth/login', { body: { login: 'a', password: 'b' } })).toMatchObject({
    ok: false,
    error: { code: 'wrong_login' },
  });
  expect([sent.length, refreshes.length]).toEqual([1, 0]);
});

test('the refusal of a copy of the shop that sleeps is a value, to be shown below the form', async () => {
  const { api, answer } = start();
  answer([503, { statusCode: 503, code: 'asleep', message: 'En este momento no' }]);
  expect(await api('POST /sale/order', { body: {} as never })).toMatchObject({ ok: false, error: { code: 'asleep' } });
});

test('a call that is given up while it waits ends at once; the others go on', async () => {
  const { api, sent, finishRefresh } = start();
  const leaving = new AbortController();
  const left = api('GET /admin/user', {}, { signal: leaving.signal });
  const other = api('GET /admin/user');
  await untilWaiting();
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  finishRefresh(true);
  expect(await other).toMatchObject({ ok: true });
  expect(sent).toEqual(['Bearer old', 'Bearer old', 'Bearer new']);
});

test('a call that was given up before is not sent', async () => {
  const { api, sent } = start();
  await expect(api('GET /admin/user', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(sent).toEqual([]);
});

test.each<[string, Answer, number]>([
  ['is not reached', new TypeError('Failed to fetch'), 0],
  ['breaks its answer off', [200, '{"id":1,'], 0],
  ['fails', [500, { statusCode: 500, code: 'server_error', message: 'x' }], 500],
  ['is replaced by a proxy that says no', [404, '<html>'], 404],
  ['refuses without a word', [403, { statusCode: 403, code: 'forbidden', message: '' }], 403],
])('a server that %s is a critical error, never a value', async (_, given, statusCode) => {
  const { api, answer } = start();
  answer(given);
  const failure = await api('GET /admin/user').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CriticalError);
  expect(failure).toMatchObject({ statusCode });
});
