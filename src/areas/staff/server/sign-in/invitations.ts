import { createHash, randomBytes } from 'node:crypto';
import type { StaffRole } from '#values/staff-roles.ts';
import { dayMs } from '#values/durations.ts';
import { asciiEmail, isEmail } from '#values/email.ts';
import type { Clock } from '#values/clock.ts';
import type { Actor } from '#values/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { recordChange } from '../audit.ts';
import { staffMembers, staffRecoveryCodes, staffSessions } from '../staff-tables.ts';
import { changeMember, findFormerMember } from './member-queries.ts';
import { eq } from 'drizzle-orm';

const invitationMs = 2 * dayMs;

/** What the database has of an invitation's key. */
export const invitationOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Invites somebody, or a member once more, who then loses password, second factor with its recovery codes, and sessions. Returns the key of the link,
 * which is good for two days; null for what is no e-mail address.
 */
export async function inviteMember(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  actor: Actor,
  typedEmail: string,
  role: StaffRole,
): Promise<string | null> {
  if (!isEmail(typedEmail)) return null;
  const email = asciiEmail(typedEmail);
  const key = randomBytes(32).toString('base64url');
  const invitation = { invitation: invitationOf(key), invitationExpiresAt: new Date(clock().getTime() + invitationMs) };
  await database.transaction(async (tx) => {
    const former = await findFormerMember(tx, email);
    let id = former?.id;
    if (id !== undefined) {
      const nothing = { passwordHash: null, totpSecret: null, newTotpSecret: null, totpStep: null, pin: null };
      await changeMember(tx, id, { ...invitation, ...nothing, role, isDemo: false, endedAt: null });
      await tx.delete(staffSessions).where(eq(staffSessions.memberId, id));
      await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, id));
    } else {
      const [added] = await tx
        .insert(staffMembers)
        .values({ ...invitation, email, name: email.split('@')[0]!, role, locale: 'es', createdAt: clock() })
        .returning({ id: staffMembers.id });
      id = added!.id;
    }
    await recordChange(tx, {
      actor,
      at: clock(),
      verb: 'staff.invite',
      subject: { kind: 'staff', id: String(id), label: `staff ${id}` },
      changes: [{ field: 'role', before: former?.role ?? null, after: role }],
      personal: [{ field: 'email', before: null, after: email }],
    });
  });
  return key;
}

/** Ends somebody's sessions and lets them sign in no more. False where nobody has the address. */
export async function removeMember(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  actor: Actor,
  email: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const member = await findFormerMember(tx, asciiEmail(email));
    if (!member || member.endedAt) return false;
    await changeMember(tx, member.id, { endedAt: clock(), invitation: null, invitationExpiresAt: null });
    await tx.delete(staffSessions).where(eq(staffSessions.memberId, member.id));
    await recordChange(tx, {
      actor,
      at: clock(),
      verb: 'staff.remove',
      subject: { kind: 'staff', id: String(member.id), label: `staff ${member.id}` },
      changes: [],
    });
    return true;
  });
}
