/** A JSON value in the browser's storage. */
export interface StoredValue {
  /** The stored value, null when there is none. It may be outdated or damaged: validate it. */
  read(): unknown;
  write(value: unknown): void;
  remove(): void;
}

/**
 * A value in `localStorage` lives until it is cleared, in `sessionStorage` as long as the tab. If the browser refuses to store
 * it (full, not permitted) it lives as long as the page: a visitor's action must not fail for that.
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
        // A browser that refuses access has stored nothing.
      }
    },
  };
}
