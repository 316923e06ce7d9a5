import { browserStorage, type StoredValue } from './browser-storage.ts';
import { hasFullConsent } from './full-consent.ts';

/** What is deleted when the consent is withdrawn (areas/consent/web/start-cookie-banner.ts). */
export type ConsentedKey = 'viewed-products' | 'recent-searches';

/**
 * A value of `localStorage` that is kept only with consent to everything (LSSI art. 22.2). Without it the value lives as long
 * as the page, and what was stored before is deleted.
 */
export function consentedStorage(key: ConsentedKey): StoredValue {
  const stored = browserStorage('localStorage', key);
  let ofPage: unknown = null;
  return {
    read: () => (hasFullConsent() ? stored.read() : stored.remove()) ?? ofPage,
    write(value) {
      ofPage = value;
      stored[hasFullConsent() ? 'write' : 'remove'](value);
    },
    remove() {
      ofPage = null;
      stored.remove();
    },
  };
}
