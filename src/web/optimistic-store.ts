import { createStore } from '#values/create-store.ts';
import type { Outcome } from '#values/api-error.ts';
import { runInBackground } from './run-in-background.ts';

/** The server's value as far as the page knows it. */
export interface Known<Value> {
  /** none: not loaded yet, as on the server. failed: nothing is known; offer to try again. */
  readonly status: 'none' | 'loading' | 'loaded' | 'failed';
  /** Null unless loaded. */
  readonly value: Value | null;
  /** The value could not be loaded again since. */
  readonly isStale: boolean;
}

interface OptimisticStoreParts<Value, Change, State> {
  /** The state for components: the server's value with the pending changes by product id applied. */
  readonly toState: (known: Known<Value>, pending: ReadonlyMap<number, Change>) => State;
  readonly load: () => Promise<Outcome<Value>>;
  /** Sends one pending change; returns the new value. */
  readonly send: (id: number, change: Change) => Promise<Outcome<Value>>;
  /** A change was rolled back. The text is the server's reason, if it gave one for people. */
  readonly onFailure: (text: string | null) => void;
  /** The server's value has changed: for the other tabs. */
  readonly onChange: () => void;
  /** Runs work that only one tab at a time may do. */
  readonly exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Requests wait for it. */
  readonly ready?: Promise<unknown>;
  /** Milliseconds from `changeSoon` to its request. */
  readonly pauseMs?: number;
}

/** superseded: a later change of the same product, or of the owner, took its place before it was answered. */
export type ChangeResult = 'done' | 'failed' | 'superseded';

/**
 * A value of the server that the shopper changes. A change shows at once and is sent in order, one request at a time over
 * all tabs; the server's answer wins, and a change that fails is rolled back.
 */
export function createOptimisticStore<Value, Change, State>(parts: OptimisticStoreParts<Value, Change, State>) {
  let known: Known<Value> = { status: 'none', value: null, isStale: false };
  /** Each change in an object of its own, whose identity distinguishes it from a later one of the same product. */
  const pending = new Map<number, { readonly change: Change }>();
  const pauses = new Map<number, ReturnType<typeof setTimeout>>();
  /** Changes whose request waits for its turn. */
  const waiting = new Set<() => Promise<Outcome<Value>> | null>();
  /** Incremented when the value gets another owner: answers to earlier requests are dropped. */
  let owner = 0;

  const state = (): State => parts.toState(known, new Map([...pending].map(([id, { change }]) => [id, change])));
  const store = createStore(state());
  const show = (): void => store.set(state());
  function know(next: Known<Value>): void {
    known = next;
    show();
  }

  let queue: Promise<unknown> = parts.ready ?? Promise.resolve();
  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = queue.then(() => parts.exclusive(work));
    queue = turn.catch(() => {});
    return turn;
  }

  /** `quietly`: what is shown stays until there is an answer. */
  const reload = (quietly = false): Promise<void> =>
    inOrder(async () => {
      const before = owner;
      if (known.status !== 'loaded' && !quietly) know({ status: 'loading', value: null, isStale: false });
      const outcome = await parts.load().catch(() => null);
      if (owner !== before) return;
      if (outcome?.ok) know({ status: 'loaded', value: outcome.value, isStale: false });
      else if (known.status === 'loaded') know({ ...known, isStale: true });
      else know({ status: 'failed', value: null, isStale: false });
    });

  /** `send` returns null when there is nothing to send any more; `settle` runs before the outcome shows. */
  async function run<Answer extends Value>(
    send: () => Promise<Outcome<Answer>> | null,
    settle: () => void,
  ): Promise<{ result: ChangeResult; value: Answer | null }> {
    const before = owner;
    let sent: Promise<Outcome<Answer>> | null = null;
    const sendOnce = (): Promise<Outcome<Answer>> | null => {
      waiting.delete(sendOnce);
      return (sent ??= owner === before ? send() : null);
    };
    waiting.add(sendOnce);
    const outcome = await inOrder(async () => {
      const sending = sendOnce();
      if (!sending) return 'superseded';
      const answer = await sending.catch(() => null);
      if (owner !== before) return 'superseded';
      settle();
      if (answer?.ok) know({ status: 'loaded', value: answer.value, isStale: false });
      else show();
      return answer;
    });
    if (outcome === 'superseded') return { result: 'superseded', value: null };
    if (outcome?.ok) {
      parts.onChange();
      return { result: 'done', value: outcome.value };
    }
    // The message of an ended session is not for people.
    parts.onFailure(outcome && outcome.error.statusCode !== 401 ? outcome.error.message : null);
    await reload();
    return { result: 'failed', value: null };
  }

  async function submit(id: number): Promise<ChangeResult> {
    clearTimeout(pauses.get(id));
    pauses.delete(id);
    const entry = pending.get(id);
    if (!entry) return 'superseded';
    const isLatest = (): boolean => pending.get(id) === entry;
    const { result } = await run(
      () => (isLatest() ? parts.send(id, entry.change) : null),
      // A later change of the product has a request of its own and stays.
      () => isLatest() && pending.delete(id),
    );
    return result;
  }

  function submitPaused(): void {
    for (const id of [...pauses.keys()]) runInBackground(submit(id));
  }

  function dropPending(): void {
    for (const pause of pauses.values()) clearTimeout(pause);
    pauses.clear();
    pending.clear();
  }

  function setPending(id: number, change: Change): void {
    pending.set(id, { change });
    show();
  }

  return {
    store,
    reload,

    change(id: number, change: Change): Promise<ChangeResult> {
      setPending(id, change);
      return submit(id);
    },

    /** Visible at once, sent after a pause in which a further change of the product replaces it. */
    changeSoon(id: number, change: Change): void {
      setPending(id, change);
      clearTimeout(pauses.get(id));
      const send = (): void => void submit(id);
      pauses.set(id, setTimeout(send, parts.pauseMs));
    },

    /** A change of the whole value, after all pending ones; null when it failed. */
    async changeAll<Answer extends Value>(send: () => Promise<Outcome<Answer>>): Promise<Answer | null> {
      submitPaused();
      return (await run(send, () => {})).value;
    },

    dropPending,

    /** The value has another owner from now on: nothing of the previous one may be visible or be sent. */
    changeOwner(): void {
      owner += 1;
      dropPending();
      know({ status: 'none', value: null, isStale: false });
    },

    /** Changes by product that the server has not answered yet, sent or not. */
    unconfirmed: (): [id: number, change: Change][] => [...pending].map(([id, { change }]) => [id, change]),

    /** Resolves once all changes requested so far are done. */
    settled: (): Promise<void> => inOrder(() => Promise.resolve()),

    /** Sends at once what waits for its pause or its turn: the page is about to be left. */
    flush(): void {
      submitPaused();
      if (waiting.size === 0) return;
      // A failure is handled where the request's turn comes.
      for (const send of waiting) send()?.catch(() => {});
      // If the page stays after all: requests sent side by side may have been answered in another order.
      runInBackground(reload());
    },
  };
}
