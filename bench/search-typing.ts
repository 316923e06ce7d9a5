import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '#app/create-app.ts';
import { createCatalogue, readSearchTexts } from '#areas/catalogue/server/catalogue.ts';
import { buildSearchIndex } from '#areas/search/server/index/build-search-index.ts';
import { createSearchRules } from '#areas/search/server/rules/search-rules.ts';
import { noRules } from '#areas/search/server/rules/search-rules-data.ts';
import { suggestFor } from '#areas/search/server/suggested.ts';
import { systemClock } from '#values/clock.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { gradeOf, type GradedQuery } from './search-quality/graded-query.ts';
import { readJudgedProducts } from './search-quality/judged-products.ts';
import { queries } from './search-quality/queries.ts';
import { setAsideQueries } from './search-quality/set-aside-queries.ts';

/*
 * npm run bench:search-typing: what suggestions cost over HTTP while somebody types, on the demo shop and on one of 50,000
 * products (or of the sizes given), and after how many letters of the graded queries a product that fits is shown.
 */
const beginnings = [
  't',
  'ta',
  'tal',
  'a',
  'am',
  'amo',
  'b',
  'br',
  'bro',
  'c',
  'co',
  'cor',
  'cin',
  'ma',
  'mar',
  'sie',
  'tor',
];
const rounds = 40;

type Shop = Awaited<ReturnType<typeof openDemoShop>>;

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)]!;

/** Milliseconds of each request, by beginning. */
async function timeOverHttp({ config, connection, database }: Shop): Promise<Map<string, number[]>> {
  const log = pino({ level: 'error' });
  const app = await createApp({ config, connection, database, clock: systemClock, log, withoutPages: true });
  await app.ready();
  const server = createServer(app.routing);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/search`;
  const headers = { 'content-type': 'application/json', 'content-language': 'es' };
  const times = new Map(beginnings.map((text): [string, number[]] => [text, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const query of beginnings) {
      const from = performance.now();
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${answer.status} for ${query}`);
      if (round >= 0) times.get(query)!.push(performance.now() - from);
    }
  server.close();
  await app.close();
  for (const of of times.values()) of.sort((a, b) => a - b);
  return times;
}

/** The letters of a query after which one of the products shown is what it asks for; infinity when none ever is. */
async function reportLetters({ config, database }: Shop): Promise<void> {
  const texts = await readSearchTexts(createCatalogue({ database, publicUrl: config.publicUrl }));
  const index = await buildSearchIndex(texts);
  const products = new Map((await readJudgedProducts(database)).map((product) => [product.id, product]));
  const rules = createSearchRules(noRules);
  const lettersOf = (graded: GradedQuery): number => {
    for (let letters = 1; letters <= graded.query.length; letters += 1) {
      const { productIds } = suggestFor(index, rules, graded.query.slice(0, letters), graded.locale);
      if (productIds.some((id) => gradeOf(products.get(id)!, graded) === 3)) return letters;
    }
    return Infinity;
  };
  for (const [name, set] of Object.entries({ 'looked at': queries, 'set aside': setAsideQueries })) {
    const letters = set
      .filter(({ group }) => group === 'kind' || group === 'brand' || group === 'form')
      .map(lettersOf)
      .sort((a, b) => a - b);
    const shown = [0.5, 0.75, 0.9].map((share) => quantile(letters, share)).join(', ');
    console.log(`  ${name}: ${letters.length} kinds, forms and brands, shown after ${shown} letters (p50, p75, p90)`);
  }
}

const given = process.argv.slice(2).map(Number);
let first: Map<string, number[]> | undefined;
for (const products of given.length > 0 ? given : [undefined, 50_000]) {
  const shop = await openDemoShop(products);
  console.log(`${products ?? 'demo'} products`);
  if (!first) await reportLetters(shop);
  const times = await timeOverHttp(shop);
  first ??= times;
  for (const [text, of] of times) {
    const [p50, p95] = [quantile(of, 0.5), quantile(of, 0.95)];
    const ratio = (p50 / quantile(first.get(text)!, 0.5)).toFixed(2);
    console.log(
      `  ${text.padEnd(4)} p50 ${p50.toFixed(2).padStart(6)}  p95 ${p95.toFixed(2).padStart(6)} ms  ×${ratio}`,
    );
  }
  const all = [...times.values()].flat().sort((a, b) => a - b);
  console.log(
    `  all  p50 ${quantile(all, 0.5).toFixed(2).padStart(6)}  p95 ${quantile(all, 0.95).toFixed(2).padStart(6)} ms`,
  );
  await shop.close();
}
