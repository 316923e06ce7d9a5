import { expect, it } from 'vitest';
import { onTopOf } from './add-on-top.ts';

it('what is added comes on top of what is there, and no line has more than a basket takes', () => {
  const lines = [1, 2, 3].map((product_id) => ({ product_id, quantity: 3 }));
  const present = new Map([
    [1, 3],
    [3, 998],
  ]);
  expect(onTopOf(present, lines).map(({ quantity }) => quantity)).toEqual([6, 3, 999]);
});
