import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#values/actor.ts';
import type { AuditEntry } from '#areas/staff/contract.ts';
import type { EditableOrderField } from '../../staff-calls.ts';
import { returnVerb } from '../records/order-log.ts';
import { editVerb, fieldVerb, isSameValue } from './order-fields.ts';

/** Fields that say the same in part. */
const together: Readonly<Record<string, readonly string[]>> = {
  delivery: ['delivery', 'address', 'slot'],
  address: ['address', 'delivery'],
  slot: ['slot', 'delivery'],
};

/** The fields that a change of this one touches too. */
export const fieldsWith = (field: string): readonly string[] => together[field] ?? [field];

type Change = Pick<AuditEntry, 'id' | 'verb' | 'changes' | 'subject'>;

/**
 * Whether what a change gave the fields of an order is what they have since, by all changes of it, oldest first. Only of those that
 * change fields: where an order stands is compared with the order. A return is the last one as long as no later line is of returns.
 */
export function isLastOfFields(change: Change, all: readonly Change[]): boolean {
  if (change.verb === returnVerb)
    return !all.some(
      ({ id, verb, subject }) =>
        verb === returnVerb && (id ?? 0) > (change.id ?? 0) && subject.id === change.subject.id,
    );
  if (change.verb !== fieldVerb && change.verb !== editVerb) return true;
  const own = all.filter(({ subject }) => subject.kind === change.subject.kind && subject.id === change.subject.id);
  return change.changes.every(({ field, after }) => {
    const touching = fieldsWith(field);
    const last = own.findLast(({ changes }) => changes.some((one) => touching.includes(one.field)));
    if (!last || last.id === change.id) return true;
    const same = last.changes.find((one) => one.field === field);
    return same !== undefined && isDeepStrictEqual(same.after, after);
  });
}

/** Whether all changes of the field since it was `from` are by this one; of all changes of its order, oldest first. */
export function isOnlyBy(
  { kind, id }: Actor,
  { field, from }: { readonly field: EditableOrderField; readonly from?: unknown },
  all: readonly Pick<AuditEntry, 'actor' | 'changes'>[],
): boolean {
  const touching = fieldsWith(field);
  for (const { actor, changes } of all.toReversed()) {
    if (!changes.some((one) => touching.includes(one.field))) continue;
    if (actor.kind !== kind || actor.id !== id) return false;
    const own = changes.find((one) => one.field === field);
    if (own && isSameValue(field, own.before, from)) return true;
  }
  return false;
}
