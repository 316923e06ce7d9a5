import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';

const { placeholder } = sql;
const lockSeries = namedStatement<object>(
  'lock-number-series',
  sql`SELECT pg_advisory_xact_lock(hashtextextended('number series ' || ${placeholder('series')}::text, 0))`,
);
const countNumbers = namedStatement<{ last: number }>(
  'take-numbers',
  sql`INSERT INTO number_series (series, year, last)
    VALUES (${placeholder('series')}::text, ${placeholder('year')}::int, ${placeholder('count')}::int)
    ON CONFLICT (series, year) DO UPDATE SET last = number_series.last + excluded.last RETURNING last`,
);

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
  const { numbers, takenAt } = await takeNumbers(tx, kind, 1, clock, prefix);
  return { number: numbers[0]!, takenAt };
}

/** The same of so many numbers that follow each other. */
export async function takeNumbers(
  tx: Queryable,
  kind: NumberSeries,
  count: number,
  clock: Clock,
  prefix = '',
): Promise<{ numbers: string[]; takenAt: Date }> {
  const series = prefix ? `${prefix}-${kind}` : kind;
  // The lock comes before the clock is read: that of the row alone could let a later time take an earlier number.
  await lockSeries(tx, { series });
  const takenAt = clock();
  const year = Number(shopTime(takenAt).date.slice(0, 4));
  const [taken] = await countNumbers(tx, { series, year, count });
  const numbers = Array.from({ length: count }, (_, index) => {
    const serial = taken!.last - count + 1 + index;
    return `${series}-${String(year % 100).padStart(2, '0')}-${String(serial).padStart(5, '0')}`;
  });
  return { numbers, takenAt };
}
