import { useEffect, useSyncExternalStore } from 'react';
import type { ShortlistStore } from './shortlist.ts';

export const useIsListed = ({ store }: ShortlistStore, id: number): boolean =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get().ids.includes(id),
    () => false,
  );

/** For badges. */
export const useListedCount = ({ store }: ShortlistStore): number =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get().ids.length,
    () => 0,
  );

/** Once in the frame: whose list it is, as soon as it is known who is there (undefined: not yet). */
export const useShortlistOwner = (list: ShortlistStore, userId: number | null | undefined): void =>
  useEffect(() => {
    if (userId !== undefined) void list.setOwner(userId);
  }, [list, userId]);
