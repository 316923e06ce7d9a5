import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import type { SessionOfPerson } from '../../session-calls.ts';
import { staffSessions, type StoredSession } from '../staff-tables.ts';
import { isSessionLocked } from './staff-sessions.ts';

/** The sessions of some people that have all that their member needs, oldest first. */
export const listSessionsOf = (source: Queryable, memberIds: readonly number[], now: Date): Promise<StoredSession[]> =>
  source
    .select()
    .from(staffSessions)
    .where(
      and(
        inArray(staffSessions.memberId, [...memberIds]),
        eq(staffSessions.needsCode, false),
        gt(staffSessions.expiresAt, now),
      ),
    )
    .orderBy(asc(staffSessions.openedAt), asc(staffSessions.id));

export const describeSession = (session: StoredSession, { staff }: StaffVisit, now: Date): SessionOfPerson => ({
  id: session.id,
  device: session.device,
  openedAt: session.openedAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
  isLocked: isSessionLocked(session, now),
  isThis: session.id === staff.sessionId,
});
