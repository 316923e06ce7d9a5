import { expect, it } from 'vitest';
import { inWalkingOrder } from './walk-order.ts';

it('orders the lines of a sheet by shelf, numbers as numbers, and what has no shelf last', () => {
  const lines = ['B-11-4', null, 'B-2-1', 'A-03-2'].map((shelf) => ({ shelf }));
  expect(inWalkingOrder(lines).map(({ shelf }) => shelf)).toEqual(['A-03-2', 'B-2-1', 'B-11-4', null]);
});
