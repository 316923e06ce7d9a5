import type { ClientBase } from 'pg';
import type { BackupTable } from './backup-format.ts';

/** The shop's tables and the job queue's; what migrations and the job queue say of themselves is made again. */
const included = `n.nspname IN ('public', 'pgboss') AND NOT (n.nspname = 'pgboss' AND c.relname = 'version')`;

/** All tables with the columns that have values of their own, referred-to tables first. */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows: tables } = await client.query<BackupTable & { id: number }>(`
    SELECT c.oid::int AS id, n.nspname AS schema, c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${included}
    GROUP BY c.oid, n.nspname, c.relname ORDER BY n.nspname DESC, c.relname`);
  const { rows: references } = await client.query<{ from: number; to: number }>(`
    SELECT DISTINCT COALESCE(pg_partition_root(conrelid), conrelid)::oid::int AS "from", confrelid::int AS "to"
    FROM pg_constraint WHERE contype = 'f'`);

  const ordered = new Map<number, BackupTable>();
  let waiting = tables;
  while (waiting.length > 0) {
    const isReady = ({ id }: { id: number }): boolean =>
      references.every(({ from, to }) => from !== id || to === id || ordered.has(to));
    const ready = waiting.filter(isReady);
    if (ready.length === 0)
      throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    for (const { id, ...table } of ready) ordered.set(id, table);
    waiting = waiting.filter(({ id }) => !ordered.has(id));
  }
  return [...ordered.values()];
}

/** Its rows are made again by a trigger, from those of `orders`: a backup has none of them. */
export const isMadeAgain = ({ schema, name }: BackupTable): boolean => schema === 'public' && name === 'order_search';

/** A table's name in SQL. */
export const quoted = (client: ClientBase, { schema, name }: { schema: string; name: string }): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

export const quotedColumns = (client: ClientBase, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');
