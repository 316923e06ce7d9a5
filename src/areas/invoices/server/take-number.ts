import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import { numberSeries } from './documents-tables.ts';

/** F: invoices, T: simplified invoices (the T of ticket), R: corrective invoices (rectificativas), D: withdrawals. */
export type NumberSeries = 'F' | 'T' | 'R' | 'D';

/**
 * Takes the next number of a series and of the year by the shop's clock, such as `F-26-00127`. Others who want one wait
 * until the transaction ends, and one that is rolled back gives its number back: there are no gaps (RD 1619/2012
 * art. 6.1.a), and later numbers have later times. With a prefix, as in `ZGZ-F-26-00001`, it is of a series of its own. Take it last, so that nobody waits for more than the commit.
 */
export async function takeNumber(
  tx: Queryable,
  kind: NumberSeries,
  clock: Clock,
  prefix = '',
): Promise<{ number: string; takenAt: Date }> {
  const series = prefix ? `${prefix}-${kind}` : kind;
  // The lock comes before the clock is read: that of the row alone could let a later time take an earlier number.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('number series ' || ${series}::text, 0))`);
  const takenAt = clock();
  const year = Number(shopTime(takenAt).date.slice(0, 4));
  const [taken] = await tx
    .insert(numberSeries)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  const number = `${series}-${String(year % 100).padStart(2, '0')}-${String(taken!.last).padStart(5, '0')}`;
  return { number, takenAt };
}
