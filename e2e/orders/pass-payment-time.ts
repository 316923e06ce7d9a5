import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '#platform/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import { createJobs, jobKind } from '#platform/jobs/jobs.ts';

/** The folder of the shop that playwright.config.ts starts. */
const dataDir = 'test-results/shop';

/**
 * Makes an order and its payment this much older, and lets the shop run one of its scheduled jobs now. The shop's clock cannot
 * be set from outside, and other tests use the same shop.
 */
export async function passPaymentTime(
  orderId: number,
  minutes: number,
  job: 'ask-payment-providers' | 'cancel-unpaid-orders',
): Promise<void> {
  const { connection, release } = await reachDatabase(
    readConfig({ DATA_DIR: dataDir, DATABASE_URL: '' }),
    () => undefined,
  );
  const database = openDatabase(connection);
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const passed = sql`${minutes} * interval '1 minute'`;
  await database.execute(sql`
    UPDATE payments SET inquire_at = inquire_at - ${passed}, expires_at = expires_at - ${passed} WHERE order_id = ${orderId}`);
  await database.execute(sql`
    UPDATE orders SET placed_at = placed_at - ${passed}, payment_due_at = payment_due_at - ${passed} WHERE id = ${orderId}`);
  await jobs.connect();
  await jobs.add(database, jobKind(job), {});
  await jobs.stop();
  await closeDatabase(database);
  await release();
}
