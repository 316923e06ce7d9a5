import type { SearchGroup } from '../contract.ts';

export interface Suggestions {
  /** What the groups answer; empty while there are none. */
  readonly query: string;
  /** null: nothing has been asked yet. */
  readonly groups: readonly SearchGroup[] | null;
}

export type AskSuggestions = (query: string, signal: AbortSignal) => Promise<readonly SearchGroup[] | null>;

/** Milliseconds, characters (storefront.md section 9). */
export const typingPause = 500;
export const minLength = 2;

const none: Suggestions = { query: '', groups: null };

/** Asks for suggestions once typing pauses; what was asked before is aborted, and late answers are never shown. */
export class SuggestionStore {
  readonly #ask: AskSuggestions;
  readonly #listeners = new Set<() => void>();
  #shown = none;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | undefined;

  constructor(ask: AskSuggestions) {
    this.#ask = ask;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  shown = (): Suggestions => this.#shown;

  type(text: string): void {
    this.stop();
    const query = text.trim();
    if (query.length < minLength) this.#show(none);
    else if (query !== this.#shown.query) this.#timer = setTimeout(() => void this.#askFor(query), typingPause);
  }

  /** Neither asks nor shows what is still on its way. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = undefined;
  }

  async #askFor(query: string): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    // Suggestions are an extra: without them Enter still searches, so a failure is not spoken of.
    const groups = await this.#ask(query, request.signal).catch(() => null);
    if (!request.signal.aborted && groups) this.#show({ query, groups });
  }

  #show(next: Suggestions): void {
    if (next === this.#shown) return;
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}
