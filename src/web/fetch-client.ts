import type { ApiError } from '#values/api-error.ts';
import { formatQuery } from '#values/format-query.ts';
import type { Locale } from '#i18n/locale.ts';
import { type ApiClient, type CallOptions, CriticalError, type RawInput } from './api-client.ts';

/** What the account adds to calls: the access token, and one refresh for all calls answered with 401. */
export interface Authorisation {
  /** Calls wait for it, because the session of an earlier visit may be being resumed. */
  ready(): Promise<void>;
  accessToken(): string | null;
  /** Whether a refresh could resume a session: without a client id there is none. */
  canRefresh(): boolean;
  /** Resolves to whether there is a new token, with which the call may be sent again. */
  refresh(): Promise<boolean>;
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
}

const invalidToken: ApiError = { statusCode: 401, code: 'invalid_token', message: 'Invalid token' };
// Other codes of 401 concern the request itself, such as a wrong password.
const tokenCodes = new Set(['invalid_token', 'not_signed_in']);
const isRefusedForToken = ({ status, body }: Answer): boolean =>
  status === 401 && tokenCodes.has((body as ApiError | null)?.code ?? '');

/**
 * The browser's client. A call refused for its token waits for one refresh, shared by all, and is sent again. `onAnswer` is
 * called with the value of each call that succeeds.
 */
export function createFetchClient(
  locale: Locale,
  authorisation: () => Authorisation,
  onAnswer: (key: string, answer: unknown) => void = () => {},
): ApiClient {
  function send(key: string, input: RawInput, { headers, signal }: CallOptions): Promise<Answer> {
    const { method, url } = callUrl(key, input);
    const token = authorisation().accessToken();
    const hasBody = method !== 'GET' && input.body !== undefined;
    return request(url, {
      method,
      credentials: 'same-origin',
      headers: {
        'content-language': locale,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(hasBody && { body: JSON.stringify(input.body) }),
      // The browser finishes a change although the page is left, such as by a link right after adding to the basket.
      keepalive: method !== 'GET',
      ...(signal && { signal }),
    });
  }

  const client = async (key: string, input: RawInput = {}, options: CallOptions = {}) => {
    await unlessAborted(authorisation().ready(), options.signal);
    const sentToken = authorisation().accessToken();
    let answer = await send(key, input, options);
    if (isRefusedForToken(answer)) {
      const hasNewToken = authorisation().accessToken() !== null && authorisation().accessToken() !== sentToken;
      const canRefresh = authorisation().canRefresh();
      const maySendAgain =
        hasNewToken || (canRefresh && (await unlessAborted(authorisation().refresh(), options.signal)));
      if (maySendAgain) answer = await send(key, input, options);
      else if (canRefresh || sentToken !== null) return { ok: false, error: invalidToken };
    }
    if (answer.ok) {
      onAnswer(key, answer.body);
      return { ok: true, value: answer.body };
    }
    const error = answer.body as ApiError | null;
    // A copy of the shop that sleeps refuses on purpose. An error without a message cannot be shown below a form (storefront.md section 8).
    if (!error?.code || !error.message || (answer.status >= 500 && error.code !== 'asleep'))
      throw new CriticalError(answer.status, error?.message || String(answer.status));
    return { ok: false, error };
  };
  return client as ApiClient;
}

/** The complete response: one that breaks off throws. An error from a proxy may have any body, which becomes null. */
async function request(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    const { ok, status } = response;
    if (response.headers.get('content-type') === 'application/pdf') return { ok, status, body: await response.blob() };
    const text = await response.text();
    return { ok, status, body: ok ? (JSON.parse(text) as unknown) : readError(text) };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new CriticalError(0, String(cause));
  }
}

function readError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Rejects when the signal aborts; the promise itself continues for other calls that wait for it. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The method and relative URL of a call: path parameters filled in, lists of the query joined by commas. */
function callUrl(key: string, input: RawInput): { method: string; url: string } {
  const [method, path] = key.split(' ') as [string, string];
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return { method, url: `/api${filled}${formatQuery(query)}` };
}
