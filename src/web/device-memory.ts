/** One value in the browser's storage. */
export interface DeviceMemory {
  /** The stored value, null when there is none. It may be outdated or damaged: validate it. */
  read(): unknown;
  keep(value: unknown): void;
  forget(): void;
}

/**
 * Keeps a value for as long as the place does: `localStorage` until it is cleared, `sessionStorage` as long as the tab.
 * Where the browser refuses (no room, no permission) the value lives as long as the page: nothing that a visitor does may
 * fail for it.
 */
export function deviceMemory(place: 'localStorage' | 'sessionStorage', key: string): DeviceMemory {
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
    keep(value) {
      try {
        window[place].setItem(key, JSON.stringify(value));
        refused = undefined;
      } catch {
        refused = { value };
      }
    },
    forget() {
      refused = undefined;
      try {
        window[place].removeItem(key);
      } catch {
        // What could not be stored need not be removed.
      }
    },
  };
}
