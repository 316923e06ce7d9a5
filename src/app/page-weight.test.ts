import { readdir, readFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { localisedPath, locales } from '#i18n/locale.ts';
import { readConfig } from '#platform/config.ts';
import { type PageAssets, readPageAssets } from '#platform/pages/page-assets.ts';
import { screens } from '#routes/storefront-screens.ts';
import { frameOf } from '#values/screen.ts';
import { buildPages } from '../../scripts/build.ts';
import { createApp } from './create-app.ts';
import { foreignWordsIn, wordsOfPage } from './foreign-words.fixture.ts';

/** Scripts as sent, for each page (docs/decisions/page-weight.md); e2e/page-bytes.spec.ts counts pictures too. */
const maxScriptBytes = 125_000;
/** Scripts of pages that are rarely the first of a visit. */
const maxLaterScriptBytes = 126_000;
const firstPages = ['/', '/catalog/*', '/product/:slug', '/search/:text', '/brands/:slug', '/basket'];
const maxStyleBytes = 27_000;
/** All weights of the font together. */
const maxFontBytes = 68_000;

const client = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** Values for the parameters of the screens' paths. */
const parameters: Readonly<Record<string, string>> = {
  ':slug': '',
  ':orderId': '1',
  ':text': 'taladro',
  ':page': 'faq',
};

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let app: FastifyInstance;
let assets: PageAssets;
let productSlug: string;
beforeAll(async () => {
  await buildPages(() => {});
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [productCells('A-1'), productCells('A-2')]);
  await shop.importFrom();
  const { rows } = await shop.database.$client.query<{ slug: string }>('SELECT slug FROM catalogue_products LIMIT 1');
  productSlug = rows[0]!.slug;
  assets = readPageAssets(client);
  app = await createApp({
    config: readConfig({ DATA_DIR: shop.dataDir }),
    database: shop.database,
    clock: shop.clock,
    log: pino({ level: 'silent' }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await shop.stop();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it arrived, still compressed. */
  readonly body: Buffer;
}

/** Requests without `fetch`, which decompresses: what counts is what arrives. */
function request(path: string, encoding = 'gzip, deflate, br', method = 'GET'): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode!, headers: response.headers, body });
    }).on('error', reject);
  });
}

function addressOf(path: string): string {
  const slug = path.startsWith('/product') ? productSlug : 'norda';
  return path.replace(/:\w+/g, (name) => (name === ':slug' ? slug : parameters[name]!)).replace('/*', '/taladros');
}

const namesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, name]) => name!)),
];

// The form's address only redirects.
const pages = screens.filter(({ path }) => path !== '/search' && path !== '/profile');

describe.each(locales)('every page in %s', (locale) => {
  it.each(pages)('$path stays within the limit, with every file compressed', async (screen) => {
    const { path, file } = screen;
    const page = await request(localisedPath(addressOf(path), locale));
    expect(page.headers['content-encoding']).toBe('br');
    const html = brotliDecompressSync(page.body).toString();
    const scripts = namesIn(html, /(?:href|src)="(\/assets\/[^"]+\.js)"/g);
    const others = namesIn(html, /(?:href|src)="(\/[^"]+\.(?:css|svg))"/g);
    expect(html).toContain(assets(locale, [frameOf(screen), file]));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    // Each search has a name of its own, and no level of headings is left out.
    const searches = namesIn(html, /role="search" aria-label="([^"]+)"/g);
    expect(searches).toHaveLength(html.match(/role="search"/g)?.length ?? 0);
    const levels = Array.from(html.matchAll(/<h([1-6])[ >]/g), ([, level]) => Number(level));
    expect(levels.filter((level, at) => at > 0 && level > levels[at - 1]! + 1)).toEqual([]);
    expect(foreignWordsIn(wordsOfPage(html), locale)).toEqual([]);
    expect(scripts.length).toBeGreaterThan(1);
    const bytes = { js: 0, css: 0, svg: 0 };
    for (const name of [...scripts, ...others]) {
      const { status, headers, body } = await request(name);
      expect([name, status, headers['content-encoding'], headers['vary']]).toEqual([
        name,
        200,
        'br',
        'accept-encoding',
      ]);
      bytes[name.slice(name.lastIndexOf('.') + 1) as keyof typeof bytes] += body.length;
    }
    expect(bytes.js).toBeLessThanOrEqual(firstPages.includes(path) ? maxScriptBytes : maxLaterScriptBytes);
    expect(bytes.css).toBeLessThanOrEqual(maxStyleBytes);
  });
});

describe('files', () => {
  it('of fonts are small, and only two are preloaded', async () => {
    const html = brotliDecompressSync((await request('/faq')).body).toString();
    expect(html.match(/as="font"/g)).toHaveLength(2);
    const [sheet] = namesIn(html, /href="(\/assets\/[^"]+\.css)"/g);
    const css = brotliDecompressSync((await request(sheet!)).body).toString();
    const fonts = namesIn(css, /url\((\/assets\/[^)]+\.woff2)\)/g);
    expect(fonts).toHaveLength(7);
    const files = await Promise.all(fonts.map((name) => request(name)));
    expect(files.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(maxFontBytes);
  });

  const firstScript = async (): Promise<string> =>
    namesIn(brotliDecompressSync((await request('/')).body).toString(), /src="(\/assets\/[^"]+\.js)"/g)[0]!;

  it.each(['br', 'gzip'])(
    'are sent in %s with their type, and cached for ever if named by a digest',
    async (encoding) => {
      const { headers } = await request(await firstScript(), encoding);
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      const drawing = await request('/not-found.svg', encoding);
      expect(drawing.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-length': String(drawing.body.length),
        vary: 'accept-encoding',
      });
    },
  );

  it('of scripts contain no code of the server', async () => {
    const folder = join(client, 'assets');
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    for (const name of scripts)
      expect(await readFile(join(folder, name), 'utf8'), name).not.toMatch(
        /["']node:|drizzle|fastify|pg-boss|\bSELECT /,
      );
  });

  it('are sent uncompressed to clients that accept no compression', async () => {
    for (const path of [await firstScript(), '/not-found.svg']) {
      const { status, headers } = await request(path, 'identity');
      expect([status, headers['content-encoding'], headers['vary']]).toEqual([200, undefined, 'accept-encoding']);
    }
  });

  it('are answered with 304 while unchanged', async () => {
    for (const path of [await firstScript(), '/not-found.svg']) {
      const { headers } = await request(path);
      const again = await app.inject({
        url: path,
        headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag! },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });
});
