/** One value that this browser keeps under a name of its own. */
export interface DeviceMemory {
  /** What was kept, null when nothing is. It may be of an older version or damaged: look before using it. */
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
        // What could not be kept needs no forgetting.
      }
    },
  };
}
