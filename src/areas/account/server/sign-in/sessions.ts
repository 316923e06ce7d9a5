import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { SignedIn } from '#platform/http/visit.ts';
import { daySeconds, minuteMs, secondMs } from '#values/durations.ts';
import type { AccountSigner } from '../account-signer.ts';
import { sessions, users } from '../account-tables.ts';

/** An unused session lasts as long as the client id's cookie, 30 days (storefront.md section 9). */
export const sessionSeconds = 30 * daySeconds;
/** The replaced token still yields the same successor: two tabs, a lost response (decisions.md section 4). */
const graceMs = 30 * secondMs;
/** How long a password counts as just given (decisions.md section 9). */
const recentMs = 15 * minuteMs;
/** More than anybody uses; at a login beyond it the ones that were used least recently end. */
export const maxSessionsPerUser = 30;

const openSession = namedStatement<{ email: string }>(
  'open-session',
  sql`SELECT users.email FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ${sql.placeholder('id')} AND expires_at > ${sql.placeholder('now')}`,
);

const endOldestSessions = buildOnce((database) =>
  database
    .delete(sessions)
    .where(
      sql`${sessions.id} IN (SELECT id FROM sessions
        WHERE user_id = ${sql.placeholder('userId')} AND id <> ${sql.placeholder('openedId')} AND order_id IS NULL
        ORDER BY rotated_at DESC, id OFFSET ${sql.raw(String(maxSessionsPerUser - 1))})`,
    )
    .prepare('end-oldest-sessions'),
);

const endOldestOfOrder = buildOnce((database) =>
  database
    .delete(sessions)
    .where(
      sql`${sessions.id} IN (SELECT id FROM sessions
        WHERE user_id = ${sql.placeholder('userId')} AND order_id = ${sql.placeholder('orderId')}
          AND id <> ${sql.placeholder('openedId')}
        ORDER BY rotated_at DESC, id OFFSET ${sql.raw(String(maxSessionsPerUser - 1))})`,
    )
    .prepare('end-oldest-sessions-of-order'),
);

export function createSessions({
  database,
  signer,
  clock,
}: {
  database: Database;
  signer: AccountSigner;
  clock: Clock;
}) {
  const tokenOf = (id: string, generation: number) =>
    `${id}.${generation}.${signer.sign('refresh', `${id} ${generation}`)}`;
  const expiry = () => new Date(clock().getTime() + sessionSeconds * 1000);

  function readToken(token: string): { id: string; generation: number } | null {
    const [id = '', generation = '', signature = ''] = token.split('.');
    return signer.isValid('refresh', `${id} ${generation}`, signature) ? { id, generation: Number(generation) } : null;
  }

  return {
    /** A new session, not stored yet, and its first refresh token. */
    prepare<Of extends { clientId: string; userAgent: string }>(of: Of) {
      const id = randomUUID();
      const session = { ...of, id, userAgent: of.userAgent.slice(0, 300), openedAt: clock(), expiresAt: expiry() };
      return { session, refreshToken: tokenOf(id, 0) };
    },

    async open(
      tx: Queryable,
      session: { openedAt: Date } & Omit<typeof sessions.$inferInsert, 'rotatedAt' | 'authenticatedAt'>,
    ): Promise<void> {
      await tx.insert(sessions).values({ ...session, rotatedAt: session.openedAt, authenticatedAt: session.openedAt });
    },

    /** The session id of a refresh token with a valid signature, current or replaced. */
    idOf: (token: string | undefined): string | null => (token === undefined ? null : (readToken(token)?.id ?? null)),

    /** Replaces a refresh token. Null when it is invalid, another client's or of an ended session; reuse of an old one ends the session. */
    async refresh(token: string, clientId: string): Promise<(SignedIn & { refreshToken: string }) | null> {
      const presented = readToken(token);
      if (!presented) return null;
      return database.transaction(async (tx) => {
        const now = clock();
        const [session] = await tx
          .select({
            userId: sessions.userId,
            clientId: sessions.clientId,
            generation: sessions.generation,
            rotatedAt: sessions.rotatedAt,
            kind: users.kind,
            orderId: sessions.orderId,
          })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(and(eq(sessions.id, presented.id), gt(sessions.expiresAt, now)))
          .for('update', { of: sessions });
        if (!session || session.clientId !== clientId) return null;
        const { userId, kind, orderId } = session;
        const signedIn: SignedIn = {
          userId,
          sessionId: presented.id,
          ...(orderId === null ? { kind } : { kind: 'order', orderId }),
        };
        if (presented.generation === session.generation) {
          const generation = session.generation + 1;
          await tx
            .update(sessions)
            .set({ generation, rotatedAt: now, expiresAt: expiry() })
            .where(eq(sessions.id, presented.id));
          return { ...signedIn, refreshToken: tokenOf(presented.id, generation) };
        }
        const justReplaced =
          presented.generation === session.generation - 1 && now.getTime() - session.rotatedAt.getTime() <= graceMs;
        if (justReplaced) return { ...signedIn, refreshToken: tokenOf(presented.id, session.generation) };
        await tx.delete(sessions).where(eq(sessions.id, presented.id));
        return null;
      });
    },

    /**
     * Why a call that needs the password of the last quarter of an hour is refused; null when it was given in this session. One
     * that has ended during the call has no password to give.
     */
    async refuseOld(id: string): Promise<Failure<'invalid_token' | 'reauthentication_required'> | null> {
      const since = new Date(clock().getTime() - recentMs);
      const found = database.select({ authenticatedAt: sessions.authenticatedAt }).from(sessions);
      const [session] = await found.where(eq(sessions.id, id));
      if (!session) return failure('invalid_token');
      return session.authenticatedAt < since ? failure('reauthentication_required') : null;
    },

    /** The password was given again. */
    async authenticate(tx: Queryable, id: string): Promise<void> {
      await tx.update(sessions).set({ authenticatedAt: clock() }).where(eq(sessions.id, id));
    },

    /** Ends those of an order that its link has opened longest ago, so that nobody stores any number of them. */
    async endOldestOfOrder(tx: Queryable, order: { userId: number; orderId: number }, openedId: string): Promise<void> {
      await endOldestOfOrder(tx).execute({ ...order, openedId });
    },

    /**
     * Ends the sessions beyond the limit, never the one just opened; the caller has locked the user's row, so that
     * concurrent logins count.
     */
    async endOldest(tx: Queryable, userId: number, openedId: string): Promise<void> {
      await endOldestSessions(tx).execute({ userId, openedId });
    },

    /** The address of an open session's user; null once it has ended. */
    async findEmail(id: string): Promise<string | null> {
      const [open] = await openSession(database, { id, now: clock() });
      return open?.email ?? null;
    },

    /** The current session first, then the latest used; returns a query, so that the caller can limit it. */
    list: (userId: number, currentId: string) =>
      database
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          openedAt: sessions.openedAt,
          lastUsedAt: sessions.rotatedAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock()), isNull(sessions.orderId)))
        .orderBy(desc(sql`${sessions.id} = ${currentId}`), desc(sessions.rotatedAt)),

    /** The open session of a refresh token, current or just replaced; null where there is none. */
    async findOpen(tx: Queryable, token: string) {
      const presented = readToken(token);
      if (!presented) return null;
      const [open] = await tx
        .select({ id: sessions.id, userId: sessions.userId, clientId: sessions.clientId, orderId: sessions.orderId })
        .from(sessions)
        .where(
          and(
            eq(sessions.id, presented.id),
            lte(sessions.generation, presented.generation + 1),
            gt(sessions.expiresAt, clock()),
          ),
        );
      return open ?? null;
    },

    /** The guest whose open session a refresh token belongs to; null for accounts, sessions of one order and outdated tokens. */
    async findGuest(tx: Queryable, token: string): Promise<number | null> {
      const presented = readToken(token);
      if (!presented) return null;
      const [guest] = await tx
        .select({ id: users.id })
        .from(sessions)
        .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.kind, 'checkout')))
        .where(
          and(
            eq(sessions.id, presented.id),
            lte(sessions.generation, presented.generation + 1),
            gt(sessions.expiresAt, clock()),
            isNull(sessions.orderId),
          ),
        );
      return guest?.id ?? null;
    },

    /** Ends the session of a refresh token, if it has one. */
    async endByToken(tx: Queryable, token: string): Promise<void> {
      const presented = readToken(token);
      if (presented) await tx.delete(sessions).where(eq(sessions.id, presented.id));
    },

    /** False when the user has no such session. */
    async end(userId: number, id: string): Promise<boolean> {
      if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return false;
      const ended = await database
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    async endAll(tx: Queryable, userId: number, except: readonly string[] = []): Promise<void> {
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, [...except])));
    },

    async clean(tx: Queryable): Promise<void> {
      await tx.delete(sessions).where(lt(sessions.expiresAt, clock()));
    },
  };
}
