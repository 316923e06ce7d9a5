import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { compressAnswer } from '../http/compress-answer.ts';
import { limitCostlyAnswers } from '../http/limit-costly-answers.ts';
import { PageCache } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { servePages } from './serve-pages.ts';

const text = '<p>Taladro a 99 €</p>'.repeat(200);

async function shopWith(maxBytes: number, { status = 200, mode = 'demo' as Config['mode'], trustProxy = false } = {}) {
  const server = Fastify({ trustProxy });
  await limitCostlyAnswers(server, { mode });
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

const ask = (server: FastifyInstance, encoding: string) =>
  server.inject({ url: '/', headers: { 'accept-encoding': encoding } });

test.each([
  ['that is kept', 1_000_000, 200],
  ['that there is no room for', 0, 200],
  ['that may not be kept', 1_000_000, 404],
])('a page %s is sent compressed', async (_, room, status) => {
  const answer = await ask(await shopWith(room, { status }), 'br');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(text);
});

test('a page is sent as it is to who understands no compression', async () => {
  for (const room of [1_000_000, 0]) {
    const answer = await ask(await shopWith(room), 'identity');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toContain(text);
  }
});

test('a page that was kept by its first answer carries the tag by which it is asked for again', async () => {
  const server = await shopWith(1_000_000);
  const { etag } = (await ask(server, 'br')).headers;
  expect(etag).toMatch(/^W\/"/);
  const unchanged = await server.inject({ url: '/', headers: { 'if-none-match': etag as string } });
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
});

test('each view of a listing is kept for itself, and no other cookie reaches a page', async () => {
  const server = await shopWith(1_000_000);
  const see = async (url: string, cookie: string) => (await server.inject({ url, headers: { cookie } })).body;
  for (const _ of ['rendered', 'kept']) {
    expect(await see('/catalog', 'session=1; listing-view=list')).toContain(`${text}listing-view=list<`);
    expect(await see('/catalog', 'session=1')).toContain(`${text}listing-view=table<`);
    expect(await see('/catalog', 'listing-view=anything')).toBe(await see('/catalog', ''));
    expect(await see('/', 'listing-view=list')).toContain(`${text}listing-view=table<`);
  }
});

describe('one network address', () => {
  /** How many of 300 requests, one after the other, are refused. */
  const flood = async (server: FastifyInstance, request: (at: number) => InjectOptions): Promise<number> => {
    let refused = 0;
    for (let at = 0; at < 300; at += 1) if ((await server.inject(request(at))).statusCode === 429) refused += 1;
    return refused;
  };
  const other = { remoteAddress: '203.0.113.9' };

  test('gets a page that asks for patience when it makes the shop render without end; others do not notice', async () => {
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

  test('is that of the network for IPv6, and behind a trusted proxy the visitor’s', async () => {
    const server = await shopWith(0, { mode: 'production', trustProxy: true });
    const from = (at: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${at.toString(16)}` });
    expect(await flood(server, (at) => ({ url: `/${at}`, headers: from(at) }))).toBe(100);
    expect((await server.inject({ url: '/', headers: { 'x-forwarded-for': '2001:db8:1:3::1' } })).statusCode).toBe(200);
  });

  test('cannot pass for another by a header that no trusted proxy set', async () => {
    const server = await shopWith(0, { mode: 'production' });
    const from = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` });
    expect(await flood(server, (at) => ({ url: `/${at}`, headers: from(at), ...other }))).toBe(100);
  });

  test('is not counted on the demo’s own machine', async () => {
    expect(await flood(await shopWith(0), (at) => ({ url: `/search/${at}` }))).toBe(0);
    expect(await flood(await shopWith(0), (at) => ({ url: `/search/${at}`, ...other }))).toBe(100);
  });

  test('may see what is kept as often as it likes', async () => {
    const server = await shopWith(1_000_000, { mode: 'production' });
    await server.inject('/');
    expect(await flood(server, (at) => ({ url: `/search/${at}` }))).toBeGreaterThan(0);
    const http = createServer((request, response) => {
      if (!server.answerKeptPage(request, response)) server.routing(request, response);
    });
    await once(http.listen(0, '127.0.0.1'), 'listening');
    const { port } = http.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    http.close();
  });
});
