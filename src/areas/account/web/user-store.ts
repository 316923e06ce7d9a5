import type { CallAnswer } from '#values/call.ts';
import { createStore } from '#values/create-store.ts';
import { browserApi } from '#web/browser-api.ts';
import { useStore } from '#web/use-store.ts';
import type { getUser } from '../contract.ts';

export type User = CallAnswer<typeof getUser>;

export interface UserState {
  /** False until it is known who is signed in: while rendering on the server and at the start. */
  readonly isKnown: boolean;
  readonly isAuth: boolean;
  readonly user: User | null;
}

const unknown: UserState = { isKnown: false, isAuth: false, user: null };
const visitor: UserState = { isKnown: true, isAuth: false, user: null };

export const userStore = createStore<UserState>(unknown);

/** Who is signed in. Components that depend on it wait for `isKnown`. */
export const useUser = (): UserState => useStore(userStore);

/** The signed-in user, as soon as it is known who that is; null for a visitor. */
export function knownUser(): Promise<User | null> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { isKnown, user } = userStore.get();
      if (!isKnown) return;
      stop();
      resolve(user);
    };
    const stop = userStore.subscribe(check);
    check();
  });
}

// The latest request or sign-out wins over answers to earlier requests.
let newest = 0;

/** Asks the server who is signed in. */
export async function loadUser(): Promise<void> {
  const turn = (newest += 1);
  const outcome = await browserApi()('GET /admin/user').catch(() => null);
  if (turn !== newest) return;
  if (outcome?.ok) userStore.set({ isKnown: true, isAuth: true, user: outcome.value });
  // The server failed or limited the request: keep the user, and let the next call decide.
  else if (outcome?.error.statusCode === 401 || !userStore.get().isKnown) userStore.set(visitor);
}

export function clearUser(): void {
  newest += 1;
  userStore.set(visitor);
}
