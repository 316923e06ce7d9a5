import { afterEach, expect, test, vi } from 'vitest';
import { deviceMemory } from './device-memory.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, or one that refuses everything. */
function stubStorage(refuses = false): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage });
  return kept;
}

test('a value is kept, found by whoever asks under its name, and forgotten', () => {
  stubStorage();
  deviceMemory('localStorage', 'a').keep({ ids: [1, 2] });
  expect(deviceMemory('localStorage', 'a').read()).toEqual({ ids: [1, 2] });
  expect(deviceMemory('localStorage', 'b').read()).toBeNull();
  deviceMemory('localStorage', 'a').forget();
  expect(deviceMemory('localStorage', 'a').read()).toBeNull();
});

test('a damaged value counts as none', () => {
  stubStorage().set('a', '{"ids":[1,');
  expect(deviceMemory('localStorage', 'a').read()).toBeNull();
});

test.each([
  ['refuses to keep', () => void stubStorage(true)],
  ['has no storage at all', () => vi.stubGlobal('window', {})],
])('a browser that %s remembers as long as the page', (_, stub) => {
  stub();
  const memory = deviceMemory('localStorage', 'a');
  memory.keep('list');
  expect(memory.read()).toBe('list');
  memory.forget();
  expect(memory.read()).toBeNull();
});
