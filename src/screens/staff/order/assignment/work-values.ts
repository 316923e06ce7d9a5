import { distinctTags } from '#areas/orders/order-tags.ts';
import type { EditableOrderField, WorkField, StaffOrder } from '#areas/orders/staff-calls.ts';

/** What the staff notes of an order to work on it, as the form holds it. */
export interface WorkValues {
  readonly assignee: number | null;
  readonly tags: readonly string[];
  readonly trackingNumber: string | null;
}
/** A value that was typed, and the one that was there when the person began. */
export type Edits = {
  readonly [Field in WorkField]?: { readonly from: WorkValues[Field]; readonly to: WorkValues[Field] };
};

export const workFields = ['assignee', 'tags', 'trackingNumber'] as const satisfies readonly WorkField[];

export const workOf = ({ assignee, tags, trackingNumber }: StaffOrder): WorkValues => ({
  assignee: assignee?.id ?? null,
  tags,
  trackingNumber,
});

/** What the form shows: the order as it is now, and over it what the person has typed. */
export const shownValues = (present: WorkValues, edits: Edits): WorkValues => ({
  ...present,
  ...Object.fromEntries(Object.entries(edits).map(([field, { to }]) => [field, to])),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The edits with another value of a field; one that is again as it was is none. */
export function withEdit<Field extends WorkField>(
  edits: Edits,
  field: Field,
  { present, to }: { readonly present: WorkValues; readonly to: WorkValues[Field] },
): Edits {
  const { [field]: former, ...others } = edits;
  // What was there may have been nothing.
  const from = former ? (former.from as WorkValues[Field]) : present[field];
  return isSame(from, to) ? others : { ...others, [field]: { from, to } };
}

/** The edits with the value of a field that the person is in, which others do not change under their fingers. */
export const withHeld = (edits: Edits, field: WorkField, present: WorkValues): Edits =>
  edits[field] ? edits : { ...edits, [field]: { from: present[field], to: present[field] } };

/** Once the person has left a field that is as it was, it follows what others change. */
export const withoutHeld = (edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([, { from, to }]) => !isSame(from, to)));

/** Tags as they are typed, with commas between them. */
export const readTags = (text: string): string[] =>
  distinctTags(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  );

/** A field that somebody else has changed meanwhile. */
export interface Conflict<Field extends EditableOrderField = WorkField> {
  readonly field: Field;
  readonly yours: unknown;
  readonly theirs: unknown;
  readonly by: { readonly name: string | null } | null;
  readonly at: string | null;
}

/** The edits without those that collide: these can be saved. */
export const withoutConflicts = (edits: Edits, conflicts: readonly Pick<Conflict, 'field'>[]): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => !conflicts.some((one) => one.field === field)));

/** What is to be saved once the person has chosen: their own values, over those that they have seen. */
export const chosenEdits = (conflicts: readonly Conflict[], isOwn: (field: WorkField) => boolean): Edits =>
  Object.fromEntries(
    conflicts
      .filter(({ field }) => isOwn(field))
      .map(({ field, yours, theirs }) => [field, { from: theirs, to: yours }]),
  );

/** As the call takes them. */
export const changesOf = (edits: Edits) =>
  workFields.flatMap((field) => {
    const edit = withoutHeld(edits)[field];
    return edit ? [{ field, from: edit.from as unknown, to: edit.to as unknown }] : [];
  });
