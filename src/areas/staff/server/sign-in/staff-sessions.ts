import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { hourMs, hourSeconds, minuteMs, secondMs } from '#values/durations.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { StaffSession, StaffVisit, Visit } from '#platform/http/visit.ts';
import { staffPasskeys } from '../passkey-tables.ts';
import { type SessionOfMember, staffMembers, staffSessions, type StoredSession } from '../staff-tables.ts';
import { deviceOf } from './device-of.ts';
import { deviceKeyOf, markDevice } from './device-people.ts';
import { hashToken, newToken } from './random-token.ts';

const cookie = 'staff';
const lifeMs = 12 * hourMs;
/** From the password to the second factor. */
const codeMs = 10 * minuteMs;
/** So long without a call, and a session is locked. */
export const lockAfterMs = 30 * minuteMs;
/** The time of the last call is stored to this grain, so that not each call writes. */
const seenGrainMs = 20 * secondMs;
/** A PIN is no proof for money and people: after one, password or code count as never given. */
const never = new Date(0);
/** How long password or code count as just given. */
const recentMs = 15 * minuteMs;
/** After so many wrong PINs only the password unlocks: a PIN has few digits, and a colleague may know some of them. */
const maxWrongPins = 5;

const staffToken = (visit: Visit): string | undefined => visit.cookie(cookie);

const hasPasskey = sql<boolean>`EXISTS (SELECT FROM ${staffPasskeys} WHERE ${staffPasskeys.memberId} = ${staffMembers.id})`;

const findByToken = buildOnce((source) =>
  source
    .select({ session: staffSessions, member: staffMembers, hasPasskey })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(
      and(
        eq(staffSessions.token, sql.placeholder('token')),
        gt(staffSessions.expiresAt, sql.placeholder('now')),
        sql`${staffMembers.endedAt} IS NULL`,
      ),
    )
    .prepare('staff-session'),
);

/** Locked by its person, or since half an hour without a call. */
export const isSessionLocked = ({ lockedAt, seenAt }: StoredSession, now: Date): boolean =>
  lockedAt !== null || now.getTime() - seenAt.getTime() >= lockAfterMs;

/** Sessions of the staff: an opaque token in a cookie, of which the database has the hash. */
export function createStaffSessions(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly mode: 'demo' | 'production';
}) {
  const { database, clock, mode } = parts;
  const later = (ms: number): Date => new Date(clock().getTime() + ms);

  async function find(token: string) {
    const [found] = await findByToken(database).execute({ token: hashToken(token), now: clock() });
    return found && (mode === 'demo' || !found.member.isDemo) ? found : null;
  }

  async function findOfBrowser(visit: Visit) {
    const token = staffToken(visit);
    return token === undefined ? null : find(token);
  }

  const unlocked = (isRecent: boolean) => ({
    lockedAt: null,
    seenAt: clock(),
    wrongPins: 0,
    authenticatedAt: isRecent ? clock() : never,
  });

  /** Whether the session is still there. */
  const change = async (
    tx: Queryable,
    id: number,
    values: Partial<typeof staffSessions.$inferInsert>,
  ): Promise<boolean> =>
    (await tx.update(staffSessions).set(values).where(eq(staffSessions.id, id)).returning({ id: staffSessions.id }))
      .length > 0;

  /**
   * Takes the session that a browser has had from its cookie. That of another person who has signed in stays for their PIN, locked
   * and with a token that nobody has; any other ends.
   */
  async function leave(tx: Queryable, visit: Visit, next: { memberId: number; sessionId?: number }): Promise<void> {
    const token = staffToken(visit);
    if (token === undefined) return;
    const [former] = await tx
      .select()
      .from(staffSessions)
      .where(eq(staffSessions.token, hashToken(token)));
    if (!former || former.id === next.sessionId) return;
    const isOfAnother = !former.needsCode && former.memberId !== next.memberId;
    if (isOfAnother && former.deviceKey !== null && former.deviceKey === deviceKeyOf(visit))
      await tx
        .update(staffSessions)
        .set({ token: hashToken(newToken()), lockedAt: former.lockedAt ?? clock() })
        .where(eq(staffSessions.id, former.id));
    else await tx.delete(staffSessions).where(eq(staffSessions.id, former.id));
  }

  const setToken = (visit: Visit, token: string, maxAgeSeconds: number): void =>
    visit.setCookie(cookie, token, { httpOnly: true, sameSite: 'strict', maxAgeSeconds });

  return {
    /** A new session in the browser, in place of the person's former one there. */
    async open(tx: Queryable, visit: Visit, memberId: number, needsCode: boolean): Promise<void> {
      await leave(tx, visit, { memberId });
      const token = newToken();
      const now = clock();
      setToken(visit, token, 12 * hourSeconds);
      const deviceKey = needsCode ? null : markDevice(visit);
      if (deviceKey !== null)
        await tx
          .delete(staffSessions)
          .where(and(eq(staffSessions.deviceKey, deviceKey), eq(staffSessions.memberId, memberId)));
      await tx.insert(staffSessions).values({
        token: hashToken(token),
        memberId,
        needsCode,
        device: deviceOf(visit.userAgent),
        deviceKey,
        openedAt: now,
        seenAt: now,
        authenticatedAt: now,
        expiresAt: later(needsCode ? codeMs : lifeMs),
      });
    },

    /**
     * Goes on with a session of the device, unlocked and with another token, in place of the browser's former one: by PIN, or by a
     * passkey, which counts as a sign-in. False where it has ended; then nothing is done.
     */
    async resume(
      tx: Queryable,
      visit: Visit,
      { id, memberId, expiresAt }: StoredSession,
      by: 'pin' | 'passkey',
    ): Promise<boolean> {
      const token = newToken();
      if (!(await change(tx, id, { token: hashToken(token), ...unlocked(by !== 'pin') }))) return false;
      await leave(tx, visit, { memberId, sessionId: id });
      setToken(visit, token, Math.floor((expiresAt.getTime() - clock().getTime()) / secondMs));
      return true;
    },

    /** The session that waits for its second factor. */
    async findUnfinished(visit: Visit): Promise<SessionOfMember | null> {
      const found = await findOfBrowser(visit);
      return found?.session.needsCode ? found : null;
    },

    /** The browser's session that is locked. */
    async findLocked(visit: Visit): Promise<SessionOfMember | null> {
      const found = await findOfBrowser(visit);
      return found && !found.session.needsCode && isSessionLocked(found.session, clock()) ? found : null;
    },

    /** The session of a cookie, if it has all that its member needs. `isUse`: a person is at work with it. */
    async authenticate(token: string, isUse = true): Promise<StaffSession | null> {
      const found = await find(token);
      if (!found || found.session.needsCode) return null;
      const { session, member } = found;
      const locked = isSessionLocked(session, clock());
      if (isUse && !locked && clock().getTime() - session.seenAt.getTime() >= seenGrainMs)
        await change(database, session.id, { seenAt: clock() });
      return {
        sessionId: session.id,
        memberId: member.id,
        name: member.name,
        role: member.role,
        device: session.device,
        isLocked: locked,
        isRecent: clock().getTime() - session.authenticatedAt.getTime() < recentMs,
        hasPasskey: found.hasPasskey,
        // Recovery codes come with an app or a passkey.
        lacksSecondFactor:
          mode === 'production' && member.role === 'owner' && member.totpSecret === null && !found.hasPasskey,
      };
    },

    /** Ends one of somebody's sessions; from what it was opened, or null where they have no such session. */
    async endOne(tx: Queryable, memberId: number, id: number): Promise<string | null> {
      const [ended] = await tx
        .delete(staffSessions)
        .where(and(eq(staffSessions.memberId, memberId), eq(staffSessions.id, id)))
        .returning({ device: staffSessions.device });
      return ended?.device ?? null;
    },

    /** Ends all sessions of a locked member, but for one of them, and those that are just being opened. */
    async endAll(tx: Queryable, memberId: number, exceptId = 0): Promise<void> {
      await tx.delete(staffSessions).where(and(eq(staffSessions.memberId, memberId), ne(staffSessions.id, exceptId)));
      await tx
        .update(staffMembers)
        .set({ sessionEnds: sql`${staffMembers.sessionEnds} + 1` })
        .where(eq(staffMembers.id, memberId));
    },

    async end(visit: StaffVisit): Promise<true> {
      await database.delete(staffSessions).where(eq(staffSessions.id, visit.staff.sessionId));
      visit.clearCookie(cookie);
      return true;
    },

    async lock({ staff }: StaffVisit): Promise<true> {
      await change(database, staff.sessionId, { lockedAt: clock() });
      return true;
    },

    /**
     * Counts a try of the PIN before it is looked at; when there were too many, the seconds that the session still has. Null: it has
     * ended.
     */
    async countPin(id: number): Promise<number | null> {
      const counted = await database
        .update(staffSessions)
        .set({ wrongPins: sql`${staffSessions.wrongPins} + 1` })
        .where(and(eq(staffSessions.id, id), lt(staffSessions.wrongPins, maxWrongPins)))
        .returning({ id: staffSessions.id });
      if (counted.length > 0) return 0;
      const [session] = await database.select().from(staffSessions).where(eq(staffSessions.id, id));
      return session ? Math.max(1, Math.ceil((session.expiresAt.getTime() - clock().getTime()) / secondMs)) : null;
    },

    /** By PIN or password; false where it has ended. */
    unlock: (tx: Queryable, id: number, by: 'pin' | 'password') => change(tx, id, unlocked(by !== 'pin')),

    /** Password or code were given again; false where it has ended. */
    renew: (tx: Queryable, id: number) => change(tx, id, { authenticatedAt: clock(), wrongPins: 0 }),

    clean: () => database.delete(staffSessions).where(lt(staffSessions.expiresAt, clock())),
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
