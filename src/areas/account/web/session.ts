import type { CallAnswer } from '#values/call.ts';
import { authoriseBrowserApi } from '#web/browser-api.ts';
import type { login } from '../contract.ts';
import { readClientId, removeClientId } from './sign-in/client-id-cookie.ts';
import { clearUser, loadUser, userStore } from './user-store.ts';

type Session = Pick<CallAnswer<typeof login>, 'accessToken' | 'kind'>;
type News = { readonly what: 'refreshed' | 'signed-in'; readonly session: Session } | { readonly what: 'signed-out' };

// In memory only: nothing is left of it once the page is closed.
let session: Session | null = null;
let refreshing: Promise<boolean> | null = null;
let starting: Promise<unknown> = Promise.resolve();
let otherTabs: BroadcastChannel | undefined;

/** Called once when the page starts: takes the session up again where a client id tells that there was one. */
export function startSession(): void {
  authoriseBrowserApi({
    ready: () => starting.then(() => undefined),
    accessToken: () => session?.accessToken ?? null,
    canRefresh: () => readClientId() !== null,
    refresh,
  });
  otherTabs = new BroadcastChannel('session');
  otherTabs.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  if (readClientId() !== null) starting = refresh();
  void starting.then(showUser);
}

/** After a login: the session is that of all tabs. */
export async function takeUpSession({ accessToken, kind }: Session): Promise<void> {
  session = { accessToken, kind };
  tellOtherTabs({ what: 'signed-in', session });
  await showUser();
}

/** After something that may have ended the session of this browser: asks, and forgets it where it has. */
export const checkSession = (): Promise<boolean> => refresh();

/** Forgets the session in all tabs. */
export function dropSession(): void {
  forget();
  removeClientId();
  tellOtherTabs({ what: 'signed-out' });
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

/** The same session with another token. Where the page could not ask who is there before, it does now. */
function goOnWith(renewed: Session): void {
  session = renewed;
  const { isKnown, isAuth } = userStore.get();
  if (isKnown && !isAuth) void showUser();
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only this origin and takes none
const tellOtherTabs = (news: News): void => otherTabs?.postMessage(news);

function hear(news: News): void {
  if (news.what === 'signed-out') return forget();
  if (news.what === 'refreshed') return goOnWith(news.session);
  session = news.session;
  void showUser();
}

/** One refresh at a time: whoever asks meanwhile waits for the same. */
function refresh(): Promise<boolean> {
  refreshing ??= inOneTab(refreshNow).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

// Locks are absent on pages without https; the server's grace for a token just replaced then has to do (decisions.md section 4).
function inOneTab(work: (before: Session | null) => Promise<boolean>): Promise<boolean> {
  const before = session;
  return 'locks' in navigator ? navigator.locks.request('session refresh', () => work(before)) : work(before);
}

async function refreshNow(before: Session | null): Promise<boolean> {
  // Another tab was quicker and has told its token.
  if (session !== null && session !== before) return true;
  const clientId = readClientId();
  if (clientId === null) return false;
  const asked = session;
  const answer = await askForToken(clientId);
  // Somebody has signed in or out meanwhile: the answer is about a session of the past.
  if (session !== asked) return session !== null;
  if (answer === 'refused') dropSession();
  if (typeof answer === 'string') return false;
  goOnWith(answer);
  tellOtherTabs({ what: 'refreshed', session: answer });
  return true;
}

/** Unreachable or failing, the server says nothing about the session: it is kept for the next try. */
async function askForToken(clientId: string): Promise<Session | 'refused' | 'away'> {
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
