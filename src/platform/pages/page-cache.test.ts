import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ChangeTag } from '../database/change-notices.ts';
import { PageCache } from './page-cache.ts';

const noon = Date.UTC(2026, 10, 22, 12);
let now = noon;
const clock = () => new Date(now);
beforeEach(() => {
  now = noon;
});

const newCache = (maxBytes = 1_000_000, headers = {}) => new PageCache({ maxBytes, headers, clock });
const page = (body: string, { status = 200, tags = [] as ChangeTag[] } = {}) => ({
  status,
  body: Buffer.from(body),
  tags: new Set(tags),
});

/** A render that ends when the test says so. */
function slowRender(...result: Parameters<typeof page>) {
  let end = (): void => {};
  const render = async () => {
    await new Promise<void>((resolve) => (end = resolve));
    return page(...result);
  };
  return { render, end: () => end() };
}

function bodyOf(cache: PageCache, key: string): string | undefined {
  const page = cache.get(key);
  return page && cache.encode(key, page, 'identity').body.toString();
}

describe('encodings', () => {
  test('compresses a page only when that encoding is first asked for', async () => {
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

  test('caches pages of status 200 only, and no failure', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('not found', { status: 404 }));
    await cache.render('b', async () => ({ ...page('', { status: 302 }), redirect: '/elsewhere' }));
    await expect(cache.render('c', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    for (const key of ['a', 'b', 'c']) expect(cache.get(key)).toBeUndefined();
    await cache.render('c', async () => page('up again'));
    expect(bodyOf(cache, 'c')).toBe('up again');
  });

  test('renders every time without room', async () => {
    const cache = newCache(0);
    let renders = 0;
    const render = async () => page(`${(renders += 1)}`, { tags: ['product:1'] });
    await Promise.all([cache.render('a', render), cache.render('a', render)]);
    cache.drop(['product:1']);
    expect(renders).toBe(2);
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('a page past its minute', () => {
  test('is stale for another minute and then gone', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('ready at ten'));
    const cached = cache.get('a')!;
    now = noon + 60_000;
    expect(cache.needsRefresh('a', cached)).toBe(false);
    now = noon + 60_001;
    expect(cache.get('a')).toBe(cached);
    expect(cache.needsRefresh('a', cached)).toBe(true);
    now = noon + 120_000;
    expect(cache.get('a')).toBe(cached);
    now = noon + 120_001;
    expect(cache.get('a')).toBeUndefined();
  });

  test('needs one refresh, after which it is fresh again', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('ready at ten'));
    now += 70_000;
    const { render, end } = slowRender('ready at eleven');
    const refresh = cache.render('a', render);
    expect(bodyOf(cache, 'a')).toBe('ready at ten');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(false);
    end();
    await refresh;
    expect(bodyOf(cache, 'a')).toBe('ready at eleven');
    now += 60_000;
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(false);
  });

  test('keeps its age when it is sent in another encoding', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('ready at ten'));
    now += 60_001;
    cache.encode('a', cache.get('a')!, 'br');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(true);
  });

  test('stays until its time is over when the refresh fails, and goes when the page is gone', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('ready at ten'));
    now += 70_000;
    await cache.render('a', async () => page('down', { status: 500 }));
    await cache.render('a', () => Promise.reject(new Error('down'))).catch(() => {});
    expect(bodyOf(cache, 'a')).toBe('ready at ten');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(true);
    await cache.render('a', async () => page('gone', { status: 404 }));
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('a change', () => {
  const fill = async () => {
    const cache = newCache();
    await cache.render('saw', async () => page('saw', { tags: ['product:1', 'section:9', 'brand:stihl'] }));
    await cache.render('drill', async () => page('drill', { tags: ['product:12', 'section:9'] }));
    await cache.render('privacy', async () => page('privacy', { tags: ['page:privacy-policy'] }));
    return (...tags: ChangeTag[]) => {
      cache.drop(tags);
      return ['saw', 'drill', 'privacy'].filter((key) => cache.get(key));
    };
  };

  test.each<[ChangeTag[], string[]]>([
    [['product:1'], ['drill', 'privacy']],
    [['product:2'], ['saw', 'drill', 'privacy']],
    [
      ['product:2', 'product:12'],
      ['saw', 'privacy'],
    ],
    [['section:9'], ['privacy']],
    [['brand:stihl'], ['drill', 'privacy']],
    [['page:privacy-policy'], ['saw', 'drill']],
    [['catalogue'], []],
    [['content'], []],
    [[], ['saw', 'drill', 'privacy']],
  ])('of %j drops the pages that show it', async (tags, left) => {
    expect((await fill())(...tags)).toEqual(left);
  });

  test.each<[ChangeTag, boolean]>([
    ['product:1', false],
    ['product:2', true],
    ['catalogue', false],
  ])('of %s while a page with product 1 renders: it is cached: %s', async (changed, isCached) => {
    const cache = newCache();
    const { render, end } = slowRender('99 €', { tags: ['product:1'] });
    const rendering = cache.render('a', render);
    cache.drop([changed]);
    end();
    expect((await rendering).body.toString()).toBe('99 €');
    expect(cache.get('a') !== undefined).toBe(isCached);
  });

  test('starts another render for those who come after it', async () => {
    const cache = newCache();
    const before = slowRender('99 €', { tags: ['product:2'] });
    const after = slowRender('79 €', { tags: ['product:1'] });
    const first = cache.render('a', before.render);
    cache.drop(['product:1']);
    const second = cache.render('a', after.render);
    const third = cache.render('a', () => Promise.reject(new Error('joins the second')));
    after.end();
    expect((await second).body.toString()).toBe('79 €');
    expect(await third).toBe(await second);
    before.end();
    await first;
    expect(bodyOf(cache, 'a')).toBe('79 €');
  });

  test('lets others join that render when the one before ends first', async () => {
    const cache = newCache();
    const [before, after] = [slowRender('99 €'), slowRender('79 €')];
    const first = cache.render('a', before.render);
    cache.drop(['product:1']);
    const second = cache.render('a', after.render);
    before.end();
    await first;
    const third = cache.render('a', () => Promise.reject(new Error('joins the second')));
    after.end();
    expect(await third).toBe(await second);
  });
});

describe('an outdated page', () => {
  test('is served for two more seconds while one render replaces it', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('old'));
    cache.outdate();
    expect(bodyOf(cache, 'a')).toBe('old');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(true);
    const { render, end } = slowRender('new');
    const refreshed = cache.render('a', render);
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(false);
    end();
    await refreshed;
    expect(bodyOf(cache, 'a')).toBe('new');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(false);
    now += 2001;
    expect(bodyOf(cache, 'a')).toBe('new');
  });

  test('is not served any longer, even when pages are outdated again', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('old'));
    cache.outdate();
    now += 2000;
    expect(bodyOf(cache, 'a')).toBe('old');
    now += 1;
    cache.outdate();
    expect(cache.get('a')).toBeUndefined();
  });

  test('does not get its time back by a render that began before', async () => {
    const cache = newCache();
    const { render, end } = slowRender('old');
    const rendered = cache.render('a', render);
    cache.outdate();
    const other = slowRender('new');
    const later = cache.render('a', other.render);
    end();
    expect((await rendered).body.toString()).toBe('old');
    other.end();
    expect((await later).body.toString()).toBe('new');
    expect(bodyOf(cache, 'a')).toBe('new');
  });
});

describe('an announced change', () => {
  /** A cache with a page of product 1 and one of text, and an index that shows a change when the test says so. */
  async function setUp() {
    const cache = newCache();
    await cache.render('a', async () => page('product', { tags: ['product:1'] }));
    await cache.render('b', async () => page('text', { tags: ['page:faq'] }));
    let show = (): void => {};
    const indexed = new Promise<void>((resolve) => (show = resolve));
    return { cache, indexed, show: () => show() };
  }

  test('of a product drops its pages at once, and those that rendered before the index has it', async () => {
    const { cache, indexed, show } = await setUp();
    const followed = cache.follow(['product:1'], indexed);
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual([undefined, 'text']);
    await cache.render('a', async () => page('with the old index', { tags: ['product:1'] }));
    show();
    await followed;
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual([undefined, 'text']);
    expect(cache.needsRefresh('b', cache.get('b')!)).toBe(false);
  });

  test('of a few products with a new version also outdates all pages, once the index has it', async () => {
    const { cache, indexed, show } = await setUp();
    const followed = cache.follow(['product:1', 'version:2'], indexed);
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual([undefined, 'text']);
    expect(cache.needsRefresh('b', cache.get('b')!)).toBe(false);
    show();
    await followed;
    expect(bodyOf(cache, 'b')).toBe('text');
    expect(cache.needsRefresh('b', cache.get('b')!)).toBe(true);
  });

  test.each([
    ['many products', [...Array.from({ length: 101 }, (_, at): ChangeTag => `product:${at}`), 'version:2' as const]],
    ['the whole catalogue', ['catalogue' as const]],
  ])('of %s drops no page, but outdates all once the index has it', async (_, tags) => {
    const { cache, indexed, show } = await setUp();
    const followed = cache.follow(tags, indexed);
    expect(bodyOf(cache, 'a')).toBe('product');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(false);
    show();
    await followed;
    expect(bodyOf(cache, 'a')).toBe('product');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(true);
  });

  test('of all texts drops every page at once', async () => {
    const { cache, indexed } = await setUp();
    void cache.follow(['catalogue', 'content'], indexed);
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual([undefined, undefined]);
  });
});

describe('room', () => {
  test('drops the least recently used page first', async () => {
    const cache = newCache(5 * 12_000);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await cache.render(key, async () => page('x'.repeat(10_000)));
      cache.get('a');
    }
    expect(['a', 'b', 'c', 'f'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, false, true]);
  });

  test('counts compressed bodies and tags', async () => {
    const isInAfter = async (maxBytes: number, tags: ChangeTag[], ...encodings: ('identity' | 'br' | 'gzip')[]) => {
      const cache = newCache(maxBytes);
      await cache.render('a', async () => page('first'));
      await cache.render('b', async () => page(randomBytes(10_000).toString('hex'), { tags }));
      for (const encoding of encodings) cache.encode('b', cache.get('b')!, encoding);
      return cache.get('a') !== undefined;
    };
    const tags = Array.from({ length: 150 }, (_, id): ChangeTag => `product:${id}`);
    expect(await isInAfter(33_000, [])).toBe(true);
    expect(await isInAfter(33_000, tags)).toBe(false);
    expect(await isInAfter(44_000, [], 'br')).toBe(true);
    expect(await isInAfter(44_000, [], 'br', 'gzip', 'identity')).toBe(false);
  });

  test('stays within its bound whatever addresses are made up', async () => {
    const cache = newCache(200_000);
    for (let at = 0; at < 1000; at += 1) await cache.render(`es /${'x'.repeat(400)}${at}?`, async () => page('small'));
    const left = Array.from({ length: 1000 }, (_, at) => cache.get(`es /${'x'.repeat(400)}${at}?`)).filter(Boolean);
    expect(left.length).toBeGreaterThan(10);
    expect(left.length).toBeLessThan(100);
  });
});
