import type { CallAnswer } from '#values/call.ts';
import { createStore } from '#values/create-store.ts';
import { browserApi } from '#web/browser-api.ts';
import { useStore } from '#web/use-store.ts';
import type { getUser } from '../contract.ts';

export type User = CallAnswer<typeof getUser>;

export interface UserState {
  /** False until the page knows who is there: while rendering on the server and at the start. */
  readonly isKnown: boolean;
  readonly isAuth: boolean;
  readonly user: User | null;
}

const unknown: UserState = { isKnown: false, isAuth: false, user: null };
const visitor: UserState = { isKnown: true, isAuth: false, user: null };

export const userStore = createStore<UserState>(unknown);

/** Who is signed in. Components that depend on it wait for `isKnown`. */
export const useUser = (): UserState => useStore(userStore);

/** Asks the server who is signed in; the session of a purchase without an account is nobody here. */
export async function loadUser(): Promise<void> {
  try {
    const outcome = await browserApi()('GET /admin/user');
    userStore.set(outcome.ok ? { isKnown: true, isAuth: true, user: outcome.value } : visitor);
  } catch {
    // The server is away: who was signed in stays so, and the next call will tell.
    if (!userStore.get().isKnown) userStore.set(visitor);
  }
}

export const clearUser = (): void => userStore.set(visitor);
