import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, newAccount, runJob, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { countActors } from '#platform/database/count-actors.fixture.ts';
import { runCommand } from './commands/run-command.ts';

let shop: Shop;
let drill: number;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'actors-'));
  shop = await startShop();
  drill = await addProduct(shop.database, { article: 'drill', stock: 100 });
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

async function order(browser: Browser): Promise<{ number: string; orderId: number }> {
  await browser.send('POST', '/sale/basket', { product_id: drill, quantity: 1 });
  return (await browser.send('POST', '/sale/order', pickupOrder)).body;
}

async function run(...typed: string[]): Promise<void> {
  const { host, port, user, database } = shop.database.$client.options;
  const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`;
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  await runCommand(typed, env, { input: process.stdin, output: new PassThrough() });
  log.mockRestore();
}

/** Who changed the status of an order, in which order: 'confirmed command orders paid'. */
async function historyOf(number: string): Promise<string[]> {
  const { rows } = await shop.database.execute<{ acted: string }>(sql`
    SELECT concat_ws(' ', history.status, actor_kind, coalesce(actor_id, '-')) AS acted
    FROM order_history history JOIN orders ON orders.id = order_id WHERE number = ${number} ORDER BY history.id`);
  return rows.map(({ acted }) => acted);
}
const userOf = async (number: string): Promise<string> => {
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`SELECT user_id AS id FROM orders WHERE number = ${number}`,
  );
  return rows[0]!.id;
};

it('what a shopper, a guest and commands do names them', async () => {
  const marta = await newAccount(shop);
  const placed = await order(marta);
  const martaId = await userOf(placed.number);
  await run('orders', 'paid', placed.number);
  await run('orders', 'move', placed.number, 'preparing');
  expect(await historyOf(placed.number)).toEqual([
    `created shopper ${martaId}`,
    'confirmed command orders paid',
    'preparing command orders move',
  ]);

  const guest = shop.browser();
  const email = 'ona@ejemplo.cat';
  await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  const own = await order(guest);
  const guestId = await userOf(own.number);
  await guest.send('POST', '/sale/order/cancel', { orderId: own.orderId });
  expect(await historyOf(own.number)).toEqual([`created guest ${guestId}`, `cancelled guest ${guestId}`]);

  const released = await order(marta);
  await run('orders', 'release', released.number);
  expect(await historyOf(released.number)).toEqual([`created shopper ${martaId}`, 'cancelled command orders release']);
  await run('orders', 'refund', placed.number, '--by-hand');
  expect(await countActors(shop.database)).toMatchObject({
    'inventory_movements command': 1,
    'order_documents command': 2,
    'payment_money command': 2,
    'payment_refunds command': 1,
    'payments shopper': 2,
    'payments guest': 1,
  });
});

it('an order that expires names the job', async () => {
  const late = await order(await newAccount(shop, { email: 'pau@ejemplo.cat' }));
  await shop.database.execute(
    sql`UPDATE orders SET placed_at = now() - interval '30 days', payment_due_at = now() - interval '1 day' WHERE number = ${late.number}`,
  );
  await runJob(shop, 'cancel-unpaid-orders');
  await expect.poll(() => historyOf(late.number), { timeout: 30_000 }).toContain('cancelled job cancel-unpaid-orders');
});

it('no row says that it is unknown who acted', async () => {
  const counts = await countActors(shop.database);
  expect(Object.keys(counts).filter((name) => name.endsWith(' unknown'))).toEqual([]);
});
