import { createStore } from '#values/create-store.ts';
import type { Outcome } from '#values/outcome.ts';
import type { Basket } from '../contract.ts';

/** Typing and clicking on a stepper pauses this long before the server is told (storefront.md section 9). */
const pauseMs = 500;

export interface BasketState {
  /** none: not asked for yet, as on the server. failed: nothing is known, offer to load again. */
  readonly status: 'none' | 'loading' | 'loaded' | 'failed';
  /** What the server has; null unless loaded. */
  readonly basket: Basket | null;
  /** Quantities by product as the shopper sees them: the server's, with what was chosen since on top. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Products whose change is not confirmed yet. */
  readonly pending: ReadonlySet<number>;
}

export const neutralBasket: BasketState = { status: 'none', basket: null, quantities: new Map(), pending: new Set() };

/** The store's way to the server. */
export interface BasketCalls {
  get(): Promise<Outcome<Basket>>;
  put(productId: number, quantity: number): Promise<Outcome<Basket>>;
  remove(productId: number): Promise<Outcome<Basket>>;
  clear(): Promise<Outcome<Basket>>;
}

interface BasketStoreParts {
  readonly calls: BasketCalls;
  /** A change did not happen; the text is the server's reason, for people, if it gave one. */
  readonly onFailure: (text: string | null) => void;
  /** The server's basket has changed: the other tabs must hear. */
  readonly onChange: () => void;
  /** Does work that only one tab at a time may do. */
  readonly inOneTab: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** The basket in the browser. The server's answer always wins; until it comes the shopper sees what was chosen. */
export function createBasketStore({ calls, onFailure, onChange, inOneTab }: BasketStoreParts) {
  const store = createStore(neutralBasket);
  /** Chosen quantities that the server has not confirmed, and the pauses before it is told. */
  const chosen = new Map<number, number>();
  const pauses = new Map<number, ReturnType<typeof setTimeout>>();
  // One request after the other, of all tabs: answers come in order, and a first visitor gets one basket, not two.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(act: () => Promise<Value>): Promise<Value> => {
    const turn = queue.then(() => inOneTab(act));
    queue = turn.catch(() => {});
    return turn;
  };

  function show({ status, basket }: Pick<BasketState, 'status' | 'basket'>): void {
    const quantities = new Map(basket?.list.map((item) => [item.product_id, item.quantity]));
    for (const [id, quantity] of chosen) quantities.set(id, quantity);
    store.set({ status, basket, quantities, pending: new Set(chosen.keys()) });
  }

  const showChoice = (): void => show(store.get());

  /** Asks the server; what fails leaves nothing known (storefront.md section 4). */
  const reload = (): Promise<void> =>
    inTurn(async () => {
      if (store.get().status !== 'loaded') show({ status: 'loading', basket: null });
      try {
        const answer = await calls.get();
        if (answer.ok) show({ status: 'loaded', basket: answer.value });
        else show({ status: 'failed', basket: null });
      } catch {
        show({ status: 'failed', basket: null });
      }
    });

  /** Sends one change; whether it happened. After a failure the shopper sees again what the server has. */
  async function change(send: () => Promise<Outcome<Basket>>, settle: () => void): Promise<boolean> {
    let text: string | null = null;
    try {
      const answer = await inTurn(send);
      if (answer.ok) {
        settle();
        show({ status: 'loaded', basket: answer.value });
        onChange();
        return true;
      }
      // A session that has ended says so in words of the protocol.
      if (answer.error.statusCode !== 401) text = answer.error.message;
    } catch {
      // The server is away or failed; the reload below shows what can be known.
    }
    settle();
    showChoice();
    onFailure(text);
    await reload();
    return false;
  }

  function sendChoice(id: number): Promise<boolean> {
    clearTimeout(pauses.get(id));
    pauses.delete(id);
    const quantity = chosen.get(id);
    if (quantity === undefined) return Promise.resolve(true);
    // What was chosen meanwhile has its own request coming and stays.
    const settle = (): void => {
      if (chosen.get(id) === quantity && !pauses.has(id)) chosen.delete(id);
    };
    return change(() => (quantity > 0 ? calls.put(id, quantity) : calls.remove(id)), settle);
  }

  function choose(id: number, quantity: number): void {
    chosen.set(id, quantity);
    showChoice();
  }

  return {
    state: store.get,
    subscribe: store.subscribe,

    /** Loads once; later calls do nothing. */
    load: (): Promise<void> => (store.get().status === 'none' ? reload() : Promise.resolve()),
    reload,

    /** The first click: one piece, or as many as wanted, at once. What is in the basket already stays as it is. */
    async add(id: number, quantity = 1): Promise<boolean> {
      if (store.get().status !== 'loaded') await reload();
      // Without knowing what is there it could put one in the place of many.
      if (store.get().status !== 'loaded') {
        onFailure(null);
        return false;
      }
      if ((store.get().quantities.get(id) ?? 0) > 0) return true;
      choose(id, quantity);
      return sendChoice(id);
    },

    /** Absolute; shown at once, sent after a pause. 0 removes. */
    setQuantity(id: number, quantity: number): void {
      choose(id, quantity);
      clearTimeout(pauses.get(id));
      pauses.set(id, setTimeout(() => void sendChoice(id), pauseMs));
    },

    remove(id: number): Promise<boolean> {
      choose(id, 0);
      return sendChoice(id);
    },

    clear(): Promise<boolean> {
      for (const pause of pauses.values()) clearTimeout(pause);
      pauses.clear();
      chosen.clear();
      return change(() => calls.clear(), () => {});
    },

    /** Sends what still waits for its pause: the page is about to go. */
    flush(): void {
      for (const id of [...pauses.keys()]) void sendChoice(id);
    },
  };
}
