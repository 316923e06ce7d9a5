import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { hashPassword } from '#areas/account/server/account.ts';
import type { Clock } from '#values/clock.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { Database } from '#platform/database/database.ts';
import type { Seal } from '#platform/secret/seal.ts';
import type { Signer } from '#platform/secret/signer.ts';
import type { DemoStaff } from '../contract.ts';
import { changeMember } from './sign-in/member-queries.ts';
import { pinOf } from './sign-in/staff-sign-in.ts';
import { staffMembers } from './staff-tables.ts';

const people: readonly { readonly role: StaffRole; readonly name: string; readonly hasSecondFactor?: true }[] = [
  { role: 'owner', name: 'Aina', hasSecondFactor: true },
  { role: 'sales', name: 'Jordi' },
  { role: 'warehouse', name: 'Pau' },
  { role: 'content', name: 'Núria' },
  { role: 'accounts', name: 'Laia' },
];
const emailOf = (role: StaffRole): string => `${role}@staff.example`;

/**
 * The demo's people, one of each role. What they sign in with follows from the shop's secret, so that it is not stored; they are
 * made when somebody first asks for them or signs in, and nobody's in production.
 */
export function createDemoStaff(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly signer: Signer<'staff pin' | 'demo staff'>;
  readonly seal: Seal;
}) {
  const { database, clock, signer, seal } = parts;
  const derive = (role: StaffRole, what: string): Buffer =>
    Buffer.from(signer.sign('demo staff', `${role} ${what}`), 'base64url');

  const list = (): DemoStaff =>
    people.map(({ role, hasSecondFactor }) => ({
      role,
      email: emailOf(role),
      password: derive(role, 'password').toString('base64url').slice(0, 16),
      totpSecret: hasSecondFactor
        ? new Secret({ buffer: new Uint8Array(derive(role, 'totp').subarray(0, 20)).buffer }).base32
        : null,
      pin: String(derive(role, 'pin').readUInt16BE() % 10_000).padStart(4, '0'),
    }));

  async function make(): Promise<void> {
    const offered = list();
    if ((await database.$count(staffMembers, eq(staffMembers.isDemo, true))) > 0) return;
    const hashes = await Promise.all(offered.map(({ password }) => hashPassword(password)));
    await database.transaction(async (tx) => {
      for (const [index, { role, email, totpSecret, pin }] of offered.entries()) {
        const [added] = await tx
          .insert(staffMembers)
          .values({
            email,
            role,
            name: people[index]!.name,
            locale: 'es',
            passwordHash: hashes[index]!,
            totpSecret: totpSecret === null ? null : seal.seal(totpSecret),
            isDemo: true,
            createdAt: clock(),
            joinedAt: clock(),
          })
          .onConflictDoNothing()
          .returning({ id: staffMembers.id });
        if (added) await changeMember(tx, added.id, { pin: pinOf(signer, added.id, pin) });
      }
    });
  }

  let made: Promise<void> | undefined;
  return {
    async list(): Promise<DemoStaff> {
      await this.prepare();
      return list();
    },
    prepare(): Promise<void> {
      made ??= make().catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    },
  };
}
