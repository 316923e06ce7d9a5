import type { ApiError } from '#values/api-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { type ApiClient, type CallOptions, CriticalError, type RawInput } from './api-client.ts';
import { callUrl } from './call-url.ts';

/** What the signed-in part of the shop adds to calls: the token, and one refresh for all that got a 401. */
export interface Authorisation {
  /** Calls wait for it: the token of an earlier visit may be on its way. */
  ready(): Promise<void>;
  accessToken(): string | null;
  /** Whether there is a session that a refresh could bring back: without a client id there is none. */
  canRefresh(): boolean;
  /** Whether a new token is there and the call may be sent again. */
  refresh(): Promise<boolean>;
}

const invalidToken: ApiError = { statusCode: 401, code: 'invalid_token', message: 'Invalid token' };
// Other 401s answer what was sent, such as a wrong password.
const tokenCodes = new Set(['invalid_token', 'not_signed_in']);

/** The browser's client. A call refused for its token waits for one refresh, shared by all, and is sent again. */
export function createFetchClient(locale: Locale, authorisation: Authorisation): ApiClient {
  async function send(key: string, input: RawInput, options: CallOptions): Promise<{ ok: boolean; status: number; body: unknown }> {
    const { method, url } = callUrl(key, input);
    const token = authorisation.accessToken();
    const hasBody = method !== 'GET' && input.body !== undefined;
    const response = await reach(() =>
      fetch(url, {
        method,
        credentials: 'same-origin',
        headers: {
          'content-language': locale,
          ...(hasBody && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...options.headers,
        },
        ...(hasBody && { body: JSON.stringify(input.body) }),
        // A change goes on although the page is left at once, as by a link right after adding to the basket.
        keepalive: method !== 'GET',
        ...(options.signal && { signal: options.signal }),
      }),
    );
    return { ok: response.ok, status: response.status, body: await response.json().catch(() => null) };
  }

  const client = async (key: string, input: RawInput = {}, options: CallOptions = {}) => {
    await authorisation.ready();
    const sentToken = authorisation.accessToken();
    let answer = await send(key, input, options);
    if (answer.status === 401 && tokenCodes.has((answer.body as ApiError | null)?.code ?? '')) {
      const hasNewToken = authorisation.accessToken() !== null && authorisation.accessToken() !== sentToken;
      if (hasNewToken || (authorisation.canRefresh() && (await authorisation.refresh()))) answer = await send(key, input, options);
      else if (sentToken !== null) return { ok: false, error: invalidToken };
    }
    if (answer.ok) return { ok: true, value: answer.body };
    const error = answer.body as ApiError | null;
    if (answer.status >= 500 || !error?.code) throw new CriticalError(answer.status, error?.message ?? String(answer.status));
    return { ok: false, error };
  };
  return client as ApiClient;
}

async function reach(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new CriticalError(0, String(cause));
  }
}
