import { useSyncExternalStore } from 'react';
import { deviceMemory } from '#web/device-memory.ts';

export type ListingView = 'table' | 'list';

const memory = deviceMemory('localStorage', 'listing-view');
const listeners = new Set<() => void>();
let chosen: ListingView | undefined;

/** Remembered on the device (storefront.md section 2). */
export function chooseListingView(view: ListingView): void {
  chosen = view;
  memory.keep(view);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const current = (): ListingView => (chosen ??= memory.read() === 'list' ? 'list' : 'table');

/** The same page is kept for everybody, so it is rendered as a table and takes the device's view when it comes to life. */
export const useListingView = (): ListingView => useSyncExternalStore(subscribe, current, () => 'table');
