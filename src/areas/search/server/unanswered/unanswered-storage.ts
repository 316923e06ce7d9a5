import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/database/database.ts';
import { shopTime } from '#values/shop-time.ts';

/** A query without a good answer, how often it was searched for, and what the last search for it got instead. */
export interface Unanswered {
  readonly query: string;
  readonly count: number;
  /** Nothing was found, only products of another kind, or none that fits all of the query. */
  readonly outcome: 'nothing' | 'related' | 'partial';
  /** How many products were found. */
  readonly results: number;
  /** Words that the shop does not know. */
  readonly unknownWords: readonly string[];
  /** What was shown first: a product found or offered, and the nearest section; null where no word hints at any. */
  readonly firstProduct: string | null;
  readonly firstSection: string | null;
}

/** Different queries stored for each day: those searched for most, and of equals the latest. */
const maxQueriesPerDay = 1000;
/** Days that are stored. */
export const maxStoredDays = 90;

/** Adds to the counts of the day. Writers wait for each other, so that the limit holds and rows are locked in one order. */
export async function addCounts(database: Database, counts: readonly Unanswered[], now: Date): Promise<void> {
  const day = shopTime(now).date;
  await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('search_unanswered', 0))`);
    await tx.execute(sql`
      INSERT INTO search_unanswered AS stored
        (day, query, count, outcome, results, unknown_words, first_product, first_section, last_at)
      SELECT ${day}::date, query, count, outcome, results, "unknownWords", "firstProduct", "firstSection", ${now.toISOString()}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS added
        (query text, count int, outcome text, results int, "unknownWords" text[], "firstProduct" text, "firstSection" text)
      ON CONFLICT (day, query) DO UPDATE SET
        count = LEAST(stored.count::bigint + excluded.count, 20000000),
        outcome = excluded.outcome, results = excluded.results, unknown_words = excluded.unknown_words,
        first_product = excluded.first_product, first_section = excluded.first_section, last_at = excluded.last_at`);
    await tx.execute(sql`
      DELETE FROM search_unanswered WHERE day = ${day}::date AND query IN (
        SELECT query FROM search_unanswered WHERE day = ${day}::date
        ORDER BY count DESC, last_at DESC, query OFFSET ${maxQueriesPerDay})`);
  });
}

/** The queries of the last days, most frequent first, with what came instead the last time. */
export async function listUnanswered(
  database: Queryable,
  { days, limit, now }: { readonly days: number; readonly limit: number; readonly now: Date },
): Promise<Unanswered[]> {
  const { rows } = await database.execute<Unanswered & Record<string, unknown>>(sql`
    SELECT query, sum(count)::int AS count,
      (array_agg(outcome ORDER BY day DESC))[1] AS outcome,
      (array_agg(results ORDER BY day DESC))[1] AS results,
      (array_agg(to_jsonb(unknown_words) ORDER BY day DESC))[1] AS "unknownWords",
      (array_agg(first_product ORDER BY day DESC))[1] AS "firstProduct",
      (array_agg(first_section ORDER BY day DESC))[1] AS "firstSection"
    FROM search_unanswered
    WHERE day > ${shopTime(now).date}::date - ${days}::int
    GROUP BY query ORDER BY sum(count) DESC, query LIMIT ${limit}`);
  return rows;
}

/** Deletes what is older than is stored. */
export async function deleteOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.execute(
    sql`DELETE FROM search_unanswered WHERE day <= ${shopTime(now).date}::date - ${maxStoredDays}::int`,
  );
}
