import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { dayMs } from '#values/durations.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { bankFiles, bankMovements, bankRows } from './bank-tables.ts';

export type StoredRow = typeof bankRows.$inferSelect;
export type NewRow = Omit<typeof bankRows.$inferInsert, 'id' | 'fileId' | 'position'>;

/** Files are of use while somebody works with them; what the bank says of people is not kept longer. */
const daysToKeep = 30;
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const batch = 5000;

/** Stores a file's movements in their order, and deletes files that are older than a month; returns the file's id. */
export function insertFile(tx: Queryable, actor: Actor, rows: readonly NewRow[], at: Date): Promise<number> {
  return tx.transaction(async (inner) => {
    await inner.delete(bankFiles).where(lt(bankFiles.at, new Date(at.getTime() - daysToKeep * dayMs)));
    const [file] = await inner
      .insert(bankFiles)
      .values({ at, ...actorValues(actor) })
      .returning({ id: bankFiles.id });
    for (let from = 0; from < rows.length; from += batch)
      await inner
        .insert(bankRows)
        .values(
          rows.slice(from, from + batch).map((row, index) => ({ ...row, fileId: file!.id, position: from + index })),
        );
    return file!.id;
  });
}

/** The rows of a file in its order; none: it is unknown or was deleted. */
export const listRows = (source: Queryable, fileId: number): Promise<StoredRow[]> =>
  source.select().from(bankRows).where(eq(bankRows.fileId, fileId)).orderBy(asc(bankRows.position));

/** Of these movements those that were recorded, with the order of each. */
export async function findTaken(source: Queryable, keys: readonly string[]): Promise<Map<string, number>> {
  const taken = await source
    .select({ key: bankMovements.key, orderId: bankMovements.orderId })
    .from(bankMovements)
    .where(sql`${bankMovements.key} = ANY (${sql.param([...keys])}::text[])`);
  return new Map(taken.map(({ key, orderId }) => [key, orderId]));
}

/** Remembers what is proposed for rows of a file from now on. */
export async function storeProposals(
  source: Queryable,
  fileId: number,
  proposals: readonly Pick<StoredRow, 'id' | 'orderId' | 'reason'>[],
): Promise<void> {
  if (proposals.length === 0) return;
  await source.transaction(async (tx) => {
    await tx.select({ id: bankFiles.id }).from(bankFiles).where(eq(bankFiles.id, fileId)).for('update');
    await tx.execute(sql`
      UPDATE bank_rows SET order_id = proposal."orderId", reason = proposal.reason
      FROM jsonb_to_recordset(${JSON.stringify(proposals)}::jsonb) AS proposal (id bigint, "orderId" bigint, reason text)
      WHERE bank_rows.id = proposal.id`);
  });
}

/** Remembers that a movement's money is recorded; false: it was before. */
export async function insertMovement(
  tx: Queryable,
  actor: Actor,
  { key, orderId, amount, day }: Pick<typeof bankMovements.$inferInsert, 'key' | 'orderId' | 'amount' | 'day'>,
  at: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(bankMovements)
    .values({ key, orderId, amount, day, at, ...actorValues(actor) })
    .onConflictDoNothing()
    .returning({ key: bankMovements.key });
  return inserted.length > 0;
}
