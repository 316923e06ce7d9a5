import { desc, gt, lt, lte } from 'drizzle-orm';
import { hourMs } from '#values/durations.ts';
import type { Queryable } from '#platform/database/database.ts';
import { orders } from '../records/orders-tables.ts';

/**
 * How many orders there are. Nothing deletes one, so those of more than an hour ago, when no transaction is open any more that
 * could add to them, are counted once an hour; the newer ones each time.
 */
export function createOrderCount() {
  let settled = { through: 0, count: 0, at: -Infinity };

  async function settle(source: Queryable, now: number): Promise<typeof settled> {
    const [last] = await source
      .select({ id: orders.id })
      .from(orders)
      .where(lt(orders.placedAt, new Date(now - hourMs)))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(1);
    const through = last?.id ?? 0;
    return { through, count: through === 0 ? 0 : await source.$count(orders, lte(orders.id, through)), at: now };
  }

  return async (source: Queryable, now: Date): Promise<number> => {
    const time = now.getTime();
    if (Math.abs(time - settled.at) > hourMs) settled = await settle(source, time);
    const { through, count } = settled;
    return count + (await source.$count(orders, gt(orders.id, through)));
  };
}

export type OrderCount = ReturnType<typeof createOrderCount>;
