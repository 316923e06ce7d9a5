import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('so many run at a time, in their order, and one that fails makes room for the next', async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async (): Promise<number> => {
    started.push(number);
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (number === 1) throw new Error('one');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => inTurn(work(number))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
