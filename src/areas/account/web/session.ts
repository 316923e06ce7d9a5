import { authoriseBrowserApi } from '#web/browser-api.ts';
import { readClientId, removeClientId } from './client-id-cookie.ts';
import { clearUser, loadUser } from './user-store.ts';

type News = { readonly kind: 'refreshed' | 'signed-in'; readonly accessToken: string } | { readonly kind: 'signed-out' };

// In memory only: nothing is left of it once the page is closed.
let accessToken: string | null = null;
let refreshing: Promise<boolean> | null = null;
let starting: Promise<unknown> = Promise.resolve();
let otherTabs: BroadcastChannel | undefined;

/** Called once when the page starts: takes the session up again where a client id tells that there was one. */
export function startSession(): void {
  authoriseBrowserApi({
    ready: () => starting.then(() => undefined),
    accessToken: () => accessToken,
    canRefresh: () => readClientId() !== null,
    refresh,
  });
  otherTabs = new BroadcastChannel('session');
  otherTabs.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  if (readClientId() !== null) starting = refresh();
  void starting.then(() => (accessToken === null ? clearUser() : loadUser()));
}

/** After a login: the session is that of all tabs. */
export async function takeUpSession(token: string): Promise<void> {
  accessToken = token;
  tellOtherTabs({ kind: 'signed-in', accessToken: token });
  await loadUser();
}

/** Forgets the session in all tabs. */
export function dropSession(): void {
  forget();
  removeClientId();
  tellOtherTabs({ kind: 'signed-out' });
}

function forget(): void {
  accessToken = null;
  clearUser();
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only this origin and takes none
const tellOtherTabs = (news: News): void => otherTabs?.postMessage(news);

function hear(news: News): void {
  if (news.kind === 'signed-out') return forget();
  accessToken = news.accessToken;
  if (news.kind === 'signed-in') void loadUser();
}

/** One refresh at a time: whoever asks meanwhile waits for the same. */
function refresh(): Promise<boolean> {
  refreshing ??= inOneTab(refreshNow).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

// Locks are absent on pages without https; the server's grace for a token just replaced then has to do (decisions.md section 4).
function inOneTab(work: (tokenBefore: string | null) => Promise<boolean>): Promise<boolean> {
  const tokenBefore = accessToken;
  return 'locks' in navigator ? navigator.locks.request('session refresh', () => work(tokenBefore)) : work(tokenBefore);
}

async function refreshNow(tokenBefore: string | null): Promise<boolean> {
  // Another tab was quicker and has told its token.
  if (accessToken !== null && accessToken !== tokenBefore) return true;
  const clientId = readClientId();
  if (clientId === null) return false;
  try {
    const response = await fetch('/api/auth/token/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId }),
    });
    if (response.status === 201) {
      const answer = (await response.json()) as { accessToken: string };
      accessToken = answer.accessToken;
      tellOtherTabs({ kind: 'refreshed', accessToken });
      return true;
    }
    if (response.status === 401) dropSession();
  } catch {
    // Unreachable: the session may still be good and is kept for the next try.
  }
  return false;
}
