import { consentCookie, readConsent } from '#values/consent-choice.ts';
import { readCookie } from '#web/read-cookie.ts';
import { readClientId } from './client-id-cookie.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The client id that a login asks for (decisions.md section 4): the visitor identifier of the browser after consent to all,
 * else the random one of before; null lets the server make one.
 */
export async function wantedClientId(): Promise<string | null> {
  const kept = readClientId();
  const random = kept !== null && uuid.test(kept) ? kept : null;
  if (readConsent(readCookie(consentCookie), new Date()).choice !== 'all') return random;
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs');
    // Without the request of its makers, which would tell them of the visit.
    const { visitorId } = await (await load({ monitoring: false })).get();
    return visitorId;
  } catch {
    // A browser that lets nothing be read, or a file that did not come, is no reason not to sign in.
    return random;
  }
}
