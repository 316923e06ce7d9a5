import { loadavg } from 'node:os';
import { type Listing, type ProductListBody, productListBody } from '#areas/catalogue/contract.ts';
import {
  type Catalogue,
  createCatalogue,
  findProductPage,
  listProducts,
  listSectionTree,
} from '#areas/catalogue/server/catalogue.ts';
import { listBrands } from '#areas/catalogue/server/listing/list-brands.ts';
import { createIndexLoader } from '#areas/catalogue/server/index/load-index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import { checkSame, type ListingLimits, openListingLimits } from './listing-limits.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { watchStalls } from './watch-stalls.ts';

/*
 * npm run bench:catalogue-scale: listings with facets and the product page's data on demo shops of 5,000 and 50,000
 * products, or of the sizes given, beside hand-written limits in turns of the same run, and what loading the index costs. On the
 * embedded database, or with DATABASE_URL on that server (open-demo-shop.ts says in which of its databases).
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [5000, 50_000];
const atOnce = 8;
const secondsEach = 1;
const p95Aim = 15;

type Run = () => Promise<unknown>;
interface Measured {
  readonly p50: number;
  readonly p95: number;
  /** The p95 of this process's own processor time, without waiting for the database or for other processes. */
  readonly worked95: number;
}

/** Times the runs in turns, so that other processes slow all alike. */
async function timeInTurns(runs: readonly Run[]): Promise<Measured[]> {
  const times: number[][] = runs.map(() => []);
  const worked: number[][] = runs.map(() => []);
  for (let warm = 0; warm < 10; warm += 1) for (const run of runs) await run();
  const until = performance.now() + secondsEach * 1000;
  while (performance.now() < until || times[0]!.length < 40)
    for (const [at, run] of runs.entries()) {
      const from = performance.now();
      const cpu = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(cpu);
      times[at]!.push(performance.now() - from);
      worked[at]!.push((user + system) / 1000);
    }
  const quantile = (all: readonly number[], share: number): number =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length * share)]!;
  return times.map((all, at) => ({
    p50: quantile(all, 0.5),
    p95: quantile(all, 0.95),
    worked95: quantile(worked[at]!, 0.95),
  }));
}

async function perSecond(run: Run): Promise<number> {
  const from = performance.now();
  const until = from + 1000;
  let done = 0;
  const goOn = async (): Promise<void> => {
    while (performance.now() < until) {
      await run();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return (done * 1000) / (performance.now() - from);
}

/** One after the other from a list, so that no single product or section decides. */
function takingTurns(runs: readonly Run[]): Run {
  let at = 0;
  return () => runs[at++ % runs.length]!();
}

const shown = (ms: number): string => ms.toFixed(2).padStart(7);

async function compare(label: string, own: Run, limits: Readonly<Record<string, Run>>): Promise<Measured> {
  const [measured, ...of] = await timeInTurns([own, ...Object.values(limits)]);
  const throughput = (await perSecond(own)).toFixed(0).padStart(6);
  const beside = Object.keys(limits).map((name, at) => {
    const limit = of[at]!;
    return `${name}${shown(limit.p50)}${shown(limit.p95)} (×${(measured!.p50 / limit.p50).toFixed(2)})`;
  });
  console.log(
    `  ${label.padEnd(46)}${shown(measured!.p50)}${shown(measured!.p95)}${shown(measured!.worked95)}${throughput}/s   ${beside.join('   ')}`,
  );
  return measured!;
}

async function list(catalogue: Catalogue, body: ProductListBody): Promise<Listing> {
  const answer = await listProducts(catalogue, body, 'es');
  if (!('products' in answer)) throw new Error(`no listing of ${JSON.stringify(body)}`);
  return answer;
}

/** Typical listings: each name with the request bodies that take turns. */
async function chooseListings(catalogue: Catalogue): Promise<Map<string, ProductListBody[]>> {
  const body = (of: Partial<ProductListBody>): ProductListBody => productListBody.parse(of);
  const groups = await listSectionTree(catalogue, 'es');
  const largest = groups.toSorted((a, b) => b.count - a.count)[0]!;
  const leaves = groups
    .flatMap(({ children }) => children.flatMap((child) => child.treeChildren ?? [child]))
    .toSorted((a, b) => b.count - a.count);
  const brands = (await listBrands(catalogue, 'es')).toSorted((a, b) => b.count - a.count);
  const plain = await list(catalogue, body({ sectionId: largest.id }));
  const [brandFacet, attributeFacet] = plain.filter.filter((facet) => facet.type === 'list');
  const codes = (brandFacet?.values ?? []).toSorted((a, b) => b.count - a.count).map(({ value }) => value);
  const value = attributeFacet!.values.toSorted((a, b) => b.count - a.count)[0]!.value;
  const filters = {
    'brand, price, in stock': { brand: codes.slice(0, 3), price: { max: 200 }, available: true },
    'an attribute': { attributes: { [attributeFacet!.code]: [value] } },
  };
  const inLargest = (of: Partial<ProductListBody>) => [body({ sectionId: largest.id, ...of })];
  return new Map([
    [`largest section, ${largest.count}`, inLargest({})],
    ['  last page by name', inLargest({ sort: 'name', page: plain.pages })],
    ['  by price', inLargest({ sort: 'price_asc' })],
    ...Object.entries(filters).map(([name, chosen]) => [`  ${name}`, inLargest({ filters: chosen })] as const),
    [
      `leaf sections, ${leaves[19]!.count} to ${leaves[0]!.count}`,
      leaves.slice(0, 20).map(({ id }) => body({ sectionId: id })),
    ],
    [
      `brands, ${brands[9]!.count} to ${brands[0]!.count}`,
      brands.slice(0, 10).map(({ code }) => body({ brand: code })),
    ],
  ]);
}

async function measureListings(catalogue: Catalogue, limits: ListingLimits): Promise<number> {
  let worst = 0;
  for (const [label, bodies] of await chooseListings(catalogue)) {
    const sql: Run[] = [];
    const cards: Run[] = [];
    for (const [at, body] of bodies.entries()) {
      const name = `${label} ${at}`;
      const limit = limits.bestSql(body, name);
      const listing = await list(catalogue, body);
      checkSame(listing, await limit(), name);
      sql.push(limit);
      cards.push(limits.cardsAlone(listing.products.map(({ id }) => id)));
    }
    const own = takingTurns(bodies.map((body) => () => listProducts(catalogue, body, 'es')));
    const { p95 } = await compare(label, own, { 'best SQL': takingTurns(sql), 'its cards alone': takingTurns(cards) });
    worst = Math.max(worst, p95);
  }
  return worst;
}

async function measureProducts(catalogue: Catalogue, database: Database, limits: ListingLimits): Promise<void> {
  const { rows } = await database.$client.query<{ slug: string }>(
    'SELECT slug FROM catalogue_products WHERE NOT is_archived ORDER BY md5(slug) LIMIT 500',
  );
  const own = takingTurns(
    rows.map(
      ({ slug }) =>
        () =>
          findProductPage(catalogue, slug, 'es'),
    ),
  );
  const limit = takingTurns(rows.map(({ slug }) => limits.productAlone(slug)));
  await compare('product page, 500 products', own, { 'one SELECT': limit });
}

/** The wait of the first listing after an import, and of the second, whose section has no cached counts. */
async function measureFirst(catalogue: Catalogue, database: Database): Promise<void> {
  const [largest, ...others] = [...(await chooseListings(catalogue)).values()].map(([body]) => body!);
  await database.$client.query('UPDATE catalogue_version SET version = version + 1');
  const stalls = watchStalls();
  const times: string[] = [];
  for (const body of [largest!, others.at(-1)!]) {
    const from = performance.now();
    await list(catalogue, body);
    times.push((performance.now() - from).toFixed(1));
  }
  const first = `${times[0]} ms, longest stall ${stalls.stop().toFixed(0)} ms`;
  console.log(`  first listing after an import, with the index: ${first}; of another scope: ${times[1]} ms`);
}

async function measureIndex(database: Database): Promise<void> {
  const megabytes = (): number => {
    globalThis.gc!();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 2 ** 20;
  };
  const watched = async <Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; text: string }> => {
    const stalls = watchStalls();
    const from = performance.now();
    const answer = await work();
    const took = performance.now() - from;
    return { answer, text: `${took.toFixed(0)} ms, longest stall ${stalls.stop().toFixed(0)} ms` };
  };
  const before = megabytes();
  const load = createIndexLoader(database);
  const first = await watched(() => load(undefined, []));
  const size = megabytes() - before;
  console.log(`  index of ${first.answer.ids.length} products loaded in ${first.text}; ${size.toFixed(1)} MB`);
  for (const count of [1, 1000, 5000]) {
    const named = Array.from(first.answer.ids.subarray(0, count), (id): ChangeTag => `product:${id}`);
    console.log(`  again with ${count} products changed: ${(await watched(() => load(first.answer, named))).text}`);
  }
  console.log(`  again with all: ${(await watched(() => load(first.answer, ['catalogue']))).text}`);
}

console.log(
  'ms one after the other: p50, p95 and p95 of the processor time of this process; calls per second, eight at once;',
);
console.log('beside it the limits: p50, p95 (ratio of the p50)');
for (const size of sizes) {
  const { config, database, close } = await openDemoShop(size);
  const version = (await database.$client.query<{ server_version: string }>('SHOW server_version')).rows[0]!
    .server_version;
  console.log(`${size} products, PostgreSQL ${version}, load ${loadavg()[0]!.toFixed(1)}`);
  await measureIndex(database);
  const limits = await openListingLimits(database);
  const catalogue = createCatalogue({ database, publicUrl: config.publicUrl });
  await measureFirst(catalogue, database);
  const worst = await measureListings(catalogue, limits);
  await measureProducts(catalogue, database, limits);
  console.log(`  slowest listing p95 ${worst.toFixed(1)} ms (aim: under ${p95Aim})`);
  await limits.drop();
  await close();
}
