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

// Whoever signs in or out while an earlier answer is on its way wins.
let newest = 0;

/** Asks the server who is signed in. */
export async function loadUser(): Promise<void> {
  const turn = (newest += 1);
  const outcome = await browserApi()('GET /admin/user').catch(() => null);
  if (turn !== newest) return;
  if (outcome?.ok) userStore.set({ isKnown: true, isAuth: true, user: outcome.value });
  // The server is away or asks for patience: who was signed in stays so, and the next call will tell.
  else if (outcome?.error.statusCode === 401 || !userStore.get().isKnown) userStore.set(visitor);
}

export function clearUser(): void {
  newest += 1;
  userStore.set(visitor);
}
