import { useSyncExternalStore } from 'react';
import type { Store } from '#values/create-store.ts';

/** The value of a store; the component renders again when it changes. Hydration starts with the initial value, as the server did. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.first);
