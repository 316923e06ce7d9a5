import { expect, test } from 'vitest';
import { createPageKeys } from './page-key.ts';

const keyOf = createPageKeys([
  { path: '/catalog/*', file: 'a', cached: true, query: ['page', 'a.*'] },
  { path: '/basket', file: 'b', cached: false },
  { path: '/search/:text', file: 'c', cached: false, hasViews: true },
]);
const key = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  return keyOf(pathname, searchParams).key;
};

test('only named query keys count, whatever their order', () => {
  expect(key('/catalog/saws?page=2&utm_source=x')).toBe(key('/catalog/saws?page=2'));
  expect(key('/catalog/saws?page=2&a.power=9')).toBe(key('/catalog/saws?a.power=9&page=2'));
  expect(key('/catalog/saws?page=2')).not.toBe(key('/catalog/saws?page=3'));
});

test('a beginning with * names all keys that begin so', () => {
  expect(key('/catalog?a.power=9')).not.toBe(key('/catalog?a.voltage=9'));
  expect(key('/catalog?b.power=9')).toBe(key('/catalog'));
});

test('nothing in a key or a value can pass for another key', () => {
  expect(key('/catalog?a.x=1%26page%3D2')).not.toBe(key('/catalog?a.x=1&page=2'));
  expect(key('/catalog?a.x%3D1=')).not.toBe(key('/catalog?a.x=1%3D'));
});

test('pages of the visitor and unknown pages have no key', () => {
  expect(key('/basket')).toBeNull();
  expect(key('/nowhere')).toBeNull();
});

test('a page has views where its screen lists products, kept or not', () => {
  expect(keyOf('/search/saw', new URLSearchParams())).toEqual({ key: null, hasViews: true });
  expect(keyOf('/catalog/saws', new URLSearchParams()).hasViews).toBe(false);
});
