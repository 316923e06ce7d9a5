import { loadavg } from 'node:os';
import pg from 'pg';
import { shopTime } from '#values/shop-time.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type ListCase, listCases, searchCases } from './staff/list-cases.ts';
import { processorTimeOf, processorTimeOfDatabase } from './processor-time.ts';
import { makeOrders } from './staff/make-orders.ts';
import { startShop } from './staff/start-shop.ts';

/*
 * npm run bench:staff: the back office's list of orders with 200,000 of them, or ORDERS: each tab, filter and sort, pages deep in them,
 * and the search, asked over HTTP by one person, beside the best SQL for the same rows, the same total and the same counts of the tabs
 * on one connection. On a busy machine the processor time of Node and PostgreSQL says more than the clock. On a database of its own, or
 * with DATABASE_URL there, which is emptied. CASES asks those alone whose names fit this expression.
 */
const orders = Number(process.env.ORDERS ?? 200_000);
const people = Math.ceil(orders * 0.3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const goalMs = 50;

process.env.DATA_DIR ??= './var/bench-staff';
const { connection, database, close } = await openDemoShop();
const from = performance.now();
await makeOrders(connection, { orders, people });
console.log(
  `${orders} orders there after ${((performance.now() - from) / 1000).toFixed(0)} s, load average ${loadavg()[0]!.toFixed(1)}`,
);

const shop = await startShop(connection);
const client = new pg.Client(connection);
await client.connect();

const cookie = await shop.signIn(shop.account);

const { date: today } = shopTime(new Date());
const wanted = new RegExp(process.env.CASES ?? '');
const cases = [...listCases(today), ...(await searchCases(client))].filter(({ name }) => wanted.test(name));

interface Spent {
  readonly times: number[];
  processorMs: number;
}

const processorTime = async (): Promise<number> =>
  processorTimeOf(shop.pid) + (await processorTimeOfDatabase(database));

async function askOften(ask: (one: ListCase) => Promise<void>, one: ListCase): Promise<Spent> {
  // The first one warms up.
  await ask(one);
  const before = await processorTime();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await ask(one);
    times.push(performance.now() - begun);
  }
  return { times, processorMs: ((await processorTime()) - before) / rounds };
}

const found: { one: ListCase; shop: Spent; sql: Spent }[] = [];
for (const one of cases) found.push({ one, shop: await askOften(askShop, one), sql: await askOften(askDatabase, one) });

const sortedTimes = (all: readonly Spent[]): number[] => all.flatMap(({ times }) => times).toSorted((a, b) => a - b);
const quantileOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
const shown = (all: readonly Spent[]): string => {
  const sorted = sortedTimes(all);
  const processorMs = all.reduce((sum, one) => sum + one.processorMs, 0) / all.length;
  return [quantileOf(sorted, 0.5), quantileOf(sorted, 0.95), sorted.at(-1)!, processorMs]
    .map((ms) => ms.toFixed(1).padStart(8))
    .join('');
};
const print = (name: string, isShown: (one: ListCase) => boolean): void => {
  const all = found.filter(({ one }) => isShown(one));
  console.log(name.padEnd(32) + shown(all.map((each) => each.shop)) + shown(all.map((each) => each.sql)));
};
console.log(`${'ms over HTTP, then in bare SQL'.padEnd(32)}${'     p50     p95   worst     cpu'.repeat(2)}`);
const names = [...new Set(cases.map((one) => one.name))];
for (const name of names) print(name, (one) => one.name === name);
for (const kind of ['list', 'search'] as const) print(kind, (one) => one.kind === kind);
const slow = names.filter((name) => {
  const all = found.filter(({ one }) => one.name === name).map((each) => each.shop);
  return quantileOf(sortedTimes(all), 0.95) > goalMs;
});
console.log(`p95 above ${goalMs} ms: ${slow.join(', ') || 'none'}`);

await client.end();
await shop.stop();
await close();

async function askShop({ body }: ListCase): Promise<void> {
  await (await shop.send('POST', '/api/staff/orders/list', { headers: { cookie }, body })).bytes();
}

/** The page's rows, how many fit, and the counts of the tabs. */
async function askDatabase({ where, order = 'placed_at DESC, id DESC', body }: ListCase): Promise<void> {
  const offset = (((body as { page?: number }).page ?? 1) - 1) * 24;
  await client.query(`
    SELECT orders.*, work.assignee, work.tags, (SELECT count(*) FROM order_history WHERE order_id = orders.id) AS version
    FROM (SELECT id AS listed FROM orders WHERE ${where} ORDER BY ${order} LIMIT 24 OFFSET ${offset}) AS listed
    JOIN orders ON id = listed LEFT JOIN order_work AS work ON work.order_id = listed ORDER BY ${order}`);
  await client.query(`SELECT count(*) FROM orders WHERE ${where}`);
  await client.query(
    `
    SELECT count(*) FILTER (WHERE status IN ('created', 'confirmed', 'preparing')) AS todo,
      count(*) FILTER (WHERE delivery_date <= $1 AND status NOT IN ('created', 'cancelled')) AS today,
      count(*) FILTER (WHERE payment_status <> 'paid' OR status = 'cancelled') AS money,
      count(*) FILTER (WHERE customer ->> 'type' = 'legal') AS companies,
      count(*) FILTER (WHERE status = 'ready') AS uncollected
    FROM orders WHERE status IN ('created', 'confirmed', 'preparing', 'ready', 'shipped')
      OR status = 'cancelled' AND payment_status = 'paid'`,
    [today],
  );
}
