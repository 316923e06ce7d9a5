import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestions } from '../contract.ts';
import { SuggestionStore } from './suggestion-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answerFor = (query: string): Suggestions => ({
  groups: [{ tab: { title: query, code: 'products' }, items: [], total: 0 }],
  completions: [{ text: query, url: `/search/${query}` }],
});

/** A store and its requests, which the test answers. */
function start() {
  const requests: {
    query: string;
    signal: AbortSignal;
    answer: (answer: Suggestions | null) => void;
    fail: () => void;
  }[] = [];
  const store = new SuggestionStore(
    (query, signal) =>
      new Promise((resolve, reject) =>
        requests.push({ query, signal, answer: resolve, fail: () => reject(new Error('away')) }),
      ),
  );
  return { store, requests, queries: () => requests.map(({ query }) => query) };
}

describe('SuggestionStore', () => {
  it('sends one request after 500 ms without typing', () => {
    const { store, queries } = start();
    for (const text of ['t', 'ta', 'tal', 'tala']) {
      store.type(text);
      vi.advanceTimersByTime(499);
    }
    expect(queries()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(queries()).toEqual(['tala']);
  });

  it('needs two characters besides surrounding spaces', () => {
    const { store, queries } = start();
    for (const text of ['', 't', ' t ', '  ']) {
      store.type(text);
      vi.advanceTimersByTime(1000);
    }
    expect(queries()).toEqual([]);
    store.type(' ta ');
    vi.advanceTimersByTime(500);
    expect(queries()).toEqual(['ta']);
  });

  it('aborts the previous request and ignores its late response', async () => {
    const { store, requests } = start();
    store.type('tala');
    vi.advanceTimersByTime(500);
    store.type('taladro');
    expect(requests[0]!.signal.aborted).toBe(true);
    vi.advanceTimersByTime(500);
    requests[1]!.answer(answerFor('taladro'));
    requests[0]!.answer(answerFor('tala'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.current()).toMatchObject({ query: 'taladro', ...answerFor('taladro') });
  });

  it('keeps suggestions while the next load, and clears them for a short text', async () => {
    const { store, requests } = start();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.type('tala');
    vi.advanceTimersByTime(500);
    requests[0]!.answer(answerFor('tala'));
    await vi.advanceTimersByTimeAsync(0);
    store.type('talad');
    expect(store.current().query).toBe('tala');
    store.type('t');
    expect(store.current().groups).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('reports a request that fails or is rejected, and recovers with the next text', async () => {
    const { store, requests } = start();
    store.type('tala');
    vi.advanceTimersByTime(500);
    requests[0]!.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.current()).toMatchObject({ groups: null, hasFailed: true });
    store.type('talad');
    vi.advanceTimersByTime(500);
    requests[1]!.answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.current()).toMatchObject({ groups: null, hasFailed: true });
    store.type('taladr');
    vi.advanceTimersByTime(500);
    requests[2]!.answer(answerFor('taladr'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.current()).toMatchObject({ query: 'taladr', hasFailed: false });
  });

  it('sends a failed request again every five seconds until it succeeds or is stopped', async () => {
    const { store, requests, queries } = start();
    store.type('tala');
    vi.advanceTimersByTime(500);
    requests[0]!.fail();
    await vi.advanceTimersByTimeAsync(5000);
    requests[1]!.fail();
    await vi.advanceTimersByTimeAsync(5000);
    requests[2]!.answer(answerFor('tala'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(queries()).toEqual(['tala', 'tala', 'tala']);
    expect(store.current()).toMatchObject({ query: 'tala', hasFailed: false });

    store.type('sierra');
    vi.advanceTimersByTime(500);
    requests[3]!.fail();
    await vi.advanceTimersByTimeAsync(0);
    store.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(queries()).toHaveLength(4);
  });

  it('sends no request when the text returns to the current query', async () => {
    const { store, requests } = start();
    store.type('tala');
    vi.advanceTimersByTime(500);
    requests[0]!.answer(answerFor('tala'));
    await vi.advanceTimersByTimeAsync(0);
    store.type('talad');
    store.type('tala');
    vi.advanceTimersByTime(1000);
    expect(requests).toHaveLength(1);
  });

  it('cancels the pending request when stopped', async () => {
    const { store, requests } = start();
    store.type('tala');
    store.stop();
    vi.advanceTimersByTime(1000);
    expect(requests).toHaveLength(0);
  });
});
