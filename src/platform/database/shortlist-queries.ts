import { and, asc, eq, getTableName, sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import type { ShortlistTable } from './shortlist-table.ts';

/** Of products that are not in the list yet those that may be added. */
export type ChooseFitting = (
  tx: Queryable,
  present: readonly number[],
  wanted: readonly number[],
) => Promise<readonly number[]>;

const largestId = 2_147_483_647;

/** What is done with a shortlist in the database. Every query names the user: nobody reaches another's list. */
export function shortlistQueries(database: Database, table: ShortlistTable) {
  const name = getTableName(table);

  const list = async (source: Queryable, userId: number): Promise<number[]> => {
    const rows = await source
      .select({ id: table.productId })
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(asc(table.place));
    return rows.map(({ id }) => id);
  };

  return {
    list: (userId: number) => list(database, userId),

    /** With the moment when each product was added, for the export. */
    listWithTimes: (userId: number) =>
      database
        .select({ productId: table.productId, addedAt: table.addedAt })
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(asc(table.place)),

    /** Adds what fits; whoever else adds to this user's list waits, so that no limit is passed together. Answers the list. */
    add: (userId: number, productIds: readonly number[], now: Date, chooseFitting: ChooseFitting): Promise<number[]> =>
      database.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${name} ${userId}`}, 0))`);
        const present = await list(tx, userId);
        const known = new Set(present);
        const wanted = productIds.filter((id) => !known.has(id));
        if (wanted.length === 0) return present;
        const added = await chooseFitting(tx, present, wanted);
        if (added.length > 0)
          await tx.insert(table).values(added.map((productId) => ({ userId, productId, addedAt: now })));
        return [...present, ...added];
      }),

    /** Whether or not the product is there; answers what is left. */
    async remove(userId: number, productId: number): Promise<number[]> {
      // The database would refuse an id that its column cannot hold.
      const entry = and(eq(table.userId, userId), eq(table.productId, productId));
      if (Math.abs(productId) <= largestId) await database.delete(table).where(entry);
      return list(database, userId);
    },

    async clear(source: Queryable, userId: number): Promise<void> {
      await source.delete(table).where(eq(table.userId, userId));
    },
  };
}
