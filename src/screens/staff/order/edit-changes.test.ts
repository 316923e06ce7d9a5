import { expect, it } from 'vitest';
import { chosenChanges } from './edit-changes.ts';

it('sends what nobody else has changed, and what the person has chosen over what they have seen', () => {
  const changes = [
    { field: 'lines' as const, from: [1], to: [2] },
    { field: 'slot' as const, from: 'a', to: 'b' },
  ];
  const conflicts = [{ field: 'lines' as const, yours: [2], theirs: [3], by: null, at: null }];
  expect(chosenChanges(changes, conflicts, [])).toEqual([changes[1]]);
  expect(chosenChanges(changes, conflicts, ['lines'])).toEqual([
    { field: 'lines', from: [3], to: [2] },
    { field: 'slot', from: 'a', to: 'b' },
  ]);
});
