import { beforeEach, expect, test, vi } from 'vitest';
import {
  countLines,
  deleteList,
  freeName,
  maxSavedLists,
  renameList,
  saveList,
  type SavedList,
} from './saved-lists.ts';

const key = 'quick-order-lists';
const savedAt = '2026-11-27T08:00:00.000Z';
const list = (name: string, text = '48-25407 3'): SavedList => ({ name, text, savedAt });

let stored: Map<string, string>;
let isFull: boolean;
beforeEach(() => {
  stored = new Map();
  isFull = false;
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, value);
    },
    removeItem: (name: string) => stored.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
  return () => vi.unstubAllGlobals();
});

const inStorage = (): SavedList[] => JSON.parse(stored.get(key) ?? '[]') as SavedList[];
const names = (): string[] => inStorage().map(({ name }) => name);

test('saves lists, the latest first, one for each name whatever its case and spaces', () => {
  expect([saveList(list('Obra')), saveList(list('Baño'))]).toEqual([null, null]);
  expect(saveList(list('  OBRA ', 'A-1 1\n\nA-2 1'))).toBeNull();
  expect(names()).toEqual(['OBRA', 'Baño']);
  expect(countLines(inStorage()[0]!)).toBe(2);
});

test('renames a list, but not to the name of another, and deletes it', () => {
  for (const name of ['Obra', 'Baño']) saveList(list(name));
  expect(renameList('Obra', 'baño')).toBe('name_taken');
  expect(renameList('Obra', 'obra  Pons')).toBeNull();
  expect(renameList('obra pons', 'Obra Pons')).toBeNull();
  expect(names()).toEqual(['Baño', 'Obra Pons']);
  expect([deleteList('obra pons'), deleteList('Baño')]).toEqual([null, null]);
  expect(stored.has(key)).toBe(false);
});

test('refuses one too many and proposes a free name', () => {
  for (let count = 1; count <= maxSavedLists; count++) saveList(list(freeName(inStorage(), (free) => `Lista ${free}`)));
  expect(names()[0]).toBe(`Lista ${maxSavedLists}`);
  expect(saveList(list('Obra'))).toBe('too_many');
  expect(saveList(list('lista 3'))).toBeNull();
});

test('says that a list is not saved where the browser refuses it', () => {
  saveList(list('Obra'));
  isFull = true;
  expect([saveList(list('Baño')), names()]).toEqual(['not_stored', ['Obra']]);
});

test.each(['{"a"', '{}', '[null, 3, {"name": "Obra"}, {"name": " ", "text": "", "savedAt": "2026-11-27"}]'])(
  'takes the damaged value %s as no list',
  (value) => {
    stored.set(key, value);
    saveList(list('Baño'));
    expect(names()).toEqual(['Baño']);
  },
);
