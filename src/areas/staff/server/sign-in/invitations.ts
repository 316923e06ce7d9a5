import { eq } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { dayMs } from '#values/durations.ts';
import { asciiEmail, isEmail } from '#values/email.ts';
import type { Clock } from '#values/clock.ts';
import type { Actor } from '#values/actor.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { recordChange } from '../audit.ts';
import { staffMembers, staffSessions, type StoredMember } from '../staff-tables.ts';
import { lockMembers } from './asking-session.ts';
import { eraseInvited } from './erase-invited.ts';
import { changeMember, dropSecondFactors, findFormerMember, memberSubject } from './member-queries.ts';
import { hashToken, newToken } from './random-token.ts';

const invitationMs = 2 * dayMs;

export interface Invitation {
  readonly email: string;
  readonly role: StaffRole;
  /** Of the link, which is good for two days. */
  readonly key: string;
  /** In which the person is written to; null: as before, or Spanish. */
  readonly locale: Locale | null;
}

/** Locks whoever has or had the address; null also for who has never come, and was erased meanwhile. */
async function lockFormer(tx: Queryable, email: string): Promise<StoredMember | null> {
  const found = await findFormerMember(tx, email);
  const [member] = found ? await lockMembers(tx, [found.id]) : [];
  return member ?? null;
}

/**
 * Invites somebody, or a member once more, who then loses password, second factors with their recovery codes, PIN and sessions.
 * Returns the member's id.
 */
export async function inviteIn(
  tx: Queryable,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  { email, role, key, locale }: Invitation,
): Promise<number> {
  const invitation = { invitation: hashToken(key), invitationExpiresAt: new Date(now.getTime() + invitationMs) };
  const former = await lockFormer(tx, email);
  let id = former?.id;
  if (id !== undefined) {
    await changeMember(tx, id, {
      ...invitation,
      passwordHash: null,
      pin: null,
      role,
      isDemo: false,
      endedAt: null,
      ...(locale && { locale }),
    });
    await dropSecondFactors(tx, id);
    await tx.delete(staffSessions).where(eq(staffSessions.memberId, id));
  } else {
    const [added] = await tx
      .insert(staffMembers)
      .values({ ...invitation, email, name: email.split('@')[0]!, role, locale: locale ?? 'es', createdAt: now })
      .returning({ id: staffMembers.id });
    id = added!.id;
  }
  await recordChange(tx, {
    actor,
    at: now,
    verb: 'staff.invite',
    subject: memberSubject(id),
    changes: [{ field: 'role', before: former?.role ?? null, after: role }],
    personal: [{ field: 'email', before: null, after: email }],
  });
  return id;
}

/** The same, for a typed address; returns the key, or null for what is no e-mail address. */
export async function inviteMember(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  actor: Actor,
  typedEmail: string,
  role: StaffRole,
): Promise<string | null> {
  if (!isEmail(typedEmail)) return null;
  const key = newToken();
  await database.transaction((tx) =>
    inviteIn(tx, { actor, now: clock() }, { email: asciiEmail(typedEmail), role, key, locale: null }),
  );
  return key;
}

/**
 * Ends somebody's sessions and lets them sign in no more; the member, locked before, as they are then. Who was invited and has never
 * come is deleted.
 */
export async function removeIn(
  tx: Queryable,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  member: StoredMember,
): Promise<StoredMember> {
  const { id } = member;
  const ended = { endedAt: now, invitation: null, invitationExpiresAt: null };
  await changeMember(tx, id, ended);
  await tx.delete(staffSessions).where(eq(staffSessions.memberId, id));
  await recordChange(tx, { actor, at: now, verb: 'staff.remove', subject: memberSubject(id), changes: [] });
  if (member.joinedAt === null) await eraseInvited(tx, id);
  return { ...member, ...ended };
}

/** The same, by address. False where nobody has it. */
export async function removeMember(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  actor: Actor,
  email: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const member = await lockFormer(tx, asciiEmail(email));
    if (!member || member.endedAt) return false;
    await removeIn(tx, { actor, now: clock() }, member);
    return true;
  });
}
