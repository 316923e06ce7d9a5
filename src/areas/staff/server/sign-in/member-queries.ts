import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import { mayDo, type StaffPermission } from '#values/staff-roles.ts';
import type { Queryable } from '#platform/database/database.ts';
import { staffPasskeys } from '../passkey-tables.ts';
import { staffMembers, staffRecoveryCodes, type StoredMember } from '../staff-tables.ts';

export const hasEmail = (email: string) => sql`lower(${staffMembers.email}) = lower(${email})`;

/** Whoever may sign in with the address. */
export async function findMemberByEmail(source: Queryable, email: string): Promise<StoredMember | null> {
  const [member] = await source
    .select()
    .from(staffMembers)
    .where(and(hasEmail(email), isNull(staffMembers.endedAt)));
  return member ?? null;
}

/** Whoever has or had the address. */
export async function findFormerMember(source: Queryable, email: string): Promise<StoredMember | null> {
  const [member] = await source.select().from(staffMembers).where(hasEmail(email));
  return member ?? null;
}

/** A member who must be there: the session's own. */
export async function findMember(source: Queryable, id: number): Promise<StoredMember> {
  const [member] = await source.select().from(staffMembers).where(eq(staffMembers.id, id));
  if (!member) throw new Error(`there is no member ${id} of the staff`);
  return member;
}

const isInvitedBy = (invitation: string, now: Date) =>
  and(eq(staffMembers.invitation, invitation), gt(staffMembers.invitationExpiresAt, now), isNull(staffMembers.endedAt));

/** Whoever was invited by the link with this key, hashed, and has not followed it. */
export async function findInvited(source: Queryable, invitation: string, now: Date): Promise<StoredMember | null> {
  const [member] = await source.select().from(staffMembers).where(isInvitedBy(invitation, now));
  return member ?? null;
}

/** Locks whoever was invited by the link with this key, hashed, until the transaction ends. */
export async function lockInvited(tx: Queryable, invitation: string, now: Date): Promise<StoredMember | null> {
  const [member] = await tx.select().from(staffMembers).where(isInvitedBy(invitation, now)).for('update');
  return member ?? null;
}

/** Of a change in the log: the name is nothing that stays in it. */
export const memberSubject = (id: number) => ({ kind: 'staff', id: String(id), label: `staff ${id}` });

/** App, passkeys and recovery codes; the password is all that is asked for then. */
export async function dropSecondFactors(tx: Queryable, id: number): Promise<void> {
  await changeMember(tx, id, { totpSecret: null, newTotpSecret: null, totpStep: null });
  for (const table of [staffRecoveryCodes, staffPasskeys]) await tx.delete(table).where(eq(table.memberId, id));
}

export async function changeMember(
  tx: Queryable,
  id: number,
  values: Partial<typeof staffMembers.$inferInsert>,
): Promise<void> {
  await tx.update(staffMembers).set(values).where(eq(staffMembers.id, id));
}

export type Mode = 'demo' | 'production';
/** Those of the demo are nobody in production. */
export const isPresent = (mode: Mode) =>
  and(isNull(staffMembers.endedAt), mode === 'demo' ? undefined : eq(staffMembers.isDemo, false));

/** All who may sign in or are invited, by e-mail. */
export const listMembers = (source: Queryable, mode: Mode): Promise<StoredMember[]> =>
  source.select().from(staffMembers).where(isPresent(mode)).orderBy(staffMembers.email);

const hasPart = ({ role, passwordHash }: StoredMember, permission: StaffPermission): boolean =>
  passwordHash !== null && mayDo(role, permission);

/** Those who have signed in and may do something, by name: whom others work with. */
export async function listMembersWho(
  source: Queryable,
  mode: Mode,
  permission: StaffPermission,
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  return (await listMembers(source, mode))
    .filter((member) => hasPart(member, permission))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale) || one.id - other.id);
}

/** Whether somebody is one of them. */
export async function isMemberWho(
  source: Queryable,
  mode: Mode,
  permission: StaffPermission,
  id: number,
): Promise<boolean> {
  const [member] = await source
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.id, id), isPresent(mode)));
  return member !== undefined && hasPart(member, permission);
}
