import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { AccountKeys } from '../account-keys.ts';
import { attempts } from '../account-tables.ts';

/** So many of one thing in so long. */
export interface Limit {
  readonly subject: string;
  readonly most: number;
  readonly withinSeconds: number;
}

/** How often the subject of a limit was tried within its time. */
export interface CountedAttempts {
  readonly subject: string;
  readonly count: number;
  readonly oldest: Date | null;
}

/** The refusal of all limits; the answer carries the seconds as Retry-After. */
export const tooManyAttempts = (seconds: number): Failure<'too_many_attempts'> =>
  failure('too_many_attempts', { facts: { retryAfterSeconds: seconds } });

/** The limits as a statement is asked with them, by askedAttempts. */
export const wanted = sql`unnest(${sql.placeholder('subjects')}::text[], ${sql.placeholder('since')}::timestamptz[],
  ${sql.placeholder('most')}::int[]) AS wanted (subject, since, most)`;
export const isWanted = and(eq(attempts.subject, sql`wanted.subject`), gt(attempts.madeAt, sql`wanted.since`));

const countedAttempts = buildOnce((database) =>
  database
    .select({ subject: sql<string>`wanted.subject`, count: count(), oldest: min(attempts.madeAt) })
    .from(wanted)
    .innerJoin(attempts, isWanted)
    .groupBy(sql`wanted.subject`)
    .prepare('account-counted-attempts'),
);

/** Counts what is limited, in the database so that all processes count together. */
export function attemptLimits(keys: AccountKeys, clock: Clock) {
  const stored = (subject: string) => keys.seal('attempt', subject);
  const since = (seconds: number) => new Date(clock().getTime() - seconds * 1000);

  const askedAttempts = (limits: readonly Limit[]) => ({
    subjects: limits.map(({ subject }) => stored(subject)),
    since: limits.map(({ withinSeconds }) => since(withinSeconds)),
    most: limits.map(({ most }) => most),
  });

  /** Seconds until the limit lets one more pass; 0 when it does now. */
  function wait({ subject, most, withinSeconds }: Limit, counted: readonly CountedAttempts[]): number {
    const made = counted.find((one) => one.subject === stored(subject));
    if (!made?.oldest || made.count < most) return 0;
    return Math.max(1, Math.ceil((made.oldest.getTime() - since(withinSeconds).getTime()) / 1000));
  }

  const longestOf = (limits: readonly Limit[], counted: readonly CountedAttempts[]): number =>
    Math.max(0, ...limits.map((limit) => wait(limit, counted)));

  const find = async (tx: Queryable, limits: readonly Limit[]): Promise<readonly CountedAttempts[]> =>
    limits.length === 0 ? [] : countedAttempts(tx).execute(askedAttempts(limits));

  /**
   * Nobody else counts these subjects until the transaction ends. The count is a statement of its own: it sees what was
   * done while this one waited.
   */
  async function findLocked(tx: Queryable, limits: readonly Limit[]): Promise<readonly CountedAttempts[]> {
    if (limits.length === 0) return [];
    // Always in the same order, so that no two wait for each other.
    const subjects = limits.map(({ subject }) => stored(subject)).sort();
    await tx.execute(sql`
      SELECT pg_advisory_xact_lock(hashtextextended(subject, 0))
      FROM unnest(${sql.param(subjects)}::text[]) AS locked (subject)`);
    return find(tx, limits);
  }

  return {
    stored,
    askedAttempts,
    longestOf,
    longestWait: async (tx: Queryable, limits: readonly Limit[]): Promise<number> =>
      longestOf(limits, await find(tx, limits)),
    /** The same, but nobody else counts these subjects until the transaction ends. */
    lockedWait: async (tx: Queryable, limits: readonly Limit[]): Promise<number> =>
      longestOf(limits, await findLocked(tx, limits)),
    /** The same for two sets of limits, in one go. */
    async lockedWaits(tx: Queryable, first: readonly Limit[], second: readonly Limit[]): Promise<[number, number]> {
      const counted = await findLocked(tx, [...first, ...second]);
      return [longestOf(first, counted), longestOf(second, counted)];
    },
    async record(tx: Queryable, limits: readonly Limit[]): Promise<void> {
      const made = limits.map(({ subject }) => ({ subject: stored(subject), madeAt: clock() }));
      if (made.length > 0) await tx.insert(attempts).values(made);
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
export const accountsLimit = (network: string): Limit => ({
  subject: `accounts ${network}`,
  most: 60,
  withinSeconds: hour,
});
