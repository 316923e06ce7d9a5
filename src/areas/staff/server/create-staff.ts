import type { CallAnswer, ParsedInput } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { permissionsOf } from '#values/staff-roles.ts';
import type { Account } from '#areas/account/server/account.ts';
import type { Database } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createSeal } from '#platform/secret/seal.ts';
import { createSigner } from '#platform/secret/signer.ts';
import type { confirmSecondFactor, StaffMember, updateMe } from '../contract.ts';
import { recordChange } from './audit.ts';
import { createDemoStaff } from './demo-staff.ts';
import { changeMember, findMember } from './sign-in/member-queries.ts';
import { createSecondFactor, newTotpSecret, totpUrl } from './sign-in/second-factor.ts';
import { staffCodeLimit, staffNetworkLimit } from './sign-in/staff-limits.ts';
import { createStaffSessions } from './sign-in/staff-sessions.ts';
import { createStaffSignIn, pinOf } from './sign-in/staff-sign-in.ts';

export interface StaffParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly jobs: Jobs;
  readonly mode: 'demo' | 'production';
  /** As authenticator apps show it. */
  readonly shopName: () => string;
  /** What a role may pay back of an order, in euros; null: all. */
  readonly refundLimitOf: (role: StaffMember['role']) => number | null;
  readonly account: Pick<Account, 'guess' | 'passwordHashQueue' | 'refuseCommonPassword'>;
}

/** The people of the shop: how they sign in, who is signed in, what each has changed (docs/decisions/staff.md). */
export function createStaff(parts: StaffParts) {
  const { database, clock, secret, mode, account } = parts;
  const signer = createSigner<'staff pin' | 'staff recovery code' | 'demo staff'>(secret);
  const seal = createSeal(secret, 'staff totp');
  const sessions = createStaffSessions(parts);
  const secondFactor = createSecondFactor({ database, clock, signer, seal });
  const demo = createDemoStaff({ database, clock, signer, seal });
  const signIn = createStaffSignIn({ ...parts, sessions, secondFactor, signer, prepareDemo: () => demo.prepare() });
  parts.jobs.repeat('staff-cleaning', '29 * * * *', async () => {
    await sessions.clean();
  });

  async function describeMember({ memberId, isLocked, lacksSecondFactor }: StaffVisit['staff']): Promise<StaffMember> {
    const { id, name, email, role, locale, totpSecret, pin } = await findMember(database, memberId);
    return {
      id,
      name,
      email,
      role,
      permissions: permissionsOf(role),
      locale,
      hasSecondFactor: totpSecret !== null,
      needsSecondFactor: lacksSecondFactor,
      hasPin: pin !== null,
      isLocked,
      refundLimit: parts.refundLimitOf(role),
    };
  }

  return {
    mode,
    sessions,
    signIn,
    demo,
    describeMember,

    async updateMember(
      { name, locale, pin }: ParsedInput<typeof updateMe>['body'],
      { staff, actor }: StaffVisit,
    ): Promise<StaffMember | Failure<'reauthentication_required'>> {
      const { memberId } = staff;
      // A colleague at an open screen must not get a PIN of their own that unlocks it.
      if (pin !== undefined && !staff.isRecent) return failure('reauthentication_required');
      await database.transaction(async (tx) => {
        const before = await findMember(tx, memberId);
        await changeMember(tx, memberId, {
          name: name ?? before.name,
          locale: locale ?? before.locale,
          pin: pin === undefined ? before.pin : pin === null ? null : pinOf(signer, memberId, pin),
        });
        await recordChange(tx, {
          actor,
          at: clock(),
          verb: 'staff.update',
          subject: { kind: 'staff', id: String(memberId), label: `staff ${memberId}` },
          changes: [
            ...(locale && locale !== before.locale ? [{ field: 'locale', before: before.locale, after: locale }] : []),
            ...(pin === undefined ? [] : [{ field: 'hasPin', before: before.pin !== null, after: pin !== null }]),
          ],
          personal: name && name !== before.name ? [{ field: 'name', before: before.name, after: name }] : [],
        });
      });
      return describeMember(staff);
    },

    async startSecondFactor({ staff }: StaffVisit) {
      const { email } = await findMember(database, staff.memberId);
      const offered = newTotpSecret();
      await secondFactor.offer(staff.memberId, offered);
      return { secret: offered, url: totpUrl(offered, email, parts.shopName()) };
    },

    async confirmSecondFactor(
      code: string,
      visit: StaffVisit,
    ): Promise<CallAnswer<typeof confirmSecondFactor> | Failure<'not_started' | 'wrong_code' | 'too_many_attempts'>> {
      const { memberId } = visit.staff;
      const member = await findMember(database, memberId);
      if (member.newTotpSecret === null) return failure('not_started');
      const confirmed = await account.guess(
        visit,
        staffNetworkLimit,
        () =>
          database.transaction(async (tx) => {
            if (!(await secondFactor.confirm(tx, member, code))) return null;
            await recordChange(tx, {
              actor: visit.actor,
              at: clock(),
              verb: 'staff.second_factor',
              subject: { kind: 'staff', id: String(memberId), label: `staff ${memberId}` },
              changes: [{ field: 'hasSecondFactor', before: member.totpSecret !== null, after: true }],
            });
            return secondFactor.replaceRecoveryCodes(tx, memberId);
          }),
        [staffCodeLimit(memberId)],
      );
      if (confirmed instanceof Failure) return confirmed;
      return confirmed ? { recoveryCodes: confirmed } : failure('wrong_code');
    },
  };
}

export type Staff = ReturnType<typeof createStaff>;
