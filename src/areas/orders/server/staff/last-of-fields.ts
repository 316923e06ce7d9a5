import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry } from '#areas/staff/contract.ts';
import { editVerb, fieldVerb } from './order-fields.ts';

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
 * change fields: where an order stands is compared with the order.
 */
export function isLastOfFields(change: Change, all: readonly Change[]): boolean {
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
