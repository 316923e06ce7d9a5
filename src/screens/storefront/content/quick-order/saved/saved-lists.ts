import { useEffect } from 'react';
import { maxQuickOrderLength } from '#areas/basket/basket-limits.ts';
import { createStore } from '#values/create-store.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useStore } from '#web/use-store.ts';

/** Lists of a quick order that the visitor has saved on this device, the latest first. */
export interface SavedList {
  readonly name: string;
  /** Its lines as they were written. */
  readonly text: string;
  /** An ISO moment. */
  readonly savedAt: string;
}

/** Why a list is not saved: all places are taken, another has the name, or the browser refuses to store it. */
export type SaveProblem = 'too_many' | 'name_taken' | 'not_stored';

const key = 'quick-order-lists';
export const maxSavedLists = 20;
export const maxNameLength = 60;

const store = createStore<readonly SavedList[]>([]);
const refresh = (): void => store.set(readLists());

/** The lists, also when another tab changes them. */
export function useSavedLists(): readonly SavedList[] {
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) refresh();
    };
    refresh();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return useStore(store);
}

/** Saves a list, in place of the one that has its name. */
export function saveList(list: SavedList): SaveProblem | null {
  const others = readLists().filter(({ name }) => !isSameName(name, list.name));
  if (others.length >= maxSavedLists) return 'too_many';
  return write([{ ...list, name: tidyName(list.name) }, ...others]);
}

export function renameList(from: string, to: string): SaveProblem | null {
  const lists = readLists();
  if (lists.some(({ name }) => isSameName(name, to) && !isSameName(name, from))) return 'name_taken';
  return write(lists.map((list) => (isSameName(list.name, from) ? { ...list, name: tidyName(to) } : list)));
}

export const deleteList = (name: string): SaveProblem | null =>
  write(readLists().filter((list) => !isSameName(list.name, name)));

export const isSameName = (one: string, other: string): boolean =>
  tidyName(one).toLowerCase() === tidyName(other).toLowerCase();

/** The first of 'Lista 1', 'Lista 2' … that no list has. */
export function freeName(lists: readonly SavedList[], nameOf: (count: number) => string): string {
  const isTaken = (count: number): boolean => lists.some(({ name }) => isSameName(name, nameOf(count)));
  let count = 1;
  while (isTaken(count)) count++;
  return nameOf(count);
}

export const countLines = ({ text }: SavedList): number =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim()).length;

const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ').slice(0, maxNameLength);

/** The stored value may be damaged or of an older version. */
function readLists(): readonly SavedList[] {
  const stored = browserStorage('localStorage', key).read();
  return Array.isArray(stored) ? stored.filter(isList).slice(0, maxSavedLists) : [];
}

function isList(value: unknown): value is SavedList {
  const { name, text, savedAt } = (value ?? {}) as Partial<Record<keyof SavedList, unknown>>;
  return (
    typeof name === 'string' &&
    tidyName(name) !== '' &&
    typeof text === 'string' &&
    text.length <= maxQuickOrderLength &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt))
  );
}

/** Reads back what it wrote: a list that lives only as long as the page must not be called saved. */
function write(lists: readonly SavedList[]): SaveProblem | null {
  const storage = browserStorage('localStorage', key);
  if (lists.length > 0) storage.write(lists);
  else storage.remove();
  refresh();
  return JSON.stringify(store.get()) === JSON.stringify(lists) ? null : 'not_stored';
}
