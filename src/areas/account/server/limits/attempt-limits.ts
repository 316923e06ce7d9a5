import { and, count, eq, gt, inArray, lt, min, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import { daySeconds } from '#values/durations.ts';
import type { AccountSigner } from '../account-signer.ts';
import { attempts } from '../account-tables.ts';
import type { Limit } from './limit-rules.ts';

/** How many attempts a limit's subject made within its window. */
export interface AttemptCount {
  readonly subject: string;
  readonly count: number;
  readonly oldest: Date | null;
}

/** The refusal of every limit; the response carries the seconds as Retry-After. */
export const tooManyAttempts = (seconds: number): Failure<'too_many_attempts'> =>
  failure('too_many_attempts', { facts: { retryAfterSeconds: seconds } });

/** The limits as rows of a query; `toParameters` fills them in. Without the subqueries it would be planned at each call. */
export const limitRows = sql`unnest((SELECT ${sql.placeholder('subjects')}::text[]), (SELECT ${sql.placeholder('since')}::timestamptz[]),
  (SELECT ${sql.placeholder('maxAttempts')}::int[])) AS limits (subject, since, max_attempts)`;
export const isWithinLimit = and(eq(attempts.subject, sql`limits.subject`), gt(attempts.madeAt, sql`limits.since`));

const countAttempts = buildOnce((database) =>
  database
    .select({ subject: sql<string>`limits.subject`, count: count(), oldest: min(attempts.madeAt) })
    .from(limitRows)
    .innerJoin(attempts, isWithinLimit)
    .groupBy(sql`limits.subject`)
    .prepare('account-count-attempts'),
);

const lockSubjects = namedStatement(
  'account-lock-attempts',
  sql`SELECT pg_advisory_xact_lock(hashtextextended(subject, 0))
    FROM unnest((SELECT ${sql.placeholder('subjects')}::text[])) AS locked (subject)`,
);

/** Counts attempts in the database, so that all processes of the shop count together. */
export function createAttemptLimits(signer: AccountSigner, clock: Clock) {
  const hashSubject = (subject: string) => signer.sign('attempt', subject);
  const since = (seconds: number) => new Date(clock().getTime() - seconds * 1000);

  const toParameters = (limits: readonly Limit[]) => ({
    subjects: limits.map(({ subject }) => hashSubject(subject)),
    since: limits.map(({ withinSeconds }) => since(withinSeconds)),
    maxAttempts: limits.map(({ max }) => max),
  });

  function waitFor({ subject, max, withinSeconds }: Limit, counts: readonly AttemptCount[]): number {
    const made = counts.find((one) => one.subject === hashSubject(subject));
    if (!made?.oldest || made.count < max) return 0;
    return Math.max(1, Math.ceil((made.oldest.getTime() - since(withinSeconds).getTime()) / 1000));
  }

  /** Seconds until all limits allow another attempt; 0 when they do now. */
  const maxWait = (limits: readonly Limit[], counts: readonly AttemptCount[]): number =>
    Math.max(0, ...limits.map((limit) => waitFor(limit, counts)));

  const findCounts = async (tx: Queryable, limits: readonly Limit[]): Promise<readonly AttemptCount[]> =>
    limits.length === 0 ? [] : countAttempts(tx).execute(toParameters(limits));

  /**
   * Locks the subjects until the transaction ends, then counts. The count is a statement of its own, so that it sees
   * what other transactions committed while this one waited for the lock.
   */
  async function lockAndFindCounts(tx: Queryable, limits: readonly Limit[]): Promise<readonly AttemptCount[]> {
    if (limits.length === 0) return [];
    // Always locked in the same order, to avoid deadlocks.
    const subjects = limits.map(({ subject }) => hashSubject(subject)).sort();
    await lockSubjects(tx, { subjects });
    return findCounts(tx, limits);
  }

  return {
    hashSubject,
    toParameters,
    maxWait,
    findMaxWait: async (tx: Queryable, limits: readonly Limit[]): Promise<number> =>
      maxWait(limits, await findCounts(tx, limits)),
    /** The same, with the subjects locked against other counts until the transaction ends. */
    lockAndFindMaxWait: async (tx: Queryable, limits: readonly Limit[]): Promise<number> =>
      maxWait(limits, await lockAndFindCounts(tx, limits)),
    /** The same for two groups of limits, locked together. */
    async lockAndFindMaxWaits(
      tx: Queryable,
      first: readonly Limit[],
      second: readonly Limit[],
    ): Promise<[number, number]> {
      const counts = await lockAndFindCounts(tx, [...first, ...second]);
      return [maxWait(first, counts), maxWait(second, counts)];
    },
    async record(tx: Queryable, limits: readonly Limit[]): Promise<void> {
      const made = limits.map(({ subject }) => ({ subject: hashSubject(subject), madeAt: clock() }));
      if (made.length > 0) await tx.insert(attempts).values(made);
    },
    /** Resets the counts of these subjects. */
    async forget(tx: Queryable, limits: readonly Limit[]): Promise<void> {
      const subjects = limits.map(({ subject }) => hashSubject(subject));
      await tx.delete(attempts).where(inArray(attempts.subject, subjects));
    },
    /** Deletes attempts that no limit counts any more; the longest window is a day. */
    async clean(tx: Queryable): Promise<void> {
      await tx.delete(attempts).where(lt(attempts.madeAt, since(daySeconds)));
    },
  };
}
