import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { AccountKeys } from './account-keys.ts';
import { type Confirmed, oneTimeCodes } from './account-tables.ts';

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose'];

export interface NewCode {
  readonly purpose: CodePurpose;
  readonly userId: number;
  readonly email: string;
  readonly confirms?: Confirmed;
  readonly hours: number;
}

/** The codes of mailed links: single use, each for one purpose and address, for a time. */
export function createOneTimeCodes(keys: AccountKeys, clock: Clock) {
  return {
    /** Answers the id; the code itself is only ever written into the mail. */
    async create(tx: Queryable, { hours, ...code }: NewCode): Promise<string> {
      const id = randomUUID();
      await tx.insert(oneTimeCodes).values({ id, ...code, expiresAt: new Date(clock().getTime() + hours * 3_600_000) });
      return id;
    },
    text: (id: string): string => `${id}.${keys.seal('code', id)}`,
    /** Takes a code out of use and tells what it confirms; null when it is wrong, used, late or sent to another address. */
    async use(tx: Queryable, purpose: CodePurpose, email: string, text: string) {
      const [id = '', seal = ''] = text.split('.');
      if (!keys.isSealed('code', id, seal)) return null;
      const [code] = await tx
        .delete(oneTimeCodes)
        .where(
          and(
            eq(oneTimeCodes.id, id),
            eq(oneTimeCodes.purpose, purpose),
            eq(sql`lower(${oneTimeCodes.email})`, email.toLowerCase()),
            gt(oneTimeCodes.expiresAt, clock()),
          ),
        )
        .returning();
      return code ?? null;
    },
    async withdraw(tx: Queryable, userId: number, purposes: readonly CodePurpose[]): Promise<void> {
      await tx.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), inArray(oneTimeCodes.purpose, [...purposes])));
    },
    async clean(tx: Queryable): Promise<void> {
      await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, clock()));
    },
  };
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
