import type { Outcome } from '#values/api-error.ts';
import type { DeviceMemory } from '#web/device-memory.ts';
import type { ProductList } from '../contract.ts';
import type { ListedProduct, ListState, ListSync } from './list-store.ts';

/** A product as the device keeps it: its id and its section's. */
export type DeviceEntry = readonly [id: number, sectionId: number];

/** The keeper's way to the server. */
export interface ListCalls {
  get(): Promise<Outcome<ProductList>>;
  add(ids: readonly number[]): Promise<Outcome<ProductList>>;
  remove(id: number): Promise<Outcome<ProductList>>;
  clear(): Promise<Outcome<ProductList>>;
}

export interface ListSyncParts {
  readonly memory: DeviceMemory;
  readonly calls: ListCalls;
  readonly show: (state: ListState) => void;
  /** Whether the device may keep one more. */
  readonly hasRoom: (entries: readonly DeviceEntry[], product: ListedProduct) => boolean;
  readonly onFull: () => void;
  /** A change did not happen; the text is the server's reason, for people, if it gave one. */
  readonly onFailure: (text: string | null) => void;
  readonly onRemoved: (product: ListedProduct) => void;
  /** The account's list has changed: the other tabs must hear. Of the device's they hear by its storage. */
  readonly onChange: () => void;
  /** Does work that only one tab at a time may do. */
  readonly exclusive: (work: () => Promise<void>) => Promise<void>;
}

/**
 * A visitor's list is kept on the device, a user's in the account; at login the first joins the second and nothing is lost
 * (decisions.md section 6). What the shopper wishes shows at once and is done one after the other; what fails goes back.
 */
export function createListSync(parts: ListSyncParts): ListSync {
  const { memory, calls } = parts;
  let owner: number | null | undefined;
  let status: ListState['status'] = 'none';
  let ids: readonly number[] = [];
  const wishes = new Map<number, { readonly isListed: boolean }>();
  let announceOwner = (): void => {};
  let queue: Promise<unknown> = new Promise<void>((resolve) => (announceOwner = resolve));

  const inTurn = <Value>(act: () => Promise<Value>): Promise<Value> => {
    const turn = queue.then(act);
    queue = turn.catch(() => {});
    return turn;
  };

  function show(): void {
    const shown = ids.filter((id) => wishes.get(id)?.isListed !== false);
    for (const [id, { isListed }] of wishes) if (isListed && !shown.includes(id)) shown.push(id);
    parts.show({ status, owner: owner ?? null, ids: shown });
  }

  function take(known: readonly number[]): void {
    ids = known;
    status = 'loaded';
    show();
  }

  const takeDevice = (): void => take(entriesOf(memory).map(([id]) => id));

  async function load(mine: number): Promise<void> {
    try {
      const answer = await calls.get();
      if (owner !== mine) return;
      if (answer.ok) return take(answer.value.list);
    } catch {
      // The server is away: what was known stays.
    }
    if (owner === mine && status !== 'loaded') status = 'failed';
    show();
  }

  /** What finds no room in the account stays on the device. */
  async function join(mine: number): Promise<void> {
    const kept = entriesOf(memory);
    if (kept.length === 0) return load(mine);
    const answer = await calls.add(kept.map(([id]) => id)).catch(() => null);
    if (!answer?.ok) {
      if (answer?.error.code === 'product_not_found') memory.forget();
      return load(mine);
    }
    const { list } = answer.value;
    keepEntries(
      memory,
      entriesOf(memory).filter(([id]) => !list.includes(id)),
    );
    if (owner === mine) take(list);
    parts.onChange();
  }

  const reload = (): Promise<void> =>
    inTurn(async () => (owner === null ? takeDevice() : parts.exclusive(() => join(owner!))));

  function changeDevice(product: ListedProduct, isListed: boolean): boolean {
    const entries = entriesOf(memory);
    const others = entries.filter(([id]) => id !== product.id);
    if (!isListed) keepEntries(memory, others);
    else if (others.length === entries.length) {
      if (!parts.hasRoom(entries, product)) {
        parts.onFull();
        return false;
      }
      keepEntries(memory, [...entries, [product.id, product.section.id]]);
    }
    ids = entriesOf(memory).map(([id]) => id);
    return true;
  }

  /** Sends a change of the account's list; whether it happened. */
  async function send(call: () => Promise<Outcome<ProductList>>): Promise<boolean> {
    const mine = owner;
    const answer = await call().catch(() => null);
    if (owner !== mine) return false;
    if (!answer?.ok) {
      // A session that has ended says so in words of the protocol.
      parts.onFailure(answer && answer.error.statusCode !== 401 ? answer.error.message : null);
      return false;
    }
    ids = answer.value.list;
    status = 'loaded';
    parts.onChange();
    return true;
  }

  return {
    setOwner(next) {
      if (next === owner) return Promise.resolve();
      // Wishes from before anybody was known to be there are whoever's is there.
      if (owner !== undefined) wishes.clear();
      owner = next;
      ids = [];
      status = 'none';
      show();
      const done = reload();
      announceOwner();
      return done;
    },

    change(product, isListed) {
      const wish = { isListed };
      wishes.set(product.id, wish);
      show();
      return inTurn(async () => {
        // Overtaken by a later wish, or by another owner.
        if (wishes.get(product.id) !== wish) return false;
        const { id } = product;
        const call = () => (isListed ? calls.add([id]) : calls.remove(id));
        const done = owner === null ? changeDevice(product, isListed) : await send(call);
        // What found no room is still on the device: taken off the list, it must not join it later.
        if (done && !isListed && owner !== null) forgetEntry(memory, id);
        if (wishes.get(id) === wish) wishes.delete(id);
        show();
        if (done && !isListed) parts.onRemoved(product);
        return done;
      });
    },

    clear: () =>
      inTurn(async () => {
        const done = owner === null || (await send(calls.clear));
        if (done) memory.forget();
        if (owner === null) takeDevice();
        show();
        return done;
      }),

    reload,
    settled: () => inTurn(() => Promise.resolve()),
  };
}

/** The device's list may be of an older version or damaged. */
function entriesOf(memory: DeviceMemory): DeviceEntry[] {
  const kept = memory.read();
  const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
  const isEntry = (entry: unknown): entry is DeviceEntry => Array.isArray(entry) && isId(entry[0]) && isId(entry[1]);
  const entries = Array.isArray(kept) ? kept.filter(isEntry) : [];
  return [...new Map(entries.map((entry) => [entry[0], entry])).values()].slice(0, mostOnDevice);
}

/** As many as one call takes. */
const mostOnDevice = 500;

function forgetEntry(memory: DeviceMemory, id: number): void {
  const entries = entriesOf(memory);
  if (entries.some(([kept]) => kept === id))
    keepEntries(
      memory,
      entries.filter(([kept]) => kept !== id),
    );
}

const keepEntries = (memory: DeviceMemory, entries: readonly DeviceEntry[]): void =>
  entries.length > 0 ? memory.keep(entries) : memory.forget();
