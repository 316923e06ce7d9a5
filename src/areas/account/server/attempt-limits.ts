import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { AccountKeys } from './account-keys.ts';
import { attempts } from './account-tables.ts';

/** So many of one thing in so long. */
export interface Limit {
  readonly subject: string;
  readonly most: number;
  readonly withinSeconds: number;
}

/** The refusal of all limits; the answer carries the seconds as Retry-After. */
export const tooManyAttempts = (seconds: number): Failure<'too_many_attempts'> =>
  failure('too_many_attempts', { facts: { retryAfterSeconds: seconds } });

/** Counts what is limited, in the database so that all processes count together. */
export function attemptLimits(keys: AccountKeys, clock: Clock) {
  const stored = (subject: string) => keys.seal('attempt', subject);
  const since = (seconds: number) => new Date(clock().getTime() - seconds * 1000);

  /** Seconds until the limit lets one more pass; 0 when it does now. */
  async function wait(tx: Queryable, { subject, most, withinSeconds }: Limit): Promise<number> {
    const [counted] = await tx
      .select({ count: count(), oldest: min(attempts.madeAt) })
      .from(attempts)
      .where(and(eq(attempts.subject, stored(subject)), gt(attempts.madeAt, since(withinSeconds))));
    if (!counted?.oldest || counted.count < most) return 0;
    return Math.max(1, Math.ceil((counted.oldest.getTime() - since(withinSeconds).getTime()) / 1000));
  }

  const longestWait = async (tx: Queryable, limits: readonly Limit[]): Promise<number> => {
    let longest = 0;
    for (const limit of limits) longest = Math.max(longest, await wait(tx, limit));
    return longest;
  };

  return {
    longestWait,
    /** The same, but nobody else counts these subjects until the transaction ends. */
    async lockedWait(tx: Queryable, limits: readonly Limit[]): Promise<number> {
      for (const subject of limits.map((limit) => stored(limit.subject)).sort())
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
      return longestWait(tx, limits);
    },
    async record(tx: Queryable, limits: readonly Limit[]): Promise<void> {
      const made = limits.map(({ subject }) => ({ subject: stored(subject), madeAt: clock() }));
      if (made.length > 0) await tx.insert(attempts).values(made);
    },
    async forgive(tx: Queryable, subject: string): Promise<void> {
      await tx.delete(attempts).where(eq(attempts.subject, stored(subject)));
    },
    /** Drops what no limit counts any more. */
    async clean(tx: Queryable): Promise<void> {
      await tx.delete(attempts).where(lt(attempts.madeAt, since(24 * 3600)));
    },
  };
}

const quarterHour = 15 * 60;
const hour = 3600;

/** decisions.md section 4. */
export const loginLimit = (email: string): Limit => ({
  subject: `login ${email.toLowerCase()}`,
  most: 10,
  withinSeconds: quarterHour,
});
export const passwordLimit = (userId: number): Limit => ({
  subject: `password of ${userId}`,
  most: 10,
  withinSeconds: quarterHour,
});
export const networkLimit = (network: string): Limit => ({
  subject: `network ${network}`,
  most: 100,
  withinSeconds: quarterHour,
});
export const mailLimit = (kind: string, email: string): Limit => ({
  subject: `mail ${kind} ${email.toLowerCase()}`,
  most: 5,
  withinSeconds: hour,
});
export const accountsLimit = (network: string): Limit => ({ subject: `accounts ${network}`, most: 60, withinSeconds: hour });
