import type { ApiError } from '#values/api-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { type ApiClient, type CallOptions, CriticalError, type RawInput } from './api-client.ts';
import { callUrl } from './call-url.ts';

/** What the signed-in part of the shop adds to calls: the token, and one refresh for all that got a 401. */
export interface Authorisation {
  accessToken(): string | null;
  /** Whether a new token is there and the call may be sent again. */
  refresh(): Promise<boolean>;
}

/** The browser's client. */
export function createFetchClient(locale: Locale, authorisation: Authorisation): ApiClient {
  async function send(key: string, input: RawInput, options: CallOptions): Promise<Response> {
    const { method, url } = callUrl(key, input);
    const token = authorisation.accessToken();
    const hasBody = method !== 'GET' && input.body !== undefined;
    return fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        'content-language': locale,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      ...(hasBody && { body: JSON.stringify(input.body) }),
      ...(options.signal && { signal: options.signal }),
    });
  }

  const client = async (key: string, input: RawInput = {}, options: CallOptions = {}) => {
    const sentToken = authorisation.accessToken();
    let response = await reach(() => send(key, input, options));
    if (response.status === 401 && (sentToken !== authorisation.accessToken() || (await authorisation.refresh())))
      response = await reach(() => send(key, input, options));
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, value: body };
    const error = body as ApiError | null;
    if (response.status >= 500 || !error?.code) throw new CriticalError(response.status, error?.message ?? response.statusText);
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
