import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { cloneOrders } from '#areas/orders/server/bulk/clone-orders.fixture.ts';
import { isOpenUnpaid } from '#areas/orders/server/records/orders-tables.ts';
import { openDemoShop } from '../open-demo-shop.ts';
import { orderAsFastAsTheyCan } from '../order-limits.ts';
import { processorTimeOf, processorTimeOfDatabase } from '../processor-time.ts';
import { makeUnlimitedShop } from '../unlimited-shop.ts';
import { startShop } from './start-shop.ts';

/*
 * npm run bench:bulk: a bulk that changes 1,000 orders, in each of the ways that a bulk has or in those that ACTIONS names, alone, while fifty shoppers order once a second each, and while they order as fast
 * as they can. The goal is ten seconds, and a tenth of the shoppers' orders. On a busy machine the processor time of an order says more than the clock. On a
 * database of its own, or with DATABASE_URL there.
 */
const ways = {
  next: { action: { kind: 'next' }, status: 'confirmed', paymentStatus: 'paid' },
  confirm: { action: { kind: 'status', status: 'confirmed' }, status: 'created', paymentStatus: 'pending' },
  cancel: { action: { kind: 'cancel' }, status: 'confirmed', paymentStatus: 'pending' },
  tag: { action: { kind: 'tag', add: ['obra'] }, status: 'confirmed', paymentStatus: 'paid' },
  assign: { action: { kind: 'assign', assignee: 2 }, status: 'confirmed', paymentStatus: 'paid' },
  // Taking back what was done before.
  undoNext: { action: { kind: 'next' }, status: 'confirmed', paymentStatus: 'paid', isUndo: true },
  undoTag: { action: { kind: 'tag', add: ['obra'] }, status: 'confirmed', paymentStatus: 'paid', isUndo: true },
} as const;
type Way = keyof typeof ways;
const actions = (process.env.ACTIONS ?? Object.keys(ways).join(',')).split(',') as Way[];
const moved = Number(process.env.BULK_ORDERS ?? 1000);
const shoppers = 50;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);

process.env.DATA_DIR ??= './var/bench-bulk';
const { connection, database, close } = await openDemoShop();
const { rows: products } = await database.execute<{ id: number }>(sql`
  UPDATE catalogue_products SET stock = 1000000 WHERE id IN (
    SELECT id FROM catalogue_products WHERE is_sellable AND NOT is_virtual AND NOT is_kit_of_parts AND price < 5000
      AND id NOT IN (SELECT part_id FROM inventory_kit_parts) ORDER BY id LIMIT ${shoppers})
  RETURNING id`);
const shop = await startShop(connection, { environment: { SHOP_DIR: makeUnlimitedShop() } });
const cookie = await shop.signIn(shop.account);

// What was placed is paid for: unconfirmed orders together hold half of an article at most.
const payments = setInterval(() => {
  void database.execute(
    sql`UPDATE orders SET payment_status = 'paid' WHERE ${isOpenUnpaid} AND status = 'created' AND number NOT LIKE '%-%-%'`,
  );
}, 250);
let placed = 0;
const pattern = await placeOrder(0);
console.log(`${moved} orders at a time, load average ${loadavg()[0]!.toFixed(1)} at the start`);
const place = async (shopper: number): Promise<number> => {
  const from = performance.now();
  await placeOrder(shopper);
  return performance.now() - from;
};
await orderAsFastAsTheyCan(place, shoppers, 2);
const orderAsTheyCan = () => orderAsFastAsTheyCan(place, shoppers, seconds);
const paces = { 'once a second': orderOnceASecond, 'as they can': orderAsTheyCan };
const wantedPaces = new RegExp(process.env.PACES ?? '');
for (let round = 0; round < rounds; round += 1)
  for (const way of actions) {
    console.log(`${way}, alone: ${shown(await runBulk(way))}`);
    for (const [pace, order] of Object.entries(paces).filter(([name]) => wantedPaces.test(name))) {
      const before = await order();
      const [beside, during] = await Promise.all([runBulk(way), order()]);
      console.log(`${way}, beside ${shoppers} shoppers who order ${pace}: ${shown(beside)}`);
      const lost = 100 * (1 - during.perSecond / before.perSecond);
      console.log(
        `shoppers: ${before.perSecond.toFixed(0)} orders/s before, p95 ${before.p95.toFixed(0)} ms; ${during.perSecond.toFixed(0)} in the ${seconds} s from its start, p95 ${during.p95.toFixed(0)} ms, ${lost.toFixed(0)} % less`,
      );
    }
  }

clearInterval(payments);
await shop.stop();
await close();

/** Each begins an order every second, whether or not the one before is placed: what takes longer delays nobody else. */
async function orderOnceASecond(): Promise<{ perSecond: number; p95: number }> {
  const times: number[] = [];
  const started = performance.now();
  const all = Array.from({ length: shoppers * seconds }, async (_, turn) => {
    const due = (turn * 1000) / shoppers;
    await sleep(Math.max(0, started + due - performance.now()));
    await place(turn % shoppers);
    times.push(performance.now() - started - due);
  });
  await Promise.all(all);
  const perSecond = (times.length * 1000) / (performance.now() - started);
  times.sort((one, other) => one - other);
  return { perSecond, p95: times[Math.floor(times.length * 0.95)]! };
}

interface Spent {
  readonly seconds: number;
  readonly shopMs: number;
  readonly databaseMs: number;
}

function shown(spent: Spent): string {
  const perOrder = (ms: number): string => (ms / moved).toFixed(2);
  return `${spent.seconds.toFixed(1)} s; processor time of an order: shop ${perOrder(spent.shopMs)} ms, PostgreSQL ${perOrder(spent.databaseMs)} ms`;
}

/** Changes as many orders; beside shoppers the processor time is theirs, too. */
async function runBulk(way: Way): Promise<Spent> {
  const { action, status, paymentStatus } = ways[way];
  const isUndo = 'isUndo' in ways[way];
  // What the shop has confirmed has its goods.
  await database.execute(
    sql`UPDATE orders SET status = ${status}, payment_status = ${paymentStatus}, hold = NULL WHERE id = ${pattern}`,
  );
  const ids = await cloneOrders(database, pattern, moved);
  const body = { action, selection: { ids } };
  const { previewId } = (await staff('POST', '/api/staff/orders/bulk/preview', body)) as { previewId: string };
  const done = isUndo ? await start(previewId) : null;
  const [from, shopMs, databaseMs] = [
    performance.now(),
    processorTimeOf(shop.pid),
    await processorTimeOfDatabase(database),
  ];
  if (done) {
    const { job } = (await staff('POST', `/api/staff/changes/${done.change.id}/undo`)) as { job: { id: string } };
    await waitForEnd(job.id);
  } else await start(previewId);
  return {
    seconds: (performance.now() - from) / 1000,
    shopMs: processorTimeOf(shop.pid) - shopMs,
    databaseMs: (await processorTimeOfDatabase(database)) - databaseMs,
  };
}

interface Job {
  readonly state: string;
  readonly done: number;
  readonly change: { readonly id: number };
}

async function start(previewId: string): Promise<Job> {
  const { jobId } = (await staff('POST', '/api/staff/orders/bulk', { previewId })) as { jobId: string };
  return waitForEnd(jobId);
}

async function waitForEnd(jobId: string): Promise<Job> {
  for (;;) {
    const job = (await staff('GET', `/api/staff/jobs/${jobId}`)) as Job;
    if (job.state === 'done' && job.done !== moved) throw new Error(`${job.done} of ${moved} were changed`);
    if (job.state === 'done') return job;
    await sleep(100);
  }
}

/** An order of a guest of its own, to be collected; its id. */
async function placeOrder(shopper: number): Promise<number> {
  const name = `${shopper}-${(placed += 1)}-${process.pid}`;
  const person = { name: 'Marta', lastName: 'Puig', email: `${name}@ejemplo.cat`, agree: true };
  const { accessToken: token } = (await shoppersCall('POST', '/api/sale/checkout-account', { body: person })) as {
    accessToken: string;
  };
  const goods = { product_id: products[shopper]!.id, quantity: 1 };
  await shoppersCall('POST', '/api/sale/basket', { token, body: goods });
  const { version } = (await shoppersCall('GET', '/api/sale/basket', { token })) as { version: number };
  const order = {
    customer: { type: 'individual', name: 'Marta', surname: 'Puig', email: person.email, phone: '612 34 56 78' },
    delivery: { type: 'pickup', pickupPointId: 1 },
    ...{ payment: 'transfer', comment: '', agree: true, basketVersion: version },
  };
  const answer = await shoppersCall('POST', '/api/sale/order', { token, key: name, body: order });
  return (answer as { orderId: number }).orderId;
}

async function staff(method: string, path: string, body?: object): Promise<unknown> {
  return (await shop.send(method, path, { headers: { cookie }, body })).json();
}

async function shoppersCall(
  method: string,
  path: string,
  { token, key, body }: { token?: string; key?: string; body?: object },
): Promise<unknown> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) };
  return (await shop.send(method, path, { headers, body })).json();
}
