import { createStore } from '#values/create-store.ts';
import { preserveChanges } from '#web/preserve-changes.ts';
import { runInBackground } from '#web/run-in-background.ts';

export interface ListState {
  /** none: not known yet, as on the server. failed: nothing could be loaded; offer to try again. */
  readonly status: 'none' | 'loaded' | 'failed';
  /** The user whose list it is; null for the list on this device. */
  readonly owner: number | null;
  /** Product ids in the order in which they were added. */
  readonly ids: readonly number[];
  /** Product ids on this device for which the account's list had no room at login. */
  readonly waiting: readonly number[];
}

/** What a list needs to know about a product. */
export interface ListedProduct {
  readonly id: number;
  readonly section: { readonly id: number };
}

export interface ListChange {
  readonly product: ListedProduct;
  readonly isListed: boolean;
}

/** Loads and changes a list, on the device or in the account. A change returns whether it was made. */
export interface ListSync {
  setOwner(userId: number | null): Promise<unknown>;
  change(product: ListedProduct, isListed: boolean): Promise<boolean>;
  clear(): Promise<boolean>;
  /** Forgets the waiting products. */
  dropWaiting(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Resolves once all changes requested so far are done. */
  settled(): Promise<unknown>;
  /** Sends at once what waits for its turn: the page is about to be left. */
  flush(): void;
  /** Changes by product that have no answer yet. */
  unconfirmed(): [id: number, change: ListChange][];
}

/** Starts to sync a list; `show` receives each new state. */
export type StartListSync = (show: (state: ListState) => void) => ListSync;

/**
 * One of the shopper's lists for components; `name` is its own in the browser's storage. The code that syncs it is loaded
 * after hydration: until then a change is shown, and preserved if the page is left first.
 */
export function createListStore(name: string, loadSync: () => Promise<StartListSync>) {
  const store = createStore<ListState>({ status: 'none', owner: null, ids: [], waiting: [] });
  const early = new Map<number, ListChange>();
  let loading: Promise<ListSync> | undefined;
  let started: ListSync | undefined;
  const preserved = preserveChanges(name, {
    flush: () => started?.flush(),
    unconfirmed: () => started?.unconfirmed() ?? [...early],
  });
  function sync(): Promise<ListSync> {
    if (!loading) preserved.listen();
    return (loading ??= loadSync().then((start) => (started = start(store.set))));
  }
  return {
    store,

    async setOwner(userId: number | null): Promise<void> {
      const list = await sync();
      const loaded = list.setOwner(userId);
      for (const [, { product, isListed }] of preserved.take(userId)) runInBackground(list.change(product, isListed));
      await loaded;
    },

    async change({ id, section }: ListedProduct, isListed: boolean): Promise<boolean> {
      // No more than the list needs of a product: unconfirmed changes are stored.
      const product = { id, section: { id: section.id } };
      if (!started) {
        early.set(id, { product, isListed });
        const state = store.get();
        const others = state.ids.filter((other) => other !== id);
        store.set({ ...state, ids: isListed ? [...others, id] : others });
      }
      return (await sync()).change(product, isListed);
    },

    clear: async (): Promise<boolean> => (await sync()).clear(),
    dropWaiting: async (): Promise<unknown> => (await sync()).dropWaiting(),
    reload: async (): Promise<unknown> => (await sync()).reload(),
    settled: async (): Promise<unknown> => (await sync()).settled(),
  };
}

export type ListStore = ReturnType<typeof createListStore>;
