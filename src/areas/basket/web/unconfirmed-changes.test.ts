import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unconfirmedChanges } from './unconfirmed-changes.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('gives the changes to the next page, once', () => {
  unconfirmedChanges.write(7, [[12, 3]]);
  expect(unconfirmedChanges.take(7)).toEqual([[12, 3]]);
  expect(unconfirmedChanges.take(7)).toEqual([]);
});

test('gives nothing to another shopper, as after a logout', () => {
  unconfirmedChanges.write(7, [[12, 3]]);
  expect(unconfirmedChanges.take(null)).toEqual([]);
  expect(unconfirmedChanges.take(7)).toEqual([]);
});

test('gives nothing that is older than ten seconds', () => {
  unconfirmedChanges.write(null, [[12, 3]]);
  vi.advanceTimersByTime(10_000);
  expect(unconfirmedChanges.take(null)).toEqual([]);
});

test('ignores what is damaged, and what was forgotten', () => {
  stored.set('basket-unconfirmed', JSON.stringify({ userId: null, at: Date.now(), quantities: 'three' }));
  expect(unconfirmedChanges.take(null)).toEqual([]);
  unconfirmedChanges.write(null, [[12, 3]]);
  unconfirmedChanges.forget();
  expect(unconfirmedChanges.take(null)).toEqual([]);
});
