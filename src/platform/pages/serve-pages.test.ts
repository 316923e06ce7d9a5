import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newCache } from './page-cache.fixture.ts';
import { get, type Options, servePagesWith, text } from './serve-pages.fixture.ts';

test.each([
  ['a cached page', 1_000_000, 200],
  ['a page without room in the cache', 0, 200],
  ['an error page', 1_000_000, 404],
])('sends %s compressed', async (_, room, status) => {
  const response = await get(await servePagesWith(room, { status }), 'br');
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
    const response = await get(await servePagesWith(room), 'identity');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toContain(text);
  }
});

test('answers 304 to the ETag of the first response', async () => {
  const server = await servePagesWith(1_000_000);
  const { etag } = (await get(server, 'br')).headers;
  expect(etag).toMatch(/^W\/"/);
  const unchanged = await server.inject({ url: '/', headers: { 'if-none-match': etag as string } });
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect((await server.inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(200);
});

test('renders a page once and then serves it from the cache', async () => {
  let renders = 0;
  const server = await servePagesWith(1_000_000, { onRender: () => void (renders += 1) });
  for (const url of ['/', '/', '/?utm_source=x', '/catalog', '/catalog?page=2', '/catalog?page=2&x=1'])
    await server.inject(url);
  expect(renders).toBe(3);
  await server.inject({ url: '/', method: 'HEAD' });
  expect(renders).toBe(4);
});

test('caches each language and each view of a listing separately', async () => {
  const server = await servePagesWith(1_000_000);
  const body = async (url: string, cookie = '') => (await server.inject({ url, headers: { cookie } })).body;
  for (const _ of ['rendered', 'cached']) {
    expect(await body('/catalog')).toContain(`${text}es listing-view=table<`);
    expect(await body('/ca/catalog')).toContain(`${text}ca listing-view=table<`);
    expect(await body('/catalog', 'listing-view=list')).toContain(`${text}es listing-view=list<`);
    expect(await body('/ca/catalog', 'listing-view=list')).toContain(`${text}ca listing-view=list<`);
  }
});

test('passes no cookie of the visitor to a page except the view of a listing', async () => {
  const server = await servePagesWith(1_000_000);
  const body = async (url: string, cookie: string) => (await server.inject({ url, headers: { cookie } })).body;
  for (const _ of ['rendered', 'cached']) {
    expect(await body('/catalog', 'session=1; listing-view=list')).toContain(`${text}es listing-view=list<`);
    expect(await body('/catalog', 'session=1')).toContain(`${text}es listing-view=table<`);
    expect(await body('/catalog', 'listing-view=anything')).toBe(await body('/catalog', ''));
    expect(await body('/', 'listing-view=list')).toContain(`${text}es listing-view=table<`);
  }
});

test('tells the page of the basket whether the visitor has none, whose cookie it has, and forbids others to store it', async () => {
  const server = await servePagesWith(1_000_000);
  const responseTo = async (url: string, cookie: string) => {
    const { body, headers } = await server.inject({ url, headers: { cookie } });
    return [/(?:none|own) basket [^<]*/.exec(body)?.[0], headers['cache-control']];
  };
  for (const _ of ['first', 'again']) {
    expect(await responseTo('/basket', '')).toEqual(['none basket ', 'no-store']);
    expect(await responseTo('/basket', 'basket=1')).toEqual(['own basket 1', 'private, no-cache']);
    expect(await responseTo('/catalog', 'basket=1')).toEqual([undefined, 'no-cache']);
  }
});

test('drops a page when data that it shows have changed', async () => {
  let renders = 0;
  const onRender: Options['onRender'] = ({ pathname }, tags) => {
    renders += 1;
    tags.add(pathname === '/' ? 'product:1' : 'product:2');
  };
  const cache = newCache();
  const server = await servePagesWith(0, { cache, onRender });
  for (const url of ['/', '/catalog']) await server.inject(url);
  cache.drop(['product:2']);
  await server.inject('/');
  expect(renders).toBe(2);
  await server.inject('/catalog');
  expect(renders).toBe(3);
});

test('passes redirects on and does not cache them', async () => {
  let renders = 0;
  const server = await servePagesWith(1_000_000, {
    renderPage: async () => ({ redirect: `/product/saw-${(renders += 1)}`, status: 301 }),
  });
  for (const at of [1, 2]) {
    const { statusCode, headers } = await server.inject('/');
    expect([statusCode, headers.location]).toEqual([301, `/product/saw-${at}`]);
  }
});

test('logs the error of a page once, and gives it the status of a failure', async () => {
  const logged: unknown[] = [];
  const statuses: number[] = [];
  const server = await servePagesWith(1_000_000, {
    log: (line) => logged.push(line),
    renderPage: async (_request, _locale, _api, statusOf) => {
      statuses.push(
        statusOf(new Error('ours')),
        statusOf(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
      );
      const error = new Error('thrown by a loader');
      const none = Buffer.alloc(0);
      return { status: 500, head: '', before: '', html: none, data: none, files: [], error };
    },
  });
  expect((await server.inject('/')).statusCode).toBe(500);
  expect(statuses).toEqual([500, 503]);
  expect(logged).toMatchObject([{ msg: 'page failed', err: { message: 'thrown by a loader' } }]);
  await (await servePagesWith(0, { log: (line) => logged.push(line) })).inject('/');
  expect(logged).toHaveLength(1);
});
