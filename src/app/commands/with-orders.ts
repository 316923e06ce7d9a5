import { pino } from 'pino';
import type { Orders } from '#areas/orders/server/orders.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import { systemClock } from '#values/clock.ts';
import { createHealth } from '#platform/http/health.ts';
import { createAreas } from '../create-areas.ts';
import type { OpenedShop } from './command.ts';

/** What commands on orders work with. */
export interface ShopAreas {
  readonly orders: Orders;
  readonly payments: Settling['payments'];
}

/** The orders of the shop as it runs, with the same rules; their mails are jobs. */
export async function withOrders(
  { config, database }: Pick<OpenedShop, 'config' | 'database'>,
  run: (areas: ShopAreas) => Promise<void>,
): Promise<void> {
  const areas = await createAreas({
    config,
    database,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    health: createHealth(),
    // Commands that change something are refused before.
    isAsleep: () => false,
  });
  await areas.jobs.connect();
  try {
    await run({ orders: areas.orders, payments: areas.settling.payments });
  } finally {
    await areas.stop();
  }
}
