import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ChangeTag } from '../database/change-notices.ts';
import { bodyOf, newCache, page } from './page-cache.fixture.ts';

describe('encodings', () => {
  test('compresses a page when an encoding is first requested', async () => {
    const cache = newCache(1_000_000, { 'x-frame-options': 'DENY' });
    await cache.render('a', async () => page('hello '.repeat(100)));
    expect(Object.keys(cache.get('a')!.encoded)).toEqual(['identity']);

    const br = cache.encode('a', cache.get('a')!, 'br');
    expect(brotliDecompressSync(br.body).toString()).toBe('hello '.repeat(100));
    expect(Object.keys(cache.get('a')!.encoded)).toEqual(['br']);
    expect(cache.encode('a', cache.get('a')!, 'br')).toBe(br);

    const gzip = cache.encode('a', cache.get('a')!, 'gzip');
    expect(gunzipSync(gzip.body).toString()).toBe('hello '.repeat(100));
    expect(Object.keys(cache.get('a')!.encoded)).toEqual(['br', 'gzip']);
  });

  test.each(['br', 'gzip'] as const)('a page that is asked for again is compressed small as %s', async (encoding) => {
    const cache = newCache();
    await cache.render('a', async () => page(Array.from({ length: 4000 }, (_, at) => `<li>${at * at}</li>`).join('')));
    const quick = cache.encode('a', cache.get('a')!, encoding).body.length;
    expect(cache.encode('a', cache.get('a')!, encoding).body).toHaveLength(quick);
    await expect.poll(() => cache.encode('a', cache.get('a')!, encoding).body.length).toBeLessThan(quick);
    expect(Object.keys(cache.get('a')!.encoded)).toEqual([encoding]);
  });

  test.each(['br', 'gzip'] as const)('gives the page as rendered after it was stored as %s', async (encoding) => {
    const cache = newCache();
    await cache.render('a', async () => page('hello'));
    cache.encode('a', cache.get('a')!, encoding);
    expect(cache.encode('a', cache.get('a')!, 'identity').body.toString()).toBe('hello');
  });

  test('sends each encoding with its headers and one ETag', async () => {
    const cache = newCache(1_000_000, { 'x-frame-options': 'DENY' });
    await cache.render('a', async () => page('hello '.repeat(100)));
    const cached = cache.get('a')!;
    const headersOf = (encoding: 'br' | 'gzip' | 'identity') => {
      const { headers, body } = cache.encode('a', cached, encoding);
      expect(headers.slice(-2)).toEqual(['content-length', String(body.length)]);
      return headers.slice(0, -2);
    };
    const shared = ['x-frame-options', 'DENY', 'etag', cached.etag];
    expect(headersOf('identity')).toEqual(shared);
    expect(headersOf('br')).toEqual([...shared, 'content-encoding', 'br']);
    expect(headersOf('gzip')).toEqual([...shared, 'content-encoding', 'gzip']);
  });

  test('gives a changed page another ETag', async () => {
    const cache = newCache();
    for (const body of ['one', 'two', 'one']) await cache.render(body, async () => page(body));
    const etags = ['one', 'two', 'one'].map((key) => cache.get(key)!.etag);
    expect(etags[0]).toMatch(/^W\/"[\w-]{22}"$/);
    expect(etags[1]).not.toBe(etags[0]);
    expect(etags[2]).toBe(etags[0]);
  });

  test('does not bring back a page that was dropped or replaced while it was sent', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('old', { tags: ['product:1'] }));
    const old = cache.get('a')!;
    cache.drop(['product:1']);
    cache.encode('a', old, 'br');
    expect(cache.get('a')).toBeUndefined();
    await cache.render('a', async () => page('new'));
    cache.encode('a', old, 'br');
    expect(bodyOf(cache, 'a')).toBe('new');
  });
});

describe('rendering', () => {
  test('renders once for simultaneous misses', async () => {
    const cache = newCache();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return page('once');
    };
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.render('a', render)));
    expect(renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
    await cache.render('a', render);
    expect(renders).toBe(2);
  });

  test('caches only pages of status 200, and no failures', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('not found', { status: 404 }));
    await cache.render('b', async () => ({ ...page('', { status: 302 }), redirect: '/elsewhere' }));
    await expect(cache.render('c', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    for (const key of ['a', 'b', 'c']) expect(cache.get(key)).toBeUndefined();
    await cache.render('c', async () => page('up again'));
    expect(bodyOf(cache, 'c')).toBe('up again');
  });

  test('renders every time with a size limit of zero', async () => {
    const cache = newCache(0);
    let renders = 0;
    const render = async () => page(`${(renders += 1)}`, { tags: ['product:1'] });
    await Promise.all([cache.render('a', render), cache.render('a', render)]);
    cache.drop(['product:1']);
    expect(renders).toBe(2);
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('the size limit', () => {
  test('drops the least recently used page first', async () => {
    const cache = newCache(5 * 12_000);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await cache.render(key, async () => page('x'.repeat(10_000)));
      cache.get('a');
    }
    expect(['a', 'b', 'c', 'f'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, false, true]);
  });

  test('counts compressed bodies and tags', async () => {
    const isStillCached = async (maxBytes: number, tags: ChangeTag[], ...encodings: ('identity' | 'br' | 'gzip')[]) => {
      const cache = newCache(maxBytes);
      await cache.render('a', async () => page('first'));
      await cache.render('b', async () => page(randomBytes(10_000).toString('hex'), { tags }));
      for (const encoding of encodings) cache.encode('b', cache.get('b')!, encoding);
      return cache.get('a') !== undefined;
    };
    const tags = Array.from({ length: 150 }, (_, id): ChangeTag => `product:${id}`);
    expect(await isStillCached(33_000, [])).toBe(true);
    expect(await isStillCached(33_000, tags)).toBe(false);
    expect(await isStillCached(44_000, [], 'br')).toBe(true);
    expect(await isStillCached(44_000, [], 'br', 'gzip', 'identity')).toBe(false);
  });

  test('holds for any number of invented addresses', async () => {
    const cache = newCache(200_000);
    for (let at = 0; at < 1000; at += 1) await cache.render(`es /${'x'.repeat(400)}${at}?`, async () => page('small'));
    const left = Array.from({ length: 1000 }, (_, at) => cache.get(`es /${'x'.repeat(400)}${at}?`)).filter(Boolean);
    expect(left.length).toBeGreaterThan(10);
    expect(left.length).toBeLessThan(100);
  });
});
