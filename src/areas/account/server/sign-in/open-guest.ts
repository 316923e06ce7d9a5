import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import type { sessions, users } from '../account-tables.ts';

const { placeholder } = sql;

const openedGuest = namedStatement<{ id: number }>(
  'account-open-guest',
  sql`WITH counted AS (
      INSERT INTO account_attempts (subject, made_at)
      SELECT subject, ${placeholder('openedAt')}::timestamptz FROM unnest((SELECT ${placeholder('subjects')}::text[])) AS one (subject)),
    guest AS (
      INSERT INTO users (kind, name, last_name, email, agreed_at, created_at)
      VALUES ('checkout', ${placeholder('name')}, ${placeholder('lastName')}, ${placeholder('email')},
        ${placeholder('openedAt')}::timestamptz, ${placeholder('openedAt')}::timestamptz)
      RETURNING id),
    session AS (
      INSERT INTO sessions (id, user_id, client_id, user_agent, rotated_at, opened_at, authenticated_at, expires_at)
      SELECT ${placeholder('id')}::uuid, id, ${placeholder('clientId')}, ${placeholder('userAgent')},
        ${placeholder('openedAt')}::timestamptz, ${placeholder('openedAt')}::timestamptz, ${placeholder('openedAt')}::timestamptz,
        ${placeholder('expiresAt')}::timestamptz
      FROM guest)
    SELECT id::float8 FROM guest`,
);

interface NewGuest
  extends
    Pick<typeof users.$inferInsert, 'name' | 'lastName' | 'email'>,
    Pick<typeof sessions.$inferInsert, 'clientId' | 'userAgent'> {
  /** The session's. */
  readonly id: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  /** The subjects of the limits for which the guest counts. */
  readonly subjects: readonly string[];
}

/** Makes a guest, opens its session and counts it, in one statement; returns the user's id. */
export async function openGuest(tx: Queryable, guest: NewGuest): Promise<number> {
  const [opened] = await openedGuest(tx, { ...guest });
  return opened!.id;
}
