import { expect, it } from 'vitest';
import { waitUntilQuiet } from './wait-until-quiet.ts';

/** How busy a process is at each look, the last for ever. */
function busyFor(...shares: number[]) {
  let looks = 0;
  return { busyness: () => shares[Math.min(looks++, shares.length - 1)]!, looks: () => looks };
}

it('waits until the process has little to do for a whole time between two looks', async () => {
  // The first look is where the first time begins.
  const { busyness, looks } = busyFor(0, 0.9, 0.3, 0.01);
  expect(await waitUntilQuiet({ forMs: 1, maxMs: 60_000, busyness })).toBe(true);
  expect(looks()).toBe(4);
});

it('gives up where visitors come all the time', async () => {
  const { busyness, looks } = busyFor(0.5);
  expect(await waitUntilQuiet({ forMs: 1, maxMs: 30, busyness })).toBe(false);
  expect(looks()).toBeGreaterThan(1);
});

it('measures how busy the process is', async () => {
  let isOver = false;
  const visitors = (async () => {
    while (!isOver) await new Promise((resolve) => setImmediate(resolve));
  })();
  expect(await waitUntilQuiet({ forMs: 10, maxMs: 50 })).toBe(false);
  isOver = true;
  await visitors;
  expect(await waitUntilQuiet({ forMs: 10, maxMs: 60_000 })).toBe(true);
});
