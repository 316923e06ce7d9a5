import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { sessions, users } from './account-tables.ts';
import { findAccount, insertUser, lockEmail } from './user-queries.ts';

/**
 * Whose an order is that the shop's people make for somebody with this address: their account's or, without one, a guest's whom
 * nobody but the shop has made, in the transaction of the order: one that is refused leaves no guest. The guest of a purchase in the
 * shop's pages is never taken: whoever typed the address there would see the order.
 */
export async function customerOfAddress(
  tx: Queryable,
  { email, name, lastName, at }: { email: string; name: string; lastName: string; at: Date },
): Promise<{ userId: number; isGuest: boolean }> {
  await lockEmail(tx, email);
  const account = await findAccount(tx, email);
  if (account) return { userId: account.id, isGuest: false };
  const hasBought = sql`EXISTS (SELECT FROM ${sessions} WHERE ${sessions.userId} = ${users.id} AND ${sessions.orderId} IS NULL)`;
  const [guest] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(sql`${users.kind} = 'checkout'`, eq(sql`lower(${users.email})`, email.toLowerCase()), sql`NOT ${hasBought}`),
    )
    .orderBy(desc(users.id))
    .limit(1);
  const userId =
    guest?.id ?? (await insertUser(tx, { kind: 'checkout', email, name, lastName, agreedAt: at, createdAt: at }));
  return { userId, isGuest: true };
}
