import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPages } from '../scripts/build.ts';
import { openDemoShop } from './open-demo-shop.ts';

/**
 * npm run bench:large-catalogue [SIZES…]: the built shop of 5,000 and 50,000 products, or of the sizes given, in a process of
 * its own: time and processor time until it serves, its memory, and over HTTP at a steady rate suggestions, searches,
 * listings and product pages, each asked for the first time and again, beside a constant string, with the processor time that
 * the shop takes for each in the mean, which other programs on the machine hardly change.
 */
const perSecond = Number(process.env.RATE ?? 25);
const rounds = 3;
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [5000, 50_000];

interface Asked {
  readonly path: string;
  readonly body?: object;
}

const letters = [...'abcdefghijlmnopqrstuvz'];
const twoLetters = 'ta co ma pi br cl te si lu ll pe ba ca se am de ci gu ro to'.split(' ');
const threeLetters = 'tal tor bro sie cin mar cor pin lla amo bat cab cla des gua ilu lij man pan tub'.split(' ');
const words = `taladro;tornillo;sierra;broca;pintura;llave;bombilla;manguera;guantes;lijadora;taladr;tornil;destorn;amoladora
  angular;martillo percu;pintura blan;cable electr;disco de cor;cinta met;silicona`;
const common = 'tornillo;broca;disco;llave;cable;pintura;juego;lámpara;guantes;sierra;mm;acero;de;madera;blanco';
const rare = 'lezna;botador;escuadra;gramil;berbiquí;plomada;replanteo;azada;tronzadora;rascador;sonda;remachadora';
const severalWords = `taladro percutor 18 v;broca madera 8 mm;tornillo m8 inoxidable;pintura blanca interior;guantes de nitrilo;disco de
  corte metal;llave inglesa 10 pulgadas;cable 3x2,5;sierra de calar bateria;manguera de riego 25 m`;
const mistyped =
  'taldro;amoladroa;destornilador;tonrillos madera;broka hormigon;martilo perforador;guanttes;escalrea;bateira 18v';
const listed = (text: string): string[] => text.split(';').map((one) => one.trim().replace(/\s+/g, ' '));

const suggest = (query: string): Asked => ({ path: '/api/search', body: { query } });
const search = (query: string, more = {}): Asked => ({ path: '/api/catalog/search', body: { query, ...more } });

/** What is asked for, by what it is called in the table. */
async function chooseRequests(products: number): Promise<Map<string, Asked[]>> {
  const { database, close } = await openDemoShop(products);
  const query = async <Row extends object>(text: string) => (await database.$client.query<Row>(text)).rows;
  const slugs = await query<{ slug: string }>(
    'SELECT slug FROM catalogue_products WHERE NOT is_archived ORDER BY md5(slug) LIMIT 60',
  );
  const sections = await query<{ id: number }>(
    'SELECT id FROM catalogue_sections WHERE parent_id IS NULL ORDER BY position LIMIT 12',
  );
  const brands = await query<{ code: string }>(
    `SELECT code FROM catalogue_brands JOIN (SELECT brand_id, count(*) FROM catalogue_products GROUP BY brand_id) counted
      ON brand_id = id ORDER BY count DESC LIMIT 12`,
  );
  await close();
  const list = (more: object): Asked[] =>
    sections.map(({ id }) => ({ path: '/api/catalog/product/list', body: { sectionId: id, ...more } }));
  const brandCodes = brands.slice(0, 3).map(({ code }) => code);
  const filters = { brand: brandCodes, price: { max: 200 }, available: true };
  return new Map([
    ['suggestions, one letter', letters.map(suggest)],
    ['suggestions, two letters', twoLetters.map(suggest)],
    ['suggestions, three letters', threeLetters.map(suggest)],
    ['suggestions, words', listed(words).map(suggest)],
    ['search, a common word', listed(common).map((one) => search(one))],
    ['search, a rare word', listed(rare).map((one) => search(one))],
    ['search, several words', listed(severalWords).map((one) => search(one))],
    ['search, mistyped', listed(mistyped).map((one) => search(one))],
    ['search, a common word by price', listed(common).map((one) => search(one, { sort: 'price_asc' }))],
    ['search, a common word, filtered', listed(common).map((one) => search(one, { filters }))],
    ['listing of a section', list({})],
    ['listing by name', list({ sort: 'name' })],
    ['listing by price, filtered', list({ sort: 'price_asc', filters })],
    ['listing, a late page', list({ sort: 'discount', page: 9 })],
    ['listing of a brand', brands.map(({ code }) => ({ path: '/api/catalog/product/list', body: { brand: code } }))],
    ['page of a product', slugs.map(({ slug }) => ({ path: `/product/${slug}` }))],
    ['page of a search', listed(common).map((one) => ({ path: `/search/${encodeURIComponent(one)}` }))],
    ['limit: a constant string', letters.map(() => ({ path: '/constant/4000' }))],
  ]);
}

const agent = new Agent({ keepAlive: true });

/** Milliseconds from the moment it should have been sent: a late one counts its wait. */
const ask = (origin: string, { path, body }: Asked, due: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = {
      'content-language': 'es',
      ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    };
    const sent = request(origin + path, { method: text ? 'POST' : 'GET', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${path} ${text ?? ''}`));
      response.resume().on('end', () => resolve(performance.now() - due));
    });
    sent.on('error', reject).end(text);
  });

async function measure(origin: string, all: readonly Asked[]): Promise<Measured> {
  const { processorMs: before } = await usageOf(origin);
  const times = await askSteadily(origin, all);
  const { processorMs: after } = await usageOf(origin);
  return { times, processorMs: (after - before) / all.length };
}

async function askSteadily(origin: string, all: readonly Asked[]): Promise<number[]> {
  const started = performance.now();
  const running: Promise<number>[] = [];
  for (const [at, one] of all.entries()) {
    const due = started + (at * 1000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    running.push(ask(origin, one, Math.min(performance.now(), due + 5)));
  }
  return Promise.all(running);
}

interface Shop {
  readonly origin: string;
  readonly process: ChildProcess;
}

interface Usage extends NodeJS.MemoryUsage {
  /** The most that it has had. */
  readonly peakMemoryBytes: number;
  readonly processorMs: number;
}

const usageOf = async (origin: string): Promise<Usage> => (await (await fetch(`${origin}/memory`)).json()) as Usage;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

async function openShop(products: number): Promise<Shop> {
  const from = performance.now();
  const child = spawn(process.execPath, ['bench/open-shop.ts'], {
    env: { ...process.env, PRODUCTS: String(products) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim();
  while ((await fetch(`${origin}/healthz`)).status !== 200) await sleep(100);
  const took = ((performance.now() - from) / 1000).toFixed(1);
  const { rss, peakMemoryBytes, heapUsed, arrayBuffers, processorMs } = await usageOf(origin);
  const memory = `${megabytes(rss)}, of it ${megabytes(heapUsed + arrayBuffers)} in use; at most ${megabytes(peakMemoryBytes)}`;
  console.log(
    `${products} products: serves after ${took} s (${(processorMs / 1000).toFixed(1)} s of processor), ${memory}`,
  );
  return { origin, process: child };
}

/** The medians of each size by group, which compare the sizes of a run. */
const medians = new Map<string, number>();

interface Measured {
  readonly times: readonly number[];
  /** The shop's processor time for each request. */
  readonly processorMs: number;
}

function report(name: string, { times: first, processorMs }: Measured, { times: again, ...later }: Measured): void {
  const of = (times: readonly number[], share: number): number =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!;
  const shown = (times: readonly number[]): string =>
    [0.5, 0.95, 1]
      .map((share) => (share === 1 ? Math.max(...times) : of(times, share)).toFixed(1).padStart(7))
      .join('');
  const before = medians.get(name);
  const median = of(first, 0.5);
  if (before === undefined) medians.set(name, median);
  const ratio = before === undefined ? '' : `   ×${(median / before).toFixed(2)} of the first size`;
  const worked = [processorMs, later.processorMs].map((ms) => ms.toFixed(1).padStart(5)).join(' /');
  console.log(`  ${name.padEnd(34)}${shown(first)}   again${shown(again)}   processor${worked}${ratio}`);
}

await buildPages(() => {});
for (const products of sizes) {
  const requests = await chooseRequests(products);
  const shop = await openShop(products);
  console.log(`  ${''.padEnd(34)}    p50    p95    max, ms, at ${perSecond} a second`);
  try {
    await askSteadily(
      shop.origin,
      letters.map(() => ({ path: '/constant/4000' })),
    );
    for (const [name, batch] of requests) {
      const first = await measure(shop.origin, batch);
      const again = await measure(shop.origin, Array.from({ length: rounds - 1 }, () => batch).flat());
      report(name, first, again);
    }
    const { rss } = await usageOf(shop.origin);
    console.log(`  afterwards ${megabytes(rss)}`);
  } finally {
    shop.process.kill();
  }
}
agent.destroy();
