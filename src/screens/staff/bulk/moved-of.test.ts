import { expect, it } from 'vitest';
import { movedOf } from './moved-of.ts';

it('prints after a move the sheets of what was moved, not of what was left out', () => {
  expect(movedOf({ ids: [5, 3, 8] }, [{ orderId: 3 }])).toEqual([5, 8]);
  expect(movedOf({}, [])).toEqual([]);
});
