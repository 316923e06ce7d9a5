import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchGroup } from '../contract.ts';
import { SuggestionStore } from './suggestion-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const groupsFor = (query: string): SearchGroup[] => [{ tab: { title: query, code: 'products' }, items: [], total: 0 }];

/** A store and all that it asked, answered by the test. */
function start() {
  const asked: {
    query: string;
    signal: AbortSignal;
    answer: (groups: SearchGroup[] | null) => void;
    fail: () => void;
  }[] = [];
  const store = new SuggestionStore(
    (query, signal) =>
      new Promise((resolve, reject) =>
        asked.push({ query, signal, answer: resolve, fail: () => reject(new Error('away')) }),
      ),
  );
  return { store, asked, queries: () => asked.map(({ query }) => query) };
}

describe('suggestions', () => {
  it('are asked for after 500 ms without typing, once', () => {
    const { store, queries } = start();
    for (const text of ['t', 'ta', 'tal', 'tala']) {
      store.type(text);
      vi.advanceTimersByTime(499);
    }
    expect(queries()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(queries()).toEqual(['tala']);
  });

  it('need two characters, blanks at the ends not counted', () => {
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

  it('abort the request before, and never show its late answer', async () => {
    const { store, asked } = start();
    store.type('tala');
    vi.advanceTimersByTime(500);
    store.type('taladro');
    expect(asked[0]!.signal.aborted).toBe(true);
    vi.advanceTimersByTime(500);
    asked[1]!.answer(groupsFor('taladro'));
    asked[0]!.answer(groupsFor('tala'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.shown()).toEqual({ query: 'taladro', groups: groupsFor('taladro') });
  });

  it('stay while the next are on their way, and go when the text is too short', async () => {
    const { store, asked } = start();
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    store.type('tala');
    vi.advanceTimersByTime(500);
    asked[0]!.answer(groupsFor('tala'));
    await vi.advanceTimersByTimeAsync(0);
    store.type('talad');
    expect(store.shown().query).toBe('tala');
    store.type('t');
    expect(store.shown().groups).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('stay away when the server fails or refuses, without a word', async () => {
    const { store, asked } = start();
    store.type('tala');
    vi.advanceTimersByTime(500);
    asked[0]!.fail();
    await vi.advanceTimersByTimeAsync(0);
    store.type('talad');
    vi.advanceTimersByTime(500);
    asked[1]!.answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.shown().groups).toBeNull();
  });

  it('are not asked for again when the text comes back to what is shown', async () => {
    const { store, asked } = start();
    store.type('tala');
    vi.advanceTimersByTime(500);
    asked[0]!.answer(groupsFor('tala'));
    await vi.advanceTimersByTimeAsync(0);
    store.type('talad');
    store.type('tala');
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
  });

  it('are dropped when the search is sent', async () => {
    const { store, asked } = start();
    store.type('tala');
    store.stop();
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(0);
  });
});
