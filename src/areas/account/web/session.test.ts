import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackBroadcastChannels } from '#web/broadcast-channels.fixture.ts';

type Kind = 'account' | 'checkout';

/** One browser: tabs share its cookies, channels and locks, and a server that records its requests. */
function startBrowser() {
  let cookie = '';
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookie = text.includes('Max-Age=0') ? '' : text;
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  const server = {
    kind: 'account' as Kind,
    token: 'first',
    refreshStatus: 201,
    isAway: false,
    requests: [] as string[],
    /** Answers that wait until the test releases them. */
    delayed: {} as Record<string, Promise<void>>,
  };
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const path = url.replace('/api', '');
    server.requests.push(path);
    const given = (request.headers as Record<string, string>)['authorization'];
    await server.delayed[path];
    if (server.isAway) throw new TypeError('Failed to fetch');
    const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
    if (path === '/auth/token/refresh') {
      if (server.refreshStatus !== 201) return json(server.refreshStatus, {});
      server.token += '+';
      return json(201, { accessToken: server.token, kind: server.kind, clientId: 'client-1' });
    }
    if (given !== `Bearer ${server.token}`) return json(401, { statusCode: 401, code: 'invalid_token', message: 'x' });
    return json(200, { id: 1, name: 'Marta' });
  });
  return { document, server };
}

let closeChannels = (): void => {};

/** A tab has modules of its own. */
async function openTab() {
  vi.resetModules();
  const [api, session, { userStore }] = await Promise.all([
    import('#web/browser-api.ts'),
    import('./session.ts'),
    import('./user-store.ts'),
  ]);
  api.startBrowserApi('es');
  session.startSession();
  return { ...session, user: userStore.get, getUser: () => api.browserApi()('GET /admin/user') };
}
const countOf = (requests: readonly string[], path: string) => requests.filter((one) => one === path).length;

beforeEach(() => {
  closeChannels = trackBroadcastChannels();
});
afterEach(() => closeChannels());

test('recognises a visitor without a request', async () => {
  const { server } = startBrowser();
  const tab = await openTab();
  await vi.waitFor(() => expect(tab.user()).toEqual({ isKnown: true, isAuth: false, user: null }), 30_000);
  expect(server.requests).toEqual([]);
});

test('resumes the session of an earlier visit; calls wait for its token', async () => {
  const { document, server } = startBrowser();
  document.cookie = 'client_id=client-1';
  const tab = await openTab();
  expect(await tab.getUser()).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(tab.user()).toMatchObject({ isAuth: true, user: { name: 'Marta' } }), 30_000);
  expect(server.requests).toEqual(['/auth/token/refresh', '/admin/user', '/admin/user']);
});

test('requests no profile for the session of a purchase without an account', async () => {
  const { document, server } = startBrowser();
  server.kind = 'checkout';
  document.cookie = 'client_id=client-1';
  const tab = await openTab();
  await vi.waitFor(() => expect(tab.user()).toEqual({ isKnown: true, isAuth: false, user: null }), 30_000);
  expect(tab.isGuest()).toBe(true);
  await tab.takeUpSession({ accessToken: server.token, kind: 'checkout' });
  expect(server.requests).toEqual(['/auth/token/refresh']);
  await tab.takeUpSession({ accessToken: server.token, kind: 'account' });
  expect(tab.isGuest()).toBe(false);
});

test('refreshes an expired token once for many calls', async () => {
  const { document, server } = startBrowser();
  document.cookie = 'client_id=client-1';
  const tab = await openTab();
  await vi.waitFor(() => expect(tab.user().isAuth).toBe(true), 30_000);
  server.token = 'expired';
  server.requests = [];
  expect(await Promise.all([tab.getUser(), tab.getUser(), tab.getUser()])).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: true },
  ]);
  expect(countOf(server.requests, '/auth/token/refresh')).toBe(1);
});

test('a refused refresh signs out every tab; a failing server does not', async () => {
  const { document, server } = startBrowser();
  document.cookie = 'client_id=client-1';
  const [one, other] = [await openTab(), await openTab()];
  await vi.waitFor(() => expect([one.user().isAuth, other.user().isAuth]).toEqual([true, true]), 30_000);
  server.token = 'expired';
  server.refreshStatus = 503;
  expect(await one.getUser()).toMatchObject({ ok: false, error: { message: 'Invalid token' } });
  expect([one.user().isAuth, document.cookie]).toEqual([true, 'client_id=client-1']);
  server.refreshStatus = 401;
  expect(await one.getUser()).toMatchObject({ ok: false, error: { message: 'Invalid token' } });
  await vi.waitFor(
    () => expect([one.user().isAuth, other.user().isAuth, document.cookie]).toEqual([false, false, '']),
    30_000,
  );
});

test('a tab uses the token that another has refreshed', async () => {
  const { document, server } = startBrowser();
  document.cookie = 'client_id=client-1';
  const [one, other] = [await openTab(), await openTab()];
  await vi.waitFor(() => expect([one.user().isAuth, other.user().isAuth]).toEqual([true, true]), 30_000);
  server.token = 'expired';
  server.requests = [];
  await one.getUser();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await other.getUser()).toMatchObject({ ok: true });
  expect(countOf(server.requests, '/auth/token/refresh')).toBe(1);
});

test('a login survives the refusal of an older session', async () => {
  const { document, server } = startBrowser();
  document.cookie = 'client_id=client-1';
  const tab = await openTab();
  await vi.waitFor(() => expect(tab.user().isAuth).toBe(true), 30_000);
  server.token = 'of the sign-in';
  server.refreshStatus = 401;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  server.delayed['/auth/token/refresh'] = promise;
  const refused = tab.getUser();
  await vi.waitFor(() => expect(countOf(server.requests, '/auth/token/refresh')).toBe(2), 30_000);
  const signedIn = tab.takeUpSession({ accessToken: 'of the sign-in', kind: 'account' });
  release();
  expect(await refused).toMatchObject({ ok: true });
  await signedIn;
  expect([tab.user().isAuth, document.cookie]).toEqual([true, 'client_id=client-1']);
});

test('a logout wins over a profile that is still loading', async () => {
  const { document, server } = startBrowser();
  const tab = await openTab();
  document.cookie = 'client_id=client-1';
  const { promise, resolve: release } = Promise.withResolvers<void>();
  server.delayed['/admin/user'] = promise;
  const signedIn = tab.takeUpSession({ accessToken: server.token, kind: 'account' });
  await vi.waitFor(() => expect(server.requests).toEqual(['/admin/user']), 30_000);
  tab.dropSession();
  release();
  await signedIn;
  expect(tab.user()).toEqual({ isKnown: true, isAuth: false, user: null });
});

test('shows the user once a server that failed at the start is back', async () => {
  const { document, server } = startBrowser();
  document.cookie = 'client_id=client-1';
  server.isAway = true;
  const tab = await openTab();
  await vi.waitFor(() => expect(tab.user()).toMatchObject({ isKnown: true, isAuth: false }), 30_000);
  server.isAway = false;
  await tab.getUser();
  await vi.waitFor(() => expect(tab.user().isAuth).toBe(true), 30_000);
});

test.each([
  ['ended by it', 401, false],
  ['of somebody else', 201, true],
])('checks the session, %s, after a password reset', async (_, status, isAuth) => {
  const { document, server } = startBrowser();
  document.cookie = 'client_id=client-1';
  const tab = await openTab();
  await vi.waitFor(() => expect(tab.user().isAuth).toBe(true), 30_000);
  server.refreshStatus = status;
  await tab.checkSession();
  expect([tab.user().isAuth, document.cookie !== '']).toEqual([isAuth, isAuth]);
});

test('a visitor’s password reset checks no session', async () => {
  const { server } = startBrowser();
  const tab = await openTab();
  await tab.checkSession();
  expect(server.requests).toEqual([]);
});

/** The page comes back from the back/forward cache. */
const restorePage = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a restored page drops a session that has ended meanwhile', async () => {
  const { document } = startBrowser();
  document.cookie = 'client_id=client-1';
  const tab = await openTab();
  await vi.waitFor(() => expect(tab.user().isAuth).toBe(true), 30_000);
  document.cookie = 'client_id=; Max-Age=0';
  restorePage();
  expect(tab.user()).toEqual({ isKnown: true, isAuth: false, user: null });
});

test('a restored page shows the user who has signed in meanwhile', async () => {
  const { document } = startBrowser();
  const tab = await openTab();
  await vi.waitFor(() => expect(tab.user().isKnown).toBe(true), 30_000);
  document.cookie = 'client_id=client-1';
  restorePage();
  await vi.waitFor(() => expect(tab.user()).toMatchObject({ isAuth: true, user: { name: 'Marta' } }), 30_000);
});
