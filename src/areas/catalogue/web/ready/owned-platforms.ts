import { useSyncExternalStore } from 'react';
import { browserStorage } from '#web/browser-storage.ts';

const key = 'own-batteries';
/** More platforms than anybody has. */
const maxPlatforms = 50;

const stored = browserStorage('localStorage', key);
const listeners = new Set<() => void>();
let owned: readonly string[] | undefined;

function read(): readonly string[] {
  const value = stored.read();
  return Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== key) return;
    owned = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether the visitor has said to have batteries of a platform, on this device; not on the server, nor while hydrating. */
export const useOwnsPlatform = (code: string | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => code !== undefined && (owned ??= read()).includes(code),
    () => false,
  );

/** Stores that the visitor has batteries of a platform, or has none any more. */
export function setOwnsPlatform(code: string, isOwned: boolean): void {
  const others = read().filter((one) => one !== code);
  owned = isOwned ? [code, ...others].slice(0, maxPlatforms) : others;
  if (owned.length > 0) stored.write(owned);
  else stored.remove();
  for (const listener of listeners) listener();
}
