import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { dayMs } from '#values/durations.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { importedCustomers, users } from './account-tables.ts';
import { isAccount } from './user-queries.ts';

export type ImportedCustomer = typeof importedCustomers.$inferInsert;

/** Who has not come by then is no customer of this shop (GDPR article 5(1)(e), storage limitation). */
export const yearsUnclaimed = 3;

const isOf = (email: string) => eq(sql`lower(${importedCustomers.email})`, email.toLowerCase());

/** The name under which a customer comes from another shop; only for who proves the mailbox. */
export async function findImported(tx: Queryable, email: string) {
  const { email: as, name, lastName } = importedCustomers;
  const [row] = await tx.select({ email: as, name, lastName }).from(importedCustomers).where(isOf(email));
  return row ?? null;
}

/** Removes what was imported for an address and returns it as an account stores it; nothing where nothing was. */
export async function takeImported(tx: Queryable, email: string): Promise<Partial<typeof users.$inferInsert>> {
  const [row] = await tx.delete(importedCustomers).where(isOf(email)).returning();
  if (!row) return {};
  const { phone, customerType, document, organization, addresses, source, importedAt } = row;
  const imported = { source, importedAt: importedAt.toISOString() };
  return { phone, customerType, document, organization, addresses, imported };
}

/** Which of these addresses, in small letters, have an account or were imported before. */
export async function findKnown(tx: Queryable, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const emailOf = (table: typeof users | typeof importedCustomers) => sql<string>`lower(${table.email})`;
  const accounts = tx
    .select({ email: emailOf(users).as('known') })
    .from(users)
    .where(sql`${isAccount} AND ${inArray(emailOf(users), [...emails])}`);
  const imported = tx
    .select({ email: emailOf(importedCustomers).as('known') })
    .from(importedCustomers)
    .where(inArray(emailOf(importedCustomers), [...emails]));
  return new Set((await accounts.union(imported)).map(({ email }) => email));
}

export async function deleteUnclaimed({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const since = new Date(clock().getTime() - yearsUnclaimed * 365 * dayMs);
  await database.delete(importedCustomers).where(lt(importedCustomers.importedAt, since));
}
