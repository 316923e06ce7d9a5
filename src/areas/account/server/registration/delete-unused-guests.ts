import { and, asc, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { dayMs } from '#values/durations.ts';
import { sessions, users } from '../account-tables.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteUserRow } from '../user-queries.ts';

/** A guest can go on with the purchase that long; a guest with an order is never deleted here. */
const guestDays = 7;
const batchSize = 500;

const isGuest = sql`${users.kind} = 'checkout'`;

/** Deletes guests who ordered nothing (GDPR article 5(1)(e), storage limitation). */
export async function deleteUnusedGuests({ database, clock, onDelete, listBuyers }: AccountContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs);

  function isIdleGuest(source: Queryable) {
    const recentSession = source
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, users.id), gt(sessions.rotatedAt, daysAgo(guestDays))));
    return and(isGuest, lt(users.createdAt, daysAgo(guestDays)), notExists(recentSession));
  }

  const listIdleGuests = async (afterId: number): Promise<number[]> =>
    (
      await database
        .select({ id: users.id })
        .from(users)
        .where(and(isIdleGuest(database), gt(users.id, afterId)))
        .orderBy(asc(users.id))
        .limit(batchSize)
    ).map(({ id }) => id);

  /** One transaction each, together with what other areas store of the guest. */
  const deleteGuest = (id: number): Promise<void> =>
    database.transaction(async (tx) => {
      const [guest] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(isIdleGuest(tx), eq(users.id, id)))
        .for('update');
      if (!guest) return;
      await onDelete?.(tx, id, null);
      await deleteUserRow(tx, id);
    });

  for (let ids = await listIdleGuests(0); ids.length > 0; ids = await listIdleGuests(ids.at(-1)!)) {
    const buyers = new Set(await listBuyers?.(ids));
    for (const id of ids) if (!buyers.has(id)) await deleteGuest(id);
  }
}
