import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a simulator remembers of one kind of thing. A record that was changed is saved again. */
export interface Records<Item extends object> {
  find(id: string): Item | undefined;
  /** The oldest first. */
  all(): Item[];
  save(id: string, item: Item): void;
}

/** The simulators forget the oldest. */
const maxRecords = 1000;

/** Ids name files: others are unknown. */
const isId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** Records in files of a folder, so that a restart and other processes find them; without a folder in memory. */
export function createRecords<Item extends object>(folder: string | null): Records<Item> {
  return folder === null ? recordsInMemory() : recordsInFiles(folder);
}

function recordsInMemory<Item extends object>(): Records<Item> {
  const items = new Map<string, Item>();
  return {
    find: (id) => items.get(id),
    all: () => [...items.values()],
    save(id, item) {
      items.set(id, item);
      if (items.size > maxRecords) items.delete(items.keys().next().value!);
    },
  };
}

function recordsInFiles<Item extends object>(folder: string): Records<Item> {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  /** Files with when they were made, the oldest first. */
  const list = (): string[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ name, at: statSync(join(folder, name)).birthtimeMs }))
      .toSorted((one, other) => one.at - other.at || one.name.localeCompare(other.name))
      .map(({ name }) => name.slice(0, -'.json'.length));

  function find(id: string): Item | undefined {
    if (!isId(id)) return undefined;
    try {
      return JSON.parse(readFileSync(fileOf(id), 'utf8')) as Item;
    } catch {
      return undefined;
    }
  }

  return {
    find,
    all: () => list().flatMap((id) => find(id) ?? []),
    save(id, item) {
      if (!isId(id)) throw new Error(`no id of a record: ${id}`);
      const isNew = find(id) === undefined;
      // Whole or not at all, also when the process is killed.
      const written = join(folder, `${id}.${process.pid}.tmp`);
      writeFileSync(written, JSON.stringify(item));
      renameSync(written, fileOf(id));
      if (isNew) for (const oldest of list().slice(0, -maxRecords)) rmSync(fileOf(oldest), { force: true });
    },
  };
}
