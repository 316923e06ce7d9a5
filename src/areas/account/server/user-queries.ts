import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { User } from '../contract.ts';
import { users } from './account-tables.ts';

export type UserRow = typeof users.$inferSelect;

// A literal, not a parameter: otherwise the planner cannot use the partial index on accounts.
export const isAccount = sql`${users.kind} = 'account'`;
const isAccountOf = (email: string) => and(isAccount, eq(sql`lower(${users.email})`, email.toLowerCase()));

/** Serialises decisions about an address until the transaction ends. */
export const lockEmail = async (tx: Queryable, email: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`account ${email.toLowerCase()}`}, 0))`);
};

export async function findAccount(tx: Queryable, email: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(isAccountOf(email));
  return user ?? null;
}

export async function findUserRow(tx: Queryable, id: number): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/**
 * Locks the user's row until the transaction ends; null when there is none. To avoid deadlocks, lock in this order:
 * limits and addresses, the user, then rows that belong to the user.
 */
export async function lockUser(tx: Queryable, id: number): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

export async function getUserRow(tx: Queryable, id: number): Promise<UserRow> {
  const user = await findUserRow(tx, id);
  if (!user) throw new Error(`no user ${id}`);
  return user;
}

export async function insertUser(tx: Queryable, user: Omit<typeof users.$inferInsert, 'id'>): Promise<number> {
  const [inserted] = await tx.insert(users).values(user).returning({ id: users.id });
  return inserted!.id;
}

export const changeUser = async (
  tx: Queryable,
  id: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, id));
};

/** Replaces a hash unless the password was changed meanwhile. */
export const changeHash = async (database: Queryable, id: number, from: string, to: string): Promise<void> => {
  await database
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)));
};

export const deleteUserRow = async (tx: Queryable, id: number): Promise<void> => {
  await tx.delete(users).where(eq(users.id, id));
};

/** The guests who have bought with an address before it had an account. */
export async function listCheckoutUserIds(tx: Queryable, email: string, userId: number): Promise<number[]> {
  const made = and(
    eq(users.kind, 'checkout'),
    eq(sql`lower(${users.email})`, email.toLowerCase()),
    ne(users.id, userId),
  );
  return (await tx.select({ id: users.id }).from(users).where(made)).map(({ id }) => id);
}

export const toUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  lastName: row.lastName,
  email: row.email,
  login: row.email,
  phone: row.phone,
  customerType: row.customerType,
  document: row.document,
  organization: row.organization,
  addresses: row.addresses,
  hasPassword: row.passwordHash !== null,
});
