import { expect, it } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

/** Fails so many times before it answers. */
function failing(times: number) {
  let calls = 0;
  const delays: number[] = [];
  const load = (): Promise<number> => {
    calls += 1;
    return calls > times ? Promise.resolve(calls) : Promise.reject(new Error(`failure ${calls}`));
  };
  return { delays, run: () => loadWithRetry(load, async (ms) => void delays.push(ms)) };
}

it('loads once where nothing fails', async () => {
  const { run, delays } = failing(0);
  expect(await run()).toBe(1);
  expect(delays).toEqual([]);
});

it('tries twice again, later each time', async () => {
  const { run, delays } = failing(2);
  expect(await run()).toBe(3);
  expect(delays).toHaveLength(2);
  expect(delays[1]).toBeGreaterThan(delays[0]!);
});

it('gives up with the last failure', async () => {
  await expect(failing(3).run()).rejects.toThrow('failure 3');
});
