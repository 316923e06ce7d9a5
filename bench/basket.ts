import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { type BasketLimits, openBasketLimits } from './basket-limits.ts';

/*
 * npm run bench:basket with DATABASE_URL: fifty shoppers, half of them signed in, each with one call of the basket a second;
 * then all as fast as they can. Beside the same calls as prepared SQL alone, in turns of the same run. Each call of the shop
 * is timed twice: by the server itself, and by its visitor, another process, over HTTP.
 */
const shoppers = 50;
const rounds = 3;
const pacedSeconds = Number(process.env.BENCH_SECONDS ?? 10);
const fullSeconds = 3;
const p95Aim = 5;

type Act =
  | { kind: 'get' }
  | { kind: 'put'; productId: number; quantity: number }
  | { kind: 'remove'; productId: number };
type Run = (shopper: number, act: Act) => Promise<unknown>;

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL must name a PostgreSQL server: its process is to be one of its own.');
const shop = spawn(process.execPath, ['bench/open-shop.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
// The shop ends also when the benchmark is interrupted.
process.on('exit', () => shop.kill('SIGINT'));
const [line] = (await once(shop.stdout, 'data')) as [Buffer];
const origin = new URL(line.toString().trim());
const limits = await openBasketLimits({ connectionString: databaseUrl }, shoppers);

const agent = new Agent({ keepAlive: true, maxSockets: shoppers });
const credentials: Record<string, string>[] = Array.from({ length: shoppers }, () => ({}));
const products = await listProducts();
for (let shopper = 0; shopper < shoppers; shopper += 2) await signIn(shopper);

/** One round of a shopper: reads the basket, adds, changes, adds, reads, removes. Baskets have about four lines. */
function actOf(shopper: number, turn: number): Act {
  const productId = products[(shopper * 7 + Math.floor(turn / 6)) % products.length]!;
  const next = products[(shopper * 7 + Math.floor(turn / 6) + 4) % products.length]!;
  const acts: Act[] = [
    { kind: 'get' },
    { kind: 'put', productId: next, quantity: 1 },
    { kind: 'put', productId: next, quantity: 2 },
    { kind: 'get' },
    { kind: 'get' },
    { kind: 'remove', productId },
  ];
  return acts[turn % acts.length]!;
}

const throughShop: Run = (shopper, act) => {
  if (act.kind === 'get') return call(shopper, 'GET', '/api/sale/basket');
  const { kind, productId, ...more } = act;
  return call(shopper, kind === 'put' ? 'POST' : 'DELETE', '/api/sale/basket', { product_id: productId, ...more });
};
const inSql: Run = (shopper, act) => inSqlAlone(limits, shopper, act);

// Each basket starts with four products, which also warms all code paths.
for (let turn = 0; turn < 60; turn += 1)
  for (const run of [throughShop, inSql])
    await Promise.all(credentials.map((_, shopper) => run(shopper, actOf(shopper, turn))));

console.log(`${shoppers} shoppers, load average ${loadavg()[0]!.toFixed(1)} at the start`);
await serverTimes();
const paced = { server: [] as number[], shop: [] as number[], sql: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  paced.shop.push(...(await onceASecond(throughShop, round)));
  paced.server.push(...(await serverTimes()));
  paced.sql.push(...(await onceASecond(inSql, round)));
}
const [server, overHttp, best] = [quantiles(paced.server), quantiles(paced.shop), quantiles(paced.sql)];
console.log(
  `one call a second each: server's own time p50 ${ms(server.p50)} p95 ${ms(server.p95)} (aim below ${p95Aim} ms)`,
);
console.log(`                        over HTTP         p50 ${ms(overHttp.p50)} p95 ${ms(overHttp.p95)}`);
const slower = (overHttp.p95 / best.p95).toFixed(1);
console.log(
  `                        SQL alone         p50 ${ms(best.p50)} p95 ${ms(best.p95)}   ratio of p95 ${slower}`,
);

const full = { shop: 0, sql: 0 };
for (let round = 0; round < rounds; round += 1) {
  full.shop += (await asFastAsTheyCan(throughShop)) / rounds;
  full.sql += (await asFastAsTheyCan(inSql)) / rounds;
}
const ratio = (full.shop / full.sql).toFixed(2);
console.log(
  `as fast as they can:    shop ${full.shop.toFixed(0)} calls/s, SQL ${full.sql.toFixed(0)}/s   ratio ${ratio}`,
);

agent.destroy();
await limits.close();
shop.kill('SIGINT');
await once(shop, 'exit');

async function onceASecond(run: Run, round: number): Promise<number[]> {
  const times: number[] = [];
  const shopOne = async (shopper: number): Promise<void> => {
    await pause((shopper * 1000) / shoppers);
    for (let second = 0; second < pacedSeconds; second += 1) {
      const from = performance.now();
      await run(shopper, actOf(shopper, 60 + round * pacedSeconds + second));
      const took = performance.now() - from;
      times.push(took);
      await pause(1000 - took);
    }
  };
  await Promise.all(credentials.map((_, shopper) => shopOne(shopper)));
  return times;
}

/** The times of each call since the last request for them. */
async function serverTimes(): Promise<number[]> {
  return (await call(1, 'GET', '/basket-times')) as number[];
}

async function asFastAsTheyCan(run: Run): Promise<number> {
  const from = performance.now();
  const until = from + fullSeconds * 1000;
  let done = 0;
  const goOn = async (shopper: number): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      await run(shopper, actOf(shopper, turn));
      done += 1;
    }
  };
  await Promise.all(credentials.map((_, shopper) => goOn(shopper)));
  return (done * 1000) / (performance.now() - from);
}

async function signIn(shopper: number): Promise<void> {
  const person = { name: 'Marta', lastName: 'Puig', email: `marta${shopper}@ejemplo.cat`, agree: true };
  const answer = (await call(shopper, 'POST', '/api/sale/checkout-account', person)) as { accessToken: string };
  credentials[shopper] = { authorization: `Bearer ${answer.accessToken}` };
}

async function listProducts(): Promise<number[]> {
  const body = { sectionId: 172, limit: 96, filters: { available: true } };
  const { products: cards } = (await call(1, 'POST', '/api/catalog/product/list', body)) as {
    products: { id: number; stock: { quantity: number } }[];
  };
  return cards.filter(({ stock }) => stock.quantity >= 2).map(({ id }) => id);
}

/** A call as from a browser: one keep-alive connection, its cookies, its token. */
function call(shopper: number, method: string, path: string, body?: object): Promise<unknown> {
  const text = JSON.stringify(body ?? {});
  const headers = {
    ...credentials[shopper],
    ...(body && { 'content-type': 'application/json', 'content-length': text.length }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: origin.hostname, port: origin.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200)
          return reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
        const cookie = response.headers['set-cookie']?.find((one) => one.startsWith('basket='));
        if (cookie && !credentials[shopper]!.authorization) credentials[shopper] = { cookie: cookie.split(';')[0]! };
        resolve(JSON.parse(answer));
      });
    });
    sent.on('error', reject);
    sent.end(body && text);
  });
}

function inSqlAlone(of: BasketLimits, shopper: number, act: Act): Promise<unknown> {
  if (act.kind === 'get') return of.get(shopper);
  return act.kind === 'put' ? of.put(shopper, act.productId, act.quantity) : of.remove(shopper, act.productId);
}

function quantiles(times: number[]): { p50: number; p95: number } {
  times.sort((a, b) => a - b);
  return { p50: times[times.length >> 1]!, p95: times[Math.floor(times.length * 0.95)]! };
}

function ms(time: number): string {
  return `${time.toFixed(2)} ms`.padStart(9);
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time)));
}
