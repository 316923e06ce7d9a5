import { sql } from 'drizzle-orm';
import { isLargelyHeld } from '#values/held-share.ts';
import type { Queryable } from '#platform/database/database.ts';

/** A product of which unpaid orders of unconfirmed addresses hold pieces, of all that there are without these orders. */
export interface HeldProduct {
  readonly id: number;
  readonly article: string;
  readonly name: string;
  readonly held: number;
  readonly pieces: number;
}

/** The products of which such orders hold a large share, those with the most pieces first; names in Spanish. */
export async function listLargelyHeld(source: Queryable): Promise<HeldProduct[]> {
  const { rows } = await source.execute<Record<string, unknown> & HeldProduct>(sql`
    SELECT id, article, name_es AS name, held, stock + held AS pieces FROM catalogue_products
    WHERE held > 0 ORDER BY held DESC, id`);
  return rows.filter(({ held, pieces }) => isLargelyHeld(held, pieces));
}
