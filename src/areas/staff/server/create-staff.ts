import { createSeal } from '#platform/secret/seal.ts';
import { createSigner } from '#platform/secret/signer.ts';
import { createDemoStaff } from './demo-staff.ts';
import { createOwnSettings } from './own-settings.ts';
import { createPersonLimits } from './person-limits.ts';
import { createPeople } from './people/people.ts';
import { eraseUnanswered } from './sign-in/unanswered-invitations.ts';
import { createInvitationMails } from './sign-in/invitation-mails.ts';
import { createPasskeys } from './sign-in/passkeys.ts';
import { createSecondFactor } from './sign-in/second-factor.ts';
import { createStaffSessions } from './sign-in/staff-sessions.ts';
import { createStaffSignIn } from './sign-in/staff-sign-in.ts';
import type { StaffParts } from './staff-parts.ts';

/** The people of the shop: how they sign in, who is signed in, what each has changed (docs/decisions/staff.md). */
export function createStaff(parts: StaffParts) {
  const { database, clock, secret, mode } = parts;
  const signer = createSigner<'staff pin' | 'staff recovery code' | 'staff invitation' | 'demo staff'>(secret);
  const seal = createSeal(secret, 'staff totp');
  const sessions = createStaffSessions(parts);
  const secondFactor = createSecondFactor({ database, clock, signer, seal });
  const passkeys = createPasskeys(parts);
  const demo = createDemoStaff({ database, clock, signer, seal });
  const signIn = createStaffSignIn({
    ...parts,
    sessions,
    secondFactor,
    passkeys,
    signer,
    prepareDemo: () => demo.prepare(),
  });
  parts.jobs.repeat('staff-cleaning', '29 * * * *', async () => {
    for (const table of [sessions, passkeys]) await table.clean();
    await eraseUnanswered({ database, clock });
  });

  const own = createOwnSettings({ ...parts, sessions, secondFactor, passkeys, signer });

  const invitationMails = createInvitationMails({ ...parts, signer });
  const limitPerson = createPersonLimits(parts.account);
  const people = createPeople({ ...parts, sessions, invitationMails, limitPerson });

  return { mode, sessions, signIn, demo, own, people, limitPerson };
}

export type Staff = ReturnType<typeof createStaff>;
