import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { demoKey } from './place-demo-orders.ts';

/** What was paid for an order that the demo has placed by itself, whose money its bank is to know of: it can go back, too. */
export async function findDemoPayment(
  database: Database,
  reference: string,
): Promise<{ amount: number; method: string } | null> {
  const { rows } = await database.execute<{ amount: number; method: string }>(sql`
    SELECT payments.amount, payments.method FROM payments JOIN orders ON orders.id = payments.order_id
    WHERE payments.provider = 'redsys' AND payments.reference = ${reference} AND payments.state = 'paid'
      AND orders.request_key LIKE ${`${demoKey}%`} AND orders.user_id < 0`);
  return rows[0] ?? null;
}
