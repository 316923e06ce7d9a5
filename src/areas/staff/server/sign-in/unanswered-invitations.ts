import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { jobActor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { dayMs } from '#values/durations.ts';
import type { Database } from '#platform/database/database.ts';
import { staffMembers } from '../staff-tables.ts';
import { lockMembers } from './asking-session.ts';
import { eraseInvited } from './erase-invited.ts';
import { removeIn } from './invitations.ts';

/** So long an invitation that has expired can be sent again by whoever made it. */
const renewableMs = 7 * dayMs;

/** Deletes those who were invited and have not come within a week after their link had expired, or whose invitation was withdrawn. */
export async function eraseUnanswered({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const now = clock();
  const isOver = and(
    isNull(staffMembers.joinedAt),
    or(isNotNull(staffMembers.endedAt), lt(staffMembers.invitationExpiresAt, new Date(now.getTime() - renewableMs))),
  );
  for (const { id } of await database.select({ id: staffMembers.id }).from(staffMembers).where(isOver))
    await database.transaction(async (tx) => {
      await lockMembers(tx, [id]);
      // Looked at again: somebody may have come, or been invited once more, meanwhile.
      const [member] = await tx
        .select()
        .from(staffMembers)
        .where(and(eq(staffMembers.id, id), isOver));
      if (!member) return;
      if (member.endedAt !== null) await eraseInvited(tx, id);
      else await removeIn(tx, { actor: jobActor('staff-cleaning'), now }, member);
    });
}
