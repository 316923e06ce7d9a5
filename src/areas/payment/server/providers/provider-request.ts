import { setTimeout } from 'node:timers/promises';
import { secondMs } from '#values/durations.ts';

/** A customer waits for some of the answers. */
const defaultWaitMs = 10 * secondMs;
const pauseBeforeRetryMs = 200;
/** Far above any answer of a provider. */
const maxAnswerBytes = 1_000_000;

/** A provider did not answer in time, or with an error. Its message names no address, key or customer. */
export class ProviderError extends Error {
  /** The HTTP status of the answer; null when there was none. */
  readonly status: number | null;
  /** It took too long: to wait as long once more would help nobody. */
  readonly isTimeout: boolean;

  constructor(message: string, { status, isTimeout = false }: { status?: number; isTimeout?: boolean } = {}) {
    super(message);
    this.status = status ?? null;
    this.isTimeout = isTimeout;
  }
}

export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; a text as it is, of the type that the headers name. */
  readonly body?: object | string;
  /** The time for the whole answer; 10 s by default. */
  readonly waitMs?: number | undefined;
  /** A second try after a broken connection or a server error: only for what may be done twice. */
  readonly mayRepeat: boolean;
  /** Statuses, beside those of success, that the caller handles; any other is thrown. */
  readonly expected?: readonly number[];
}

/** Calls a provider, with a limit of time and size. Redirects are not followed: they would take the credentials along. */
export async function requestProvider(request: ProviderRequest): Promise<ProviderAnswer> {
  const { mayRepeat, expected = [] } = request;
  const answer = await send(request).catch(async (error: unknown) => {
    if (!mayRepeat || (error instanceof ProviderError && error.isTimeout)) throw error;
    await setTimeout(pauseBeforeRetryMs);
    return send(request);
  });
  const isSuccess = answer.status >= 200 && answer.status < 300;
  if (isSuccess || expected.includes(answer.status)) return answer;
  throw statusError(answer.status);
}

const statusError = (status: number): ProviderError =>
  new ProviderError(`the provider answered with status ${status}`, { status });

async function send({ method, url, headers, body, waitMs }: ProviderRequest): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(typeof body === 'object' && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(waitMs ?? defaultWaitMs),
      redirect: 'error',
    });
    const text = await readText(response);
    if (response.status >= 500) throw statusError(response.status);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    // The message of fetch may have the address and what was sent.
    const name = error instanceof Error ? error.name : 'unknown';
    throw new ProviderError(`the provider did not answer (${name})`, { isTimeout: name === 'TimeoutError' });
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new ProviderError('the answer of the provider is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The JSON of an answer; `unknown`, as it has to be checked. */
export function readJson({ text }: ProviderAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('the answer of the provider is no JSON');
  }
}
