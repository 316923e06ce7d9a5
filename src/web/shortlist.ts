import { createStore } from '#values/create-store.ts';

export interface ShortlistState {
  /** none: not known yet, as on the server. failed: nothing is known, offer to load again. */
  readonly status: 'none' | 'loaded' | 'failed';
  /** Whose it is: a user's, or the device's. */
  readonly owner: number | null;
  /** In the order in which they were added. */
  readonly ids: readonly number[];
}

/** What a shortlist needs to know of a product. */
export interface ListedProduct {
  readonly id: number;
  readonly section: { readonly id: number };
}

/** Keeps the list, on the device or in the account; loaded once the page has come to life. Each answers whether it was done. */
export interface ShortlistKeeper {
  setOwner(userId: number | null): Promise<unknown>;
  change(product: ListedProduct, isListed: boolean): Promise<boolean>;
  clear(): Promise<boolean>;
  reload(): Promise<unknown>;
  /** When all that was wished so far is done. */
  settled(): Promise<unknown>;
}

/** A module that makes the keeper. */
export interface KeeperModule {
  createKeeper(show: (state: ShortlistState) => void): ShortlistKeeper;
}

/** A shopper's own list of products, as components follow it. Of the list itself a page has no more than this at the start. */
export function createShortlist(loadKeeper: () => Promise<KeeperModule>) {
  const store = createStore<ShortlistState>({ status: 'none', owner: null, ids: [] });
  let keeper: Promise<ShortlistKeeper> | undefined;
  const keep = (): Promise<ShortlistKeeper> =>
    (keeper ??= loadKeeper().then(({ createKeeper }) => createKeeper(store.set)));
  return {
    store,
    setOwner: (userId: number | null): Promise<unknown> => keep().then((own) => own.setOwner(userId)),
    change: (product: ListedProduct, isListed: boolean): Promise<boolean> =>
      keep().then((own) => own.change(product, isListed)),
    clear: (): Promise<boolean> => keep().then((own) => own.clear()),
    reload: (): Promise<unknown> => keep().then((own) => own.reload()),
    settled: (): Promise<unknown> => keep().then((own) => own.settled()),
  };
}

export type ShortlistStore = ReturnType<typeof createShortlist>;
