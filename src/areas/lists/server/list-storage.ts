import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '#platform/database/database.ts';

/** Where a kind of list is stored, one row for each user and product. */
export interface StoredIn {
  readonly table: PgTable;
  readonly userId: AnyPgColumn<{ data: number; notNull: true }>;
  readonly productId: AnyPgColumn<{ data: number; notNull: true }>;
  readonly addedAt: AnyPgColumn<{ data: Date; notNull: true }>;
  readonly orderBy: SQL;
}

const maxInteger = 2_147_483_647;

/** The lists of one kind in the database. Every query names the user: nobody reaches another's list. */
export function createListStorage(database: Database, { table, userId, productId, addedAt, orderBy }: StoredIn) {
  const read = async (source: Queryable, user: number, limit?: number): Promise<number[]> => {
    const query = source.select({ id: productId }).from(table).where(eq(userId, user)).orderBy(orderBy);
    const rows = await (limit === undefined ? query : query.limit(limit));
    return rows.map(({ id }) => id);
  };

  return {
    /** Product ids in the list's order. */
    list: (user: number, limit?: number): Promise<number[]> => read(database, user, limit),

    /** The products with the time when each was added, for the export of a user's data. */
    listWithTimes: (user: number): Promise<{ productId: number; addedAt: Date }[]> =>
      database.select({ productId, addedAt }).from(table).where(eq(userId, user)).orderBy(orderBy),

    /** Runs one change of a user's list after the other: two at once would pass the list's limit together. */
    change: <Answer>(user: number, work: (tx: Queryable, present: number[]) => Promise<Answer>): Promise<Answer> =>
      database.transaction(async (tx) => {
        const lock = `${getTableName(table)} ${user}`;
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
        return work(tx, await read(tx, user));
      }),

    /** Whether or not the product is there; returns what is left. */
    async remove(user: number, id: number): Promise<number[]> {
      // PostgreSQL refuses an id that its column cannot hold.
      const entry = and(eq(userId, user), eq(productId, id));
      if (Math.abs(id) <= maxInteger) await database.delete(table).where(entry);
      return read(database, user);
    },

    async clear(source: Queryable, user: number): Promise<void> {
      await source.delete(table).where(eq(userId, user));
    },
  };
}
