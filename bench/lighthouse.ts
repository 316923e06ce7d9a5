import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Result } from 'lighthouse';
import playwright from '../playwright.config.ts';
import { buildPages } from '../scripts/build.ts';

/**
 * npm run bench:lighthouse: Lighthouse on the demo shop as a real server on the production build, like a telephone 390 px
 * wide on slow 4G, simulated. Of three cold visits to each page it prints the median: the categories, the largest
 * paint, layout shift, blocking time and the bytes by type. On a busy machine the points of performance fluctuate by
 * several; paint and bytes hardly do. BENCH_PAGES=home,basket restricts it to these pages, of those in findPages.
 */
const runs = Number(process.env.BENCH_RUNS ?? 3);
const onlyPages = process.env.BENCH_PAGES?.split(',');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const textPages = [
  'about',
  'accessibility',
  'contacts',
  'cookies',
  'delivery',
  'faq',
  'financing',
  'legal-notice',
  'privacy-policy',
  'returns',
  'working-hours',
];
const screen = { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false };
const goals =
  'goals: performance 95, accessibility and best practices 100; home 350 kB, listing and product 300 kB; ' +
  'on slow 3G the largest paint of home within 4 s';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The shop in a process of its own, as `npm start` runs it. */
async function openShop() {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    LOG_LEVEL: 'error',
    DATA_DIR: process.env.DATA_DIR ?? './var/bench',
  };
  const child = spawn(process.execPath, ['src/app/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://localhost:${port}`;
  const isReady = async (): Promise<boolean> => (await fetch(`${origin}/healthz`).catch(() => null))?.ok ?? false;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The shop did not start.');
    await pause(250);
  }
  return {
    origin,
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Pages by name; of those with a slug, the first one in the sitemap. */
async function findPages(origin: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ sectionId: 172, limit: 24 });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/catalog/product/list`, { method: 'POST', headers, body });
  const { products } = (await answer.json()) as { products: { url: string }[] };
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, url]) => new URL(url!).pathname);
  const firstBelow = (path: string): string => paths.find((each) => each.startsWith(path)) ?? path;
  return {
    home: '/',
    listing: '/catalog/herramientas-taller/electroportatil',
    product: products[0]!.url,
    search: '/search/taladro',
    basket: '/basket',
    brands: '/brands',
    brand: firstBelow('/brands/'),
    promotions: '/promotions',
    promotion: firstBelow('/promotions/'),
    jobs: '/tools-by-job',
    job: firstBelow('/tools-by-job/'),
    ...Object.fromEntries(textPages.map((name) => [name, `/${name}`])),
  };
}

async function visit(url: string, port: number, settings: Config['settings']): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'silent' }, { extends: 'lighthouse:default', settings });
  if (!result) throw new Error(`No result for ${url}`);
  return result.lhr;
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;
const figure = (results: readonly Result[], audit: string): number =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize: number;
}

/** kB on the wire by type, of the first visit. */
function weigh({ audits }: Result): string {
  const details = audits['network-requests']!.details as unknown as { items: readonly NetworkRequest[] };
  const byType = Object.groupBy(details.items, ({ resourceType }) => resourceType ?? 'Other');
  const sum = (items: readonly NetworkRequest[] = []): number =>
    items.reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1000;
  const parts = Object.entries(byType).map(([type, items]) => `${type.toLowerCase()} ${sum(items).toFixed(1)}`);
  return `${sum(details.items).toFixed(0)} kB (${parts.join(', ')})`;
}

await buildPages(console.log);
const shop = await openShop();
const port = await freePort();
const { executablePath, args = [] } = playwright.use?.launchOptions ?? {};
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
try {
  const found = Object.entries(await findPages(shop.origin));
  const pages = Object.fromEntries(found.filter(([name]) => onlyPages?.includes(name) ?? true));
  // Pictures are drawn on the first request.
  for (const path of Object.values(pages)) await visit(shop.origin + path, port, { screenEmulation: screen });
  console.log(goals);
  for (const [name, path] of Object.entries(pages)) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1)
      results.push(await visit(shop.origin + path, port, { screenEmulation: screen, onlyCategories: [...categories] }));
    const points = categories.map((category) => {
      const score = median(results.map((result) => result.categories[category]?.score ?? 0));
      return `${category} ${Math.round(score * 100)}`;
    });
    const paint = `LCP ${(figure(results, 'largest-contentful-paint') / 1000).toFixed(2)} s`;
    const shift = `CLS ${figure(results, 'cumulative-layout-shift').toFixed(3)}`;
    const blocked = `TBT ${figure(results, 'total-blocking-time').toFixed(0)} ms`;
    console.log(`${name.padEnd(14)} ${points.join(', ')}; ${paint}, ${shift}, ${blocked}; ${weigh(results[0]!)}`);
    for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
      const { auditRefs = [] } = results[0]!.categories[category] ?? {};
      for (const { id, weight } of auditRefs)
        if (weight > 0 && results[0]!.audits[id]?.score === 0) console.log(`               ${category}: ${id}`);
    }
  }
  const slow3G = {
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 1,
  };
  const slow: Result[] = [];
  for (let run = 0; pages.home && run < runs; run += 1)
    slow.push(
      await visit(`${shop.origin}/`, port, {
        screenEmulation: screen,
        onlyCategories: ['performance'],
        throttlingMethod: 'devtools',
        throttling: { rttMs: 400, throughputKbps: 400, ...slow3G },
      }),
    );
  if (pages.home) {
    const paint = (figure(slow, 'largest-contentful-paint') / 1000).toFixed(2);
    console.log(`home on slow 3G (400 kbit/s, 400 ms): LCP ${paint} s`);
  }
} finally {
  await browser.close();
  await shop.close();
}
