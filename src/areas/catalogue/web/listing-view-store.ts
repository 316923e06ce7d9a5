import { useSyncExternalStore } from 'react';

export type ListingView = 'table' | 'list';

const storageKey = 'listing-view';
const listeners = new Set<() => void>();
let chosen: ListingView | undefined;

function read(): ListingView {
  try {
    return localStorage.getItem(storageKey) === 'list' ? 'list' : 'table';
  } catch {
    return 'table';
  }
}

/** Remembered on the device (storefront.md section 2). */
export function chooseListingView(view: ListingView): void {
  chosen = view;
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // A browser that keeps nothing still switches.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const current = (): ListingView => (chosen ??= read());

/** The same page is kept for everybody, so it is rendered as a table and takes the device's view when it comes to life. */
export const useListingView = (): ListingView => useSyncExternalStore(subscribe, current, () => 'table');
