import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import pg from 'pg';
import { shopTime } from '#values/shop-time.ts';
import type { DemoStaff } from '#areas/staff/contract.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type ListCase, listCases, searchCases } from './staff/list-cases.ts';
import { processorTimeOf, processorTimeOfDatabase } from './processor-time.ts';
import { makeOrders } from './staff/make-orders.ts';

/*
 * npm run bench:staff: the back office's list of orders with 200,000 of them, or ORDERS: each tab, filter and sort, pages deep in them,
 * and the search, asked over HTTP by one person, beside the best SQL for the same rows, the same total and the same counts of the tabs
 * on one connection. On a busy machine the processor time of Node and PostgreSQL says more than the clock. On a database of its own, or
 * with DATABASE_URL there, which is emptied.
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

const databaseUrl =
  'connectionString' in connection
    ? connection.connectionString
    : `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port ?? 5432}`;
const shop = spawn(process.execPath, ['bench/open-shop.ts'], {
  env: { ...process.env, DATABASE_URL: databaseUrl },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => shop.kill());
const [line] = (await once(shop.stdout, 'data')) as [Buffer];
const origin = line.toString().trim();
const client = new pg.Client(connection);
await client.connect();

const accounts = (await (await fetch(`${origin}/dev/staff.json`)).json()) as DemoStaff;
const { email, password } = accounts.find(({ role }) => role === 'sales')!;
const signedIn = await post('/api/staff/session', { email, password });
const cookie = signedIn.headers
  .getSetCookie()
  .map((one) => one.split(';')[0]!)
  .join('; ');

const { date: today } = shopTime(new Date());
const cases = [...listCases(today), ...(await searchCases(client))];

interface Spent {
  readonly times: number[];
  processorMs: number;
}

const processorTime = async (): Promise<number> =>
  processorTimeOf(shop.pid!) + (await processorTimeOfDatabase(database));

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

const shown = (all: readonly Spent[]): string => {
  const sorted = all.flatMap(({ times }) => times).toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const processorMs = all.reduce((sum, one) => sum + one.processorMs, 0) / all.length;
  return [quantile(0.5), quantile(0.95), sorted.at(-1)!, processorMs].map((ms) => ms.toFixed(1).padStart(8)).join('');
};
const print = (name: string, isShown: (one: ListCase) => boolean): void => {
  const all = found.filter(({ one }) => isShown(one));
  console.log(name.padEnd(32) + shown(all.map((each) => each.shop)) + shown(all.map((each) => each.sql)));
};
console.log(`${'ms over HTTP, then in bare SQL'.padEnd(32)}${'     p50     p95   worst     cpu'.repeat(2)}`);
for (const name of new Set(cases.map((one) => one.name))) print(name, (one) => one.name === name);
for (const kind of ['list', 'search'] as const) print(`${kind}: p95 at most ${goalMs}`, (one) => one.kind === kind);

await client.end();
shop.kill('SIGINT');
await once(shop, 'exit');
await close();

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function askShop({ name, body }: ListCase): Promise<void> {
  const response = await post('/api/staff/orders/list', body, { cookie });
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  await response.bytes();
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
