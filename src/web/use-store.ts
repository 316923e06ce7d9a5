import { useSyncExternalStore } from 'react';
import type { Store } from '#values/create-store.ts';

/** What a store holds, followed. Pages are the same for everybody, so they begin with what it held first. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.first);
