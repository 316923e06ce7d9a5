import { expect, test } from 'vitest';
import { IndexKeeper } from './index-keeper.ts';

/** A catalogue whose loads end when they are told to. */
function shop() {
  const state = { version: 1, atOnce: 0, mostAtOnce: 0, loads: 0, ends: [] as (() => void)[] };
  const keeper = new IndexKeeper(async () => {
    const { version } = state;
    state.loads += 1;
    state.atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
    await new Promise<void>((end) => state.ends.push(end));
    state.atOnce -= 1;
    return { version };
  });
  const change = (): void => {
    state.version += 1;
    keeper.forget();
  };
  const endLoad = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    state.ends.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { state, keeper, change, endLoad };
}

test('who asks after a change gets what came with it, however many changes come while an index is loaded', async () => {
  const { state, keeper, change, endLoad } = shop();
  const asked = [keeper.get()];
  await new Promise((resolve) => setImmediate(resolve));
  for (let changes = 0; changes < 5; changes += 1) {
    change();
    asked.push(keeper.get());
  }
  await endLoad();
  await endLoad();
  expect((await Promise.all(asked)).map(({ version }) => version)).toEqual([1, 6, 6, 6, 6, 6]);
  expect(state).toMatchObject({ loads: 2, mostAtOnce: 1 });
});

test('a load that fails is told to those who waited, and the next to ask tries again', async () => {
  let isDown = true;
  const keeper = new IndexKeeper(async () => {
    if (isDown) throw new Error('down');
    return { version: 3 };
  });
  await expect(Promise.all([keeper.get(), keeper.get()])).rejects.toThrow('down');
  isDown = false;
  expect(await keeper.get()).toEqual({ version: 3 });
});
