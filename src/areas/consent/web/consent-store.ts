import {
  type Consent,
  type ConsentChoice,
  consentCookie,
  consentCookieSeconds,
  consentCookieValue,
  readConsent,
} from '#values/consent-choice.ts';
import { createStore } from '#values/create-store.ts';
import { readCookie } from '#web/cookies.ts';
import { useStore } from '#web/use-store.ts';

// The server renders without the banner, because a cached page is the same for everybody.
const store = createStore<Consent>({ choice: 'none', mustAsk: false });
if (typeof document !== 'undefined') store.set(readConsent(readCookie(consentCookie), new Date()));

/** The visitor's choice on this device. */
export const useConsent = (): Consent => useStore(store);

export function chooseConsent(choice: ConsentChoice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = consentCookieValue(choice, new Date());
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${consentCookieSeconds}; SameSite=Lax${secure}`;
  store.set({ choice, mustAsk: false });
}
