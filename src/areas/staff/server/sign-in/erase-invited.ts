import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { erasePersonalChanges } from '../audit.ts';
import { staffMembers } from '../staff-tables.ts';
import { forgetInvitationMails } from './invitation-mails.ts';

/**
 * Deletes somebody who was invited and has never come with all that names the address: it may be mistyped, and a stranger's
 * (GDPR art. 5(1)(c) and (e)). The log keeps that somebody was invited, by whom and as what.
 */
export async function eraseInvited(tx: Queryable, id: number): Promise<void> {
  await tx.delete(staffMembers).where(eq(staffMembers.id, id));
  await erasePersonalChanges(tx, 'staff', [String(id)]);
  await forgetInvitationMails(tx, id);
}
