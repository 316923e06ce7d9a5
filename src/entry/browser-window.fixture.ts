import { vi } from 'vitest';

interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

/** As much of a browser's window as the router touches: addresses, a history to walk in, and where the page stands. */
export function stubWindow(address: string) {
  const entries: Entry[] = [{ url: new URL(address, 'https://shop.test'), state: null }];
  let at = 0;
  const listeners = new Map<string, () => void>();
  const write = (state: unknown, url: string | undefined): Entry => ({
    state,
    url: new URL(url ?? entries[at]!.url, entries[at]!.url),
  });
  const walk = (to: number): void => {
    at = to;
    listeners.get('popstate')?.();
  };
  const kept = new Map<string, string>();
  const window = {
    scrollY: 0,
    scrollTo: (_left: number, top: number) => void (window.scrollY = top),
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    location: {
      get pathname() {
        return entries[at]!.url.pathname;
      },
      get search() {
        return entries[at]!.url.search;
      },
      get hash() {
        return entries[at]!.url.hash;
      },
      origin: 'https://shop.test',
      assign: vi.fn<(url: string) => void>(),
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[at]!.state;
      },
      pushState(state: unknown, _: string, url?: string) {
        entries.splice(at + 1, Infinity, write(state, url));
        at += 1;
      },
      replaceState(state: unknown, _: string, url?: string) {
        entries[at] = write(state, url);
      },
      go: (steps: number) => walk(at + steps),
    },
  };
  vi.stubGlobal('window', window);
  return {
    window,
    kept,
    /** The addresses that the back button leads through, the present one last. */
    trail: () => entries.slice(0, at + 1).map(({ url }) => url.pathname + url.search + url.hash),
    back: () => walk(at - 1),
    forward: () => walk(at + 1),
    /** A link to a part of the page, as the browser follows it. */
    followHash(hash: string): void {
      window.history.pushState(null, '', hash);
      walk(at);
    },
    send: (name: string) => listeners.get(name)?.(),
  };
}
