import { randomBytes } from 'node:crypto';
import type { Visit } from '#platform/http/visit.ts';
import { daySeconds, hourSeconds } from '#values/durations.ts';
import { clientIdSchema } from '../../contract.ts';
import { registrationSeconds } from './registration-store.ts';
import { sessionSeconds } from './sessions.ts';

const refreshToken = 'refresh_token';
/** This cookie is not secret, and the page reads it too (decisions.md section 4). */
const clientId = 'client_id';
/** Those of a session, of a guest's at the checkout too. */
export const sessionCookies: readonly string[] = [refreshToken, clientId];
const knownBrowser = 'known_browser';
/** Proves which registration of an address is this browser's. */
const registration = 'registration';
/** The address for which this browser asked for a new password, signed. */
const recovery = 'recovery';
/** The link's hour, and time for its mail to arrive. */
const recoverySeconds = 2 * hourSeconds;
const halfYearSeconds = 180 * daySeconds;

export const refreshTokenOf = (visit: Visit): string | undefined => visit.cookie(refreshToken);
/** Null when there is none of the right form. */
export const clientIdOf = (visit: Visit): string | null =>
  clientIdSchema.safeParse(visit.cookie(clientId)).data ?? null;
export const knownBrowserToken = (visit: Visit): string | undefined => visit.cookie(knownBrowser);

export function setSessionCookies(visit: Visit, values: { refreshToken: string; clientId: string }): void {
  visit.setCookie(refreshToken, values.refreshToken, { httpOnly: true, maxAgeSeconds: sessionSeconds });
  visit.setCookie(clientId, values.clientId, { httpOnly: false, maxAgeSeconds: sessionSeconds });
}

export function clearSessionCookies(visit: Visit): void {
  visit.clearCookie(refreshToken);
  visit.clearCookie(clientId);
}

export const setKnownBrowser = (visit: Visit, token: string): void =>
  visit.setCookie(knownBrowser, token, { httpOnly: true, maxAgeSeconds: halfYearSeconds });

export const recoveryToken = (visit: Visit): string | undefined => visit.cookie(recovery);

export const setRecoveryToken = (visit: Visit, token: string): void =>
  visit.setCookie(recovery, token, { httpOnly: true, maxAgeSeconds: recoverySeconds });

export const registrationToken = (visit: Visit): string | undefined => visit.cookie(registration);

/** One value for all registrations of a browser; set anew each time, so that it lasts as long as the newest of them. */
export function setRegistrationToken(visit: Visit): string {
  const present = registrationToken(visit);
  const token = present && /^[\w-]{43}$/.test(present) ? present : randomBytes(32).toString('base64url');
  visit.setCookie(registration, token, { httpOnly: true, maxAgeSeconds: registrationSeconds });
  return token;
}
