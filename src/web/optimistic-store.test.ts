import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pauseMs, settle, start, startLoaded } from './optimistic-store.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a change', () => {
  test('shows at once, and is done when the server has answered', async () => {
    const { change, shown, server, news } = await startLoaded({ 1: 2 });
    const changed = change(1, 3);
    expect(shown()).toEqual({ 1: 3 });
    await settle();
    expect(await changed).toBe('done');
    expect([shown(), server.requests, news]).toEqual([{ 1: 3 }, ['1=3'], ['changed']]);
  });

  test('waits for the answer to the one before it', async () => {
    const { change, server } = await startLoaded();
    for (const id of [3, 1, 2]) void change(id, 1);
    await vi.advanceTimersByTimeAsync(9);
    expect(server.requests).toEqual(['3=1']);
    await settle();
    expect(server.requests).toEqual(['3=1', '1=1', '2=1']);
  });

  test('is not sent when a later one of the same product overtakes it', async () => {
    const { change, shown, server } = await startLoaded();
    const results = [change(1, 1), change(2, 2), change(2, 3)];
    await settle();
    expect(await Promise.all(results)).toEqual(['done', 'superseded', 'done']);
    expect([server.requests, shown()]).toEqual([['1=1', '2=3'], { 1: 1, 2: 3 }]);
  });

  test('stays shown while an earlier one of the same product is answered', async () => {
    const { change, shown, server } = await startLoaded();
    void change(1, 1);
    await vi.advanceTimersByTimeAsync(5);
    void change(1, 4);
    await vi.advanceTimersByTimeAsync(5);
    expect([server.quantities, shown()]).toEqual([{ 1: 4 }, { 1: 4 }]);
    await settle();
    expect([server.requests, shown()]).toEqual([['1=1', '1=4'], { 1: 4 }]);
  });

  test('gives way to the server’s answer', async () => {
    const { change, shown, server } = await startLoaded({ 1: 2 });
    void change(1, 3);
    // Changed elsewhere meanwhile.
    server.quantities[2] = 5;
    await settle();
    expect(shown()).toEqual({ 1: 3, 2: 5 });
  });

  test('is rolled back when it is refused, with the reason, and the value is loaded again', async () => {
    const { change, shown, server, news } = await startLoaded({ 1: 2 });
    const changed = change(1, 9);
    expect(shown()).toEqual({ 1: 9 });
    await settle();
    expect(await changed).toBe('failed');
    expect([shown(), news, server.requests]).toEqual([{ 1: 2 }, ['failed: At most 5'], ['1=9', 'load']]);
  });

  test.each([
    ['cannot be reached', 503],
    ['has ended the session', 401],
  ])('fails without a reason when the server %s', async (_, status) => {
    const { change, server, news } = await startLoaded();
    server.status = status;
    const changed = change(1, 1);
    await settle();
    expect([await changed, news]).toEqual(['failed', ['failed: null']]);
  });

  test('that fails does not stop those after it', async () => {
    const { change, shown } = await startLoaded({ 1: 2 });
    const results = [change(1, 9), change(2, 1)];
    await settle();
    expect([await Promise.all(results), shown()]).toEqual([['failed', 'done'], { 1: 2, 2: 1 }]);
  });

  test('is not sent before the store is ready', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { change, shown, server } = start({ ready: promise });
    void change(1, 1);
    await settle();
    expect([server.requests, shown()]).toEqual([[], { 1: 1 }]);
    resolve();
    await settle();
    expect(server.requests).toEqual(['1=1']);
  });
});

describe('a value that cannot be loaded', () => {
  test('is unknown, and stays so while it is quietly requested again', async () => {
    const { reload, state, server } = start();
    server.status = 503;
    void reload();
    await settle();
    expect(state()).toEqual({ status: 'failed', isStale: false, quantities: {} });
    server.status = 200;
    void reload(true);
    await vi.advanceTimersByTimeAsync(5);
    expect(state().status).toBe('failed');
    await settle();
    expect(state().status).toBe('loaded');
  });

  test('stays, stale, if it was loaded before', async () => {
    const { reload, state, server } = await startLoaded({ 1: 2 });
    server.status = 503;
    void reload();
    await settle();
    expect(state()).toEqual({ status: 'loaded', isStale: true, quantities: { 1: 2 } });
    server.status = 200;
    void reload();
    await settle();
    expect(state()).toEqual({ status: 'loaded', isStale: false, quantities: { 1: 2 } });
  });

  test('is announced to nobody, nor is one that was loaded', async () => {
    const { reload, server, news } = await startLoaded();
    server.status = 503;
    void reload();
    await settle();
    expect(news).toEqual([]);
  });
});

describe('a change after a pause', () => {
  test('shows at once; only the last within the pause is sent', async () => {
    const { changeSoon, shown, server } = await startLoaded();
    for (const quantity of [1, 2, 3]) {
      changeSoon(1, quantity);
      expect(shown()).toEqual({ 1: quantity });
      await vi.advanceTimersByTimeAsync(pauseMs - 1);
    }
    expect(server.requests).toEqual([]);
    await settle();
    expect(server.requests).toEqual(['1=3']);
  });

  test('is sent before a change of the whole value', async () => {
    const { changeSoon, clear, shown, server } = await startLoaded({ 1: 2 });
    changeSoon(2, 1);
    void clear();
    await settle();
    expect([server.requests, shown()]).toEqual([['2=1', 'clear'], {}]);
  });

  test('is dropped on demand', async () => {
    const { changeSoon, dropPending, clear, server } = await startLoaded({ 1: 2 });
    changeSoon(2, 1);
    dropPending();
    void clear();
    await settle();
    expect(server.requests).toEqual(['clear']);
  });
});

test('is settled once the changes requested so far are done', async () => {
  const { change, settled, server } = await startLoaded();
  void change(1, 1);
  void change(2, 1);
  const done = settled().then(() => [...server.requests]);
  void change(3, 1);
  await settle();
  expect(await done).toEqual(['1=1', '2=1']);
});
