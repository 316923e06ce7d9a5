import { useMemo, useSyncExternalStore } from 'react';
import { type OpeningHours, type StoreStatus, storeStatus } from '#values/opening-hours.ts';
import { minuteMs } from '#values/durations.ts';

/** How often the status is computed again (storefront.md section 4). */
const refreshMs = minuteMs;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, refreshMs);
  return () => clearInterval(timer);
}

const minuteOf = (moment: number): number => Math.floor(moment / refreshMs);
const currentMinute = (): number => minuteOf(Date.now());

/**
 * The status now. Until hydration that of the moment at which the page's data were read, at most some minutes ago and never
 * on another day (docs/decisions/page-cache.md).
 */
export function useStoreStatusSince(hours: OpeningHours, moment: string): StoreStatus {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => minuteOf(Date.parse(moment)));
  return useMemo(() => storeStatus(hours, new Date(minute * refreshMs)), [hours, minute]);
}

/** The status now; null until hydration, for what is in cached fragments of pages. */
export function useStoreStatus(hours: OpeningHours): StoreStatus | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null);
  return useMemo(() => (minute === null ? null : storeStatus(hours, new Date(minute * refreshMs))), [hours, minute]);
}
