import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { wakeShop } from '#platform/shop-state/shop-state.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command, OpenedShop } from './command.ts';
import { lineOfOrder } from './describe-order.ts';
import { withOrders } from './with-orders.ts';
import { confirm } from './terminal.ts';

export const shopWake: Command = {
  name: 'shop wake',
  usage: `[--yes]
      makes a restored copy the shop: it takes orders, sends the mails that wait, pays refunds and cancels unpaid orders from
      then on. The original must be stopped for good. Asks before, unless --yes is given`,
  takes: [0, 0],
  async run(shop, _args, { yes }) {
    const { asleepSince } = shop.state;
    if (!asleepSince) return console.log('This shop is awake. Nothing was changed.');
    console.log(`Restored ${timeOf(asleepSince)}. Its newest order: ${await newestOrder(shop)}`);
    for (const { name, count } of await listWaiting(shop.database)) console.log(`Waiting: ${count} × ${name}`);
    if (!yes && !shop.terminal.input.isTTY) throw new StartError('It still sleeps: to wake it, add --yes.');
    if (!yes && !(await confirm(shop.terminal, 'Is the original stopped, and this copy the shop from now on?')))
      throw new StartError('It still sleeps. Nothing was changed.');
    await wakeShop(shop.database);
    console.log('The shop is awake.');
  },
};

async function newestOrder(shop: OpenedShop): Promise<string> {
  let newest = 'none';
  await withOrders(shop, async ({ orders }) => {
    const [order] = await orders.forShop.list({ status: null, limit: 1 });
    if (order) newest = lineOfOrder(order);
  });
  return newest;
}

/** The jobs that run as soon as it is awake, such as mails and refunds; those at fixed times are not among them. */
async function listWaiting(database: Database): Promise<{ name: string; count: number }[]> {
  const { rows } = await database.execute<{ name: string; count: number }>(sql`
    SELECT name, count(*)::int AS count FROM pgboss.job
    WHERE state IN ('created', 'retry', 'active') AND name NOT IN (SELECT name FROM pgboss.schedule) AND name NOT LIKE '\\_\\_%'
    GROUP BY name ORDER BY name`);
  return rows;
}

const timeOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')}Z`;
