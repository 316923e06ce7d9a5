import { and, count, eq, min, sql } from 'drizzle-orm';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { attempts, type sessions, users } from '../account-tables.ts';
import { type CountedAttempts, isWanted, wanted } from '../limits/attempt-limits.ts';
import { isAccount, type UserRow } from '../user-queries.ts';

const accountAndAttempts = buildOnce((database) =>
  database
    .select({
      subject: sql<string>`wanted.subject`,
      count: count(attempts.id),
      oldest: min(attempts.madeAt),
      user: users,
    })
    .from(wanted)
    .leftJoin(attempts, isWanted)
    .leftJoin(users, and(isAccount, eq(sql`lower(${users.email})`, sql.placeholder('email'))))
    .groupBy(sql`wanted.subject`, users.id)
    .prepare('account-login'),
);

/** All that a login has to know before the hash, in one statement; the same for an unknown address. */
export async function findLogin(
  database: Queryable,
  email: string,
  asked: object,
): Promise<{ user: UserRow | null; counted: readonly CountedAttempts[] }> {
  const counted = await accountAndAttempts(database).execute({ ...asked, email: email.toLowerCase() });
  return { user: counted[0]?.user ?? null, counted };
}

const text = sql.placeholder;

/**
 * The row is locked until the transaction ends: a password that is being changed, or an account that is being deleted, is
 * waited for, and the session of a password that is none any more is not opened; a change that comes later finds the session
 * to end. A right password needs no lock on what is counted: every wrong answer given before this statement is seen.
 */
const openedSession = buildOnce((database) => {
  const account = database.$with('account', {}).as(sql`
    SELECT id FROM users WHERE id = ${text('userId')} AND password_hash = ${text('passwordHash')} AND NOT EXISTS (
      SELECT FROM ${wanted} WHERE most <= (SELECT count(*) FROM account_attempts WHERE ${isWanted}))
    FOR SHARE`);
  const opened = database.$with('opened', { id: sql<string>`id`.as('id') }).as(sql`
    INSERT INTO sessions (id, user_id, client_id, user_agent, generation, rotated_at, opened_at, expires_at)
    SELECT ${text('id')}::uuid, id, ${text('clientId')}, ${text('userAgent')}, 0, ${text('openedAt')}::timestamptz,
      ${text('openedAt')}::timestamptz, ${text('expiresAt')}::timestamptz
    FROM account RETURNING id`);
  const ended = database.$with('ended', {}).as(sql`
    DELETE FROM sessions WHERE id = ${text('formerId')}::uuid AND EXISTS (SELECT FROM account)`);
  const forgiven = database.$with('forgiven', {}).as(sql`
    DELETE FROM account_attempts WHERE subject = ${text('forgiven')} AND EXISTS (SELECT FROM account)`);
  return database
    .with(account, opened, ended, forgiven)
    .select({ id: opened.id })
    .from(opened)
    .prepare('account-open-session');
});

export interface OpenedSession extends Pick<typeof sessions.$inferInsert, 'id' | 'userId' | 'clientId' | 'userAgent'> {
  readonly openedAt: Date;
  readonly expiresAt: Date;
  /** What the password was compared with. */
  readonly passwordHash: string;
  /** The session that the browser has had; it ends. */
  readonly formerId: string | null;
  /** The subject whose failures are forgotten. */
  readonly forgiven: string;
}

/** False when the password has changed since, the account is gone or a limit is reached: then nothing is done. */
export const openLoginSession = async (tx: Queryable, session: OpenedSession, asked: object): Promise<boolean> =>
  (await openedSession(tx).execute({ ...asked, ...session })).length > 0;
