import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswer } from '../http/compress-answer.ts';
import { PageCache } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { servePages } from './serve-pages.ts';

const text = '<p>Taladro a 99 €</p>'.repeat(200);

function shopWith(maxBytes: number, status = 200) {
  const server = Fastify();
  server.addHook('onSend', (request, reply, payload, done) => done(null, compressAnswer(request, reply, payload)));
  const cache = new PageCache({ maxBytes, headers: pageHeaders, clock: () => new Date() });
  servePages(server, {
    screens: [
      { path: '/', file: 'content/home-screen', cached: true },
      { path: '/catalog', file: 'catalogue/catalog-screen', cached: true, hasViews: true },
    ],
    renderPage: async ({ headers }) => {
      const html = Buffer.from(text + headers.get('cookie'));
      return { status, head: '', before: '', html, data: Buffer.from('{}'), screen: null, error: undefined };
    },
    apiFor: () => null,
    assets: () => '',
    cache,
    publicUrl: 'http://shop.example',
  });
  return server;
}

const ask = async (server: ReturnType<typeof shopWith>, encoding: string) => server.inject({ url: '/', headers: { 'accept-encoding': encoding } });

test.each([
  ['that is kept', 1_000_000, 200],
  ['that there is no room for', 0, 200],
  ['that may not be kept', 1_000_000, 404],
])('a page %s is sent compressed', async (_, room, status) => {
  const answer = await ask(shopWith(room, status), 'br');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(text);
});

test('a page is sent as it is to who understands no compression', async () => {
  for (const room of [1_000_000, 0]) {
    const answer = await ask(shopWith(room), 'identity');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toContain(text);
  }
});

test('a page that was kept by its first answer carries the tag by which it is asked for again', async () => {
  const server = shopWith(1_000_000);
  const { etag } = (await ask(server, 'br')).headers;
  expect(etag).toMatch(/^W\/"/);
  const unchanged = await server.inject({ url: '/', headers: { 'if-none-match': etag as string } });
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
});

test('each view of a listing is kept for itself, and no other cookie reaches a page', async () => {
  const server = shopWith(1_000_000);
  const see = async (url: string, cookie: string) => (await server.inject({ url, headers: { cookie } })).body;
  for (const _ of ['rendered', 'kept']) {
    expect(await see('/catalog', 'session=1; listing-view=list')).toContain(`${text}listing-view=list<`);
    expect(await see('/catalog', 'session=1')).toContain(`${text}listing-view=table<`);
    expect(await see('/catalog', 'listing-view=anything')).toBe(await see('/catalog', ''));
    expect(await see('/', 'listing-view=list')).toContain(`${text}listing-view=table<`);
  }
});
