import type { Outcome } from '#values/api-error.ts';
import { createOptimisticStore, type Known } from '#web/optimistic-store.ts';
import type { Basket, BasketWithAdditions } from '../contract.ts';

/** storefront.md section 9 */
const pauseMs = 500;

export interface BasketState {
  /** none: not loaded yet, as on the server. failed: nothing is known; offer to load again. */
  readonly status: 'none' | 'loading' | 'loaded' | 'failed';
  /** What the server has; null unless loaded. */
  readonly basket: Basket | null;
  /** The basket could not be loaded again: an outage must not look like an empty basket. */
  readonly isStale: boolean;
  /** Quantities by product as the shopper sees them: the server's, with pending changes on top. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Lines as the shopper sees them, without those being removed; 0 unless loaded. */
  readonly count: number;
  /** Products whose change is not confirmed yet. */
  readonly pending: ReadonlySet<number>;
}

export const neutralBasket: BasketState = {
  status: 'none',
  basket: null,
  isStale: false,
  quantities: new Map(),
  count: 0,
  pending: new Set(),
};

export interface BasketCalls {
  get(): Promise<Outcome<Basket>>;
  put(productId: number, quantity: number): Promise<Outcome<Basket>>;
  /** One of each product that is not in the basket yet. */
  addMissing(productIds: readonly number[]): Promise<Outcome<BasketWithAdditions>>;
  remove(productId: number): Promise<Outcome<Basket>>;
  clear(): Promise<Outcome<Basket>>;
}

interface BasketStoreParts {
  readonly calls: BasketCalls;
  /** A change was rolled back. The text is the server's reason, if it gave one for people. */
  readonly onFailure: (text: string | null) => void;
  /** The server's basket has changed: for the other tabs. */
  readonly onChange: () => void;
  /** Runs work that only one tab at a time may do: a new visitor gets one basket, not one for each tab. */
  readonly exclusive: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** The basket in the browser: an optimistic store of quantities by product, 0 to remove. */
export function createBasketStore({ calls, onFailure, onChange, exclusive }: BasketStoreParts) {
  const { store, reload, ...changes } = createOptimisticStore<Basket, number, BasketState>({
    toState,
    load: calls.get,
    send: (id, quantity) => (quantity > 0 ? calls.put(id, quantity) : calls.remove(id)),
    onFailure,
    onChange,
    exclusive,
    pauseMs,
  });
  const setNow = async (id: number, quantity: number): Promise<boolean> =>
    (await changes.change(id, quantity)) !== 'failed';

  return {
    state: store.get,
    subscribe: store.subscribe,
    reload,

    /** Loads the basket again after an order or a repeated one has changed it. */
    async catchUp(): Promise<void> {
      await reload();
      onChange();
    },

    /** The first click: one piece, or `quantity`, at once. A product that is in the basket stays as it is. */
    async add(id: number, quantity = 1): Promise<boolean> {
      const isKnown = (): boolean => store.get().status === 'loaded' && !store.get().isStale;
      if (!isKnown()) await reload();
      // Without knowing the basket, one piece could replace many.
      if (!isKnown()) {
        onFailure(null);
        return false;
      }
      if ((store.get().quantities.get(id) ?? 0) > 0) return true;
      return setNow(id, quantity);
    },

    /** An absolute quantity, visible at once and sent after a pause. 0 removes. */
    setQuantity: changes.changeSoon,

    setQuantityNow: setNow,

    remove: (id: number): Promise<boolean> => setNow(id, 0),

    /** One of each product that is not in the basket yet, in one call; null when it failed. */
    addMissing: (ids: readonly number[]): Promise<BasketWithAdditions | null> =>
      changes.changeAll(() => calls.addMissing(ids)),

    changeAll: changes.changeAll,

    async clear(): Promise<boolean> {
      changes.dropPending();
      return (await changes.changeAll(calls.clear)) !== null;
    },

    /** Another shopper uses the page: nothing of the previous basket may show. */
    changeOwner: changes.changeOwner,

    flush: changes.flush,
    unconfirmed: changes.unconfirmed,
  };
}

function toState({ status, value, isStale }: Known<Basket>, pending: ReadonlyMap<number, number>): BasketState {
  const quantities = new Map(value?.list.map((item) => [item.product_id, item.quantity]));
  for (const [id, quantity] of pending) quantities.set(id, quantity);
  const count = value ? [...quantities.values()].filter((quantity) => quantity > 0).length : 0;
  return { status, basket: value, isStale, quantities, count, pending: new Set(pending.keys()) };
}
