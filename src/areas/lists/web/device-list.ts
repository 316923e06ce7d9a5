import type { Outcome } from '#values/api-error.ts';
import type { StoredValue } from '#web/browser-storage.ts';
import type { ProductList } from '../contract.ts';
import type { ListedProduct } from './list-store.ts';

/** A product as it is stored on the device: its id and its section's. */
export type DeviceEntry = readonly [id: number, sectionId: number];

/** One call takes so many at login. */
const maxEntries = 500;

/** A visitor's list in the browser's storage, with answers like the server's. */
export function deviceList(
  memory: StoredValue,
  hasRoom: (entries: readonly DeviceEntry[], product: ListedProduct) => boolean,
  fullText: string,
) {
  const ids = (): number[] => readEntries(memory).map(([id]) => id);
  const list = (): Outcome<ProductList> => ({ ok: true, value: { list: ids(), count: ids().length } });
  function save(entries: readonly DeviceEntry[]): Outcome<ProductList> {
    if (entries.length > 0) memory.write(entries);
    else memory.remove();
    return list();
  }

  return {
    ids,
    list,

    add(product: ListedProduct): Outcome<ProductList> {
      const entries = readEntries(memory);
      if (entries.some(([id]) => id === product.id)) return list();
      if (!hasRoom(entries, product))
        return { ok: false, error: { statusCode: 422, code: 'list_full', message: fullText } };
      return save([...entries, [product.id, product.section.id]]);
    },

    remove(removed: readonly number[]): Outcome<ProductList> {
      const entries = readEntries(memory);
      const rest = entries.filter(([id]) => !removed.includes(id));
      return rest.length < entries.length ? save(rest) : list();
    },

    clear: (): Outcome<ProductList> => save([]),
  };
}

/** The stored value may be damaged or of an older version. */
function readEntries(memory: StoredValue): DeviceEntry[] {
  const stored = memory.read();
  const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
  const isEntry = (entry: unknown): entry is DeviceEntry => Array.isArray(entry) && isId(entry[0]) && isId(entry[1]);
  const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
  return [...new Map(entries.map((entry) => [entry[0], entry])).values()].slice(0, maxEntries);
}
