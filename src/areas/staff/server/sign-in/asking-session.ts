import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { staffMembers, staffSessions, type StoredMember } from '../staff-tables.ts';

/**
 * Locks members of the staff until the transaction ends: whoever opens, ends or relies on a session, or changes what somebody signs
 * in with, holds the row of that member. Always in the order of their ids, to avoid deadlocks.
 */
export const lockMembers = (tx: Queryable, ids: readonly number[], more?: SQL): Promise<StoredMember[]> =>
  tx
    .select()
    .from(staffMembers)
    .where(or(inArray(staffMembers.id, [...ids]), more))
    .orderBy(staffMembers.id)
    .for('update');

interface Asking {
  /** Who asks. */
  readonly self: StoredMember;
  /** All who were locked, who asks among them. */
  readonly locked: readonly StoredMember[];
}

/**
 * Locks who asks, whom it is about, and the session until the transaction ends. A refusal where the session has ended since the
 * call's access was checked: whoever has ended it, or reset what it was opened with, must not be followed by what it still does.
 */
export async function lockAsking(
  tx: Queryable,
  { staff }: StaffVisit,
  now: Date,
  about: { readonly ids?: readonly number[]; readonly more?: SQL | undefined } = {},
): Promise<Asking | Failure<'not_signed_in'>> {
  const { memberId, sessionId } = staff;
  const locked = await lockMembers(tx, [memberId, ...(about.ids ?? [])], about.more);
  // A statement of its own, so that it sees what was committed while the first one waited.
  const open = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.memberId, memberId), gt(staffSessions.expiresAt, now)))
    .for('update');
  const self = locked.find(({ id }) => id === memberId);
  return self && self.endedAt === null && open.length > 0 ? { self, locked } : failure('not_signed_in');
}
