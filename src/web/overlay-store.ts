import { useSyncExternalStore } from 'react';

/** What can lie above any page; one at a time. */
export type Overlay = 'catalogue' | 'menu' | 'language' | 'hours' | 'cookies';

let open: Overlay | null = null;
const listeners = new Set<() => void>();

function set(next: Overlay | null): void {
  if (next === open) return;
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const openOverlay = (overlay: Overlay): void => set(overlay);
export const closeOverlay = (): void => set(null);
export const useOverlay = (): Overlay | null => useSyncExternalStore(subscribe, () => open, () => null);

/**
 * For links that open an overlay, and lead somewhere where no script runs: `<a href onClick={opens('hours')}>`. Clicks
 * with a modifier are left to the browser.
 */
export const opens =
  (overlay: Overlay) =>
  (event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean; preventDefault(): void }): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    set(open === overlay ? null : overlay);
  };
