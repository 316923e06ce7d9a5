import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { permissionsOf } from '#values/staff-roles.ts';
import { hashPassword } from '#areas/account/server/account.ts';
import type { Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import type { confirmSecondFactor, StaffMember, updateMe } from '../contract.ts';
import type { addPasskey, Passkey } from '../passkey-calls.ts';
import type { SessionOfPerson } from '../session-calls.ts';
import { recordChange } from './audit.ts';
import type { FieldChange } from './audit-tables.ts';
import type { StoredMember } from './staff-tables.ts';
import { lockAsking } from './sign-in/asking-session.ts';
import { changeMember, findMember, memberSubject } from './sign-in/member-queries.ts';
import { describeSession, listSessionsOf } from './sign-in/sessions-of-people.ts';
import { maxPasskeys, type Passkeys, type StoredPasskey } from './sign-in/passkeys.ts';
import { newTotpSecret, type SecondFactor, totpUrl } from './sign-in/second-factor.ts';
import { staffCodeLimit, staffNetworkLimit } from './sign-in/staff-limits.ts';
import type { StaffSessions } from './sign-in/staff-sessions.ts';
import { pinOf, type StaffSignInParts } from './sign-in/staff-sign-in.ts';
import type { StaffParts } from './staff-parts.ts';

export interface OwnSettingsParts extends StaffParts {
  readonly sessions: StaffSessions;
  readonly secondFactor: SecondFactor;
  readonly passkeys: Passkeys;
  readonly signer: StaffSignInParts['signer'];
}

/** The session has ended while its call was at work. */
type OwnError = 'not_signed_in';

const describePasskey = ({ id, name, createdAt, usedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** What members of the staff see and change of themselves. */
export function createOwnSettings(parts: OwnSettingsParts) {
  const { database, clock, account, sessions, secondFactor, passkeys, signer } = parts;

  const record = (
    tx: Queryable,
    { actor, staff }: StaffVisit,
    verb: string,
    changes: readonly FieldChange[],
    personal: readonly FieldChange[] = [],
  ) => recordChange(tx, { actor, at: clock(), verb, subject: memberSubject(staff.memberId), changes, personal });

  /** Changes something of who asks, with their row and the session locked; nothing where that has ended meanwhile. */
  const changeOwn = <Result>(visit: StaffVisit, work: (tx: Queryable, self: StoredMember) => Promise<Result>) =>
    database.transaction(async (tx) => {
      const asking = await lockAsking(tx, visit, clock());
      return asking instanceof Failure ? asking : work(tx, asking.self);
    });

  async function describe({ memberId, isLocked, lacksSecondFactor }: StaffVisit['staff']): Promise<StaffMember> {
    const { id, name, email, role, locale, totpSecret, pin } = await findMember(database, memberId);
    return {
      id,
      name,
      email,
      role,
      permissions: permissionsOf(role),
      locale,
      hasSecondFactor: totpSecret !== null || (await passkeys.count(database, id)) > 0,
      needsSecondFactor: lacksSecondFactor,
      hasPin: pin !== null,
      isLocked,
      refundLimit: parts.refundLimitOf(role),
    };
  }

  const listSessions = async (visit: StaffVisit): Promise<{ sessions: SessionOfPerson[] }> => ({
    sessions: (await listSessionsOf(database, [visit.staff.memberId], clock())).map((session) =>
      describeSession(session, visit, clock()),
    ),
  });

  return {
    describe,

    async update(
      { name, locale, pin, password }: ParsedInput<typeof updateMe>['body'],
      visit: StaffVisit,
    ): Promise<
      StaffMember | Failure<OwnError | 'reauthentication_required' | 'password_too_common' | 'too_many_attempts'>
    > {
      const { staff } = visit;
      const { memberId } = staff;
      // A colleague at an open screen must not get a PIN or password of their own that unlocks it.
      if ((pin !== undefined || password !== undefined) && !staff.isRecent) return failure('reauthentication_required');
      const refused = password === undefined ? null : account.refuseCommonPassword('password', password);
      if (refused) return refused;
      const passwordHash =
        password === undefined ? null : await account.passwordHashQueue(() => hashPassword(password));
      if (passwordHash instanceof Failure) return passwordHash;
      const ended = await changeOwn(visit, async (tx, before) => {
        const changes = [
          ...(locale && locale !== before.locale ? [{ field: 'locale', before: before.locale, after: locale }] : []),
          // Nobody can tell one PIN from the next: only that there was none is known.
          ...(pin === undefined || (pin === null && before.pin === null)
            ? []
            : [{ field: 'hasPin', before: before.pin !== null, after: pin !== null }]),
          ...(passwordHash === null ? [] : [{ field: 'password', before: null, after: null }]),
        ];
        const personal = name && name !== before.name ? [{ field: 'name', before: before.name, after: name }] : [];
        if (changes.length + personal.length === 0) return null;
        await changeMember(tx, memberId, {
          name: name ?? before.name,
          locale: locale ?? before.locale,
          pin: pin === undefined ? before.pin : pin === null ? null : pinOf(signer, memberId, pin),
          ...(passwordHash !== null && { passwordHash }),
        });
        if (passwordHash !== null) await sessions.endAll(tx, memberId, staff.sessionId);
        await record(tx, visit, 'staff.update', changes, personal);
        return null;
      });
      return ended ?? describe(staff);
    },

    listSessions,

    async endSession(id: number, visit: StaffVisit) {
      const { memberId } = visit.staff;
      const refused = await changeOwn(visit, async (tx) => {
        const device = await sessions.endOne(tx, memberId, id);
        if (device === null) return failure('session_not_found');
        await record(tx, visit, 'staff.end_session', [{ field: 'device', before: device, after: null }]);
        return null;
      });
      return refused ?? listSessions(visit);
    },

    startSecondFactor: (visit: StaffVisit) =>
      changeOwn(visit, async (tx, { id, email }) => {
        const offered = newTotpSecret();
        await secondFactor.offer(tx, id, offered);
        return { secret: offered, url: totpUrl(offered, email, parts.shopName()) };
      }),

    async confirmSecondFactor(
      code: string,
      visit: StaffVisit,
    ): Promise<
      CallAnswer<typeof confirmSecondFactor> | Failure<OwnError | 'not_started' | 'wrong_code' | 'too_many_attempts'>
    > {
      const { memberId } = visit.staff;
      if ((await findMember(database, memberId)).newTotpSecret === null) return failure('not_started');
      const confirmed = await account.guess(
        visit,
        staffNetworkLimit,
        () =>
          changeOwn(visit, async (tx, member) => {
            if (!(await secondFactor.confirm(tx, member, code))) return null;
            const change = { field: 'hasSecondFactor', before: member.totpSecret !== null, after: true };
            await record(tx, visit, 'staff.second_factor', [change]);
            return secondFactor.replaceRecoveryCodes(tx, memberId);
          }),
        [staffCodeLimit(memberId)],
      );
      if (confirmed instanceof Failure) return confirmed;
      return confirmed ? { recoveryCodes: confirmed } : failure('wrong_code');
    },

    async listPasskeys({ staff }: StaffVisit): Promise<{ passkeys: Passkey[] }> {
      return { passkeys: (await passkeys.list(staff.memberId)).map(describePasskey) };
    },

    startPasskey: async ({ staff }: StaffVisit): Promise<Record<string, unknown>> =>
      passkeys.offer(await findMember(database, staff.memberId)),

    async addPasskey(
      { name, credential }: ParsedInput<typeof addPasskey>['body'],
      visit: StaffVisit,
    ): Promise<CallAnswer<typeof addPasskey> | Failure<OwnError | 'wrong_passkey' | 'too_many_passkeys'>> {
      const { memberId } = visit.staff;
      const verified = await passkeys.verify(memberId, credential);
      if (verified === null) return failure('wrong_passkey');
      return changeOwn(visit, async (tx) => {
        if ((await passkeys.count(tx, memberId)) >= maxPasskeys) return failure('too_many_passkeys');
        const added = await passkeys.add(tx, { ...verified, memberId, name });
        if (added === null) return failure('wrong_passkey');
        await record(tx, visit, 'staff.add_passkey', [], [{ field: 'passkey', before: null, after: name }]);
        const hasCodes = await secondFactor.hasRecoveryCodes(tx, memberId);
        const recoveryCodes = hasCodes ? [] : await secondFactor.replaceRecoveryCodes(tx, memberId);
        return { passkey: describePasskey(added), recoveryCodes };
      });
    },

    async removePasskey(id: number, visit: StaffVisit): Promise<true | Failure<OwnError | 'passkey_not_found'>> {
      return changeOwn(visit, async (tx) => {
        const removed = await passkeys.remove(tx, visit.staff.memberId, id);
        if (removed === null) return failure('passkey_not_found');
        await record(tx, visit, 'staff.remove_passkey', [], [{ field: 'passkey', before: removed.name, after: null }]);
        return true as const;
      });
    },
  };
}
