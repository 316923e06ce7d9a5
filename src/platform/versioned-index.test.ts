import { describe, expect, it } from 'vitest';
import { VersionedIndex } from './versioned-index.ts';

/** A database with a version, and loads that the test ends. */
function setUp() {
  const state = { version: 1, loads: 0, atOnce: 0, maxAtOnce: 0, errors: [] as unknown[] };
  const ends: ((error?: Error) => void)[] = [];
  const index = new VersionedIndex<{ version: number }>({
    load: async () => {
      const { version } = state;
      state.loads += 1;
      state.atOnce += 1;
      state.maxAtOnce = Math.max(state.maxAtOnce, state.atOnce);
      const error = await new Promise<Error | undefined>((end) => ends.push(end));
      state.atOnce -= 1;
      if (error) throw error;
      return { version };
    },
    onError: (error) => state.errors.push(error),
    retryMs: 1,
    collectMs: 1,
    restMs: { min: 0, max: 1 },
  });
  /** Ends the load under way, or the next to begin. */
  const endLoad = async (error?: Error): Promise<void> => {
    while (ends.length === 0) await new Promise((resolve) => setImmediate(resolve));
    ends.shift()!(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const loaded = async (): Promise<void> => {
    const first = index.get();
    await endLoad();
    await first;
  };
  return { state, index, endLoad, loaded };
}

describe('the first load', () => {
  it('is shared by all callers', async () => {
    const { state, index, endLoad } = setUp();
    const both = Promise.all([index.get(), index.get()]);
    await endLoad();
    const [one, other] = await both;
    expect(one).toBe(other);
    expect(await index.get()).toBe(one);
    expect(state.loads).toBe(1);
  });

  it('fails for all waiting callers and is retried by the next one', async () => {
    const { state, index, endLoad } = setUp();
    const failed = expect(Promise.allSettled([index.get(), index.get()])).resolves.toMatchObject([
      { status: 'rejected', reason: new Error('down') },
      { status: 'rejected', reason: new Error('down') },
    ]);
    await endLoad(new Error('down'));
    await failed;
    const again = index.get();
    await endLoad();
    expect(await again).toEqual({ version: 1 });
    expect(state).toMatchObject({ loads: 2, errors: [] });
  });

  it('is not started by a change', async () => {
    const { state, index } = setUp();
    await index.refresh();
    expect(state.loads).toBe(0);
  });

  it('is followed by a reload when a change came while it ran', async () => {
    const { state, index, endLoad } = setUp();
    const first = index.get();
    while (state.loads === 0) await new Promise((resolve) => setImmediate(resolve));
    state.version = 2;
    const refreshed = index.refresh();
    await endLoad();
    expect(await first).toEqual({ version: 1 });
    await endLoad();
    await refreshed;
    expect(await index.get()).toEqual({ version: 2 });
  });
});

describe('a reload', () => {
  it('lets the old index be served until it ends', async () => {
    const { state, index, endLoad, loaded } = setUp();
    await loaded();
    state.version = 2;
    const refreshed = index.refresh();
    expect(await index.get()).toEqual({ version: 1 });
    await endLoad();
    await refreshed;
    expect(await index.get()).toEqual({ version: 2 });
  });

  it('is done once for many changes, and once more for those that came while it ran', async () => {
    const { state, index, endLoad, loaded } = setUp();
    await loaded();
    const early = [index.refresh(), index.refresh()];
    while (state.loads === 1) await new Promise((resolve) => setImmediate(resolve));
    const late = Array.from({ length: 5 }, () => {
      state.version += 1;
      return index.refresh();
    });
    await endLoad();
    await Promise.all(early);
    expect(await index.get()).toEqual({ version: 1 });
    await endLoad();
    await Promise.all(late);
    expect(await index.get()).toEqual({ version: 6 });
    expect(state).toMatchObject({ loads: 3, maxAtOnce: 1 });
  });

  it('is started by a reader that found another version', async () => {
    const { state, index, endLoad, loaded } = setUp();
    await loaded();
    expect(await index.getFor(1)).toEqual({ version: 1 });
    state.version = 2;
    expect(await index.getFor(2)).toEqual({ version: 1 });
    await endLoad();
    expect(await index.getFor(2)).toEqual({ version: 2 });
    expect(state.loads).toBe(2);
  });

  it('is retried until it succeeds, with its error reported once', async () => {
    const { state, index, endLoad, loaded } = setUp();
    await loaded();
    state.version = 2;
    const refreshed = index.refresh();
    for (let failure = 1; failure <= 3; failure += 1) await endLoad(new Error(`failure ${failure}`));
    expect(await index.get()).toEqual({ version: 1 });
    expect(index.isStale).toBe(true);
    await endLoad();
    await refreshed;
    expect(index.isStale).toBe(false);
    expect(await index.get()).toEqual({ version: 2 });
    expect(state.errors).toEqual([new Error('failure 1')]);

    const again = index.refresh();
    await endLoad(new Error('another day'));
    await endLoad();
    await again;
    expect(state.errors).toHaveLength(2);
  });

  it('gets the changes that were announced since the last began, again after a failure', async () => {
    const given: (readonly string[])[] = [];
    const index = new VersionedIndex<{ version: number }, string>({
      load: async (last, changes) => {
        given.push(changes);
        if (given.length === 2) throw new Error('down');
        return last ?? { version: 1 };
      },
      retryMs: 1,
      collectMs: 1,
      restMs: { min: 0, max: 1 },
    });
    await index.refresh(['before the first load']);
    expect(index.isLoaded).toBe(false);
    await index.get();
    expect(index.isLoaded).toBe(true);
    const both = [index.refresh(['one']), index.refresh(['two', 'three'])];
    await Promise.all(both);
    await index.refresh();
    expect(given).toEqual([[], ['one', 'two', 'three'], ['one', 'two', 'three'], []]);
  });

  it('gets the index in use', async () => {
    const previous: unknown[] = [];
    const index = new VersionedIndex({
      load: async (last: { version: number } | undefined) => {
        previous.push(last);
        return last ?? { version: 1 };
      },
    });
    const first = await index.get();
    await index.refresh();
    expect(previous).toEqual([undefined, first]);
    expect(await index.get()).toBe(first);
  });
});
