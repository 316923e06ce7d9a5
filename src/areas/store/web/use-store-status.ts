import { useMemo, useSyncExternalStore } from 'react';
import { type OpeningHours, type StoreStatus, storeStatus } from '#values/opening-hours.ts';

/** How often the status is computed again (storefront.md section 4). */
const refreshMilliseconds = 60_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, refreshMilliseconds);
  return () => clearInterval(timer);
}

const presentMinute = (): number => Math.floor(Date.now() / refreshMilliseconds);

/** Null while the page is as the server made it, maybe long ago: the status is of the moment of reading. */
export function useStoreStatus(hours: OpeningHours): StoreStatus | null {
  const minute = useSyncExternalStore(subscribe, presentMinute, () => null);
  return useMemo(
    () => (minute === null ? null : storeStatus(hours, new Date(minute * refreshMilliseconds))),
    [hours, minute],
  );
}
