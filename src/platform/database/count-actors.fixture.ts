import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** How many rows of each table name each kind of actor, of all tables that store who acted: 'order_history shopper': 3. */
export async function countActors(database: Database): Promise<Record<string, number>> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'actor_kind' ORDER BY table_name`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await database.execute<{ kind: string; rows: number }>(sql`
      SELECT actor_kind AS kind, count(*)::int AS rows FROM ${sql.identifier(name)} GROUP BY 1 ORDER BY 1`);
    for (const { kind, rows: count } of rows) counts[`${name} ${kind}`] = count;
  }
  return counts;
}
