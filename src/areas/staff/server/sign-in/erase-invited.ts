import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { erasePersonalChanges } from '../audit.ts';
import { auditEntries } from '../audit-tables.ts';
import { staffMembers, type StoredMember } from '../staff-tables.ts';
import { forgetInvitationMails } from './invitation-mails.ts';

/** What somebody is called until they say it themselves. */
export const invitedName = (email: string): string => email.split('@')[0]!;

/**
 * Whether somebody was invited and has never come: they have no password, have said no name, and have changed nothing. A member who
 * was invited once more has.
 */
export async function hasNeverCome(tx: Queryable, { id, email, name, passwordHash, isDemo }: StoredMember) {
  if (passwordHash !== null || isDemo || name !== invitedName(email)) return false;
  const [own] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.actorKind, 'staff'), eq(auditEntries.actorId, String(id))))
    .limit(1);
  return own === undefined;
}

/**
 * Deletes somebody who has never come with all that names the address: it may be mistyped, and a stranger's (GDPR art. 5(1)(c) and
 * (e)). The log keeps that somebody was invited, by whom and as what.
 */
export async function eraseInvited(tx: Queryable, id: number): Promise<void> {
  await tx.delete(staffMembers).where(eq(staffMembers.id, id));
  await erasePersonalChanges(tx, 'staff', [String(id)]);
  await forgetInvitationMails(tx, id);
}
