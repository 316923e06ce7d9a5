import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

let made = 0;

/** Copies an order with its lines, history, payments and goods so many times, under numbers of their own; answers the ids. */
export async function cloneOrders(database: Database, orderId: number, count: number): Promise<number[]> {
  made += 1;
  const copy = async (table: string, own: Readonly<Record<string, string>>, from: string) => {
    const { rows } = await database.execute<{ name: string }>(sql`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER' AND is_identity = 'NO'`);
    const columns = rows.map(({ name }) => name);
    const values = columns.map((name) => own[name] ?? `source.${name}`);
    return sql.raw(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} source ${from}`,
    );
  };
  const number = `source.number || '-${made}-' || copy`;
  const copied = await copy(
    'orders',
    { number, request_key: number },
    `, generate_series(1, ${count}) copy WHERE source.id = ${orderId}`,
  );
  const { rows } = await database.execute<{ id: number }>(sql`${copied} RETURNING id::int`);
  const ids = rows.map(({ id }) => id);
  const each = `, unnest(ARRAY[${ids.join(', ')}]::bigint[]) copy WHERE source.order_id = ${orderId}`;
  for (const table of ['order_lines', 'order_history'])
    await database.execute(await copy(table, { order_id: 'copy' }, each));
  const reference = `source.reference || '-' || copy`;
  await database.execute(await copy('payments', { order_id: 'copy', reference }, each));
  const theirs = `, orders copy WHERE copy.id = ANY (ARRAY[${ids.join(', ')}]::bigint[])
    AND source.order_number = (SELECT number FROM orders WHERE id = ${orderId})`;
  await database.execute(await copy('inventory_movements', { order_number: 'copy.number' }, theirs));
  return ids;
}
