import { readCookie, writeCookie } from '#web/cookies.ts';

// Set by the server at login and at each refresh; no secret, so the page may read it (decisions.md section 4).
const name = 'client_id';

export const readClientId = (): string | null => readCookie(name) ?? null;

export const removeClientId = (): void => writeCookie(name, '', 0);
