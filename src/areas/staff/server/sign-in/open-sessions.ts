import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { StaffRole } from '#values/staff-roles.ts';
import type { Queryable } from '#platform/database/database.ts';
import { staffMembers, staffSessions } from '../staff-tables.ts';
import { lockAfterMs } from './staff-sessions.ts';

export interface OpenSession {
  readonly id: number;
  readonly memberId: number;
  readonly role: StaffRole;
  readonly name: string;
}

/** Those of these sessions that have neither ended nor been locked, by a person or by time. */
export const listOpenSessions = (source: Queryable, ids: readonly number[], now: Date): Promise<OpenSession[]> =>
  source
    .select({
      id: staffSessions.id,
      memberId: staffSessions.memberId,
      role: staffMembers.role,
      name: staffMembers.name,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(
      and(
        inArray(staffSessions.id, [...ids]),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.seenAt, new Date(now.getTime() - lockAfterMs)),
        isNull(staffSessions.lockedAt),
        isNull(staffMembers.endedAt),
      ),
    );
