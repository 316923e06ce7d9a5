import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { compressResponse } from '../http/compress-response.ts';
import { registerRenderRateLimit } from '../http/render-rate-limit.ts';
import type { ChangeTag } from '../database/change-notices.ts';
import { pageHeaders } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { type RenderPage, servePages } from './serve-pages.ts';

const text = '<p>Taladro a 99 €</p>'.repeat(200);
/** That of the last shop. */
let cache: PageCache;
let now = Date.UTC(2026, 10, 22, 12);

interface Options {
  readonly status?: number;
  readonly mode?: Config['mode'];
  readonly trustProxy?: boolean;
  /** Runs at each render, with the tags to add to. */
  readonly onRender?: (url: URL, tags: Set<ChangeTag>) => Promise<void> | void;
  /** In place of the page that shows its language and cookies. */
  readonly renderPage?: RenderPage;
  /** Gets each error that is logged. */
  readonly log?: (line: unknown) => void;
}

async function shopWith(
  maxBytes: number,
  { status = 200, mode = 'demo', trustProxy = false, onRender = () => {}, renderPage, log = () => {} }: Options = {},
) {
  const stream = { write: (line: string) => log(JSON.parse(line)) };
  const server = Fastify({ trustProxy, logger: { level: 'error', stream } });
  await registerRenderRateLimit(server, { mode });
  server.addHook('onSend', (request, reply, payload, done) => done(null, compressResponse(request, reply, payload)));
  cache = new PageCache({ maxBytes, headers: pageHeaders, clock: () => new Date(now) });
  servePages(server, {
    screens: [
      { path: '/', file: 'content/home-screen', cached: true },
      { path: '/catalog', file: 'catalogue/catalog-screen', cached: true, hasViews: true, query: ['page'] },
    ],
    renderPage:
      renderPage ??
      (async ({ url, headers }, locale, tags) => {
        await onRender(new URL(url), tags as Set<ChangeTag>);
        const html = Buffer.from(`${text}${locale} ${headers.get('cookie')}`);
        return {
          status,
          head: '',
          before: '',
          after: '',
          html,
          data: Buffer.from('{}'),
          screen: null,
          error: undefined,
        };
      }),
    apiFor: (_locale, _log, tags) => tags,
    assets: () => '',
    cache,
    publicUrl: 'http://shop.example',
  });
  return server;
}

const get = (server: FastifyInstance, encoding: string) =>
  server.inject({ url: '/', headers: { 'accept-encoding': encoding } });

test.each([
  ['a cached page', 1_000_000, 200],
  ['a page without room in the cache', 0, 200],
  ['an error page', 1_000_000, 404],
])('sends %s compressed', async (_, room, status) => {
  const response = await get(await shopWith(room, { status }), 'br');
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain(text);
});

test('sends a page uncompressed to a client that accepts no encoding', async () => {
  for (const room of [1_000_000, 0]) {
    const response = await get(await shopWith(room), 'identity');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toContain(text);
  }
});

test('answers 304 to the ETag of the first response', async () => {
  const server = await shopWith(1_000_000);
  const { etag } = (await get(server, 'br')).headers;
  expect(etag).toMatch(/^W\/"/);
  const unchanged = await server.inject({ url: '/', headers: { 'if-none-match': etag as string } });
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect((await server.inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(200);
});

test('renders a page once and then serves it from the cache', async () => {
  let renders = 0;
  const server = await shopWith(1_000_000, { onRender: () => void (renders += 1) });
  for (const url of ['/', '/', '/?utm_source=x', '/catalog', '/catalog?page=2', '/catalog?page=2&x=1'])
    await server.inject(url);
  expect(renders).toBe(3);
  await server.inject({ url: '/', method: 'HEAD' });
  expect(renders).toBe(4);
});

test('caches each language and each view of a listing on its own', async () => {
  const server = await shopWith(1_000_000);
  const body = async (url: string, cookie = '') => (await server.inject({ url, headers: { cookie } })).body;
  for (const _ of ['rendered', 'cached']) {
    expect(await body('/catalog')).toContain(`${text}es listing-view=table<`);
    expect(await body('/ca/catalog')).toContain(`${text}ca listing-view=table<`);
    expect(await body('/catalog', 'listing-view=list')).toContain(`${text}es listing-view=list<`);
    expect(await body('/ca/catalog', 'listing-view=list')).toContain(`${text}ca listing-view=list<`);
  }
});

test('gives a page no cookie of the visitor but the view of a listing', async () => {
  const server = await shopWith(1_000_000);
  const body = async (url: string, cookie: string) => (await server.inject({ url, headers: { cookie } })).body;
  for (const _ of ['rendered', 'cached']) {
    expect(await body('/catalog', 'session=1; listing-view=list')).toContain(`${text}es listing-view=list<`);
    expect(await body('/catalog', 'session=1')).toContain(`${text}es listing-view=table<`);
    expect(await body('/catalog', 'listing-view=anything')).toBe(await body('/catalog', ''));
    expect(await body('/', 'listing-view=list')).toContain(`${text}es listing-view=table<`);
  }
});

test('drops a page when what its answers showed has changed', async () => {
  let renders = 0;
  const onRender: Options['onRender'] = ({ pathname }, tags) => {
    renders += 1;
    tags.add(pathname === '/' ? 'product:1' : 'product:2');
  };
  const server = await shopWith(1_000_000, { onRender });
  for (const url of ['/', '/catalog']) await server.inject(url);
  cache.drop(['product:2']);
  await server.inject('/');
  expect(renders).toBe(2);
  await server.inject('/catalog');
  expect(renders).toBe(3);
});

describe('a stale page', () => {
  test('is served while one render refreshes it', async () => {
    let renders = 0;
    let finish = (): void => {};
    const server = await shopWith(1_000_000, {
      onRender: async () => {
        renders += 1;
        if (renders > 1) await new Promise<void>((resolve) => (finish = resolve));
      },
    });
    const { etag } = (await get(server, 'br')).headers;
    now += 61_000;
    const responses = await Promise.all([get(server, 'br'), get(server, 'gzip'), get(server, 'identity')]);
    expect(responses.map(({ headers }) => headers.etag)).toEqual([etag, etag, etag]);
    expect(renders).toBe(2);
    finish();
    await new Promise((resolve) => setImmediate(resolve));
    await get(server, 'br');
    expect(renders).toBe(2);
  });

  test('stays when its refresh fails', async () => {
    let renders = 0;
    const logged: unknown[] = [];
    const server = await shopWith(1_000_000, {
      onRender: () => {
        renders += 1;
        if (renders > 1) throw new Error('down');
      },
      log: (line) => logged.push(line),
    });
    await get(server, 'br');
    now += 61_000;
    for (let at = 0; at < 3; at += 1) expect((await get(server, 'br')).statusCode).toBe(200);
    expect(renders).toBe(4);
    expect(logged).toHaveLength(3);
    expect(logged[0]).toMatchObject({ msg: 'page refresh failed', err: { message: 'down' } });
    now += 60_000;
    expect((await get(server, 'br')).statusCode).toBe(500);
  });

  test('is served without a refresh to an address past its limit', async () => {
    let renders = 0;
    const logged: unknown[] = [];
    const server = await shopWith(1_000_000, {
      mode: 'production',
      onRender: () => void (renders += 1),
      log: (line) => logged.push(line),
    });
    await get(server, 'br');
    for (let at = 0; at < 300; at += 1) await server.inject(`/search/${at}`);
    now += 61_000;
    const before = renders;
    const { statusCode, headers } = await get(server, 'br');
    expect([statusCode, headers['retry-after']]).toEqual([200, undefined]);
    expect(renders).toBe(before);
    expect(logged).toEqual([]);
  });
});

describe('one network address', () => {
  /** How many of 300 requests, one after the other, are refused. */
  const flood = async (server: FastifyInstance, request: (at: number) => InjectOptions): Promise<number> => {
    let refused = 0;
    for (let at = 0; at < 300; at += 1) if ((await server.inject(request(at))).statusCode === 429) refused += 1;
    return refused;
  };
  const other = { remoteAddress: '203.0.113.9' };

  test('is answered 429 when it has too many pages rendered; others are not', async () => {
    const server = await shopWith(0, { mode: 'production' });
    expect(await flood(server, (at) => ({ url: `/search/${at}`, ...other }))).toBe(100);
    const answer = await server.inject({ url: '/ca?q=search', ...other });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(answer.body).toContain('<html lang="ca">');
    expect(answer.body).not.toContain('search');
    expect((await server.inject({ url: '/search/x', remoteAddress: '203.0.113.10' })).statusCode).toBe(200);
  });

  test('is the /64 network for IPv6 and the visitor’s behind a trusted proxy', async () => {
    const server = await shopWith(0, { mode: 'production', trustProxy: true });
    const from = (at: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${at.toString(16)}` });
    expect(await flood(server, (at) => ({ url: `/${at}`, headers: from(at) }))).toBe(100);
    expect((await server.inject({ url: '/', headers: { 'x-forwarded-for': '2001:db8:1:3::1' } })).statusCode).toBe(200);
  });

  test('cannot be forged by a header that no trusted proxy set', async () => {
    const server = await shopWith(0, { mode: 'production' });
    const from = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` });
    expect(await flood(server, (at) => ({ url: `/${at}`, headers: from(at), ...other }))).toBe(100);
  });

  test('is not limited on the demo’s own machine', async () => {
    expect(await flood(await shopWith(0), (at) => ({ url: `/search/${at}` }))).toBe(0);
    expect(await flood(await shopWith(0), (at) => ({ url: `/search/${at}`, ...other }))).toBe(100);
  });

  test('is never refused a cached page', async () => {
    const server = await shopWith(1_000_000, { mode: 'production' });
    await server.inject('/');
    expect(await flood(server, (at) => ({ url: `/search/${at}` }))).toBeGreaterThan(0);
    expect((await server.inject('/')).statusCode).toBe(200);
  });
});

test('answers cached pages before Fastify, but leaves those that are due for a refresh to it', async () => {
  const server = await shopWith(1_000_000);
  await server.ready();
  const answers: boolean[] = [];
  const http = createServer((request, response) => {
    const isAnswered = server.answerFromPageCache(request, response);
    answers.push(isAnswered);
    if (!isAnswered) server.routing(request, response);
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const statusOf = async (init?: RequestInit, path = '/') => (await fetch(origin + path, init)).status;

  const { headers } = await fetch(origin);
  expect(await statusOf()).toBe(200);
  expect(await statusOf({ headers: { 'if-none-match': headers.get('etag')! } })).toBe(304);
  expect(await statusOf({ method: 'HEAD' })).toBe(200);
  expect(await statusOf({}, '/nowhere')).toBe(200);
  now += 61_000;
  expect(await statusOf()).toBe(200);
  expect(await statusOf()).toBe(200);
  expect(answers).toEqual([false, true, true, false, false, false, true]);
  http.close();
});

test('passes redirects on and does not cache them', async () => {
  let renders = 0;
  const server = await shopWith(1_000_000, {
    renderPage: async () => ({ redirect: `/product/saw-${(renders += 1)}`, status: 301 }),
  });
  for (const at of [1, 2]) {
    const { statusCode, headers } = await server.inject('/');
    expect([statusCode, headers.location]).toEqual([301, `/product/saw-${at}`]);
  }
});

test('logs what a page threw, and tells it the status of a failure', async () => {
  const logged: unknown[] = [];
  const statuses: number[] = [];
  const server = await shopWith(1_000_000, {
    log: (line) => logged.push(line),
    renderPage: async (_request, _locale, _api, statusOf) => {
      statuses.push(
        statusOf(new Error('ours')),
        statusOf(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
      );
      const error = new Error('thrown by a loader');
      const none = Buffer.alloc(0);
      return { status: 500, head: '', before: '', after: '', html: none, data: none, screen: null, error };
    },
  });
  expect((await server.inject('/')).statusCode).toBe(500);
  expect(statuses).toEqual([500, 503]);
  expect(logged).toMatchObject([{ msg: 'page failed', err: { message: 'thrown by a loader' } }]);
  await (await shopWith(0, { log: (line) => logged.push(line) })).inject('/');
  expect(logged).toHaveLength(1);
});
