import { and, asc, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { oneTimeCodes, sessions, users } from '../account-tables.ts';
import type { AccountTools } from '../account-tools.ts';
import { deleteUserRow, isAccount } from '../user-queries.ts';

const days = 86_400_000;
/** A registration can be confirmed for two days; the rest is for a mail found late and registering once more. */
export const unconfirmedDays = 14;
/** The session of a purchase could be taken up that long; an order placed with it keeps the user. */
export const guestDays = 7;
const atOnce = 500;

const isCheckout = sql`${users.kind} = 'checkout'`;

/** Deletes what people left behind who never became customers (GDPR article 5(1)(e)). */
export function forgottenUsers({ database, clock, onDelete, listBuyers }: AccountTools) {
  const before = (age: number) => new Date(clock().getTime() - age * days);

  async function deleteUnconfirmed(): Promise<void> {
    const link = database
      .select({ id: oneTimeCodes.id })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.userId, users.id), gt(oneTimeCodes.expiresAt, clock())));
    await database
      .delete(users)
      .where(and(isAccount, isNull(users.confirmedAt), lt(users.agreedAt, before(unconfirmedDays)), notExists(link)));
  }

  /** Made for a purchase, and not used for days. */
  function isIdleGuest(source: Queryable) {
    const used = source
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, users.id), gt(sessions.rotatedAt, before(guestDays))));
    return and(isCheckout, lt(users.createdAt, before(guestDays)), notExists(used));
  }

  const listIdleGuests = async (afterId: number): Promise<number[]> =>
    (
      await database
        .select({ id: users.id })
        .from(users)
        .where(and(isIdleGuest(database), gt(users.id, afterId)))
        .orderBy(asc(users.id))
        .limit(atOnce)
    ).map(({ id }) => id);

  /** Each in its own transaction, with what other areas keep of it. */
  const deleteGuest = (id: number): Promise<void> =>
    database.transaction(async (tx) => {
      const [guest] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(isIdleGuest(tx), eq(users.id, id)))
        .for('update');
      if (!guest) return;
      await onDelete?.(tx, id);
      await deleteUserRow(tx, id);
    });

  async function deleteGuests(): Promise<void> {
    for (let ids = await listIdleGuests(0); ids.length > 0; ids = await listIdleGuests(ids.at(-1)!)) {
      const buyers = new Set(await listBuyers?.(ids));
      for (const id of ids) if (!buyers.has(id)) await deleteGuest(id);
    }
  }

  return {
    async clean(): Promise<void> {
      await deleteUnconfirmed();
      await deleteGuests();
    },
  };
}
