import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { buildCatalogue } from '#demo-catalogue';
import { buildPages } from '../scripts/build.ts';
import { openDemoShop } from './open-demo-shop.ts';

/**
 * npm run bench:import-load [PRODUCTS]: how long pages take before, during and after an import of PRODUCTS (50,000)
 * by another process: an update of all prices, and a list whose texts have all changed. Beside the quantiles stand their
 * ratios to those before, and how long after its end the last of the watched pages still showed an old price.
 */
const count = Number(process.argv[2] ?? 50_000);
const dataDir = process.env.DATA_DIR ?? './var/bench';
const env = { ...process.env, DATA_DIR: `${dataDir}-${count}` };
const perSecond = 50;
const quietSeconds = 15;

type Cells = Record<string, string>;

async function openShop(): Promise<{ origin: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['bench/open-shop.ts'], {
    env: { ...process.env, PRODUCTS: String(count) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim();
  const from = performance.now();
  while ((await fetch(`${origin}/healthz`)).status !== 200) await sleep(100);
  const { rss } = (await (await fetch(`${origin}/memory`)).json()) as NodeJS.MemoryUsage;
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`ready ${seconds} s after it listened, with ${(rss / 2 ** 20).toFixed(0)} MB`);
  return { origin, process: child };
}

/** Requests pages in turns at a fixed rate, whatever the answers take, until `end` resolves. */
async function time(origin: string, paths: readonly string[], end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  let isOver = false;
  const over = (): void => void (isOver = true);
  end.then(over, over);
  const request = async (path: string): Promise<void> => {
    const from = performance.now();
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - from);
  };
  const started = performance.now();
  for (let at = 0; !isOver; at += 1) {
    await sleep(Math.max(0, started + (at * 1000) / perSecond - performance.now()));
    const one = request(paths[at % paths.length]!).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all([...running, end]);
  return times.sort((a, b) => a - b);
}

const quantile = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)]!;

function print(name: string, times: readonly number[], before: readonly number[]): void {
  const shown = [0.5, 0.99, 0.9999].map((share) => {
    const ratio = quantile(times, share) / quantile(before, share);
    return `${quantile(times, share).toFixed(1).padStart(7)} ms (×${ratio.toFixed(1)})`;
  });
  console.log(`  ${name.padEnd(8)} p50${shown[0]}   p99${shown[1]}   longest${shown[2]}   ${times.length} pages`);
}

async function runImport(path: string): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, ['src/app/cli.ts', 'catalogue', 'import', path], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`the import of ${path} ended with ${code}`);
  return (performance.now() - from) / 1000;
}

/** Seconds until each product's page shows its price of the file. */
async function untilFresh(origin: string, prices: ReadonlyMap<string, string>): Promise<string> {
  const from = performance.now();
  for (const [path, price] of prices)
    while (!(await (await fetch(origin + path)).text()).includes(`"base":${Number(price)}`)) await sleep(50);
  return ((performance.now() - from) / 1000).toFixed(1);
}

/** Returns the times before the import. */
async function measure(origin: string, paths: readonly string[], name: string, file: string): Promise<number[]> {
  const before = await time(origin, paths, sleep(quietSeconds * 1000));
  let seconds = 0;
  const during = await time(
    origin,
    paths,
    runImport(file).then((took) => (seconds = took)),
  );
  console.log(`${name}, in ${seconds.toFixed(0)} s`);
  print('before', before, before);
  print('during', during, before);
  return before;
}

/** Another price for every product, one cent up or down, so that the benchmark can be repeated. */
const repriced = (cents: number): string => ((cents ^ 1) / 100).toFixed(2);

const folder = await mkdtemp(join(tmpdir(), 'import-load-'));
await buildPages(() => {});
const { database, close } = await openDemoShop(count);
const { rows } = await database.$client.query<{ article: string; slug: string; price: number | null }>(
  'SELECT article, slug, price FROM catalogue_products WHERE NOT is_archived ORDER BY popularity DESC, id',
);
const priced = rows.flatMap(({ article, slug, price }) => (price === null ? [] : [{ article, slug, price }]));
const sections = await database.$client.query<{ url: string }>(
  'SELECT url FROM catalogue_sections ORDER BY id LIMIT 8',
);
await close();

const { origin, process: shop } = await openShop();
try {
  const products = priced.slice(0, 12);
  const paths = ['/', '/catalog', ...sections.rows.map(({ url }) => url), '/search/taladro'].concat(
    products.map(({ slug }) => `/product/${slug}`),
  );
  const update = join(folder, 'update.csv');
  await writeFile(
    update,
    stringify(
      priced.map(({ article, price }) => ({ article, price: repriced(price) })),
      { header: true },
    ),
  );
  const before = await measure(origin, paths, `update of ${priced.length} prices`, update);
  const prices = new Map(products.map(({ slug, price }) => [`/product/${slug}`, repriced(price)]));
  console.log(`  fresh    all prices ${await untilFresh(origin, prices)} s after its end`);
  print('after', await time(origin, paths, sleep(quietSeconds * 1000)), before);

  const list = join(folder, 'list');
  await buildCatalogue(list, count);
  const whole = (parse(await readFile(join(list, 'products.csv')), { columns: true }) as Cells[]).map(
    ({ pictures: _p, documents: _d, ...cells }) => ({
      ...cells,
      description_es: `${cells.description_es} ${Date.now()}`,
    }),
  );
  await writeFile(join(list, 'products.csv'), stringify(whole, { header: true }));
  await measure(origin, paths, `list of ${whole.length} products with other texts`, list);
} finally {
  shop.kill();
  await rm(folder, { recursive: true });
}
