import type { ParsedInput } from '#values/call.ts';
import { type Account, hashPassword, isRightPassword } from '#areas/account/server/account.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit, Visit } from '#platform/http/visit.ts';
import type { Signer } from '#platform/secret/signer.ts';
import type { acceptInvitation, reauthenticate, signIn, switchPerson, unlock } from '../../contract.ts';
import type { SignedChallenge } from '../../passkey-calls.ts';
import { recordChange } from '../audit.ts';
import type { StoredMember } from '../staff-tables.ts';
import { lockMembers } from './asking-session.ts';
import { createDevicePeople } from './device-people.ts';
import { deviceOf } from './device-of.ts';
import { hashToken } from './random-token.ts';
import { changeMember, findMember, findMemberByEmail, lockInvited, memberSubject } from './member-queries.ts';
import type { Passkeys } from './passkeys.ts';
import type { CheckedCode, SecondFactor } from './second-factor.ts';
import {
  passkeyOfferLimit,
  staffAddressLimit,
  staffCodeLimit,
  staffLoginLimit,
  staffNetworkLimit,
} from './staff-limits.ts';
import type { StaffSessions } from './staff-sessions.ts';

export interface StaffSignInParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mode: 'demo' | 'production';
  readonly account: Pick<Account, 'guess' | 'passwordHashQueue' | 'refuseCommonPassword' | 'withinLimits'>;
  readonly sessions: StaffSessions;
  readonly secondFactor: SecondFactor;
  readonly passkeys: Passkeys;
  readonly signer: Signer<'staff pin'>;
  /** Makes the demo's people before the first of them signs in. */
  readonly prepareDemo: () => Promise<unknown>;
}

export const pinOf = (signer: Signer<'staff pin'>, memberId: number, pin: string): string =>
  signer.sign('staff pin', `${memberId} ${pin}`);

/** How members of the staff sign in, unlock and prove again that it is they. */
export function createStaffSignIn(parts: StaffSignInParts) {
  const { database, clock, mode, account, sessions, secondFactor, passkeys, signer } = parts;
  const devicePeople = createDevicePeople(parts);

  const isPinOf = ({ id, pin }: StoredMember, typed: string): boolean =>
    pin !== null && signer.isValid('staff pin', `${id} ${typed}`, pin);

  /**
   * Does what somebody may who has just proven who they are, with their row locked; null where one of `by` is another one by now, or
   * they have left: what was reset must open nothing afterwards.
   */
  const whileProven = <Result>(
    proven: StoredMember,
    by: readonly ('passwordHash' | 'totpSecret' | 'pin' | 'sessionEnds')[],
    work: (tx: Queryable, member: StoredMember) => Promise<Result>,
  ): Promise<Result | null> =>
    database.transaction(async (tx) => {
      const [member] = await lockMembers(tx, [proven.id]);
      const isProven = member?.endedAt === null && by.every((one) => member[one] === proven[one]);
      return isProven ? work(tx, member) : null;
    });

  /** Checks a PIN by a session of its person; null for the right one. */
  async function refusePin(sessionId: number, member: StoredMember, pin: string) {
    const wait = await sessions.countPin(sessionId);
    if (wait === null) return failure('not_signed_in');
    if (wait > 0) return failure('too_many_attempts', { facts: { retryAfterSeconds: wait, reason: 'pin' } });
    return isPinOf(member, pin) ? null : failure('wrong_pin', { fields: [{ field: 'pin', code: 'wrong_pin' }] });
  }

  /** Whose the password of an open session is; a wrong one counts. */
  async function checkPassword(visit: StaffVisit, password: string) {
    const { memberId } = visit.staff;
    const checked = await account.passwordHashQueue(async () => {
      const member = await findMember(database, memberId);
      return account.guess(
        visit,
        staffNetworkLimit,
        async () => ((await isRightPassword(member.passwordHash, password)) ? member : null),
        [staffCodeLimit(memberId)],
      );
    });
    return checked ?? failure('wrong_password', { fields: [{ field: 'password', code: 'wrong_password' }] });
  }

  /** A right code; `wrong_code` counts as a guess, one that was used already does not. */
  async function checkCode(visit: Visit, member: StoredMember, code: string) {
    const checked = await account.guess<CheckedCode>(
      visit,
      staffNetworkLimit,
      async () => {
        const result = await secondFactor.check(member, code);
        return result === 'wrong' ? null : result;
      },
      [staffCodeLimit(member.id)],
    );
    if (checked instanceof Failure) return checked;
    if (checked === null) return failure('wrong_code', { fields: [{ field: 'code', code: 'wrong_code' }] });
    return checked === 'used' ? failure('code_used') : (true as const);
  }

  /** The second factors of somebody, in the order in which they are offered. */
  async function methodsOf(tx: Queryable, { id, totpSecret }: StoredMember) {
    const hasPasskey = (await passkeys.count(tx, id)) > 0;
    if (totpSecret === null && !hasPasskey) return [];
    const hasCodes = await secondFactor.hasRecoveryCodes(tx, id);
    return (['totp', 'recovery', 'passkey'] as const).filter(
      (method) => ({ totp: totpSecret !== null, recovery: hasCodes, passkey: hasPasskey })[method],
    );
  }

  return {
    async signIn({ email, password }: ParsedInput<typeof signIn>['body'], visit: Visit) {
      if (mode === 'demo') await parts.prepareDemo();
      const found = await account.passwordHashQueue(async () => {
        const member = await findMemberByEmail(database, email);
        const isUsable = member !== null && (mode === 'demo' || !member.isDemo);
        return account.guess(
          visit,
          staffNetworkLimit,
          async () =>
            (await isRightPassword(isUsable ? member.passwordHash : null, password)) && isUsable ? member : null,
          [staffLoginLimit(email, visit.ip), staffAddressLimit(email)],
        );
      });
      if (found instanceof Failure) return found;
      if (found === null) return failure('wrong_login');
      const opened = await whileProven(found, ['passwordHash', 'sessionEnds'], async (tx, member) => {
        const methods = await methodsOf(tx, member);
        const needsCode = methods.length > 0;
        await sessions.open(tx, visit, member.id, needsCode);
        return { state: needsCode ? ('code_needed' as const) : ('signed_in' as const), methods };
      });
      return opened ?? failure('wrong_login');
    },

    async sendCode(code: string, visit: Visit) {
      const unfinished = await sessions.findUnfinished(visit);
      if (!unfinished) return failure('not_signed_in');
      const checked = await checkCode(visit, unfinished.member, code);
      if (checked instanceof Failure) return checked;
      const { session, member } = unfinished;
      const isOpened = await whileProven(member, ['totpSecret'], async (tx) => {
        if ((await sessions.endOne(tx, member.id, session.id)) === null) return false;
        // Another token: the one of before has been with whoever knew the password alone.
        await sessions.open(tx, visit, member.id, false);
        return true;
      });
      return isOpened ? { state: 'signed_in' as const } : failure('not_signed_in');
    },

    async unlock({ pin, password }: ParsedInput<typeof unlock>['body'], visit: StaffVisit) {
      const { sessionId, memberId } = visit.staff;
      const member =
        password === undefined ? await findMember(database, memberId) : await checkPassword(visit, password);
      if (member instanceof Failure) return member;
      const refused = password === undefined ? await refusePin(sessionId, member, pin ?? '') : null;
      if (refused) return refused;
      const by = password === undefined ? 'pin' : 'password';
      const isUnlocked = await whileProven(member, [by === 'pin' ? 'pin' : 'passwordHash'], (tx) =>
        sessions.unlock(tx, sessionId, by),
      );
      return isUnlocked ? (true as const) : failure('not_signed_in');
    },

    /** What the next answer by passkey has to sign: of whose second factor is awaited, or who has locked the screen. */
    async startPasskey(anybody: boolean, visit: Visit) {
      const awaited = anybody ? null : ((await sessions.findUnfinished(visit)) ?? (await sessions.findLocked(visit)));
      const { options, store } = await passkeys.offerSignIn(awaited?.member.id ?? null);
      return account.withinLimits(visit, { networkLimit: passkeyOfferLimit, limits: [] }, async (tx) => {
        await store(tx);
        return options;
      });
    },

    async signInByPasskey(signed: SignedChallenge, visit: Visit) {
      const passkey = await account.guess(visit, staffNetworkLimit, async () => {
        const found = await passkeys.check(signed);
        return found && (mode === 'demo' || !found.member.isDemo) ? found : null;
      });
      if (passkey instanceof Failure) return passkey;
      if (passkey === null) return failure('wrong_passkey');
      const { member } = passkey;
      const locked = await sessions.findLocked(visit);
      const isSignedIn = await whileProven(member, ['passwordHash', 'sessionEnds'], async (tx) => {
        if (!(await passkeys.isThere(tx, passkey.id))) return false;
        const isResumed =
          locked?.member.id === member.id && (await sessions.resume(tx, visit, locked.session, 'passkey'));
        if (!isResumed) await sessions.open(tx, visit, member.id, false);
        return true;
      });
      return isSignedIn ? { state: 'signed_in' as const } : failure('wrong_passkey');
    },

    /** Names and roles alone: whoever stands before the device reads them. */
    async listDevicePeople(visit: Visit) {
      const members = await devicePeople.list(visit);
      return { people: members.map(({ id, name, role }) => ({ id, name, role })) };
    },

    async switchPerson({ memberId, pin }: ParsedInput<typeof switchPerson>['body'], visit: Visit) {
      const found = await devicePeople.find(visit, memberId);
      if (!found) return failure('not_signed_in');
      const refused = await refusePin(found.session.id, found.member, pin);
      if (refused) return refused;
      const isResumed = await whileProven(found.member, ['pin'], async (tx) => {
        if (!(await sessions.resume(tx, visit, found.session, 'pin'))) return false;
        await recordChange(tx, {
          actor: { kind: 'staff', id: String(memberId), device: deviceOf(visit.userAgent) },
          at: clock(),
          verb: 'staff.switch',
          subject: memberSubject(memberId),
          changes: [],
        });
        return true;
      });
      return isResumed ? { state: 'signed_in' as const } : failure('not_signed_in');
    },

    async reauthenticate({ password, code }: ParsedInput<typeof reauthenticate>['body'], visit: StaffVisit) {
      const { sessionId, memberId } = visit.staff;
      const member =
        password === undefined ? await findMember(database, memberId) : await checkPassword(visit, password);
      if (member instanceof Failure) return member;
      const checked = password === undefined ? await checkCode(visit, member, code ?? '') : null;
      if (checked instanceof Failure) return checked;
      const isRenewed = await whileProven(member, [password === undefined ? 'totpSecret' : 'passwordHash'], (tx) =>
        sessions.renew(tx, sessionId),
      );
      return isRenewed ? (true as const) : failure('not_signed_in');
    },

    /** Whom an invitation is for, so that the browser keeps the password with their address. A wrong key counts as a guess. */
    async openInvitation(key: string, visit: Visit) {
      const invited = await account.guess(visit, staffNetworkLimit, () =>
        lockInvited(database, hashToken(key), clock()),
      );
      if (invited instanceof Failure) return invited;
      return invited === null ? failure('invalid_invitation') : { email: invited.email };
    },

    async acceptInvitation(
      { key, name, password, locale }: ParsedInput<typeof acceptInvitation>['body'],
      visit: Visit,
    ) {
      const refused = account.refuseCommonPassword('password', password);
      if (refused) return refused;
      const invitation = hashToken(key);
      const invited = await account.guess(visit, staffNetworkLimit, () => lockInvited(database, invitation, clock()));
      if (invited instanceof Failure) return invited;
      if (invited === null) return failure('invalid_invitation');
      const passwordHash = await account.passwordHashQueue(() => hashPassword(password));
      if (passwordHash instanceof Failure) return passwordHash;
      const isDone = await database.transaction(async (tx) => {
        // Looked at again: of two who follow the link at once one is the first.
        const member = await lockInvited(tx, invitation, clock());
        if (!member) return false;
        await changeMember(tx, member.id, {
          name,
          locale,
          passwordHash,
          invitation: null,
          invitationExpiresAt: null,
          joinedAt: member.joinedAt ?? clock(),
        });
        await sessions.open(tx, visit, member.id, false);
        return true;
      });
      return isDone ? { state: 'signed_in' as const, methods: [] } : failure('invalid_invitation');
    },
  };
}
