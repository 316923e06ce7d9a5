import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preserveChanges } from './preserve-changes.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of a user with unconfirmed quantities by product; undefined while it is not known who is signed in. */
function openPage(userId: number | null | undefined, changes: [number, number][] = []) {
  const page = { flushes: 0 };
  const preserved = preserveChanges('basket', { flush: () => (page.flushes += 1), unconfirmed: () => changes });
  const received = userId === undefined ? [] : preserved.take(userId);
  const close = preserved.listen();
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    close();
  };
  return { page, preserved, received, close, leave };
}

test('gives the changes to the next page, once', () => {
  openPage(7, [[12, 3]]).leave();
  expect(openPage(7).received).toEqual([[12, 3]]);
  expect(openPage(7).received).toEqual([]);
});

test('gives nothing to another shopper, as after a logout', () => {
  openPage(7, [[12, 3]]).leave();
  expect(openPage(null).received).toEqual([]);
  expect(openPage(7).received).toEqual([]);
});

test.each([null, 7])('gives what was changed before the shopper was known to %s', (userId) => {
  openPage(undefined, [[12, 3]]).leave();
  expect(openPage(userId).received).toEqual([[12, 3]]);
});

test('gives nothing that is older than ten seconds', () => {
  openPage(null, [[12, 3]]).leave();
  vi.advanceTimersByTime(10_000);
  expect(openPage(null).received).toEqual([]);
});

test('ignores damaged storage', () => {
  stored.set('basket-unconfirmed', JSON.stringify({ userId: null, at: Date.now(), changes: 'three' }));
  expect(openPage(null).received).toEqual([]);
});

test('sends what waits when the page is left or hidden', () => {
  const { page, close } = openPage(null);
  window.dispatchEvent(new Event('pagehide'));
  expect(page.flushes).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.flushes).toBe(1);
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.flushes).toBe(2);
  close();
  window.dispatchEvent(new Event('pagehide'));
  expect(page.flushes).toBe(2);
});

test('forgets what was stored when the page itself is restored', () => {
  const { preserved } = openPage(null, [[12, 3]]);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(preserved.take(null)).toEqual([]);
});
