import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, or one that refuses everything. */
function stubStorage(refuses = false): Map<string, string> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage });
  return stored;
}

test('stores a value under its name until it is removed', () => {
  stubStorage();
  browserStorage('localStorage', 'a').write({ ids: [1, 2] });
  expect(browserStorage('localStorage', 'a').read()).toEqual({ ids: [1, 2] });
  expect(browserStorage('localStorage', 'b').read()).toBeNull();
  browserStorage('localStorage', 'a').remove();
  expect(browserStorage('localStorage', 'a').read()).toBeNull();
});

test('reads a damaged value as none', () => {
  stubStorage().set('a', '{"ids":[1,');
  expect(browserStorage('localStorage', 'a').read()).toBeNull();
});

test.each([
  ['refuses to store', () => void stubStorage(true)],
  ['has no storage at all', () => vi.stubGlobal('window', {})],
])('keeps a value as long as the page in a browser that %s', (_, stub) => {
  stub();
  const value = browserStorage('localStorage', 'a');
  value.write('list');
  expect(value.read()).toBe('list');
  value.remove();
  expect(value.read()).toBeNull();
});
