import type { Suggestions as Answer } from '../contract.ts';

export interface Suggestions {
  /** The query the groups belong to; empty while there are none. */
  readonly query: string;
  /** null before the first response. */
  readonly groups: Answer['groups'] | null;
  readonly completions?: Answer['completions'];
  readonly nearest?: Answer['nearest'];
  /** The latest request failed; it is sent again until it succeeds or the text changes. */
  readonly hasFailed: boolean;
}

export type RequestSuggestions = (query: string, signal: AbortSignal) => Promise<Answer | null>;

/** Milliseconds, characters (storefront.md section 9). */
export const typingPause = 500;
export const minLength = 2;
/** Milliseconds until a failed request is sent again. */
const retryPause = 5000;

export const noSuggestions: Suggestions = { query: '', groups: null, hasFailed: false };

/** Requests suggestions once typing pauses. A new text aborts the previous request, and late responses are ignored. */
export class SuggestionStore {
  readonly #requestSuggestions: RequestSuggestions;
  readonly #listeners = new Set<() => void>();
  #current = noSuggestions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | undefined;

  constructor(requestSuggestions: RequestSuggestions) {
    this.#requestSuggestions = requestSuggestions;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = (): Suggestions => this.#current;

  type(text: string): void {
    this.stop();
    const query = text.trim();
    if (query.length < minLength) this.#set(noSuggestions);
    else if (query !== this.#current.query) this.#timer = setTimeout(() => void this.#load(query), typingPause);
  }

  /** Cancels the pending request. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = undefined;
  }

  async #load(query: string): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    const answer = await this.#requestSuggestions(query, request.signal).catch(() => null);
    if (request.signal.aborted) return;
    if (answer) return this.#set({ ...answer, query, hasFailed: false });
    this.#set({ ...noSuggestions, hasFailed: true });
    this.#timer = setTimeout(() => void this.#load(query), retryPause);
  }

  #set(next: Suggestions): void {
    if (next === this.#current) return;
    this.#current = next;
    for (const listener of this.#listeners) listener();
  }
}
