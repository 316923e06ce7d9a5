import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultyShop } from './faults/faulty-shop.ts';
import { type Placed, placeOrder } from './faults/shoppers.ts';
import { checkOrders, listForSale, withDatabase } from './faults/stored-orders.ts';

/**
 * npm run bench:soak: the demo shop for BENCH_MINUTES (60) while shoppers order and one of the database's processes is killed
 * every BENCH_KILL_SECONDS (60), as the kernel does for want of memory. The shop's process must never end, its memory stay flat
 * and no order be lost.
 */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 60);
const killEveryMs = Number(process.env['BENCH_KILL_SECONDS'] ?? 60) * 1000;

const shop = new FaultyShop(await mkdtemp(join(tmpdir(), 'shop-soak-')));
process.on('exit', () => shop.abandon());
await shop.start();
const products = await withDatabase(shop.dataDir, listForSale);
const end = Date.now() + minutes * 60_000;
const placed: Placed[] = [];
const memory: number[] = [];
let shoppers = 0;
let kills = 0;

const order = async (): Promise<void> => {
  while (Date.now() < end && shop.isRunning) {
    placed.push(await placeOrder(products[(shoppers += 1) % products.length]!.id));
    await sleep(1000);
  }
};
const kill = async (): Promise<void> => {
  while (Date.now() < end && shop.isRunning) {
    await sleep(Math.min(killEveryMs, Math.max(0, end - Date.now())));
    // Two, one after the other: the second while the server recovers from the first.
    for (const pause of [700, 0]) {
      if (await shop.killBackend()) kills += 1;
      await sleep(pause);
    }
    memory.push(await shop.memory());
    console.log(`${kills} killed, ${placed.length} orders, ${memory.at(-1)} MB`);
  }
};
await Promise.all([order(), order(), order(), kill()]);
const isRunning = shop.isRunning;
const numbers = placed.map(({ number }) => number);
const found = await withDatabase(shop.dataDir, async (database) => {
  const check = () => checkOrders(database, numbers, shoppers, products);
  let latest = await check();
  // Mail that was cut short is tried again.
  for (let waited = 0; latest.withoutMail > 0 && waited < 180; waited += 5) {
    await sleep(5000);
    latest = await check();
  }
  return latest;
});
console.log(
  `${minutes} minutes, ${kills} killed: the process ${isRunning ? 'ran through' : 'ENDED'}, ${placed.length} orders, ` +
    `${JSON.stringify(found)}, memory ${memory[0]} MB at first, ${Math.max(...memory)} MB at most, ${memory.at(-1)} MB at last; ` +
    `longest wait ${(Math.max(...placed.map(({ waitedMs }) => waitedMs)) / 1000).toFixed(1)} s`,
);
await shop.end('SIGTERM');
await rm(shop.dataDir, { recursive: true, force: true });
process.exit(isRunning && Object.values(found).every((number) => number === 0) ? 0 : 1);
