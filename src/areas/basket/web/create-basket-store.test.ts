import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '#values/outcome.ts';
import type { Basket, BasketItem } from '../contract.ts';
import { type BasketCalls, createBasketStore, neutralBasket } from './create-basket-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = { isOrderable: true, waiting: 0, freeDeliveryCost: null };

/** A server that keeps quantities, sells at most five of anything, and can be away. */
function startServer() {
  const lines = new Map<number, number>();
  const sent: string[] = [];
  const failures: (string | null)[] = [];
  let version = 0;
  let isAway = false;
  let isOver = false;
  let changes = 0;
  const answer = (): Outcome<Basket> => {
    const list = [...lines].map(([id, quantity]) => ({ product_id: id, quantity }) as BasketItem);
    return { ok: true, value: { list, total: 0, price: 0, count: list.length, units: 0, ...rest, version } };
  };
  const call = async (line: string, act: () => boolean): Promise<Outcome<Basket>> => {
    sent.push(line);
    if (isAway) throw new Error('away');
    if (isOver) return { ok: false, error: { statusCode: 401, code: 'invalid_token', message: 'Invalid token' } };
    if (!act()) return { ok: false, error: { statusCode: 422, code: 'quantity_too_high', message: 'Solo hay 5' } };
    version += 1;
    return answer();
  };
  const calls: BasketCalls = {
    get: () => call('get', () => true),
    put: (id, quantity) => call(`put ${id} ${quantity}`, () => quantity <= 5 && Boolean(lines.set(id, quantity))),
    remove: (id) => call(`remove ${id}`, () => (lines.delete(id), true)),
    clear: () => call('clear', () => (lines.clear(), true)),
  };
  const store = createBasketStore({
    calls,
    onFailure: (text) => failures.push(text),
    onChange: () => (changes += 1),
    inOneTab: (work) => work(),
  });
  const setAway = (away: boolean) => (isAway = away);
  return { store, lines, sent, failures, changes: () => changes, setAway, endSession: () => (isOver = true) };
}

test('the first click sets one piece at once, a second one does nothing more', async () => {
  const { store, sent, lines } = startServer();
  await store.load();
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
  await store.load();
  for (const quantity of [2, 3, 4]) store.setQuantity(7, quantity);
  expect(store.state().quantities.get(7)).toBe(4);
  expect(store.state().pending).toEqual(new Set([7]));
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual(['get']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['get', 'put 7 4']);
  expect(store.state().pending.size).toBe(0);
});

test('nought removes', async () => {
  const { store, sent, lines } = startServer();
  lines.set(7, 2);
  await store.load();
  store.setQuantity(7, 0);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.at(-1)).toBe('remove 7');
  expect(store.state().quantities.has(7)).toBe(false);
});

test('what the server refuses goes back to what it has, and its reason is told', async () => {
  const { store, lines, failures, changes } = startServer();
  lines.set(7, 2);
  await store.load();
  store.setQuantity(7, 9);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.state().quantities.get(7)).toBe(2);
  expect(failures).toEqual(['Solo hay 5']);
  expect(changes()).toBe(0);
});

test('a change while the server is away is told without words of its own; the basket is unknown until it is loaded again', async () => {
  const { store, failures, setAway } = startServer();
  await store.load();
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
  await store.load();
  expect(await store.add(7)).toBe(false);
  expect(sent).toEqual(['get', 'get']);
  expect(failures).toEqual([null]);
});

test('the protocol’s words for a session that has ended are no message for a shopper', async () => {
  const { store, failures, endSession } = startServer();
  await store.load();
  endSession();
  expect(await store.add(7)).toBe(false);
  expect(failures).toEqual([null]);
});

test('failing to load leaves nothing known', async () => {
  const { store, setAway } = startServer();
  setAway(true);
  await store.load();
  expect(store.state()).toMatchObject({ ...neutralBasket, status: 'failed' });
});

test('a step taken while an earlier one is on its way is not lost', async () => {
  const { store, lines } = startServer();
  await store.load();
  store.setQuantity(7, 2);
  vi.advanceTimersByTime(500);
  store.setQuantity(7, 3);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state().quantities.get(7)).toBe(3);
  await vi.advanceTimersByTimeAsync(500);
  expect(lines.get(7)).toBe(3);
});

test('what still waits is sent when the page goes', async () => {
  const { store, lines } = startServer();
  await store.load();
  store.setQuantity(7, 2);
  store.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(lines.get(7)).toBe(2);
});

test('clearing forgets what was still to be sent', async () => {
  const { store, lines, sent } = startServer();
  lines.set(1, 1);
  await store.load();
  store.setQuantity(7, 2);
  await store.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['get', 'clear']);
  expect(store.state().basket?.count).toBe(0);
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
  await Promise.all(tabs.map((tab) => tab.load()));
  await Promise.all(tabs.map((tab, index) => tab.add(index + 1)));
  expect(jar.cookie).toEqual(new Map([[1, 1], [2, 1]]));
});
