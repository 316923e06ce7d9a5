import { beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, newCache, page, passMilliseconds, resetClock, setClock, slowRender } from './page-cache.fixture.ts';

beforeEach(resetClock);

describe('a page older than a minute', () => {
  test('is stale for another minute and then gone', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('ready at ten'));
    const cached = cache.get('a')!;
    passMilliseconds(60_000);
    expect(cache.needsRefresh('a', cached)).toBe(false);
    passMilliseconds(1);
    expect(cache.get('a')).toBe(cached);
    expect(cache.needsRefresh('a', cached)).toBe(true);
    passMilliseconds(59_999);
    expect(cache.get('a')).toBe(cached);
    passMilliseconds(1);
    expect(cache.get('a')).toBeUndefined();
  });

  test('needs one refresh, after which it is fresh again', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('ready at ten'));
    passMilliseconds(70_000);
    const { render, end } = slowRender('ready at eleven');
    const refresh = cache.render('a', render);
    expect(bodyOf(cache, 'a')).toBe('ready at ten');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(false);
    end();
    await refresh;
    expect(bodyOf(cache, 'a')).toBe('ready at eleven');
    passMilliseconds(60_000);
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(false);
  });

  test('keeps its age when it is sent in another encoding', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('ready at ten'));
    passMilliseconds(60_001);
    cache.encode('a', cache.get('a')!, 'br');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(true);
  });

  test('is served on when its refresh fails, and dropped when the page no longer exists', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('ready at ten'));
    passMilliseconds(70_000);
    await cache.render('a', async () => page('down', { status: 500 }));
    await cache.render('a', () => Promise.reject(new Error('down'))).catch(() => {});
    expect(bodyOf(cache, 'a')).toBe('ready at ten');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(true);
    await cache.render('a', async () => page('gone', { status: 404 }));
    expect(cache.get('a')).toBeUndefined();
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
    passMilliseconds(2001);
    expect(bodyOf(cache, 'a')).toBe('new');
  });

  test('is not served any longer, even when pages are outdated again', async () => {
    const cache = newCache();
    await cache.render('a', async () => page('old'));
    cache.outdate();
    passMilliseconds(2000);
    expect(bodyOf(cache, 'a')).toBe('old');
    passMilliseconds(1);
    cache.outdate();
    expect(cache.get('a')).toBeUndefined();
  });

  test('is not replaced by a render that began before the change', async () => {
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

test('a page is not served past midnight in the shop’s time zone', async () => {
  setClock('2026-11-29T22:59:30Z');
  const cache = newCache();
  await cache.render('a', async () => page('ends today'));
  passMilliseconds(29_999);
  expect(bodyOf(cache, 'a')).toBe('ends today');
  passMilliseconds(1);
  expect(cache.get('a')).toBeUndefined();
});

test('a page that was rendered before midnight is not cached after it', async () => {
  setClock('2026-11-29T22:59:59.900Z');
  const cache = newCache();
  const { render, end } = slowRender('ends today');
  const rendered = cache.render('a', render);
  passMilliseconds(200);
  end();
  await rendered;
  expect(cache.get('a')).toBeUndefined();
});
