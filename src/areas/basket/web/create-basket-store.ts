import { createStore } from '#values/create-store.ts';
import type { Outcome } from '#values/api-error.ts';
import type { Basket, BasketWithAdditions } from '../contract.ts';

/** Typing and clicking on a stepper pauses this long before the server is told (storefront.md section 9). */
const pauseMs = 500;

export interface BasketState {
  /** none: not asked for yet, as on the server. failed: nothing is known, offer to load again. */
  readonly status: 'none' | 'loading' | 'loaded' | 'failed';
  /** What the server has; null unless loaded. */
  readonly basket: Basket | null;
  /** Quantities by product as the shopper sees them: the server's, with what was chosen since on top. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Lines as the shopper sees them, without those on their way out; 0 unless loaded. */
  readonly count: number;
  /** Products whose change is not confirmed yet. */
  readonly pending: ReadonlySet<number>;
}

export const neutralBasket: BasketState = {
  status: 'none',
  basket: null,
  quantities: new Map(),
  count: 0,
  pending: new Set(),
};

/** The store's way to the server. */
export interface BasketCalls {
  get(): Promise<Outcome<Basket>>;
  put(productId: number, quantity: number): Promise<Outcome<Basket>>;
  /** One of each that is not there yet. */
  addMissing(productIds: readonly number[]): Promise<Outcome<BasketWithAdditions>>;
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
  readonly exclusive: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** The basket in the browser. The server's answer always wins; until it comes the shopper sees what was chosen. */
export function createBasketStore({ calls, onFailure, onChange, exclusive }: BasketStoreParts) {
  const store = createStore(neutralBasket);
  /** Choices that the server has not confirmed, and the pauses before it is told. */
  const chosen = new Map<number, { readonly quantity: number }>();
  const pauses = new Map<number, ReturnType<typeof setTimeout>>();
  /** Choices whose request waits for its turn. */
  const waiting = new Set<() => Promise<unknown>>();
  // One request after the other, of all tabs: answers come in order, and a first visitor gets one basket, not two.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(act: () => Promise<Value>): Promise<Value> => {
    const turn = queue.then(() => exclusive(act));
    queue = turn.catch(() => {});
    return turn;
  };

  function show({ status, basket }: Pick<BasketState, 'status' | 'basket'>): void {
    const quantities = new Map(basket?.list.map((item) => [item.product_id, item.quantity]));
    for (const [id, { quantity }] of chosen) quantities.set(id, quantity);
    const count = basket ? [...quantities.values()].filter((quantity) => quantity > 0).length : 0;
    store.set({ status, basket, quantities, count, pending: new Set(chosen.keys()) });
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

  /** Sends one change; null when it did not happen. After a failure the shopper sees again what the server has. */
  async function change<Answer extends Basket>(
    send: () => Promise<Outcome<Answer>>,
    settle?: () => void,
  ): Promise<Answer | null> {
    let text: string | null = null;
    try {
      const answer = await inTurn(send);
      if (answer.ok) {
        settle?.();
        show({ status: 'loaded', basket: answer.value });
        onChange();
        return answer.value;
      }
      // A session that has ended says so in words of the protocol.
      if (answer.error.statusCode !== 401) text = answer.error.message;
    } catch {
      // The server is away or failed; the reload below shows what can be known.
    }
    settle?.();
    showChoice();
    onFailure(text);
    await reload();
    return null;
  }

  async function sendChoice(id: number): Promise<boolean> {
    clearTimeout(pauses.get(id));
    pauses.delete(id);
    const choice = chosen.get(id);
    if (!choice) return true;
    let sent: Promise<Outcome<Basket>> | undefined;
    const send = (): Promise<Outcome<Basket>> => {
      waiting.delete(send);
      // What has been chosen since is sent by itself.
      if (chosen.get(id) !== choice) sent ??= calls.get();
      return (sent ??= choice.quantity > 0 ? calls.put(id, choice.quantity) : calls.remove(id));
    };
    waiting.add(send);
    // What was chosen meanwhile has its own request coming and stays.
    const settle = (): void => {
      if (chosen.get(id) === choice) chosen.delete(id);
    };
    return (await change(send, settle)) !== null;
  }

  function choose(id: number, quantity: number): void {
    chosen.set(id, { quantity });
    showChoice();
  }

  /** Whatever waits for its pause gets its place before what comes next. */
  function sendChoices(): void {
    for (const id of [...pauses.keys()]) void sendChoice(id);
  }

  return {
    state: store.get,
    subscribe: store.subscribe,

    reload,

    /** As reload, after the basket was changed by another way: by an order, by a repeated one. */
    async catchUp(): Promise<void> {
      await reload();
      onChange();
    },

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
      pauses.set(
        id,
        setTimeout(() => void sendChoice(id), pauseMs),
      );
    },

    remove(id: number): Promise<boolean> {
      choose(id, 0);
      return sendChoice(id);
    },

    /** One of each that is not there yet, in one call; null when it did not happen, which is told. */
    addMissing(ids: readonly number[]): Promise<BasketWithAdditions | null> {
      sendChoices();
      return change(() => calls.addMissing(ids));
    },

    async clear(): Promise<boolean> {
      chosen.clear();
      return (await change(() => calls.clear())) !== null;
    },

    /** The page is about to go: what waits for its pause or its turn, which may never come, is sent at once. */
    flush(): void {
      sendChoices();
      if (waiting.size === 0) return;
      // Whoever takes the answer in its turn hears of a failure.
      for (const send of waiting) send().catch(() => {});
      // If the page stays after all: what overtook each other shows as it ended.
      void reload();
    },
  };
}
