import { useMemo, useSyncExternalStore } from 'react';
import { shopTime } from '#values/shop-time.ts';
import { type OpeningHours, type StoreStatus, storeStatus } from '#values/opening-hours.ts';

/** How often the status is computed again (storefront.md section 4). */
const refreshMilliseconds = 60_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, refreshMilliseconds);
  return () => clearInterval(timer);
}

const currentMinute = (): number => Math.floor(Date.now() / refreshMilliseconds);

/** The status now; null until hydration, because the page may have been cached for hours. */
export function useStoreStatus(hours: OpeningHours): StoreStatus | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null);
  return useMemo(
    () => (minute === null ? null : storeStatus(hours, new Date(minute * refreshMilliseconds))),
    [hours, minute],
  );
}

/** Minutes since midnight by the shop's clock; null until hydration. */
export function useShopMinutes(): number | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null);
  return minute === null ? null : shopTime(new Date(minute * refreshMilliseconds)).minutes;
}
