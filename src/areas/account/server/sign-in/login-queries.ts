import { and, count, eq, min, sql } from 'drizzle-orm';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { attempts, type sessions, users } from '../account-tables.ts';
import { type AttemptCount, type createAttemptLimits, isWithinLimit, limitRows } from '../limits/attempt-limits.ts';
import { isAccount, type UserRow } from '../user-queries.ts';

type LimitParameters = ReturnType<ReturnType<typeof createAttemptLimits>['toParameters']>;

const accountAndAttempts = buildOnce((database) =>
  database
    .select({
      subject: sql<string>`limits.subject`,
      count: count(attempts.id),
      oldest: min(attempts.madeAt),
      user: users,
    })
    .from(limitRows)
    .leftJoin(attempts, isWithinLimit)
    .leftJoin(users, and(isAccount, eq(sql`lower(${users.email})`, sql.placeholder('email'))))
    .groupBy(sql`limits.subject`, users.id)
    .prepare('account-login'),
);

/** The account of an e-mail address and its attempts, in one statement that is the same for an unknown address. */
export async function findLogin(
  database: Queryable,
  email: string,
  limits: LimitParameters,
): Promise<{ user: UserRow | null; counts: readonly AttemptCount[] }> {
  const counts = await accountAndAttempts(database).execute({ ...limits, email: email.toLowerCase() });
  return { user: counts[0]?.user ?? null, counts };
}

const parameter = sql.placeholder;

/**
 * Opens the session, ends the browser's former one and clears the failures, in one statement. FOR SHARE waits for a
 * password change or a deletion in progress: no session opens with an outdated password, and a later change finds the
 * session to end. The attempts need no lock: every wrong answer given before this statement is counted.
 */
const openedSession = buildOnce((database) => {
  const account = database.$with('account', {}).as(sql`
    SELECT id FROM users WHERE id = ${parameter('userId')} AND password_hash = ${parameter('passwordHash')} AND NOT EXISTS (
      SELECT FROM ${limitRows} WHERE max_attempts <= (SELECT count(*) FROM account_attempts WHERE ${isWithinLimit}))
    FOR SHARE`);
  const opened = database.$with('opened', { id: sql<string>`id`.as('id') }).as(sql`
    INSERT INTO sessions (id, user_id, client_id, user_agent, generation, rotated_at, opened_at, expires_at)
    SELECT ${parameter('id')}::uuid, id, ${parameter('clientId')}, ${parameter('userAgent')}, 0, ${parameter('openedAt')}::timestamptz,
      ${parameter('openedAt')}::timestamptz, ${parameter('expiresAt')}::timestamptz
    FROM account RETURNING id`);
  const ended = database.$with('ended', {}).as(sql`
    DELETE FROM sessions WHERE id = ${parameter('formerId')}::uuid AND EXISTS (SELECT FROM account)`);
  const cleared = database.$with('cleared', {}).as(sql`
    DELETE FROM account_attempts WHERE subject = ${parameter('clearedSubject')} AND EXISTS (SELECT FROM account)`);
  return database
    .with(account, opened, ended, cleared)
    .select({ id: opened.id })
    .from(opened)
    .prepare('account-open-session');
});

export interface OpenedSession extends Pick<typeof sessions.$inferInsert, 'id' | 'userId' | 'clientId' | 'userAgent'> {
  readonly openedAt: Date;
  readonly expiresAt: Date;
  /** The hash that the password was compared with. */
  readonly passwordHash: string;
  /** The browser's former session, which ends. */
  readonly formerId: string | null;
  /** The limit's subject whose failed attempts are deleted. */
  readonly clearedSubject: string;
}

/** False, and nothing is done, when the password has changed, the account is deleted or a limit is reached. */
export const openLoginSession = async (
  tx: Queryable,
  session: OpenedSession,
  limits: LimitParameters,
): Promise<boolean> => (await openedSession(tx).execute({ ...limits, ...session })).length > 0;
