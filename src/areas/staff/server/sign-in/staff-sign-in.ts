import type { ParsedInput } from '#values/call.ts';
import { type Account, hashPassword, isRightPassword } from '#areas/account/server/account.ts';
import type { Clock } from '#values/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit, Visit } from '#platform/http/visit.ts';
import type { Signer } from '#platform/secret/signer.ts';
import type { acceptInvitation, reauthenticate, signIn, unlock } from '../../contract.ts';
import { invitationOf } from './invitations.ts';
import { changeMember, findMember, findMemberByEmail, lockInvited } from './member-queries.ts';
import type { CheckedCode, SecondFactor } from './second-factor.ts';
import { staffAddressLimit, staffCodeLimit, staffLoginLimit, staffNetworkLimit } from './staff-limits.ts';
import type { StaffSessions, StoredMember } from './staff-sessions.ts';

export interface StaffSignInParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mode: 'demo' | 'production';
  readonly account: Pick<Account, 'guess' | 'passwordHashQueue' | 'refuseCommonPassword'>;
  readonly sessions: StaffSessions;
  readonly secondFactor: SecondFactor;
  readonly signer: Signer<'staff pin'>;
  /** Makes the demo's people before the first of them signs in. */
  readonly prepareDemo: () => Promise<unknown>;
}

export const pinOf = (signer: Signer<'staff pin'>, memberId: number, pin: string): string =>
  signer.sign('staff pin', `${memberId} ${pin}`);

/** How members of the staff sign in, unlock and prove again that it is they. */
export function createStaffSignIn(parts: StaffSignInParts) {
  const { database, clock, mode, account, sessions, secondFactor, signer } = parts;

  /** A right password of an open session; null for a wrong one, which counts. */
  const checkPassword = (visit: StaffVisit, password: string) =>
    account.passwordHashQueue(async () => {
      const { memberId } = visit.staff;
      const { passwordHash } = await findMember(database, memberId);
      return account.guess(
        visit,
        staffNetworkLimit,
        async () => ((await isRightPassword(passwordHash, password)) ? true : null),
        [staffCodeLimit(memberId)],
      );
    });

  /** Null for the right password of an open session. */
  async function refusePassword(visit: StaffVisit, password: string) {
    const checked = await checkPassword(visit, password);
    if (checked instanceof Failure) return checked;
    return checked === null
      ? failure('wrong_password', { fields: [{ field: 'password', code: 'wrong_password' }] })
      : null;
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

  async function methodsOf({ id, totpSecret }: StoredMember) {
    if (totpSecret === null) return [];
    return (await secondFactor.hasRecoveryCodes(id)) ? (['totp', 'recovery'] as const) : (['totp'] as const);
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
      const methods = await methodsOf(found);
      const needsCode = methods.length > 0;
      await database.transaction((tx) => sessions.open(tx, visit, found.id, needsCode));
      return { state: needsCode ? ('code_needed' as const) : ('signed_in' as const), methods: [...methods] };
    },

    async sendCode(code: string, visit: Visit) {
      const unfinished = await sessions.findUnfinished(visit);
      if (!unfinished) return failure('not_signed_in');
      const checked = await checkCode(visit, unfinished.member, code);
      if (checked instanceof Failure) return checked;
      // Another token: the one of before has been with whoever knew the password alone.
      await database.transaction((tx) => sessions.open(tx, visit, unfinished.member.id, false));
      return { state: 'signed_in' as const };
    },

    async unlock({ pin, password }: ParsedInput<typeof unlock>['body'], visit: StaffVisit) {
      const { sessionId, memberId } = visit.staff;
      if (password !== undefined) {
        const refused = await refusePassword(visit, password);
        if (refused) return refused;
        await sessions.renew(sessionId);
      } else {
        const member = await findMember(database, memberId);
        const wait = await sessions.countPin(sessionId);
        if (wait > 0) return failure('too_many_attempts', { facts: { retryAfterSeconds: wait, reason: 'pin' } });
        if (member.pin === null || !signer.isValid('staff pin', `${memberId} ${pin}`, member.pin))
          return failure('wrong_pin', { fields: [{ field: 'pin', code: 'wrong_pin' }] });
      }
      await sessions.unlock(sessionId);
      return true as const;
    },

    async reauthenticate({ password, code }: ParsedInput<typeof reauthenticate>['body'], visit: StaffVisit) {
      const { sessionId, memberId } = visit.staff;
      if (password !== undefined) {
        const refused = await refusePassword(visit, password);
        if (refused) return refused;
      } else {
        const checked = await checkCode(visit, await findMember(database, memberId), code ?? '');
        if (checked instanceof Failure) return checked;
      }
      await sessions.renew(sessionId);
      return true as const;
    },

    async acceptInvitation(
      { key, name, password, locale }: ParsedInput<typeof acceptInvitation>['body'],
      visit: Visit,
    ) {
      const refused = account.refuseCommonPassword('password', password);
      if (refused) return refused;
      const invitation = invitationOf(key);
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
        });
        await sessions.open(tx, visit, member.id, false);
        return true;
      });
      return isDone ? { state: 'signed_in' as const, methods: [] } : failure('invalid_invitation');
    },
  };
}
