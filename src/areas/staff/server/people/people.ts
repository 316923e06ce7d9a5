import { and, asc, count, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import { mayDo, type StaffRole, staffRoles } from '#values/staff-roles.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import type { listPeople, StaffPerson } from '../../people-calls.ts';
import { recordChange } from '../audit.ts';
import type { FieldChange } from '../audit-tables.ts';
import { staffPasskeys } from '../passkey-tables.ts';
import type { PersonLimits } from '../person-limits.ts';
import { lockAsking } from '../sign-in/asking-session.ts';
import type { InvitationMails } from '../sign-in/invitation-mails.ts';
import { inviteIn, type Invitation, removeIn } from '../sign-in/invitations.ts';
import {
  changeMember,
  dropSecondFactors,
  findFormerMember,
  findMember,
  hasEmail,
  isPresent,
  memberSubject,
  type Mode,
} from '../sign-in/member-queries.ts';
import { invitedAddressLimit } from '../sign-in/staff-limits.ts';
import { describeSession, listSessionsOf } from '../sign-in/sessions-of-people.ts';
import type { StaffSessions } from '../sign-in/staff-sessions.ts';
import { staffMembers, type StoredMember, type StoredSession } from '../staff-tables.ts';

export interface PeopleParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mode: Mode;
  readonly sessions: StaffSessions;
  readonly invitationMails: InvitationMails;
  readonly limitPerson: PersonLimits;
  /** In euros; null: none. */
  readonly refundLimitOf: (role: StaffRole) => number | null;
}

/** Who asks was removed, or is no owner any more, while the call was at work. */
type OwnerError = 'not_signed_in' | 'not_permitted';

/** What the owner does with the people of the shop. */
export function createPeople(parts: PeopleParts) {
  const { database, clock, mode, sessions, invitationMails, limitPerson, refundLimitOf } = parts;
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
      sessions: open.map((session) => describeSession(session, visit, clock())),
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
    const open = await listSessionsOf(database, ids, clock());
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

  /** Locks who asks, with their session, and whom it is about: an owner who was removed or is none any more does nothing after that. */
  async function lockForOwner(tx: Queryable, visit: StaffVisit, about: Parameters<typeof lockAsking>[3]) {
    const asking = await lockAsking(tx, visit, clock(), about);
    if (asking instanceof Failure) return asking;
    return mayDo(asking.self.role, 'staff.manage') ? asking.locked : failure('not_permitted');
  }

  type Work<Result> = (tx: Queryable, member: StoredMember) => Promise<Result>;

  const change = <Result>(id: number, visit: StaffVisit, work: Work<Result>, more?: SQL) =>
    database.transaction(async (tx) => {
      const locked = await lockForOwner(tx, visit, { ids: [id], more });
      if (locked instanceof Failure) return locked;
      const member = locked.find((one) => one.id === id);
      return member && isThere(member) ? work(tx, member) : failure('member_not_found');
    });

  const isOwner = and(eq(staffMembers.role, 'owner'), isNotNull(staffMembers.passwordHash), isPresent(mode));

  /** The same for what would end an owner: the owners who can sign in are locked, so that of two who demote each other one stays. */
  const changeUnlessLast = <Result>(id: number, visit: StaffVisit, work: Work<Result>) =>
    change<Result | Failure<'last_owner'>>(
      id,
      visit,
      async (tx, member) => {
        const owners = await tx.select({ id: staffMembers.id }).from(staffMembers).where(isOwner);
        return owners.length === 1 && owners[0]!.id === id ? failure('last_owner') : work(tx, member);
      },
      isOwner,
    );

  const record = (tx: Queryable, { actor }: StaffVisit, verb: string, id: number, changes: FieldChange[] = []) =>
    recordChange(tx, { actor, at: clock(), verb, subject: memberSubject(id), changes });

  /** Invites, and mails the link, in one transaction. */
  async function inviteByMail(tx: Queryable, invited: Omit<Invitation, 'key'>, { actor }: StaffVisit) {
    const { seed, key } = invitationMails.newKey();
    const id = await inviteIn(tx, { actor, now: clock() }, { ...invited, key });
    await invitationMails.add(tx, id, seed);
    return { id, link: invitationMails.linkOf(key) };
  }

  return {
    async list(visit: StaffVisit): Promise<CallAnswer<typeof listPeople>> {
      const members = await database.select().from(staffMembers).orderBy(asc(staffMembers.name), asc(staffMembers.id));
      const people = await describeAll(members.filter(isThere), visit);
      const [present, ended] = [false, true].map((isEnded) =>
        people.filter(({ state }) => (state === 'ended') === isEnded),
      );
      const limits = staffRoles.map(
        (role) => [role, mayDo(role, 'money.refund') ? refundLimitOf(role) : null] as const,
      );
      const refundLimits = Object.fromEntries(limits.filter(([, limit]) => limit !== null));
      return { people: [...present!, ...ended!], refundLimits };
    },

    async invite(
      { email, role, locale }: { email: string; role: StaffRole; locale?: Locale | undefined },
      visit: StaffVisit,
    ): Promise<{ person: StaffPerson; link: string } | Failure<OwnerError | 'already_member' | 'too_many_attempts'>> {
      const refused = await limitPerson(visit, 'invitations', [invitedAddressLimit(email)]);
      if (refused) return refused;
      const invited = await database.transaction(async (tx) => {
        // Of two who invite somebody at once the second finds a member.
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`staff of ${email.toLowerCase()}`}, 0))`);
        const ended = await lockForOwner(tx, visit, { more: hasEmail(email) });
        if (ended instanceof Failure) return ended;
        const former = await findFormerMember(tx, email);
        if (former && former.endedAt === null && isThere(former)) return failure('already_member');
        return inviteByMail(
          tx,
          { email, role, locale: locale ?? (await findMember(tx, visit.staff.memberId)).locale },
          visit,
        );
      });
      if (invited instanceof Failure) return invited;
      return { person: await show(invited.id, visit), link: invited.link };
    },

    async inviteAgain(id: number, visit: StaffVisit) {
      const [known] = await database.select().from(staffMembers).where(eq(staffMembers.id, id));
      if (!known || !isThere(known)) return failure('member_not_found');
      const refused = await limitPerson(visit, 'invitations', [invitedAddressLimit(known.email)]);
      if (refused) return refused;
      const invited = await changeUnlessLast(id, visit, (tx, { email, role }) =>
        inviteByMail(tx, { email, role, locale: null }, visit),
      );
      if (invited instanceof Failure) return invited;
      return { person: await show(id, visit), link: invited.link };
    },

    async changeRole(id: number, role: StaffRole, visit: StaffVisit) {
      const changed = await (role === 'owner' ? change : changeUnlessLast)(id, visit, async (tx, member) => {
        if (member.role === role) return;
        await changeMember(tx, id, { role });
        await record(tx, visit, 'staff.role', id, [{ field: 'role', before: member.role, after: role }]);
      });
      return changed instanceof Failure ? changed : { person: await show(id, visit) };
    },

    async remove(id: number, visit: StaffVisit) {
      const removed = await changeUnlessLast(id, visit, (tx, member) =>
        member.endedAt === null ? removeIn(tx, { actor: visit.actor, now: clock() }, member) : Promise.resolve(member),
      );
      if (removed instanceof Failure) return removed;
      const [person] = await describeAll([removed], visit);
      return { person: person! };
    },

    async endSessions(id: number, visit: StaffVisit) {
      const ended = await change(id, visit, async (tx) => {
        await sessions.endAll(tx, id, visit.staff.sessionId);
        await record(tx, visit, 'staff.end_sessions', id);
      });
      return ended instanceof Failure ? ended : { person: await show(id, visit) };
    },

    /** One of them, such as that of a telephone that was lost. */
    async endSession(id: number, sessionId: number, visit: StaffVisit) {
      const ended = await change(id, visit, async (tx) => {
        const device = await sessions.endOne(tx, id, sessionId);
        if (device === null) return failure('session_not_found');
        await record(tx, visit, 'staff.end_session', id, [{ field: 'device', before: device, after: null }]);
        return null;
      });
      return ended instanceof Failure ? ended : { person: await show(id, visit) };
    },

    async resetSecondFactor(id: number, visit: StaffVisit) {
      const reset = await change(id, visit, async (tx) => {
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
