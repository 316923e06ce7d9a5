import type { Locale } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { ApiError, Outcome } from '#values/api-error.ts';
import type { CallOptions, RawInput, StaffClient } from '#web/api-client.ts';
import { type Authorisation, createFetchClient } from '#web/fetch-client.ts';

/** The session is a cookie that scripts cannot read: calls carry no token. */
const byCookie: Authorisation = {
  ready: () => Promise.resolve(),
  accessToken: () => null,
  canRefresh: () => false,
  refresh: () => Promise.resolve(false),
};
/** So long after the last act of a person, calls are the page's own: they do not keep the session from being locked. */
const idleMs = 60_000;
let actedAt = Date.now();
for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => (actedAt = Date.now()), { capture: true });

function clientFor(locale: Locale): StaffClient {
  const client = createFetchClient(locale, () => byCookie);
  const send = (key: string, input?: RawInput, options: CallOptions = {}) => {
    const isIdle = Date.now() - actedAt > idleMs;
    const headers = { ...options.headers, ...(isIdle && { 'x-background': '1' }) };
    return (client as (key: string, input?: RawInput, options?: CallOptions) => unknown)(key, input, {
      ...options,
      headers,
    });
  };
  return send as unknown as StaffClient;
}
const clients: Readonly<Record<Locale, StaffClient>> = { es: clientFor('es'), ca: clientFor('ca') };

/** The calls of the back office, answered in the language that the person reads. */
export const useStaffClient = (): StaffClient => clients[useLocale()];

/** Sends a file to a call that takes one. The client of calls does not: shoppers send no files. */
export async function uploadFile<Value>(locale: Locale, url: string, file: File): Promise<Outcome<Value>> {
  const body = new FormData();
  body.set('file', file);
  const response = await fetch(url, { method: 'POST', headers: { 'content-language': locale }, body });
  const answer = (await response.json()) as unknown;
  return response.ok ? { ok: true, value: answer as Value } : { ok: false, error: answer as ApiError };
}

/** A refusal that the contract names, thrown for queries and mutations; its message is for people. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}

/** The value of an answer; throws `StaffError` for a refusal. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new StaffError(outcome.error);
  return outcome.value;
}

/** The code of a refusal; undefined for a server that failed or cannot be reached. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof StaffError ? error.error.code : undefined;
