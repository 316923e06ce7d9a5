import { randomUUID } from 'node:crypto';
import { and, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { AccountKeys } from '../account-keys.ts';
import { type Confirmed, oneTimeCodes } from '../account-tables.ts';
import { lockUser } from '../user-queries.ts';

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose'];

export interface NewCode {
  readonly purpose: CodePurpose;
  readonly userId: number;
  readonly email: string;
  readonly confirms?: Confirmed;
  readonly hours: number;
  /** The hours count from when the mail is sent: one that waits for its mail server must not bring a dead link. */
  readonly fromSending?: boolean;
}

/** The code as the job of its mail carries it. */
export interface MailedCode {
  readonly codeId: string;
  /** Absent: they have been counted from the start. */
  readonly codeHours?: number | undefined;
}

// Longer than a mail is tried (docs/decisions/jobs.md). Until its mail is sent nobody can know a code.
const mostHoursUnsent = 5 * 24;

const wasSentTo = (email: string) => eq(sql`lower(${oneTimeCodes.email})`, email.toLowerCase());

/** The codes of mailed links: single use, each for one purpose and address, for a time. */
export function createOneTimeCodes(keys: AccountKeys, clock: Clock) {
  const inHours = (hours: number) => new Date(clock().getTime() + hours * 3_600_000);
  return {
    /** Answers the id; the code itself is only ever written into the mail. */
    async create(tx: Queryable, { hours, fromSending = false, ...code }: NewCode): Promise<MailedCode> {
      const id = randomUUID();
      await tx
        .insert(oneTimeCodes)
        .values({ id, ...code, expiresAt: inHours(hours + (fromSending ? mostHoursUnsent : 0)) });
      return { codeId: id, ...(fromSending && { codeHours: hours }) };
    },
    /** Its mail is about to be sent: the hours begin, and begin anew with the next try if this one fails. */
    async sending<Sent>(
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
        await expireIn(codeHours + mostHoursUnsent);
        throw error;
      }
    },
    text: (id: string): string => `${id}.${keys.seal('code', id)}`,
    /**
     * Takes a code out of use, its user locked, and tells what it confirms; null when it is wrong, used, late or sent to
     * another address.
     */
    async use(tx: Queryable, purposes: readonly CodePurpose[], email: string, text: string) {
      const [id = '', seal = ''] = text.split('.');
      if (!keys.isSealed('code', id, seal)) return null;
      const [owner] = await tx.select({ id: oneTimeCodes.userId }).from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
      if (!owner || !(await lockUser(tx, owner.id))) return null;
      const [code] = await tx
        .delete(oneTimeCodes)
        .where(
          and(
            eq(oneTimeCodes.id, id),
            inArray(oneTimeCodes.purpose, [...purposes]),
            wasSentTo(email),
            gt(oneTimeCodes.expiresAt, clock()),
          ),
        )
        .returning();
      return code ?? null;
    },
    async withdraw(tx: Queryable, userId: number, purposes: readonly CodePurpose[]): Promise<void> {
      await tx
        .delete(oneTimeCodes)
        .where(and(eq(oneTimeCodes.userId, userId), inArray(oneTimeCodes.purpose, [...purposes])));
    },
    /**
     * After one way back to an old address was taken: no other from that address, and none that was opened later, which
     * may be that of whoever the owner takes the account back from. Earlier ones stay.
     */
    async withdrawRestoring(tx: Queryable, used: { userId: number; email: string; expiresAt: Date }): Promise<void> {
      const later = or(gte(oneTimeCodes.expiresAt, used.expiresAt), wasSentTo(used.email));
      await tx
        .delete(oneTimeCodes)
        .where(and(eq(oneTimeCodes.userId, used.userId), eq(oneTimeCodes.purpose, 'restore'), later));
    },
    async clean(tx: Queryable): Promise<void> {
      await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, clock()));
    },
  };
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
