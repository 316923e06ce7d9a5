import type { CallAnswer } from '#values/call.ts';
import { authoriseBrowserApi } from '#web/browser-api.ts';
import { createTabChannel } from '#web/tab-channel.ts';
import type { login } from '../contract.ts';
import { readClientId, removeClientId } from './sign-in/client-id-cookie.ts';
import { clearUser, loadUser, userStore } from './user-store.ts';
import { runInBackground } from '#web/run-in-background.ts';

type Session = Pick<CallAnswer<typeof login>, 'accessToken' | 'kind'>;
type SessionMessage =
  | { readonly what: 'refreshed' | 'signed-in'; readonly session: Session }
  | { readonly what: 'signed-out' };

// The token is in memory only, so that it does not outlive the page.
let session: Session | null = null;
let refreshing: Promise<boolean> | null = null;
let starting: Promise<unknown> = Promise.resolve();
const tabs = createTabChannel<SessionMessage>('session');

/** Called once when the page starts: resumes the session if the browser has a client id. */
export function startSession(): void {
  authoriseBrowserApi({
    ready: () => starting.then(() => undefined),
    accessToken: () => session?.accessToken ?? null,
    canRefresh: () => readClientId() !== null,
    refresh,
  });
  tabs.listen(onMessage, () => void catchUp());
  if (readClientId() !== null) starting = refresh();
  runInBackground(starting.then(showUser));
}

/** Hands the session to all tabs after a login. */
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

/** Whether the session is that of a purchase without an account, once the page's start is over. */
export const isGuest = (): boolean => session?.kind === 'checkout';

function forget(): void {
  session = null;
  clearUser();
}

/** The session of a purchase without an account has no user to show. */
async function showUser(): Promise<void> {
  if (session?.kind === 'account') await loadUser();
  else clearUser();
}

/** The same session with a new token. A page that could not load its user before does so now. */
function replaceToken(renewed: Session): void {
  session = renewed;
  const { isKnown, isAuth } = userStore.get();
  if (isKnown && !isAuth) runInBackground(showUser());
}

function onMessage(message: SessionMessage): void {
  if (message.what === 'signed-out') return forget();
  if (message.what === 'refreshed') return replaceToken(message.session);
  session = message.session;
  runInBackground(showUser());
}

/** Reads the session again after a return from the back/forward cache: another tab may have signed in or out. */
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
  // A sign-in or sign-out came first, so the answer belongs to an earlier session.
  if (session !== current) return session !== null;
  if (answer === 'refused') dropSession();
  if (typeof answer === 'string') return false;
  replaceToken(answer);
  tabs.announce({ what: 'refreshed', session: answer });
  return true;
}

/** A server that fails or cannot be reached says nothing about the session, which stays for the next attempt. */
async function requestToken(clientId: string): Promise<Session | 'refused' | 'unavailable'> {
  try {
    const response = await fetch('/api/auth/token/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId }),
    });
    if (response.status === 201) return (await response.json()) as Session;
    return response.status === 401 ? 'refused' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}
