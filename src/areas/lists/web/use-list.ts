import { useEffect, useSyncExternalStore } from 'react';
import type { ListStore } from './list-store.ts';
import { runInBackground } from '#web/run-in-background.ts';

export const useIsListed = ({ store }: ListStore, id: number): boolean =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get().ids.includes(id),
    () => false,
  );

export const useListedCount = ({ store }: ListStore): number =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get().ids.length,
    () => 0,
  );

/** Used once, in the frame. `userId` is undefined until it is known who is signed in. */
export const useListOwner = (list: ListStore, userId: number | null | undefined): void =>
  useEffect(() => {
    if (userId !== undefined) runInBackground(list.setOwner(userId));
  }, [list, userId]);
