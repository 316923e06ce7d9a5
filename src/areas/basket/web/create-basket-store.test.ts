import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServer } from './basket-store.fixture.ts';
import { neutralBasket } from './create-basket-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test('many at once come in with one call, after what was chosen before; what is there stays', async () => {
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

test('many at once that the server does not take leave everything, and it is told once', async () => {
  const { store, lines, failures, endSession } = startServer();
  lines.set(7, 3);
  await store.reload();
  endSession();
  expect(await store.addMissing([7, 8])).toBeNull();
  expect(failures).toEqual([null]);
  expect(lines).toEqual(new Map([[7, 3]]));
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
  expect(store.state()).toMatchObject({
    count: 2,
    quantities: new Map([
      [7, 2],
      [8, 1],
    ]),
  });
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
