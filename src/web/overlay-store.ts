import { createStore } from '#values/create-store.ts';
import { isPlainClick, type ModifierKeys } from './is-plain-click.ts';
import { useStore } from './use-store.ts';

/** What can lie above any page; one at a time. */
export type Overlay = 'catalogue' | 'menu' | 'language' | 'hours' | 'cookies';

const store = createStore<Overlay | null>(null);

export const openOverlay = (overlay: Overlay): void => store.set(overlay);
export const closeOverlay = (): void => store.set(null);
export const useOverlay = (): Overlay | null => useStore(store);

/** For links that open an overlay, and lead somewhere where no script runs: `<a href onClick={opens('hours')}>`. */
export const opens =
  (overlay: Overlay) =>
  (event: ModifierKeys & { preventDefault(): void }): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    store.set(store.get() === overlay ? null : overlay);
  };
