import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '#values/api-error.ts';
import type { Basket } from '../contract.ts';
import { basketOf, startServer } from './basket-store.fixture.ts';
import { createBasketStore } from './create-basket-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a step made during an earlier request is sent too', async () => {
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

test('steps back to the value being sent stay pending until they are confirmed', async () => {
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

test('sends one request at a time and skips overtaken quantities', async () => {
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
  expect(lines).toEqual(
    new Map([
      [8, 1],
      [7, 3],
    ]),
  );
  expect(store.state().pending.size).toBe(0);
});

test('leaving the page sends waiting changes at once, each once', async () => {
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
  expect(store.state().quantities).toEqual(
    new Map([
      [8, 1],
      [7, 2],
    ]),
  );
  expect(store.state().pending.size).toBe(0);
  expect(failures).toEqual([]);
  store.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(5);
});

test('a change sent on leaving does not shorten the next pause', async () => {
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

test('reports a change that fails after leaving was called off', async () => {
  const { store, lines, failures } = startServer();
  lines.set(7, 2);
  await store.reload();
  store.setQuantity(7, 9);
  store.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(failures).toEqual(['Solo hay 5']);
  expect(store.state().quantities.get(7)).toBe(2);
});

test('announces changes and orders to other tabs, but not loading', async () => {
  const { store, changes } = startServer();
  await store.reload();
  expect(changes()).toBe(0);
  await store.add(7);
  expect(changes()).toBe(1);
  await store.catchUp();
  expect(changes()).toBe(2);
});

test('clearing drops changes that wait for their pause', async () => {
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

test('a new visitor who adds in two tabs at once gets one basket', async () => {
  vi.useRealTimers();
  // The stand-in does as a server: who comes without a cookie gets a basket of their own, and the cookie with the answer.
  const jar: { cookie?: Map<number, number> } = {};
  const call = async (act: (own: Map<number, number>) => unknown): Promise<Outcome<Basket>> => {
    const own = jar.cookie ?? new Map<number, number>();
    await Promise.resolve();
    act(own);
    if (own.size > 0) jar.cookie = own;
    return basketOf(own, 1);
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
      exclusive: (work) => {
        const turn = lock.then(work);
        lock = turn;
        return turn;
      },
    });
  const tabs = [openTab(), openTab()];
  await Promise.all(tabs.map((tab) => tab.reload()));
  await Promise.all(tabs.map((tab, index) => tab.add(index + 1)));
  expect(jar.cookie).toEqual(
    new Map([
      [1, 1],
      [2, 1],
    ]),
  );
});
