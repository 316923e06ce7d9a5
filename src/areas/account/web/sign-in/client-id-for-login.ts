import { consentCookie, readConsent } from '#values/consent-choice.ts';
import { readCookie } from '#web/cookies.ts';
import { readClientId } from './client-id-cookie.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The client id to log in with (decisions.md section 4): the visitor identifier after consent to all, else the random id
 * in the cookie; null lets the server make one.
 */
export async function clientIdForLogin(): Promise<string | null> {
  const stored = readClientId();
  const random = stored !== null && uuid.test(stored) ? stored : null;
  if (readConsent(readCookie(consentCookie), new Date()).choice !== 'all') return random;
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs');
    // Monitoring would send a request to the library's makers.
    const { visitorId } = await (await load({ monitoring: false })).get();
    return visitorId;
  } catch {
    // A blocked fingerprint or a failed download must not prevent the login.
    return random;
  }
}
