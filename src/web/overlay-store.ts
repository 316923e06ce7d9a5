import { createStore } from '#values/create-store.ts';
import { onPlainClick } from './plain-click.ts';
import { useStore } from './use-store.ts';

/** Overlays that can be opened on any page, one at a time. */
export type Overlay = 'catalogue' | 'menu' | 'language' | 'hours' | 'cookies';

const store = createStore<Overlay | null>(null);

export const openOverlay = (overlay: Overlay): void => store.set(overlay);
export const closeOverlay = (): void => store.set(null);
export const currentOverlay = (): Overlay | null => store.get();
export const onOverlayChange = (listener: (overlay: Overlay | null) => void): (() => void) =>
  store.subscribe(() => listener(store.get()));
export const useOverlay = (): Overlay | null => useStore(store);

/** Makes a link open an overlay, or close it: `<a href onClick={opens('hours')}>`. */
export const opens = (overlay: Overlay) => onPlainClick(() => store.set(store.get() === overlay ? null : overlay));
