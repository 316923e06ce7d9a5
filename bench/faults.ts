import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultyShop } from './faults/faulty-shop.ts';
import { type Placed, placeOrder } from './faults/shoppers.ts';
import { checkOrders, type ForSale, listForSale, withDatabase, writePriceUpdate } from './faults/stored-orders.ts';
import { quantile, type Visits, visitUntil } from './faults/visitors.ts';

/**
 * npm run bench:faults: the demo shop while shoppers order, killed ten times, then without its database, during an import
 * and stopped under load. Prints the longest wait of each, and at the end what was lost. Takes about five minutes, most of
 * it the first start.
 */
const killRounds = 10;
const shoppersPerRound = 12;

const shop = new FaultyShop(await mkdtemp(join(tmpdir(), 'shop-faults-')));
process.on('exit', () => shop.abandon());
await shop.start();
const before = await withDatabase(shop.dataDir, listForSale);
const placed: Placed[] = [];
let shoppers = 0;

for (let round = 1; round <= killRounds; round += 1) {
  const orders = placeOrders(shoppersPerRound);
  // The kill comes at another point of the orders each time.
  await sleep(round * 60);
  await shop.end('SIGKILL');
  await shop.start();
  report(`kill ${round}`, await orders);
}

const orders = placeOrders(shoppersPerRound);
await sleep(300);
await shop.killDatabase();
report('database killed', await orders);

const list = join(shop.dataDir, 'prices.csv');
await writeFile(list, await withDatabase(shop.dataDir, writePriceUpdate));
const calm = await visitsDuring(() => sleep(5000));
const importing = await visitsDuring(() => shop.command('catalogue', 'import', list, '--update'));
const ratio = (quantile(importing.times, 0.99) / quantile(calm.times, 0.99)).toFixed(1);
console.log(`pages before the import: ${describe(calm)}`);
console.log(`pages during the import: ${describe(importing)}, p99 ${ratio} times the one before (aim: below 3)`);

const ordersAtStop = placeOrders(shoppersPerRound);
const stopped = await visitsDuring(async () => {
  await sleep(1000);
  const seconds = ((await shop.end('SIGTERM')) / 1000).toFixed(1);
  console.log(`SIGTERM under load: ended after ${seconds} s (aim: below 5)`);
});
console.log(`pages until it ended: ${describe(stopped)}`);
await shop.start();
report('orders across the stop', await ordersAtStop);

// Mail that was cut short is tried again.
const numbers = placed.map(({ number }) => number);
const check = () => withDatabase(shop.dataDir, (database) => checkOrders(database, numbers, shoppers, before));
let found = await check();
for (let waited = 0; found.withoutMail > 0 && waited < 180; waited += 5) {
  await sleep(5000);
  found = await check();
}
console.log(
  `${shoppers} shoppers, ${placed.length} orders confirmed: ${found.lost} lost, ${found.doubled} doubled, ` +
    `${found.broken} broken, ${found.missingPieces} pieces missing, ` +
    `${found.wronglyHeld} wrongly held, ${found.withoutMail} without mail; ` +
    `longest wait ${seconds(Math.max(...placed.map(({ waitedMs }) => waitedMs)))}`,
);
await shop.end('SIGTERM');
await rm(shop.dataDir, { recursive: true, force: true });
const isLost = Object.values(found).some((number) => number !== 0) || placed.length !== shoppers;
process.exit(isLost ? 1 : 0);

function placeOrders(count: number): Promise<Placed[]> {
  const products: readonly ForSale[] = before;
  return Promise.all(Array.from({ length: count }, () => placeOrder(products[(shoppers += 1) % products.length]!.id)));
}

function report(name: string, orders: readonly Placed[]): void {
  placed.push(...orders);
  console.log(
    `${name}: ${orders.length} orders, longest wait ${seconds(Math.max(...orders.map((one) => one.waitedMs)))}`,
  );
}

async function visitsDuring(work: () => Promise<unknown>): Promise<Visits> {
  let isOver = false;
  const visits = visitUntil(() => isOver);
  await work();
  isOver = true;
  return visits;
}

function describe({ times, failed, cut }: Visits): string {
  const ms = (share: number): string => `${quantile(times, share).toFixed(1)} ms`;
  return `${times.length} answered, p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}, ${failed} failed, ${cut} cut`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
