import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { hourSeconds } from '#values/durations.ts';
import type { Database } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import { type SessionOfMember, staffMembers, staffSessions, type StoredMember } from '../staff-tables.ts';
import { hashToken, newToken } from './random-token.ts';

/** Names the browser while sessions of it last, so that people who share it change by PIN. */
const cookie = 'staff_device';

/** The browser's cookie as the database has it; null before anybody has signed in. */
export function deviceKeyOf(visit: Visit): string | null {
  const key = visit.cookie(cookie);
  return key === undefined ? null : hashToken(key);
}

/** Sets the cookie, a new one where there is none, for as long as the session that begins; returns it as the database has it. */
export function markDevice(visit: Visit): string {
  const key = visit.cookie(cookie) ?? newToken();
  visit.setCookie(cookie, key, { httpOnly: true, sameSite: 'strict', maxAgeSeconds: 12 * hourSeconds });
  return hashToken(key);
}

/** The people who have signed in on a device and not been signed out since. */
export function createDevicePeople(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly mode: 'demo' | 'production';
}) {
  const { database, clock, mode } = parts;
  const sessionsOf = (deviceKey: string) =>
    database
      .select({ session: staffSessions, member: staffMembers })
      .from(staffSessions)
      .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
      .where(
        and(
          eq(staffSessions.deviceKey, deviceKey),
          eq(staffSessions.needsCode, false),
          gt(staffSessions.expiresAt, clock()),
          isNull(staffMembers.endedAt),
          // Only they can go on here without their password.
          isNotNull(staffMembers.pin),
          mode === 'demo' ? undefined : eq(staffMembers.isDemo, false),
        ),
      )
      .orderBy(asc(staffMembers.name), asc(staffMembers.id));

  return {
    async list(visit: Visit): Promise<StoredMember[]> {
      const key = deviceKeyOf(visit);
      return key === null ? [] : (await sessionsOf(key)).map(({ member }) => member);
    },

    async find(visit: Visit, memberId: number): Promise<SessionOfMember | null> {
      const key = deviceKeyOf(visit);
      if (key === null) return null;
      return (await sessionsOf(key)).find(({ member }) => member.id === memberId) ?? null;
    },
  };
}
