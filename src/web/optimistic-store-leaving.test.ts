import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { maxQuantity, pauseMs, settle, startLoaded } from './optimistic-store.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a new owner', () => {
  test('sees nothing of the previous one’s value and changes', async () => {
    const { change, changeSoon, changeOwner, state, server, news } = await startLoaded({ 1: 2 });
    const [sent, waiting] = [change(1, 3), change(2, 1)];
    changeSoon(3, 1);
    await vi.advanceTimersByTimeAsync(5);
    changeOwner();
    expect(state()).toEqual({ status: 'none', isStale: false, quantities: {} });
    await settle();
    expect([await sent, await waiting, server.requests]).toEqual(['superseded', 'superseded', ['1=3']]);
    expect([state(), news]).toEqual([{ status: 'none', isStale: false, quantities: {} }, []]);
  });

  test('does not get the answer to an earlier load', async () => {
    const { reload, changeOwner, state } = await startLoaded({ 1: 2 });
    void reload();
    await vi.advanceTimersByTimeAsync(5);
    changeOwner();
    await settle();
    expect(state()).toEqual({ status: 'none', isStale: false, quantities: {} });
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

  test('a change is unconfirmed until it is answered', async () => {
    const { change, changeSoon, unconfirmed } = await startLoaded();
    void change(1, 3);
    changeSoon(2, 1);
    expect(unconfirmed()).toEqual([
      [1, 3],
      [2, 1],
    ]);
    await vi.advanceTimersByTimeAsync(10);
    expect(unconfirmed()).toEqual([[2, 1]]);
    await settle();
    expect(unconfirmed()).toEqual([]);
  });

  test('nothing is sent when nothing waits', async () => {
    const { flush, server } = await startLoaded();
    flush();
    await settle();
    expect(server.requests).toEqual([]);
  });
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
    { numRuns: propertyRuns(300) },
  );
});
