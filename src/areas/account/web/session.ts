import type { CallAnswer } from '#values/call.ts';
import { authoriseBrowserApi } from '#web/browser-api.ts';
import { createTabChannel } from '#web/tab-channel.ts';
import type { login } from '../contract.ts';
import { readClientId, removeClientId } from './sign-in/client-id-cookie.ts';
import { clearUser, loadUser, userStore } from './user-store.ts';

type Session = Pick<CallAnswer<typeof login>, 'accessToken' | 'kind'>;
type News = { readonly what: 'refreshed' | 'signed-in'; readonly session: Session } | { readonly what: 'signed-out' };

// In memory only: nothing is left of it once the page is closed.
let session: Session | null = null;
let refreshing: Promise<boolean> | null = null;
let starting: Promise<unknown> = Promise.resolve();
const tabs = createTabChannel<News>('session');

/** Called once when the page starts: takes the session up again where a client id tells that there was one. */
export function startSession(): void {
  authoriseBrowserApi({
    ready: () => starting.then(() => undefined),
    accessToken: () => session?.accessToken ?? null,
    canRefresh: () => readClientId() !== null,
    refresh,
  });
  tabs.listen(onNews, () => void catchUp());
  if (readClientId() !== null) starting = refresh();
  void starting.then(showUser);
}

/** After a login: all tabs take the session. */
export async function takeUpSession({ accessToken, kind }: Session): Promise<void> {
  session = { accessToken, kind };
  tabs.announce({ what: 'signed-in', session });
  await showUser();
}

/** Refreshes a session that may have ended, and drops it if it has. */
export const checkSession = (): Promise<boolean> => refresh();

/** Drops the session in all tabs. */
export function dropSession(): void {
  forget();
  removeClientId();
  tabs.announce({ what: 'signed-out' });
}

function forget(): void {
  session = null;
  clearUser();
}

/** A purchase without an account has a session and nobody to show. */
async function showUser(): Promise<void> {
  if (session?.kind === 'account') await loadUser();
  else clearUser();
}

/** The same session with a new token. A page that could not load its user before does so now. */
function replaceToken(renewed: Session): void {
  session = renewed;
  const { isKnown, isAuth } = userStore.get();
  if (isKnown && !isAuth) void showUser();
}

function onNews(news: News): void {
  if (news.what === 'signed-out') return forget();
  if (news.what === 'refreshed') return replaceToken(news.session);
  session = news.session;
  void showUser();
}

/** In another tab somebody may have signed in or out meanwhile. */
async function catchUp(): Promise<void> {
  if (readClientId() === null) forget();
  else if (await refresh()) await showUser();
}

/** One refresh at a time, shared by all calls that wait for it. */
function refresh(): Promise<boolean> {
  const before = session;
  // Without Web Locks tabs may refresh at once: the server accepts a token just replaced for a while (decisions.md section 4).
  refreshing ??= tabs
    .exclusive(() => refreshNow(before))
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

async function refreshNow(before: Session | null): Promise<boolean> {
  // Another tab has refreshed the session meanwhile and announced it.
  if (session !== null && session !== before) return true;
  const clientId = readClientId();
  if (clientId === null) return false;
  const current = session;
  const answer = await requestToken(clientId);
  // Somebody has signed in or out meanwhile: the answer is about a session of the past.
  if (session !== current) return session !== null;
  if (answer === 'refused') dropSession();
  if (typeof answer === 'string') return false;
  replaceToken(answer);
  tabs.announce({ what: 'refreshed', session: answer });
  return true;
}

/** A server that is away or fails says nothing about the session, which is kept for the next attempt. */
async function requestToken(clientId: string): Promise<Session | 'refused' | 'away'> {
  try {
    const response = await fetch('/api/auth/token/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId }),
    });
    if (response.status === 201) return (await response.json()) as Session;
    return response.status === 401 ? 'refused' : 'away';
  } catch {
    return 'away';
  }
}
