import { describe, expect, test } from 'vitest';
import type { ChangeTag } from '../database/change-notices.ts';
import { bodyOf, newCache, page, slowRender } from './page-cache.fixture.ts';

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

  test('starts a second render for later requests', async () => {
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

  test('lets later requests join the second render, though the first ends before', async () => {
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

describe('an announced change', () => {
  /** A cache with a product's and a content page, and an index that has the change when the test calls `show`. */
  async function startIndexing() {
    const cache = newCache();
    await cache.render('a', async () => page('product', { tags: ['product:1'] }));
    await cache.render('b', async () => page('text', { tags: ['page:faq'] }));
    let show = (): void => {};
    const indexed = new Promise<void>((resolve) => (show = resolve));
    return { cache, indexed, show: () => show() };
  }

  test('of a product drops its pages at once, and those that rendered before the index has it', async () => {
    const { cache, indexed, show } = await startIndexing();
    const followed = cache.follow(['product:1'], indexed);
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual([undefined, 'text']);
    await cache.render('a', async () => page('with the old index', { tags: ['product:1'] }));
    show();
    await followed;
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual([undefined, 'text']);
    expect(cache.needsRefresh('b', cache.get('b')!)).toBe(false);
  });

  test('of a few products with a new version also outdates all pages, once the index has it', async () => {
    const { cache, indexed, show } = await startIndexing();
    const followed = cache.follow(['product:1', 'version:2'], indexed);
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual([undefined, 'text']);
    expect(cache.needsRefresh('b', cache.get('b')!)).toBe(false);
    show();
    await followed;
    expect(bodyOf(cache, 'b')).toBe('text');
    expect(cache.needsRefresh('b', cache.get('b')!)).toBe(true);
  });

  const products = (count: number) => Array.from({ length: count }, (_, at): ChangeTag => `product:${at}`);

  test.each([
    ['many products', [...products(101), 'version:2' as const]],
    ['the whole catalogue', ['catalogue' as const]],
  ])('of %s drops no page, but outdates all once the index has it', async (_, tags) => {
    const { cache, indexed, show } = await startIndexing();
    const followed = cache.follow(tags, indexed);
    expect(bodyOf(cache, 'a')).toBe('product');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(false);
    show();
    await followed;
    expect(bodyOf(cache, 'a')).toBe('product');
    expect(cache.needsRefresh('a', cache.get('a')!)).toBe(true);
  });

  test.each<[string, ChangeTag[], (string | undefined)[]]>([
    ['100 products drops their pages', products(100), [undefined, 'text']],
    ['100 products and their section drops their pages', [...products(100), 'section:9'], [undefined, 'text']],
    ['101 products and a text drops only that of the text', [...products(101), 'page:faq'], ['product', undefined]],
  ])('of %s', async (_, tags, left) => {
    const { cache, indexed } = await startIndexing();
    void cache.follow(tags, indexed);
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual(left);
  });

  test('of all texts drops every page at once', async () => {
    const { cache, indexed } = await startIndexing();
    void cache.follow(['catalogue', 'content'], indexed);
    expect([bodyOf(cache, 'a'), bodyOf(cache, 'b')]).toEqual([undefined, undefined]);
  });
});
