import { type Consent, type ConsentChoice, consentCookie, consentCookieSeconds, consentCookieValue, readConsent } from '#values/consent-choice.ts';

let present: Consent | undefined;
const listeners = new Set<() => void>();

const storedCookie = (): string | undefined =>
  document.cookie.split('; ').find((cookie) => cookie.startsWith(`${consentCookie}=`))?.slice(consentCookie.length + 1);

/** The visitor's choice on this device. */
export function currentConsent(): Consent {
  present ??= readConsent(storedCookie(), new Date());
  return present;
}

export function chooseConsent(choice: ConsentChoice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = consentCookieValue(choice, new Date());
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${consentCookieSeconds}; SameSite=Lax${secure}`;
  present = { choice, mustAsk: false };
  for (const listener of listeners) listener();
}

/** Called at each new choice; answers how to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
