import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { AccessEnded } from '#platform/http/access-ended.ts';
import type { StaffVisit } from '#platform/http/visit.ts';

const { placeholder } = sql;
const memberOfCall = namedStatement<{ role: StaffRole }>(
  'member-of-call',
  sql`SELECT role FROM staff_members WHERE id = ${placeholder('memberId')}::bigint AND ended_at IS NULL FOR SHARE`,
);
// A statement of its own, so that it sees what was committed while the first one waited.
const sessionOfCall = namedStatement<object>(
  'session-of-call',
  sql`SELECT FROM staff_sessions WHERE id = ${placeholder('sessionId')}::bigint AND member_id = ${placeholder('memberId')}::bigint
    AND expires_at > ${placeholder('now')}::timestamptz`,
);

/**
 * Opens the transactions in which a call changes orders or money: each ends with `AccessEnded` where the session has ended, or its
 * person has another role, since the call's access was checked. Whoever ends a session or gives a role locks the member's row, so
 * that it is held until the end, shared with other calls of the same person; it is locked before all else.
 */
export const whileSignedIn = (
  { database, clock }: { readonly database: Pick<Database, 'transaction'>; readonly clock: Clock },
  { staff }: Pick<StaffVisit, 'staff'>,
): Pick<Queryable, 'transaction'> => ({
  transaction: (work, config) =>
    database.transaction(async (tx) => {
      const { memberId, sessionId } = staff;
      const [member] = await memberOfCall(tx, { memberId });
      const open = member ? await sessionOfCall(tx, { sessionId, memberId, now: clock() }) : [];
      if (!member || open.length === 0) throw new AccessEnded('not_signed_in');
      // All that the call may do was derived from it.
      if (member.role !== staff.role) throw new AccessEnded('not_permitted');
      return work(tx);
    }, config),
});
