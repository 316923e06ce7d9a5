import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/** A digest of the rows of each block of products. */
export type RowDigests = ReadonlyMap<number, string>;

/** Products whose ids are alike but for so many bits are a block. */
export const blockBits = 7;
const blockSize = 1 << blockBits;

/** The digests of what the database has now, of the columns that the index reads. */
export async function readDigests(tx: Queryable, columns: SQL): Promise<RowDigests> {
  const { rows } = await tx.execute<{ block: number; digest: string }>(sql`
    SELECT id >> ${sql.raw(String(blockBits))} AS block,
      bit_xor(hash_record_extended(ROW(${columns}), 0))::text || ' ' || count(*) AS digest
    FROM catalogue_products GROUP BY 1`);
  return new Map(rows.map(({ block, digest }) => [block, digest]));
}

/** All ids that products may have in the blocks whose digests differ. */
export function idsThatDiffer(before: RowDigests, now: RowDigests): number[] {
  const blocks = [...new Set([...before.keys(), ...now.keys()])].filter(
    (block) => before.get(block) !== now.get(block),
  );
  return blocks
    .sort((a, b) => a - b)
    .flatMap((block) => Array.from({ length: blockSize }, (_, at) => block * blockSize + at));
}
