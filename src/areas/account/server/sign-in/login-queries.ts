import { and, count, eq, min, sql } from 'drizzle-orm';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { attempts, registrations, type sessions, users } from '../account-tables.ts';
import { type AttemptCount, type createAttemptLimits, isWithinLimit, limitRows } from '../limits/attempt-limits.ts';
import type { RegistrationRow } from './registration-store.ts';
import { isAccount, type UserRow } from '../user-queries.ts';

type LimitParameters = ReturnType<ReturnType<typeof createAttemptLimits>['toParameters']>;

const accountAndAttempts = buildOnce((database) =>
  database
    .select({
      subject: sql<string>`limits.subject`,
      count: count(attempts.id),
      oldest: min(attempts.madeAt),
      user: users,
      registration: registrations,
    })
    .from(limitRows)
    .leftJoin(attempts, isWithinLimit)
    .leftJoin(users, and(isAccount, eq(sql`lower(${users.email})`, sql.placeholder('email'))))
    .leftJoin(
      registrations,
      // Only one password is compared, whatever the number of registrations: this browser's or else the newest.
      sql`${registrations.id} = (
        SELECT id FROM registrations
        WHERE lower(email) = ${sql.placeholder('email')} AND password_hash IS NOT NULL AND expires_at > ${sql.placeholder('now')}
        ORDER BY (browser = ${sql.placeholder('browser')}) DESC, id DESC LIMIT 1)`,
    )
    .groupBy(sql`limits.subject`, users.id, registrations.id)
    .prepare('account-login'),
);

interface LoginQuery {
  readonly email: string;
  /** The hashed cookie of the browser's registrations. */
  readonly browser: string;
  readonly now: Date;
  readonly limits: LimitParameters;
}

/**
 * The account of an e-mail address, or a registration of it that is not confirmed yet, and its attempts; in one statement
 * that is the same for an unknown address.
 */
export async function findLogin(
  database: Queryable,
  { email, limits, ...rest }: LoginQuery,
): Promise<{ user: UserRow | null; registration: RegistrationRow | null; counts: readonly AttemptCount[] }> {
  const counts = await accountAndAttempts(database).execute({ ...limits, ...rest, email: email.toLowerCase() });
  const { user = null, registration = null } = counts[0] ?? {};
  return { user, registration: user ? null : registration, counts };
}

const parameter = sql.placeholder;

/**
 * Opens the session, ends the browser's former one and clears the failures, in one statement. The lock waits for a
 * password change or a deletion in progress: no session opens with an outdated password, and a later change finds the
 * session to end. Logins of one account wait for each other, so that its sessions can be counted. The attempts need no lock: every wrong answer given before this statement is counted.
 */
const openedSession = buildOnce((database) => {
  const account = database.$with('account', {}).as(sql`
    SELECT id FROM users WHERE id = ${parameter('userId')} AND password_hash = ${parameter('passwordHash')} AND NOT EXISTS (
      SELECT FROM ${limitRows} WHERE max_attempts <= (SELECT count(*) FROM account_attempts WHERE ${isWithinLimit}))
    FOR NO KEY UPDATE`);
  const opened = database.$with('opened', { id: sql<string>`id`.as('id') }).as(sql`
    INSERT INTO sessions (id, user_id, client_id, user_agent, generation, rotated_at, opened_at, authenticated_at, expires_at)
    SELECT ${parameter('id')}::uuid, id, ${parameter('clientId')}, ${parameter('userAgent')}, 0, ${parameter('openedAt')}::timestamptz,
      ${parameter('openedAt')}::timestamptz, ${parameter('openedAt')}::timestamptz, ${parameter('expiresAt')}::timestamptz
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
