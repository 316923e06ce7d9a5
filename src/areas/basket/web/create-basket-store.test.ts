import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServer } from './basket-store.fixture.ts';
import { neutralBasket } from './create-basket-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a first click adds one piece, a second changes nothing', async () => {
  const { store, sent, lines } = startServer();
  await store.reload();
  await Promise.all([store.add(7), store.add(7)]);
  expect(sent).toEqual(['get', 'put 7 1']);
  expect(lines).toEqual(new Map([[7, 1]]));
  expect(store.state().pending).toEqual(new Set());
});

test('a click before the basket is loaded keeps its quantities', async () => {
  const { store, lines } = startServer();
  lines.set(7, 3);
  await store.add(7);
  await store.add(7, 2);
  expect(lines.get(7)).toBe(3);
  expect(store.state().quantities.get(7)).toBe(3);
});

test('steps show at once and are sent once, half a second after the last', async () => {
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

test('each step restarts the pause', async () => {
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

test('quantity 0 removes the line', async () => {
  const { store, sent, lines } = startServer();
  lines.set(7, 2);
  await store.reload();
  store.setQuantity(7, 0);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.at(-1)).toBe('remove 7');
  expect(store.state().quantities.has(7)).toBe(false);
});

test('a refused quantity is rolled back with the server’s reason', async () => {
  const { store, lines, failures, changes } = startServer();
  lines.set(7, 2);
  await store.reload();
  store.setQuantity(7, 9);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.state().quantities.get(7)).toBe(2);
  expect(failures).toEqual(['Solo hay 5']);
  expect(changes()).toBe(0);
});

test('a change without a server fails without a reason and keeps the lines, stale until they are loaded', async () => {
  const { store, lines, sent, failures, setAway } = startServer();
  lines.set(3, 2);
  await store.reload();
  setAway(true);
  expect(await store.add(7)).toBe(false);
  expect(failures).toEqual([null]);
  expect(store.state()).toMatchObject({ status: 'loaded', isStale: true, count: 1, quantities: new Map([[3, 2]]) });
  // One piece could replace many that were added elsewhere meanwhile.
  sent.length = 0;
  expect(await store.add(7)).toBe(false);
  expect(sent).toEqual(['get']);
  setAway(false);
  await store.reload();
  expect(store.state()).toMatchObject({ status: 'loaded', isStale: false, count: 1 });
});

test('a click sends nothing while the basket cannot be loaded', async () => {
  const { store, sent, failures, setAway } = startServer();
  setAway(true);
  await store.reload();
  expect(await store.add(7)).toBe(false);
  expect(sent).toEqual(['get', 'get']);
  expect(failures).toEqual([null]);
});

test('an ended session is reported without the protocol’s message', async () => {
  const { store, failures, endSession } = startServer();
  await store.reload();
  endSession();
  expect(await store.add(7)).toBe(false);
  expect(failures).toEqual([null]);
});

test('a basket that cannot be reached is unknown', async () => {
  const { store, setAway } = startServer();
  setAway(true);
  await store.reload();
  expect(store.state()).toMatchObject({ ...neutralBasket, status: 'failed' });
});

test('adds missing products in one call after pending changes, keeping existing lines', async () => {
  const { store, sent, lines, changes } = startServer();
  lines.set(7, 3).set(8, 2);
  await store.reload();
  store.setQuantity(8, 0);
  expect(await store.addMissing([7, 8, 9])).toMatchObject({ added: 2, notAddedProducts: [] });
  expect(sent).toEqual(['get', 'remove 8', 'add 7,8,9']);
  expect(store.state().quantities).toEqual(
    new Map([
      [7, 3],
      [8, 1],
      [9, 1],
    ]),
  );
  expect(changes()).toBe(2);
});

test('a refused call for missing products changes nothing and is reported once', async () => {
  const { store, lines, failures, endSession } = startServer();
  lines.set(7, 3);
  await store.reload();
  endSession();
  expect(await store.addMissing([7, 8])).toBeNull();
  expect(failures).toEqual([null]);
  expect(lines).toEqual(new Map([[7, 3]]));
});

test('the count of lines follows pending changes and rolled-back ones', async () => {
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
  expect(store.state()).toMatchObject({
    count: 2,
    quantities: new Map([
      [7, 2],
      [8, 1],
    ]),
  });
});

test('a loaded basket stays visible while it is reloaded', async () => {
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

test('a basket that the server refuses is unknown, not empty', async () => {
  const { store, endSession } = startServer();
  endSession();
  await store.reload();
  expect(store.state()).toMatchObject({ ...neutralBasket, status: 'failed' });
});
