import { browserStorage, type StoredValue } from './browser-storage.ts';
import { hasFullConsent } from './full-consent.ts';

/** Deleted when the consent is withdrawn. */
export const consentedKeys = ['viewed-products', 'recent-searches'] as const;

/**
 * A value of `localStorage` that is kept only with consent to everything (LSSI art. 22.2). Without it the value lives as long
 * as the page, and what was stored before is deleted.
 */
export function consentedStorage(key: (typeof consentedKeys)[number]): StoredValue {
  const stored = browserStorage('localStorage', key);
  let ofPage: unknown = null;
  return {
    read() {
      if (hasFullConsent()) return stored.read() ?? ofPage;
      stored.remove();
      return ofPage;
    },
    write(value) {
      ofPage = value;
      if (hasFullConsent()) stored.write(value);
      else stored.remove();
    },
    remove() {
      ofPage = null;
      stored.remove();
    },
  };
}
