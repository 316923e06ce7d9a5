import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { get, passMilliseconds, servePagesWith } from './serve-pages.fixture.ts';

describe('rendering for one network address', () => {
  /** Sends 300 requests one after the other and counts those that are refused. */
  const flood = async (
    server: FastifyInstance,
    request: (at: number) => InjectOptions,
    requests = 300,
  ): Promise<number> => {
    let refused = 0;
    for (let at = 0; at < requests; at += 1) if ((await server.inject(request(at))).statusCode === 429) refused += 1;
    return refused;
  };
  const other = { remoteAddress: '203.0.113.9' };

  test('is refused with 429 over the limit, but not for other addresses', async () => {
    const server = await servePagesWith(0, { mode: 'production' });
    expect(await flood(server, (at) => ({ url: `/search/${at}`, ...other }))).toBe(100);
    const answer = await server.inject({ url: '/ca?q=search', ...other });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(answer.body).toContain('<html lang="ca">');
    expect(answer.body).not.toContain('search');
    expect((await server.inject({ url: '/search/x', remoteAddress: '203.0.113.10' })).statusCode).toBe(200);
  });

  test('counts a /64 network as one address, and the visitor’s behind a trusted proxy', async () => {
    const server = await servePagesWith(0, { mode: 'production', trustProxy: true });
    const from = (at: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${at.toString(16)}` });
    expect(await flood(server, (at) => ({ url: `/${at}`, headers: from(at) }))).toBe(100);
    expect((await server.inject({ url: '/', headers: { 'x-forwarded-for': '2001:db8:1:3::1' } })).statusCode).toBe(200);
  });

  test('counts the /64s of one /56 together', async () => {
    const server = await servePagesWith(0, { mode: 'production', trustProxy: true });
    const from = (group: number) => ({ 'x-forwarded-for': `2001:db8:1:${group.toString(16)}::1` });
    expect(await flood(server, (at) => ({ url: `/${at}`, headers: from(at % 256) }), 900)).toBe(100);
    expect((await server.inject({ url: '/', headers: from(256) })).statusCode).toBe(200);
  });

  test('ignores a forwarding header that no trusted proxy set', async () => {
    const server = await servePagesWith(0, { mode: 'production' });
    const from = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` });
    expect(await flood(server, (at) => ({ url: `/${at}`, headers: from(at), ...other }))).toBe(100);
  });

  test('is not limited for the demo’s own computer', async () => {
    expect(await flood(await servePagesWith(0), (at) => ({ url: `/search/${at}` }))).toBe(0);
    expect(await flood(await servePagesWith(0), (at) => ({ url: `/search/${at}`, ...other }))).toBe(100);
  });

  test('does not count cached pages', async () => {
    const server = await servePagesWith(1_000_000, { mode: 'production' });
    await server.inject('/');
    expect(await flood(server, (at) => ({ url: `/search/${at}` }))).toBeGreaterThan(0);
    expect((await server.inject('/')).statusCode).toBe(200);
  });
});

test('serves a stale page without a refresh to an address over its limit', async () => {
  let renders = 0;
  const logged: unknown[] = [];
  const server = await servePagesWith(1_000_000, {
    mode: 'production',
    onRender: () => void (renders += 1),
    log: (line) => logged.push(line),
  });
  await get(server, 'br');
  for (let at = 0; at < 300; at += 1) await server.inject(`/search/${at}`);
  passMilliseconds(61_000);
  const before = renders;
  const { statusCode, headers } = await get(server, 'br');
  expect([statusCode, headers['retry-after']]).toEqual([200, undefined]);
  expect(renders).toBe(before);
  expect(logged).toEqual([]);
});
