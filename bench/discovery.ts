import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPages } from '../scripts/build.ts';
import { openDemoShop } from './open-demo-shop.ts';

/**
 * npm run bench:discovery [PRODUCTS]: sitemaps and product feeds of PRODUCTS (50,000), requested from another process: time
 * until the first byte and until the last, the first time and from disk, addresses or items, bytes as sent and unpacked, and
 * the shop's memory. Then how long a product's page takes, cached and rendered, without a feed and while one is made.
 */
const count = Number(process.argv[2] ?? 50_000);
/** Far below what the shop serves: a queue of its own would hide what a feed adds. */
const pagesPerSecond = 10;
const quietMs = 6000;

async function openShop(): Promise<{ origin: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['bench/open-shop.ts'], {
    env: { ...process.env, PRODUCTS: String(count) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim();
  while ((await fetch(`${origin}/healthz`)).status !== 200) await sleep(100);
  return { origin, process: child };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

async function fetchText(origin: string, path: string): Promise<{ text: string; line: string }> {
  const from = performance.now();
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } });
  const first = performance.now() - from;
  const text = await response.text();
  const entries = text.match(/<loc>|<item>/g)?.length ?? 0;
  const [sent, whole] = [Number(response.headers.get('content-length')), Buffer.byteLength(text)];
  const times = `${first.toFixed(0)} ms, whole ${(performance.now() - from).toFixed(0)} ms`;
  return {
    text,
    line: `first byte ${times}, ${entries} entries, ${megabytes(sent)} sent, ${megabytes(whole)} unpacked`,
  };
}

async function memoryOf(origin: string): Promise<string> {
  const { rss, heapUsed } = (await (await fetch(`${origin}/memory`)).json()) as NodeJS.MemoryUsage;
  return `memory ${megabytes(rss)}, of it heap ${megabytes(heapUsed)}`;
}

async function measure(origin: string, path: string): Promise<string> {
  const { text, line } = await fetchText(origin, path);
  console.log(`${path}: ${line}`);
  const again = await fetchText(origin, path);
  console.log(`  again: ${again.line}; ${await memoryOf(origin)}`);
  return text;
}

/** Requests pages at a fixed rate, whatever the answers take, until `end` resolves. */
async function timePages(origin: string, pathAt: (at: number) => string, end: Promise<unknown>): Promise<string> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let isOver = false;
  void end.finally(() => (isOver = true));
  const started = performance.now();
  for (let at = 0; !isOver; at += 1) {
    await sleep(Math.max(0, started + (at * 1000) / pagesPerSecond - performance.now()));
    const from = performance.now();
    running.push(
      fetch(origin + pathAt(at))
        .then((response) => response.arrayBuffer())
        .then(() => void times.push(performance.now() - from)),
    );
  }
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const quantile = (share: number): string => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`;
  return `p50 ${quantile(0.5)}, p95 ${quantile(0.95)}, p99 ${quantile(0.99)}, longest ${times.at(-1)!.toFixed(1)} ms, ${times.length} pages`;
}

await buildPages(() => {});
const { database, close } = await openDemoShop(count);
const { rows } = await database.$client.query<{ slug: string }>(
  'SELECT slug FROM catalogue_products WHERE NOT is_archived ORDER BY popularity DESC, id LIMIT 5000',
);
await close();

const { origin, process: shop } = await openShop();
try {
  const pages = {
    cached: () => `/product/${rows[0]!.slug}`,
    rendered: (at: number) => `/product/${rows[at % rows.length]!.slug}`,
  };
  console.log(`before: ${await memoryOf(origin)}`);
  for (const [kind, pathAt] of Object.entries(pages))
    console.log(`${kind} pages, no feed: ${await timePages(origin, pathAt, sleep(quietMs))}`);
  const feeds = ['es', 'ca'].map((locale) => `/feeds/google-${locale}.xml`);
  for (const [at, [kind, pathAt]] of Object.entries(pages).entries())
    console.log(
      `${kind} pages, while ${feeds[at]} is made: ${await timePages(origin, (n) => pathAt(n + 2500), fetchText(origin, feeds[at]!))}`,
    );
  for (const feed of feeds) await measure(origin, feed);
  const index = await measure(origin, '/sitemap.xml');
  for (const [, address] of index.matchAll(/<loc>([^<]*)/g)) await measure(origin, new URL(address!).pathname);
} finally {
  shop.kill();
}
