/** A JSON value in the browser's storage. */
export interface StoredValue {
  /** The stored value, null when there is none. It may be outdated or damaged: validate it. */
  read(): unknown;
  write(value: unknown): void;
  remove(): void;
}

/**
 * `localStorage` keeps a value until it is cleared, `sessionStorage` as long as the tab. Where the browser refuses (no room,
 * no permission) the value lives as long as the page: a visitor's action must not fail for it.
 */
export function browserStorage(place: 'localStorage' | 'sessionStorage', key: string): StoredValue {
  let refused: { readonly value: unknown } | undefined;

  return {
    read() {
      if (refused) return refused.value;
      try {
        return JSON.parse(window[place].getItem(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        window[place].setItem(key, JSON.stringify(value));
        refused = undefined;
      } catch {
        refused = { value };
      }
    },
    remove() {
      refused = undefined;
      try {
        window[place].removeItem(key);
      } catch {
        // What could not be stored need not be removed.
      }
    },
  };
}
