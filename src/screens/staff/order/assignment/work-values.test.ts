import { expect, it } from 'vitest';
import {
  changesOf,
  chosenEdits,
  type Conflict,
  type Edits,
  readTags,
  shownValues,
  withEdit,
  withHeld,
  withoutConflicts,
  withoutHeld,
} from './work-values.ts';

const present = { assignee: null, tags: ['obra'], trackingNumber: null };

it('keeps what was typed, and from what, while others change the order', () => {
  const edits = withEdit({}, 'tags', { present, to: ['obra', 'grúa'] });
  const changed = { assignee: 7, tags: ['piso 3'], trackingNumber: 'ES1' };
  expect(shownValues(changed, edits)).toEqual({ ...changed, tags: ['obra', 'grúa'] });
  const further = withEdit(edits, 'tags', { present: changed, to: ['grúa'] });
  expect(changesOf(further)).toEqual([{ field: 'tags', from: ['obra'], to: ['grúa'] }]);
  expect(withEdit(further, 'tags', { present: changed, to: ['obra'] })).toEqual({});
});

it('changes nothing under the fingers of who is in a field, and follows the others once they have left it as it was', () => {
  const held = withHeld({}, 'trackingNumber', present);
  const changed = { ...present, trackingNumber: 'ES1' };
  expect(shownValues(changed, held)).toEqual(present);
  expect(changesOf(held)).toEqual([]);
  expect(shownValues(changed, withoutHeld(held))).toEqual(changed);
  const typed = withEdit(held, 'trackingNumber', { present: changed, to: 'ES2' });
  expect(changesOf(withoutHeld(typed))).toEqual([{ field: 'trackingNumber', from: null, to: 'ES2' }]);
  expect(withHeld(typed, 'trackingNumber', changed)).toEqual(typed);
});

it('saves what does not collide, then what the person has chosen over what they have seen', () => {
  const edits: Edits = { assignee: { from: null, to: 4 }, trackingNumber: { from: null, to: 'A' } };
  const conflicts: Conflict[] = [{ field: 'trackingNumber', yours: 'A', theirs: 'B', by: null, at: null }];
  expect(changesOf(withoutConflicts(edits, conflicts))).toEqual([{ field: 'assignee', from: null, to: 4 }]);
  expect(changesOf(chosenEdits(conflicts, () => true))).toEqual([{ field: 'trackingNumber', from: 'B', to: 'A' }]);
  expect(changesOf(chosenEdits(conflicts, () => false))).toEqual([]);
});

it('reads tags between commas, each once', () => {
  expect(readTags(' obra,, grúa , obra,Obra,')).toEqual(['obra', 'grúa']);
});
