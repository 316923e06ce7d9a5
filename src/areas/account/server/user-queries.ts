import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { User } from '../contract.ts';
import { users } from './account-tables.ts';

export type UserRow = typeof users.$inferSelect;

// Written out: by a parameter the planner would not know that the index on accounts fits.
export const isAccount = sql`${users.kind} = 'account'`;
const isAccountOf = (email: string) => and(isAccount, eq(sql`lower(${users.email})`, email.toLowerCase()));

/** Until the transaction ends nobody else decides about this address. */
export const lockEmail = async (tx: Queryable, email: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`account ${email.toLowerCase()}`}, 0))`);
};

export async function findAccount(tx: Queryable, email: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(isAccountOf(email));
  return user ?? null;
}

/** The same, neither changed nor deleted by others until the transaction ends. */
export async function lockAccount(tx: Queryable, email: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(isAccountOf(email)).for('update');
  return user ?? null;
}

export async function findUserRow(tx: Queryable, id: number): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/**
 * Until the transaction ends the user is neither changed nor deleted. Null when there is none (any more). Taken before
 * whatever belongs to the user is locked, and after the locks on addresses and limits: so no two transactions wait for each
 * other.
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

/** Unless the password was changed meanwhile. */
export const changeHash = async (database: Queryable, id: number, from: string, to: string): Promise<void> => {
  await database
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)));
};

export const deleteUserRow = async (tx: Queryable, id: number): Promise<void> => {
  await tx.delete(users).where(eq(users.id, id));
};

/** Makes room for whoever has proved to own an address. False when it is another's account. */
export async function claimEmail(tx: Queryable, email: string, userId: number): Promise<boolean> {
  await lockEmail(tx, email);
  const holder = await findAccount(tx, email);
  if (!holder || holder.id === userId) return true;
  if (holder.confirmedAt) return false;
  // A registration that nobody confirmed gives way to the owner of the mailbox.
  await deleteUserRow(tx, holder.id);
  return true;
}

/** The purchases made with an address before it had an account. */
export async function listCheckoutUserIds(tx: Queryable, email: string, userId: number): Promise<number[]> {
  const made = and(
    eq(users.kind, 'checkout'),
    eq(sql`lower(${users.email})`, email.toLowerCase()),
    ne(users.id, userId),
  );
  return (await tx.select({ id: users.id }).from(users).where(made)).map(({ id }) => id);
}

export const userAnswer = (row: UserRow): User => ({
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
