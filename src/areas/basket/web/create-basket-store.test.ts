import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '#values/outcome.ts';
import type { Basket, BasketItem } from '../contract.ts';
import { type BasketCalls, createBasketStore, neutralBasket } from './create-basket-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = { isOrderable: true, waiting: 0, freeDeliveryCost: null };

/** A server that keeps quantities, sells at most five of anything, can be away, and can keep its callers waiting. */
function startServer() {
  const lines = new Map<number, number>();
  const sent: string[] = [];
  const failures: (string | null)[] = [];
  let version = 0;
  let isAway = false;
  let isOver = false;
  let changes = 0;
  let open: Promise<void> = Promise.resolve();
  const answer = (): Outcome<Basket> => {
    const list = [...lines].map(([id, quantity]) => ({ product_id: id, quantity }) as BasketItem);
    return { ok: true, value: { list, total: 0, price: 0, count: list.length, units: 0, ...rest, version } };
  };
  const call = async (line: string, act: () => boolean): Promise<Outcome<Basket>> => {
    sent.push(line);
    await open;
    if (isAway) throw new Error('away');
    if (isOver) return { ok: false, error: { statusCode: 401, code: 'invalid_token', message: 'Invalid token' } };
    if (!act()) return { ok: false, error: { statusCode: 422, code: 'quantity_too_high', message: 'Solo hay 5' } };
    version += 1;
    return answer();
  };
  const calls: BasketCalls = {
    get: () => call('get', () => true),
    put: (id, quantity) => call(`put ${id} ${quantity}`, () => quantity <= 5 && Boolean(lines.set(id, quantity))),
    addMissing: async (ids) => {
      const missing = ids.filter((id) => !lines.has(id));
      const outcome = await call(`add ${ids}`, () => (missing.forEach((id) => lines.set(id, 1)), true));
      return outcome.ok ? { ...outcome, value: { ...outcome.value, added: missing.length, notAddedProducts: [] } } : outcome;
    },
    remove: (id) => call(`remove ${id}`, () => (lines.delete(id), true)),
    clear: () => call('clear', () => (lines.clear(), true)),
  };
  const store = createBasketStore({
    calls,
    onFailure: (text) => failures.push(text),
    onChange: () => (changes += 1),
    inOneTab: (work) => work(),
  });
  const holdAnswers = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    open = promise;
    return resolve;
  };
  const setAway = (away: boolean) => (isAway = away);
  return { store, lines, sent, failures, changes: () => changes, setAway, endSession: () => (isOver = true), holdAnswers };
}

test('the first click sets one piece at once, a second one does nothing more', async () => {
  const { store, sent, lines } = startServer();
  await store.reload();
  await Promise.all([store.add(7), store.add(7)]);
  expect(sent).toEqual(['get', 'put 7 1']);
  expect(lines).toEqual(new Map([[7, 1]]));
  expect(store.state().pending).toEqual(new Set());
});

test('a click before the basket is known keeps what is in it', async () => {
  const { store, lines } = startServer();
  lines.set(7, 3);
  await store.add(7);
  await store.add(7, 2);
  expect(lines.get(7)).toBe(3);
  expect(store.state().quantities.get(7)).toBe(3);
});

test('the stepper shows at once and tells the server once, half a second after the last step', async () => {
  const { store, sent } = startServer();
  await store.reload();
  for (const quantity of [2, 3, 4]) store.setQuantity(7, quantity);
  expect(store.state().quantities.get(7)).toBe(4);
  expect(store.state().pending).toEqual(new Set([7]));
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual(['get']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['get', 'put 7 4']);
  expect(store.state().pending.size).toBe(0);
});

test('every step begins the pause anew', async () => {
  const { store, sent } = startServer();
  await store.reload();
  store.setQuantity(7, 2);
  await vi.advanceTimersByTimeAsync(400);
  store.setQuantity(7, 3);
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual(['get']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['get', 'put 7 3']);
});

test('nought removes', async () => {
  const { store, sent, lines } = startServer();
  lines.set(7, 2);
  await store.reload();
  store.setQuantity(7, 0);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.at(-1)).toBe('remove 7');
  expect(store.state().quantities.has(7)).toBe(false);
});

test('what the server refuses goes back to what it has, and its reason is told', async () => {
  const { store, lines, failures, changes } = startServer();
  lines.set(7, 2);
  await store.reload();
  store.setQuantity(7, 9);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.state().quantities.get(7)).toBe(2);
  expect(failures).toEqual(['Solo hay 5']);
  expect(changes()).toBe(0);
});

test('a change while the server is away is told without words of its own; the basket is unknown until it is loaded again', async () => {
  const { store, failures, setAway } = startServer();
  await store.reload();
  setAway(true);
  expect(await store.add(7)).toBe(false);
  expect(failures).toEqual([null]);
  expect(store.state()).toMatchObject({ status: 'failed', basket: null });
  setAway(false);
  await store.reload();
  expect(store.state().status).toBe('loaded');
});

test('a click while it is not known what is in the basket changes nothing there', async () => {
  const { store, sent, failures, setAway } = startServer();
  setAway(true);
  await store.reload();
  expect(await store.add(7)).toBe(false);
  expect(sent).toEqual(['get', 'get']);
  expect(failures).toEqual([null]);
});

test('the protocol’s words for a session that has ended are no message for a shopper', async () => {
  const { store, failures, endSession } = startServer();
  await store.reload();
  endSession();
  expect(await store.add(7)).toBe(false);
  expect(failures).toEqual([null]);
});

test('failing to load leaves nothing known', async () => {
  const { store, setAway } = startServer();
  setAway(true);
  await store.reload();
  expect(store.state()).toMatchObject({ ...neutralBasket, status: 'failed' });
});

test('a step taken while an earlier one is on its way is not lost', async () => {
  const { store, lines } = startServer();
  await store.reload();
  store.setQuantity(7, 2);
  vi.advanceTimersByTime(500);
  store.setQuantity(7, 3);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state().quantities.get(7)).toBe(3);
  await vi.advanceTimersByTimeAsync(500);
  expect(lines.get(7)).toBe(3);
});

test('steps there and back while the first is on its way: what is shown stays until the last is confirmed', async () => {
  const { store, sent, holdAnswers } = startServer();
  await store.reload();
  const answer = holdAnswers();
  store.setQuantity(7, 2);
  await vi.advanceTimersByTimeAsync(500);
  for (const quantity of [3, 2]) store.setQuantity(7, quantity);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state().pending).toEqual(new Set([7]));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(['get', 'put 7 2', 'put 7 2']);
  expect(store.state().pending.size).toBe(0);
});

test('one request after the other, also where tabs cannot take turns; what has been chosen since is left out', async () => {
  const { store, sent, lines, holdAnswers } = startServer();
  await store.reload();
  const answer = holdAnswers();
  store.setQuantity(8, 1);
  await vi.advanceTimersByTimeAsync(500);
  for (const quantity of [2, 3]) {
    store.setQuantity(7, quantity);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(sent).toEqual(['get', 'put 8 1']);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.filter((line) => line.startsWith('put'))).toEqual(['put 8 1', 'put 7 3']);
  expect(lines).toEqual(new Map([[8, 1], [7, 3]]));
  expect(store.state().pending.size).toBe(0);
});

test('when the page goes, what waits for its pause or its turn is sent at once, and once', async () => {
  const { store, sent, lines, failures, holdAnswers } = startServer();
  lines.set(9, 1);
  await store.reload();
  const answer = holdAnswers();
  void store.add(8);
  await vi.advanceTimersByTimeAsync(0);
  void store.remove(9);
  store.setQuantity(7, 2);
  store.flush();
  expect(sent).toEqual(['get', 'put 8 1', 'remove 9', 'put 7 2']);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['get', 'put 8 1', 'remove 9', 'put 7 2', 'get']);
  expect(store.state().quantities).toEqual(new Map([[8, 1], [7, 2]]));
  expect(store.state().pending.size).toBe(0);
  expect(failures).toEqual([]);
  store.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(5);
});

test('what was sent before its pause was over does not shorten the next pause', async () => {
  const { store, sent } = startServer();
  await store.reload();
  store.setQuantity(7, 2);
  store.flush();
  await vi.advanceTimersByTimeAsync(400);
  store.setQuantity(7, 3);
  await vi.advanceTimersByTimeAsync(499);
  expect(sent.filter((line) => line.startsWith('put'))).toEqual(['put 7 2']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.at(-1)).toBe('put 7 3');
});

test('what is sent as the page goes and fails is told if the page stays', async () => {
  const { store, lines, failures } = startServer();
  lines.set(7, 2);
  await store.reload();
  store.setQuantity(7, 9);
  store.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(failures).toEqual(['Solo hay 5']);
  expect(store.state().quantities.get(7)).toBe(2);
});

test('many at once come in with one call, after what was chosen before; what is there stays', async () => {
  const { store, sent, lines, changes } = startServer();
  lines.set(7, 3).set(8, 2);
  await store.reload();
  store.setQuantity(8, 0);
  expect(await store.addMissing([7, 8, 9])).toMatchObject({ added: 2, notAddedProducts: [] });
  expect(sent).toEqual(['get', 'remove 8', 'add 7,8,9']);
  expect(store.state().quantities).toEqual(new Map([[7, 3], [8, 1], [9, 1]]));
  expect(changes()).toBe(2);
});

test('many at once that the server does not take leave everything, and it is told once', async () => {
  const { store, lines, failures, endSession } = startServer();
  lines.set(7, 3);
  await store.reload();
  endSession();
  expect(await store.addMissing([7, 8])).toBeNull();
  expect(failures).toEqual([null]);
  expect(lines).toEqual(new Map([[7, 3]]));
});

test('the other tabs hear of every change, and of what an order did, but not of looking', async () => {
  const { store, changes } = startServer();
  await store.reload();
  expect(changes()).toBe(0);
  await store.add(7);
  expect(changes()).toBe(1);
  await store.catchUp();
  expect(changes()).toBe(2);
});

test('the number of lines is right at once, and again when a change did not happen', async () => {
  const { store, lines, holdAnswers } = startServer();
  lines.set(7, 2);
  await store.reload();
  const answer = holdAnswers();
  const added = store.add(8);
  expect(store.state().count).toBe(2);
  store.setQuantity(7, 0);
  expect(store.state().count).toBe(1);
  store.setQuantity(7, 9);
  answer();
  await added;
  await vi.advanceTimersByTimeAsync(500);
  expect(store.state()).toMatchObject({ count: 2, quantities: new Map([[7, 2], [8, 1]]) });
});

test('a basket that is known stays in sight while it is loaded again', async () => {
  const { store, lines, holdAnswers } = startServer();
  lines.set(7, 2);
  await store.reload();
  const answer = holdAnswers();
  const reloaded = store.reload();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state()).toMatchObject({ status: 'loaded', quantities: new Map([[7, 2]]) });
  answer();
  await reloaded;
});

test('a basket that the server does not give is unknown, not empty', async () => {
  const { store, endSession } = startServer();
  endSession();
  await store.reload();
  expect(store.state()).toMatchObject({ ...neutralBasket, status: 'failed' });
});

test('clearing forgets what was still to be sent', async () => {
  const { store, lines, sent } = startServer();
  lines.set(1, 1);
  await store.reload();
  store.setQuantity(7, 2);
  await store.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['get', 'clear']);
  expect(store.state().basket?.count).toBe(0);
  expect(store.state()).toMatchObject({ quantities: new Map(), pending: new Set() });
});

test('the tabs of a browser take turns: a new visitor who adds in two of them at once gets one basket', async () => {
  vi.useRealTimers();
  // As a server does: who comes without a cookie gets a basket of their own, and the cookie with the answer.
  const jar: { cookie?: Map<number, number> } = {};
  const call = async (act: (own: Map<number, number>) => unknown): Promise<Outcome<Basket>> => {
    const own = jar.cookie ?? new Map<number, number>();
    await Promise.resolve();
    act(own);
    if (own.size > 0) jar.cookie = own;
    const list = [...own].map(([id, quantity]) => ({ product_id: id, quantity }) as BasketItem);
    return { ok: true, value: { list, total: 0, price: 0, count: list.length, units: 0, ...rest, version: 1 } };
  };
  let lock: Promise<unknown> = Promise.resolve();
  const openTab = () =>
    createBasketStore({
      calls: {
        get: () => call(() => {}),
        put: (id, quantity) => call((own) => own.set(id, quantity)),
        addMissing: () => Promise.reject(new Error('not used')),
        remove: (id) => call((own) => own.delete(id)),
        clear: () => call((own) => own.clear()),
      },
      onFailure: () => {},
      onChange: () => {},
      inOneTab: (work) => {
        const turn = lock.then(work);
        lock = turn;
        return turn;
      },
    });
  const tabs = [openTab(), openTab()];
  await Promise.all(tabs.map((tab) => tab.reload()));
  await Promise.all(tabs.map((tab, index) => tab.add(index + 1)));
  expect(jar.cookie).toEqual(new Map([[1, 1], [2, 1]]));
});
