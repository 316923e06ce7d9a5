import type { Outcome } from '#values/api-error.ts';
import type { StoredValue } from '#web/browser-storage.ts';
import { createOptimisticStore } from '#web/optimistic-store.ts';
import type { ProductList } from '../contract.ts';
import { deviceList, type DeviceEntry } from './device-list.ts';
import type { ListChange, ListedProduct, ListState, ListSync } from './list-store.ts';

/** The calls of the account's list. */
export interface ListCalls {
  get(): Promise<Outcome<ProductList>>;
  add(id: number): Promise<Outcome<ProductList>>;
  /** Adds those that fit. */
  join(ids: readonly number[]): Promise<Outcome<ProductList>>;
  remove(id: number): Promise<Outcome<ProductList>>;
  clear(): Promise<Outcome<ProductList>>;
}

export interface ListSyncParts {
  readonly memory: StoredValue;
  readonly calls: ListCalls;
  readonly show: (state: ListState) => void;
  /** Whether the device's list may hold one more product. */
  readonly hasRoom: (entries: readonly DeviceEntry[], product: ListedProduct) => boolean;
  /** What the shopper reads when it may not. */
  readonly fullText: string;
  /** A change was rolled back. The text is the reason, if there is one for people. */
  readonly onFailure: (text: string | null) => void;
  readonly onRemoved: (product: ListedProduct) => void;
  /** The list has changed: for the other tabs. */
  readonly onChange: () => void;
  /** Runs work that only one tab at a time may do. */
  readonly exclusive: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/**
 * Syncs a list that is on the device of a visitor and in the account of a user; at login the first joins the second and
 * nothing is lost (decisions.md section 6).
 */
export function createListSync({ calls, memory, hasRoom, fullText, ...parts }: ListSyncParts): ListSync {
  /** Undefined until it is known who is signed in; null for a visitor. */
  let owner: number | null | undefined;
  const device = deviceList(memory, hasRoom, fullText);
  let tellOwner!: () => void;
  const ownerKnown = new Promise<void>((resolve) => (tellOwner = resolve));

  /** What finds no room in the account stays on the device. */
  async function join(): Promise<Outcome<ProductList>> {
    const ids = device.ids();
    if (ids.length === 0) return calls.get();
    const answer = await calls.join(ids).catch(() => null);
    if (!answer?.ok) {
      if (answer?.error.code === 'product_not_found') device.clear();
      return calls.get();
    }
    device.remove(answer.value.list);
    parts.onChange();
    return answer;
  }

  async function send({ product, isListed }: ListChange): Promise<Outcome<ProductList>> {
    if (owner === null) return isListed ? device.add(product) : device.remove([product.id]);
    if (isListed) return calls.add(product.id);
    const answer = await calls.remove(product.id);
    // A product that found no room at login is on the device still, and would join the list again.
    if (answer.ok) device.remove([product.id]);
    return answer;
  }

  async function sendClear(): Promise<Outcome<ProductList>> {
    if (owner === null) return device.clear();
    const answer = await calls.clear();
    if (answer.ok) device.clear();
    return answer;
  }

  const { store, ...list } = createOptimisticStore<ProductList, ListChange, ListState>({
    toState({ status, value }, pending) {
      const ids = (value?.list ?? []).filter((id) => pending.get(id)?.isListed !== false);
      for (const [id, { isListed }] of pending) if (isListed && !ids.includes(id)) ids.push(id);
      // A visitor's own list is the one on the device.
      const waiting = owner && status === 'loaded' ? device.ids().filter((id) => !ids.includes(id)) : [];
      return { status: status === 'loading' ? 'none' : status, owner: owner ?? null, ids, waiting };
    },
    load: () => (owner === null ? Promise.resolve(device.list()) : join()),
    send: (_id, change) => send(change),
    onFailure: parts.onFailure,
    onChange: parts.onChange,
    exclusive: parts.exclusive,
    ready: ownerKnown,
  });
  store.subscribe(() => parts.show(store.get()));

  return {
    setOwner(next) {
      if (next === owner) return Promise.resolve();
      const isFirst = owner === undefined;
      owner = next;
      // A click made before it is known who is signed in counts for that shopper.
      if (!isFirst) list.changeOwner();
      const loaded = list.reload();
      tellOwner();
      return loaded;
    },

    async change(product, isListed) {
      const isDone = (await list.change(product.id, { product, isListed })) === 'done';
      if (isDone && !isListed) parts.onRemoved(product);
      return isDone;
    },

    clear: async () => (await list.changeAll(sendClear)) !== null,

    dropWaiting() {
      device.clear();
      return list.reload();
    },

    reload: list.reload,
    settled: list.settled,
    unconfirmed: list.unconfirmed,

    flush() {
      // Until it is known whose list it is, there is nowhere to send a change.
      if (owner !== undefined) list.flush();
    },
  };
}
