import { expect, test } from 'vitest';
import type { Screen } from '#values/screen.ts';
import { createPageKeys, createPagePathTest } from './page-key.ts';

const screens: readonly Screen[] = [
  { path: '/catalog/*', file: 'a', cached: true, query: ['page', 'a.*'] },
  { path: '/basket', file: 'b', cached: false, showsEmptyBasket: true },
  { path: '/search/:text', file: 'c', cached: false, hasViews: true },
  { path: '/brands', file: 'd', cached: true },
];
const keyOf = (path: string, search: URLSearchParams) => createPageKeys(screens)(path, search);
const key = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  return keyOf(pathname, searchParams).key;
};

test('names a page by the query keys of its screen, in any order', () => {
  expect(key('/catalog/saws?page=2&utm_source=x')).toBe(key('/catalog/saws?page=2'));
  expect(key('/catalog/saws?page=2&a.power=9')).toBe(key('/catalog/saws?a.power=9&page=2'));
  expect(key('/catalog/saws?page=2')).not.toBe(key('/catalog/saws?page=3'));
});

test('counts all query keys with a prefix', () => {
  expect(key('/catalog?a.power=9')).not.toBe(key('/catalog?a.voltage=9'));
  expect(key('/catalog?b.power=9')).toBe(key('/catalog'));
});

test('cannot be forged by characters in a query key or value', () => {
  expect(key('/catalog?a.x=1%26page%3D2')).not.toBe(key('/catalog?a.x=1&page=2'));
  expect(key('/catalog?a.x%3D1=')).not.toBe(key('/catalog?a.x=1%3D'));
});

test('has no key for pages of the visitor and unknown pages', () => {
  expect(key('/basket')).toBeNull();
  expect(key('/nowhere')).toBeNull();
});

test('names the pages that show an empty basket', () => {
  expect(keyOf('/basket', new URLSearchParams())).toEqual({ key: null, hasViews: false, showsEmptyBasket: true });
  expect(keyOf('/brands', new URLSearchParams()).showsEmptyBasket).toBeUndefined();
});

test('gives a page views where its screen lists products, cached or not', () => {
  expect(keyOf('/search/saw', new URLSearchParams())).toEqual({ key: null, hasViews: true });
  expect(keyOf('/catalog/saws', new URLSearchParams()).hasViews).toBe(false);
});

test('normalises path and query', () => {
  expect(key('/catalog/saws?page=2&b=1&a.x=%26')).toBe('/catalog/saws?a.x=%26&page=2');
  expect(key('/catalog?pages=2&p=1&a=1&*=1&page*=1')).toBe('/catalog?');
  expect(key('/brands?page=1')).toBe('/brands?');
});

test('tests whether a path leads to a screen or a content page', () => {
  const leadsToPage = createPagePathTest(
    [
      { path: '/', file: 'a', cached: true },
      { path: '/catalog/*', file: 'b', cached: true },
      { path: '/product/:slug', file: 'c', cached: true },
      { path: '/v1.0/:name/x', file: 'd', cached: true },
      { path: '/:page', file: 'e', cached: true },
    ],
    (name) => name === 'privacy-policy',
  );
  for (const path of [
    '/',
    '/catalog',
    '/catalog/',
    '/catalog/saws/chain',
    '/product/saw',
    '/v1.0/y/x',
    '/privacy-policy',
  ])
    expect(leadsToPage(path), path).toBe(true);
  for (const path of ['/catalogue', '/product', '/product/saw/x', '/my/catalog', '/other', '/v1x0/y/x', '/v10/y/x'])
    expect(leadsToPage(path), path).toBe(false);
});
