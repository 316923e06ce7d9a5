import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { buildPages } from '../scripts/build.ts';
import { measure, type Measured } from './measure.ts';

/**
 * npm run bench: pages per second of home, a listing, a product page and the API's product list. Each stands beside a
 * constant string of the same number of bytes on the wire, served by the same library in the same process and measured
 * in turns in the same run, so the ratio says what the shop's own work costs, whatever the machine.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = 2;
const encoding = { 'accept-encoding': 'br' };

interface Target {
  readonly name: string;
  readonly path: string;
  readonly body?: string;
}

async function openShop(pageCache: 'on' | 'off'): Promise<{ origin: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['bench/open-shop.ts'], {
    env: { ...process.env, PAGE_CACHE: pageCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), process: child };
}

async function compare(origin: string, target: Target): Promise<void> {
  const request = {
    url: origin + target.path,
    seconds,
    ...(target.body === undefined
      ? { headers: encoding }
      : { method: 'POST' as const, body: target.body, headers: { ...encoding, 'content-type': 'application/json' } }),
  };
  const bytes = await wireBytes(request.url, target.body);
  const shop: Measured[] = [];
  const constant: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shop.push(await measure(request));
    // The constant is not compressible by negotiation: it goes out as these very bytes.
    constant.push(await measure({ url: `${origin}/constant/${bytes}`, seconds }));
  }
  const mean = (list: Measured[], value: (one: Measured) => number) =>
    list.reduce((sum, one) => sum + value(one), 0) / list.length;
  const rate = mean(shop, (one) => one.perSecond);
  const limit = mean(constant, (one) => one.perSecond);
  console.log(
    `${target.name.padEnd(34)}${rate.toFixed(0).padStart(8)}/s  p99 ${mean(shop, (one) => one.p99)
      .toFixed(0)
      .padStart(4)} ms   ` +
      `constant ${(bytes / 1024).toFixed(1).padStart(6)} kB ${limit.toFixed(0).padStart(7)}/s  p99 ${mean(
        constant,
        (one) => one.p99,
      )
        .toFixed(0)
        .padStart(3)} ms   ratio ${(rate / limit).toFixed(2)}`,
  );
}

async function wireBytes(url: string, body: string | undefined): Promise<number> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body }),
  });
  const plain = Buffer.from(await response.arrayBuffer());
  const { brotliCompressSync, constants } = await import('node:zlib');
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** JavaScript that each page names in its head, as the shop sends it: what a first visit loads before anything is clicked. */
async function reportScripts(origin: string, targets: readonly Target[]): Promise<void> {
  console.log('\nJavaScript of each page as sent, with brotli (limit 125 kB)');
  for (const target of targets) {
    const html = await (await fetch(origin + target.path)).text();
    const files = [...html.matchAll(/(?:modulepreload"|type="module")[^>]* (?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(
      (match) => match[1]!,
    );
    const sizes = await Promise.all(files.map((file) => sentBytes(origin + file)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${target.name.padEnd(34)}${(bytes / 1000).toFixed(1).padStart(8)} kB in ${files.length} files`);
  }
}

/** The bytes as sent, without `fetch`, which decompresses. */
const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: encoding }, async (response) => {
      if (response.headers['content-encoding'] !== 'br') return reject(new Error(`${url} is not sent with brotli`));
      resolve(Buffer.concat(await response.toArray()).length);
    }).on('error', reject);
  });

await buildPages(console.log);
const first = await openShop('on');
const list = await (
  await fetch(`${first.origin}/api/catalog/product/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"sectionId":172,"limit":24}',
  })
).json();
const product = (list as { products: { url: string }[] }).products[0]!.url;
const pages: Target[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/catalog' },
  { name: 'product page', path: product },
];
console.log('\nCached pages');
for (const page of pages) await compare(first.origin, page);
await reportScripts(first.origin, [
  ...pages,
  { name: 'basket', path: '/basket' },
  { name: 'checkout', path: '/checkout' },
  { name: 'my orders', path: '/profile/orders' },
]);
first.process.kill();
await once(first.process, 'exit');

const second = await openShop('off');
console.log('\nRendered for each request (no page cache), and the API');
for (const page of pages) await compare(second.origin, page);
await compare(second.origin, {
  name: 'POST /api/catalog/product/list',
  path: '/api/catalog/product/list',
  body: '{"sectionId":172,"limit":24}',
});
second.process.kill();
