import { randomUUID } from 'node:crypto';
import { and, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Queryable } from '#platform/database/database.ts';
import { hourMs } from '#values/durations.ts';
import type { AccountSigner } from '../account-signer.ts';
import { type CodeContext, oneTimeCodes } from '../account-tables.ts';
import { lockUser } from '../user-queries.ts';

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose'];

export interface NewCode {
  readonly purpose: CodePurpose;
  /** Null for a registration. */
  readonly userId: number | null;
  readonly email: string;
  readonly context?: CodeContext;
  readonly hours: number;
  /** The hours count from when the mail is sent, so that a mail delayed by its server does not bring an expired link. */
  readonly expiresFromSending?: boolean;
}

/** The code as the job of its mail stores it. */
export interface MailedCode {
  readonly codeId: string;
  /** Set when the hours count from sending. */
  readonly codeHours?: number | undefined;
}

// Longer than a mail is retried (docs/decisions/jobs.md). Nobody knows a code before its mail is sent.
const maxHoursUnsent = 5 * 24;

const wasSentTo = (email: string) => eq(sql`lower(${oneTimeCodes.email})`, email.toLowerCase());

/** The codes of mailed links: single use, for one purpose and one address, valid for some hours. */
export function createOneTimeCodes(signer: AccountSigner, clock: Clock) {
  const isValid = (id: string, purposes: readonly CodePurpose[], email: string) =>
    and(
      eq(oneTimeCodes.id, id),
      inArray(oneTimeCodes.purpose, [...purposes]),
      wasSentTo(email),
      gt(oneTimeCodes.expiresAt, clock()),
    );
  const idOf = (text: string) => text.split('.')[0]!;
  const inHours = (hours: number) => new Date(clock().getTime() + hours * hourMs);
  return {
    /** Returns the code's id; the code itself is written only into the mail. */
    async create(tx: Queryable, { hours, expiresFromSending = false, ...code }: NewCode): Promise<MailedCode> {
      const id = randomUUID();
      await tx
        .insert(oneTimeCodes)
        .values({ id, ...code, expiresAt: inHours(hours + (expiresFromSending ? maxHoursUnsent : 0)) });
      return { codeId: id, ...(expiresFromSending && { codeHours: hours }) };
    },
    /** Starts the code's hours and sends its mail; if sending fails, they start again with the next attempt. */
    async startExpiryAndSend<Sent>(
      database: Queryable,
      { codeId, codeHours }: MailedCode,
      send: () => Promise<Sent>,
    ): Promise<Sent> {
      if (codeHours === undefined) return send();
      const expireIn = (hours: number) =>
        database
          .update(oneTimeCodes)
          .set({ expiresAt: inHours(hours) })
          .where(eq(oneTimeCodes.id, codeId));
      await expireIn(codeHours);
      try {
        return await send();
      } catch (error) {
        await expireIn(codeHours + maxHoursUnsent);
        throw error;
      }
    },
    /** The code as the link carries it. */
    toText: (id: string): string => `${id}.${signer.sign('code', id)}`,
    /** Whether the shop made this code; it may be used up or expired. */
    isGenuine(text: string): boolean {
      const [id = '', signature = ''] = text.split('.');
      return signer.isValid('code', id, signature);
    },
    /**
     * A code's row, its user locked; null when it is used, expired or another address's. The caller has locked the
     * address and deletes the code.
     */
    async find(tx: Queryable, purposes: readonly CodePurpose[], email: string, text: string) {
      const id = idOf(text);
      const [owner] = await tx.select({ id: oneTimeCodes.userId }).from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
      if (!owner || (owner.id !== null && !(await lockUser(tx, owner.id)))) return null;
      const [code] = await tx
        .select()
        .from(oneTimeCodes)
        .where(isValid(id, purposes, email));
      return code ?? null;
    },
    /** Whether a genuine code can still be used. */
    async isOpen(source: Queryable, purposes: readonly CodePurpose[], email: string, text: string): Promise<boolean> {
      const found = source.select({ id: oneTimeCodes.id }).from(oneTimeCodes);
      return (await found.where(isValid(idOf(text), purposes, email))).length > 0;
    },
    async delete(tx: Queryable, id: string): Promise<void> {
      await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
    },
    /** Deletes the codes of all registrations of an address. */
    async withdrawRegistrations(tx: Queryable, email: string): Promise<void> {
      await tx.delete(oneTimeCodes).where(and(isNull(oneTimeCodes.userId), wasSentTo(email)));
    },
    async withdraw(tx: Queryable, userId: number, purposes: readonly CodePurpose[]): Promise<void> {
      await tx
        .delete(oneTimeCodes)
        .where(and(eq(oneTimeCodes.userId, userId), inArray(oneTimeCodes.purpose, [...purposes])));
    },
    /**
     * After an owner restored an old address: deletes the other restore codes of that address and all later ones, which
     * may belong to the intruder. Earlier ones stay.
     */
    async withdrawRestoring(tx: Queryable, userId: number, used: { email: string; expiresAt: Date }): Promise<void> {
      const later = or(gte(oneTimeCodes.expiresAt, used.expiresAt), wasSentTo(used.email));
      await tx
        .delete(oneTimeCodes)
        .where(and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, 'restore'), later));
    },
    async clean(tx: Queryable): Promise<void> {
      await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, clock()));
    },
  };
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
