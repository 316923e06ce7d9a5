import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Seal } from '#platform/secret/seal.ts';
import type { Signer } from '#platform/secret/signer.ts';
import { staffMembers, staffRecoveryCodes, type StoredMember } from '../staff-tables.ts';

/** RFC 6238, as every authenticator app has it: six digits for half a minute. */
const periodSeconds = 30;
/** Clocks of phones differ: the code before and the one after count too. */
const window = 1;
const recoveryCodes = 10;
/** Crockford's: none is mistaken for another on paper. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export type CheckedCode = 'right' | 'used' | 'wrong';

const totpOf = (secret: string, label: string, issuer: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds, label, issuer });

/** The step of the half minute that a code belongs to; null when it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '', '').validate({ token: code, window, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** For a QR code. */
export const totpUrl = (secret: string, email: string, issuer: string): string =>
  totpOf(secret, email, issuer).toString();

/** 'XKT7-40ZB-9QWM': 60 random bits. */
const newRecoveryCode = (): string =>
  [...randomBytes(12)]
    .map((byte, index) => (index % 4 === 0 && index > 0 ? '-' : '') + characters[byte % characters.length])
    .join('');
const normalCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** Codes of authenticator apps and recovery codes; each counts once. */
export function createSecondFactor(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly signer: Signer<'staff recovery code'>;
  readonly seal: Seal;
}) {
  const { database, clock, signer, seal } = parts;
  const signed = (memberId: number, code: string): string =>
    signer.sign('staff recovery code', `${memberId} ${normalCode(code)}`);

  async function checkTotp({ id, totpSecret }: StoredMember, code: string): Promise<CheckedCode> {
    const secret = totpSecret === null ? null : seal.open(totpSecret);
    const step = secret === null ? null : stepOf(secret, code, clock());
    if (step === null) return 'wrong';
    const used = await database
      .update(staffMembers)
      .set({ totpStep: step })
      .where(and(eq(staffMembers.id, id), or(isNull(staffMembers.totpStep), lt(staffMembers.totpStep, step))))
      .returning({ id: staffMembers.id });
    return used.length > 0 ? 'right' : 'used';
  }

  async function checkRecoveryCode({ id }: StoredMember, code: string): Promise<CheckedCode> {
    const isIt = and(eq(staffRecoveryCodes.memberId, id), eq(staffRecoveryCodes.code, signed(id, code)));
    const used = await database
      .update(staffRecoveryCodes)
      .set({ usedAt: clock() })
      .where(and(isIt, isNull(staffRecoveryCodes.usedAt)))
      .returning({ id: staffRecoveryCodes.memberId });
    if (used.length > 0) return 'right';
    return (await database.$count(staffRecoveryCodes, isIt)) > 0 ? 'used' : 'wrong';
  }

  return {
    check: (member: StoredMember, code: string): Promise<CheckedCode> =>
      /^\d{6}$/.test(code.replaceAll(' ', ''))
        ? checkTotp(member, code.replaceAll(' ', ''))
        : checkRecoveryCode(member, code),

    hasRecoveryCodes: async (source: Queryable, memberId: number): Promise<boolean> =>
      (await source.$count(
        staffRecoveryCodes,
        and(eq(staffRecoveryCodes.memberId, memberId), isNull(staffRecoveryCodes.usedAt)),
      )) > 0,

    /** Ten new codes in place of all former ones. */
    async replaceRecoveryCodes(tx: Queryable, memberId: number): Promise<string[]> {
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
      await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, memberId));
      await tx.insert(staffRecoveryCodes).values(codes.map((code) => ({ memberId, code: signed(memberId, code) })));
      return codes;
    },

    /** Stores the secret that is not confirmed yet. */
    offer: (tx: Queryable, memberId: number, secret: string) =>
      tx
        .update(staffMembers)
        .set({ newTotpSecret: seal.seal(secret) })
        .where(eq(staffMembers.id, memberId)),

    /** Makes the offered secret the member's, if the code is of it; null when it is not, or none was offered. */
    async confirm(tx: Queryable, { id, newTotpSecret: offered }: StoredMember, code: string): Promise<boolean> {
      const secret = offered === null ? null : seal.open(offered);
      const step = secret === null ? null : stepOf(secret, code.replaceAll(' ', ''), clock());
      if (step === null) return false;
      const confirmed = await tx
        .update(staffMembers)
        .set({ totpSecret: sql`${staffMembers.newTotpSecret}`, newTotpSecret: null, totpStep: step })
        .where(and(eq(staffMembers.id, id), eq(staffMembers.newTotpSecret, offered!)))
        .returning({ id: staffMembers.id });
      return confirmed.length > 0;
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
