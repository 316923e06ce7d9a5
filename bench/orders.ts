import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { isOpenUnpaid } from '#areas/orders/server/records/orders-tables.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { orderAsFastAsTheyCan } from './order-limits.ts';
import { processorTimeOf, processorTimeOfDatabase } from './processor-time.ts';
import { makeUnlimitedShop } from './unlimited-shop.ts';

/*
 * npm run bench:orders: fifty shoppers who order as fast as they can, each order by a guest of its own in four requests: the guest's
 * session, into the basket, the basket, the order. Every shopper a product of their own, then all the same one, then delivered to an
 * address. Beside three requests of a server that only runs prepared SQL, and the bare transaction alone, in turns of the same run. On
 * the embedded database, or with DATABASE_URL there.
 */
const shoppers = 50;
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

interface Scenario {
  readonly name: string;
  readonly isHot: boolean;
  readonly isDelivered: boolean;
}
const scenarios: readonly Scenario[] = [
  { name: 'pickup', isHot: false, isDelivered: false },
  { name: 'pickup, one hot product', isHot: true, isDelivered: false },
  { name: 'delivery', isHot: false, isDelivered: true },
];

const shopDir = makeUnlimitedShop();

const { connection, database, close } = await openDemoShop();
const databaseUrl =
  'connectionString' in connection
    ? connection.connectionString
    : `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port ?? 5432}`;
const { rows } = await database.execute<{ id: number }>(sql`
  UPDATE catalogue_products SET stock = 1000000 WHERE id IN (
    SELECT id FROM catalogue_products WHERE is_sellable AND NOT is_virtual AND NOT is_kit_of_parts AND price < 5000
      AND id NOT IN (SELECT part_id FROM inventory_kit_parts) ORDER BY id LIMIT ${shoppers})
  RETURNING id`);
const products = rows.map(({ id }) => id);

// Idle connections are closed before the servers close them.
const agent = new Agent({ keepAlive: true, maxSockets: shoppers, timeout: 2000 });
const env = { ...process.env, DATABASE_URL: databaseUrl, SHOP_DIR: shopDir };
const shop = await start(['bench/open-shop.ts']);
const bare = await start(['bench/order-limits.ts', databaseUrl, String(shoppers)]);
const slots = await listSlots();
const customerOf = (name: string) => ({
  type: 'individual',
  name: 'Marta',
  surname: 'Soler Vidal',
  email: emailOf(name),
  phone: '612 34 56 78',
});
const address = {
  value: { latLng: { lat: 41.4502, lng: 2.2445 }, address: null, zipcode: '08911', placeId: null },
  street: 'Carrer de Sant Bru',
  house: '18',
  city: 'Badalona',
};
let orders = 0;
// Unconfirmed orders together hold half of an article and of a slot at most, so what was placed is paid for.
const payments = setInterval(() => {
  void database.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE ${isOpenUnpaid}`);
}, 250);

/** Places an order; returns how long the last of its requests took, in milliseconds. */
type Place = (shopper: number, turn: number) => Promise<number>;

const throughShop =
  ({ isHot, isDelivered }: Scenario): Place =>
  async (shopper, turn) => {
    const person = `${shopper}-${(orders += 1)}`;
    const token = await signIn(person);
    const line = { product_id: products[isHot ? 0 : shopper]!, quantity: 1 };
    await call(shop.origin, 'POST', '/api/sale/basket', { token, body: line });
    const basket = await call(shop.origin, 'GET', '/api/sale/basket', { token });
    const slot = slots[(shopper + turn) % slots.length]!;
    const delivery = isDelivered ? { type: 'delivery', address, ...slot } : { type: 'pickup', pickupPointId: 1 };
    const basketVersion = (basket as { version: number }).version;
    const body = {
      customer: customerOf(person),
      delivery,
      payment: 'transfer',
      comment: '',
      agree: true,
      basketVersion,
    };
    const from = performance.now();
    await call(shop.origin, 'POST', '/api/sale/order', { token, key: `${process.pid}-${person}`, body });
    return performance.now() - from;
  };
const overHttp =
  ({ isHot, isDelivered }: Scenario): Place =>
  async (shopper, turn) => {
    const of = `${shopper}/${isHot ? 0 : shopper}`;
    await call(bare.origin, 'POST', `/put/${of}`);
    await call(bare.origin, 'POST', `/read/${of}`);
    const from = performance.now();
    await call(bare.origin, 'POST', isDelivered ? `/place/${of}/${(shopper + turn) % slots.length}` : `/place/${of}`);
    return performance.now() - from;
  };

type Speed = Awaited<ReturnType<typeof orderAsFastAsTheyCan>>;
const sides = {
  shop: (scenario: Scenario) => orderAsFastAsTheyCan(throughShop(scenario), shoppers, seconds),
  http: (scenario: Scenario) => orderAsFastAsTheyCan(overHttp(scenario), shoppers, seconds / 2),
  sql: async ({ isHot, isDelivered }: Scenario) => {
    const of = `${isHot ? '&hot=1' : ''}${isDelivered ? `&slots=${slots.length}` : ''}`;
    return (await call(bare.origin, 'POST', `/alone?seconds=${seconds / 2}${of}`)) as Speed;
  },
};
type Side = keyof typeof sides;

console.log(`${shoppers} shoppers, load average ${loadavg()[0]!.toFixed(1)} at the start`);
for (const scenario of scenarios) {
  // The first orders warm all code paths.
  await orderAsFastAsTheyCan(throughShop(scenario), shoppers, 2);
  await sides.http(scenario);
  const found: Record<Side, Speed[]> = { shop: [], http: [], sql: [] };
  const spent = { orders: 0, shop: 0, database: 0 };
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['shop', 'http', 'sql'] as const) {
      const before = {
        orders,
        shop: processorTimeOf(shop.process.pid!),
        database: await processorTimeOfDatabase(database),
      };
      found[side].push(await sides[side](scenario));
      if (side !== 'shop') continue;
      spent.orders += orders - before.orders;
      spent.shop += processorTimeOf(shop.process.pid!) - before.shop;
      spent.database += (await processorTimeOfDatabase(database)) - before.database;
    }
  const mean = (side: Side, figure: keyof Speed): number =>
    found[side].reduce((sum, speed) => sum + speed[figure], 0) / rounds;
  const shown = (side: Side): string =>
    `${mean(side, 'perSecond').toFixed(0).padStart(5)} orders/s, p95 ${mean(side, 'p95').toFixed(0).padStart(4)} ms`;
  const ratio = (side: Side): string => (mean('shop', 'perSecond') / mean(side, 'perSecond')).toFixed(2);
  console.log(`${scenario.name}: four requests each`.padEnd(45) + shown('shop'));
  const perOrder = (of: 'shop' | 'database'): string => `${(spent[of] / spent.orders).toFixed(2)} ms`;
  console.log(`  processor time of an order: shop ${perOrder('shop')}, PostgreSQL ${perOrder('database')}`);
  console.log('  bare SQL over HTTP, three requests each'.padEnd(45) + `${shown('http')}   ratio ${ratio('http')}`);
  console.log('  the bare transaction alone'.padEnd(45) + `${shown('sql')}   ratio ${ratio('sql')}`);
}

clearInterval(payments);
agent.destroy();
for (const { process: child } of [shop, bare]) {
  child.kill('SIGINT');
  await once(child, 'exit');
}
await close();

interface Started {
  readonly process: ChildProcess;
  readonly origin: string;
}

async function start(args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // The shop ends also when the benchmark is interrupted.
  process.on('exit', () => child.kill());
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { process: child, origin: line.toString().trim() };
}

async function signIn(name: string): Promise<string> {
  const person = { name: 'Marta', lastName: 'Puig', email: emailOf(name), agree: true };
  const answer = await call(shop.origin, 'POST', '/api/sale/checkout-account', { body: person });
  return (answer as { accessToken: string }).accessToken;
}

async function listSlots() {
  const { slots: all } = (await call(shop.origin, 'GET', '/api/service/delivery/init', {
    token: await signIn('first'),
  })) as {
    slots: { type: string; date: string; from: string; to: string; notFor: string[] }[];
  };
  return all
    .filter(({ type, notFor }) => type === 'delivery' && !notFor.includes('transfer'))
    .map(({ date, from, to }) => ({ date, slot: { from, to } }));
}

function emailOf(name: string): string {
  return `${name}-${process.pid}@ejemplo.cat`;
}

function call(
  origin: string,
  method: string,
  path: string,
  { token, key, body }: { token?: string; key?: string; body?: object } = {},
): Promise<unknown> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(JSON.parse(answer));
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
