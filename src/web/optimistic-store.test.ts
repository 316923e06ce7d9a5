import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '#values/api-error.ts';
import { createOptimisticStore, type Known } from './optimistic-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Quantities = Readonly<Record<number, number>>;

const pauseMs = 500;
const maxQuantity = 5;
/** Longer than any pause and any answer. */
const settle = () => vi.advanceTimersByTimeAsync(60_000);

interface Options {
  readonly delayMs?: () => number;
  readonly keepsValue?: boolean;
  readonly ready?: Promise<void>;
}

/** A store of quantities by product, with a server that takes requests in the order they arrive and answers after a while. */
function start({ delayMs = () => 10, keepsValue = true, ready }: Options = {}) {
  const server = { quantities: {} as Record<number, number>, requests: [] as string[], status: 200 };
  const news: (string | null)[] = [];

  async function answer(request: string, act: () => boolean): Promise<Outcome<Quantities>> {
    server.requests.push(request);
    const isAccepted = server.status === 200 && act();
    const value = { ...server.quantities };
    const { status } = server;
    await new Promise((resolve) => setTimeout(resolve, delayMs()));
    if (status >= 500) throw new Error('away');
    if (isAccepted) return { ok: true, value };
    const statusCode = status === 200 ? 422 : status;
    return { ok: false, error: { statusCode, code: 'refused', message: `At most ${maxQuantity}` } };
  }
  const set = (id: number, quantity: number) => quantity <= maxQuantity && ((server.quantities[id] = quantity), true);

  const store = createOptimisticStore<Quantities, number, { status: string; quantities: Quantities }>({
    toState: ({ status, value }: Known<Quantities>, pending) => ({
      status,
      quantities: { ...value, ...Object.fromEntries(pending) },
    }),
    load: () => answer('load', () => true),
    send: (id, quantity) => answer(`${id}=${quantity}`, () => set(id, quantity)),
    onFailure: (text) => news.push(`failed: ${text}`),
    onChange: () => news.push('changed'),
    exclusive: (work) => work(),
    keepsValue,
    pauseMs,
    ...(ready && { ready }),
  });
  const clear = () =>
    store.changeAll(() =>
      answer('clear', () => {
        server.quantities = {};
        return true;
      }),
    );
  return { ...store, clear, server, news, state: store.store.get, shown: () => store.store.get().quantities };
}

/** A started store that has loaded its value. */
async function startLoaded(quantities: Quantities = {}, options: Options = {}) {
  const started = start(options);
  started.server.quantities = { ...quantities };
  void started.reload();
  await settle();
  started.server.requests = [];
  return started;
}

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
  test.each([
    ['stays where it is kept', true, { status: 'loaded', quantities: { 1: 2 } }],
    ['is unknown elsewhere', false, { status: 'failed', quantities: {} }],
  ])('%s', async (_, keepsValue, expected) => {
    const { reload, state, server } = await startLoaded({ 1: 2 }, { keepsValue });
    server.status = 503;
    void reload();
    await settle();
    expect(state()).toEqual(expected);
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

describe('a new owner', () => {
  test('sees nothing of the previous one’s value and changes', async () => {
    const { change, changeSoon, changeOwner, state, server, news } = await startLoaded({ 1: 2 });
    const [sent, waiting] = [change(1, 3), change(2, 1)];
    changeSoon(3, 1);
    await vi.advanceTimersByTimeAsync(5);
    changeOwner();
    expect(state()).toEqual({ status: 'none', quantities: {} });
    await settle();
    expect([await sent, await waiting, server.requests]).toEqual(['superseded', 'superseded', ['1=3']]);
    expect([state(), news]).toEqual([{ status: 'none', quantities: {} }, []]);
  });

  test('does not get the answer to an earlier load', async () => {
    const { reload, changeOwner, state } = await startLoaded({ 1: 2 });
    void reload();
    await vi.advanceTimersByTimeAsync(5);
    changeOwner();
    await settle();
    expect(state()).toEqual({ status: 'none', quantities: {} });
  });

  test('is spared a change of the whole value that the previous one still had waiting', async () => {
    const { change, clear, changeOwner, flush, server } = await startLoaded({ 1: 2 });
    void change(1, 3);
    const cleared = clear();
    await vi.advanceTimersByTimeAsync(5);
    changeOwner();
    flush();
    await settle();
    expect([await cleared, server.requests]).toEqual([null, ['1=3', 'load']]);
  });

  test('does not get the answer to what was sent as the page was left', async () => {
    const { change, flush, changeOwner, shown, server } = await startLoaded();
    void change(1, 1);
    void change(2, 1);
    await vi.advanceTimersByTimeAsync(0);
    flush();
    changeOwner();
    server.quantities = { 7: 1 };
    await settle();
    expect(shown()).toEqual({ 7: 1 });
  });
});

describe('when the page is left', () => {
  test('what waits for its pause or its turn is sent at once, and once', async () => {
    const { change, changeSoon, clear, flush, server, shown } = await startLoaded({ 1: 2 });
    void change(1, 3);
    await vi.advanceTimersByTimeAsync(0);
    void clear();
    void change(2, 1);
    changeSoon(3, 1);
    flush();
    expect(server.requests).toEqual(['1=3', 'clear', '2=1', '3=1']);
    await settle();
    expect(server.requests).toEqual(['1=3', 'clear', '2=1', '3=1', 'load']);
    expect(shown()).toEqual({ 2: 1, 3: 1 });
  });

  test('nothing is sent when nothing waits', async () => {
    const { flush, server } = await startLoaded();
    flush();
    await settle();
    expect(server.requests).toEqual([]);
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

type Step =
  | { kind: 'change' | 'changeSoon'; id: number; quantity: number }
  | { kind: 'clear' | 'flush' | 'reload' }
  | { kind: 'wait'; ms: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('change', 'changeSoon'),
      id: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: maxQuantity + 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('clear', 'flush', 'reload') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.nat(pauseMs * 2) }) },
);

test('after any changes with answers of any delay, page and server agree on the last accepted ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.array(fc.nat(300), { minLength: 1 }),
      async (steps, delays) => {
        let turn = 0;
        const { server, shown, ...store } = await startLoaded(
          {},
          { delayMs: () => delays[(turn += 1) % delays.length]! },
        );
        const latest = new Map<number, number>();
        for (const one of steps) {
          if ('id' in one) {
            void store[one.kind](one.id, one.quantity);
            expect(shown()[one.id]).toBe(one.quantity);
            latest.set(one.id, one.quantity);
          } else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
          else {
            void store[one.kind]();
            if (one.kind === 'clear') latest.clear();
          }
        }
        await settle();
        expect(shown()).toEqual(server.quantities);
        for (const [id, quantity] of latest) if (quantity <= maxQuantity) expect(server.quantities[id]).toBe(quantity);
        for (const id of Object.keys(server.quantities)) expect(latest.has(Number(id))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
