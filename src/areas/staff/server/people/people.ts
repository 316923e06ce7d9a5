import { and, asc, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import type { StaffPerson } from '../../people-calls.ts';
import { recordChange } from '../audit.ts';
import type { FieldChange } from '../audit-tables.ts';
import { staffPasskeys } from '../passkey-tables.ts';
import { inviteIn, removeIn } from '../sign-in/invitations.ts';
import {
  changeMember,
  dropSecondFactors,
  findFormerMember,
  isPresent,
  memberSubject,
  type Mode,
} from '../sign-in/member-queries.ts';
import { isSessionLocked, type StaffSessions } from '../sign-in/staff-sessions.ts';
import { staffMembers, staffSessions, type StoredMember, type StoredSession } from '../staff-tables.ts';

export interface PeopleParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mode: Mode;
  readonly publicUrl: string;
  readonly sessions: StaffSessions;
}

/** What the owner does with the people of the shop. */
export function createPeople({ database, clock, mode, publicUrl, sessions }: PeopleParts) {
  const linkOf = (key: string): string => `${publicUrl}/backoffice/invitation?key=${key}`;
  const isThere = ({ isDemo }: StoredMember): boolean => mode === 'demo' || !isDemo;

  function describe(
    member: StoredMember,
    passkeys: number,
    open: readonly StoredSession[],
    visit: StaffVisit,
  ): StaffPerson {
    const { id, name, email, role, totpSecret, pin, endedAt, passwordHash, invitationExpiresAt } = member;
    const isInvited = passwordHash === null;
    const isExpired = isInvited && (invitationExpiresAt === null || invitationExpiresAt <= clock());
    const seen = open.map(({ seenAt }) => seenAt.getTime());
    return {
      id,
      name,
      email,
      role,
      state: endedAt !== null ? 'ended' : isExpired ? 'expired' : isInvited ? 'invited' : 'active',
      hasApp: totpSecret !== null,
      passkeys,
      hasPin: pin !== null,
      seenAt: seen.length > 0 ? new Date(Math.max(...seen)).toISOString() : null,
      sessions: open.map((session) => ({
        id: session.id,
        device: session.device,
        openedAt: session.openedAt.toISOString(),
        seenAt: session.seenAt.toISOString(),
        isLocked: isSessionLocked(session, clock()),
        isThis: session.id === visit.staff.sessionId,
      })),
    };
  }

  async function describeAll(members: readonly StoredMember[], visit: StaffVisit): Promise<StaffPerson[]> {
    const ids = members.map(({ id }) => id);
    if (ids.length === 0) return [];
    const keys = await database
      .select({ memberId: staffPasskeys.memberId, count: count() })
      .from(staffPasskeys)
      .where(inArray(staffPasskeys.memberId, ids))
      .groupBy(staffPasskeys.memberId);
    const open = await database
      .select()
      .from(staffSessions)
      .where(
        and(
          inArray(staffSessions.memberId, ids),
          eq(staffSessions.needsCode, false),
          gt(staffSessions.expiresAt, clock()),
        ),
      )
      .orderBy(asc(staffSessions.openedAt));
    return members.map((member) =>
      describe(
        member,
        keys.find(({ memberId }) => memberId === member.id)?.count ?? 0,
        open.filter(({ memberId }) => memberId === member.id),
        visit,
      ),
    );
  }

  async function show(id: number, visit: StaffVisit): Promise<StaffPerson> {
    const [member] = await database.select().from(staffMembers).where(eq(staffMembers.id, id));
    const [person] = await describeAll([member!], visit);
    return person!;
  }

  /** Locks the owners who can sign in, so that of two who demote each other at once one stays. */
  async function isLastOwner(tx: Queryable, id: number): Promise<boolean> {
    const owners = await tx
      .select({ id: staffMembers.id })
      .from(staffMembers)
      .where(and(eq(staffMembers.role, 'owner'), isNotNull(staffMembers.passwordHash), isPresent(mode)))
      .orderBy(staffMembers.id)
      .for('update');
    return owners.length === 1 && owners[0]!.id === id;
  }

  async function withMember<Result>(
    tx: Queryable,
    id: number,
    work: (tx: Queryable, member: StoredMember) => Promise<Result>,
  ): Promise<Result | Failure<'member_not_found'>> {
    const [member] = await tx.select().from(staffMembers).where(eq(staffMembers.id, id)).for('update');
    return member && isThere(member) ? work(tx, member) : failure('member_not_found');
  }

  const change = <Result>(id: number, work: (tx: Queryable, member: StoredMember) => Promise<Result>) =>
    database.transaction((tx) => withMember(tx, id, work));

  /** The same for what would end an owner: the shop keeps one. */
  const changeUnlessLast = <Result>(id: number, work: (tx: Queryable, member: StoredMember) => Promise<Result>) =>
    database.transaction(async (tx) =>
      (await isLastOwner(tx, id)) ? failure('last_owner') : withMember(tx, id, work),
    );

  const record = (tx: Queryable, { actor }: StaffVisit, verb: string, id: number, changes: FieldChange[] = []) =>
    recordChange(tx, { actor, at: clock(), verb, subject: memberSubject(id), changes });

  return {
    async list(visit: StaffVisit): Promise<{ people: StaffPerson[] }> {
      const members = await database.select().from(staffMembers).orderBy(asc(staffMembers.name), asc(staffMembers.id));
      const people = await describeAll(members.filter(isThere), visit);
      const [present, ended] = [false, true].map((isEnded) =>
        people.filter(({ state }) => (state === 'ended') === isEnded),
      );
      return { people: [...present!, ...ended!] };
    },

    async invite(
      { email, role }: { email: string; role: StaffRole },
      visit: StaffVisit,
    ): Promise<{ person: StaffPerson; link: string } | Failure<'already_member'>> {
      const invited = await database.transaction(async (tx) => {
        // Of two who invite somebody at once the second finds a member.
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`staff of ${email.toLowerCase()}`}, 0))`);
        const former = await findFormerMember(tx, email);
        if (former && former.endedAt === null && isThere(former)) return failure('already_member');
        return inviteIn(tx, { actor: visit.actor, now: clock() }, email, role);
      });
      if (invited instanceof Failure) return invited;
      return { person: await show(invited.id, visit), link: linkOf(invited.key) };
    },

    async inviteAgain(id: number, visit: StaffVisit) {
      const invited = await changeUnlessLast(id, (tx, { email, role }) =>
        inviteIn(tx, { actor: visit.actor, now: clock() }, email, role),
      );
      if (invited instanceof Failure) return invited;
      return { person: await show(id, visit), link: linkOf(invited.key) };
    },

    async changeRole(id: number, role: StaffRole, visit: StaffVisit) {
      const changed = await (role === 'owner' ? change : changeUnlessLast)(id, async (tx, member) => {
        if (member.role === role) return;
        await changeMember(tx, id, { role });
        await record(tx, visit, 'staff.role', id, [{ field: 'role', before: member.role, after: role }]);
      });
      return changed instanceof Failure ? changed : { person: await show(id, visit) };
    },

    async remove(id: number, visit: StaffVisit) {
      const removed = await changeUnlessLast(id, async (tx, { endedAt }) => {
        if (endedAt === null) await removeIn(tx, { actor: visit.actor, now: clock() }, id);
      });
      return removed instanceof Failure ? removed : { person: await show(id, visit) };
    },

    async endSessions(id: number, visit: StaffVisit) {
      const ended = await change(id, async (tx) => {
        await sessions.endAll(tx, id, visit.staff.sessionId);
        await record(tx, visit, 'staff.end_sessions', id);
      });
      return ended instanceof Failure ? ended : { person: await show(id, visit) };
    },

    async resetSecondFactor(id: number, visit: StaffVisit) {
      const reset = await change(id, async (tx) => {
        await dropSecondFactors(tx, id);
        await sessions.endAll(tx, id, visit.staff.sessionId);
        await record(tx, visit, 'staff.reset_second_factor', id, [
          { field: 'hasSecondFactor', before: true, after: false },
        ]);
      });
      return reset instanceof Failure ? reset : { person: await show(id, visit) };
    },
  };
}
