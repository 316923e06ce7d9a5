import { expect, test } from 'vitest';
import { createFindPage } from './find-page.ts';
import type { PageKey } from './page-key.ts';

let reads = 0;
const findPage = createFindPage((path, search): PageKey => {
  reads += 1;
  return { key: path === '/basket' ? null : `${path}?${search}`, hasViews: path.startsWith('/catalog') };
});

test('names a page by language, path, query and view', () => {
  expect(findPage('/catalog?page=2', undefined)).toEqual({ key: 'es /catalog?page=2', view: 'table' });
  expect(findPage('/ca/catalog?page=2', undefined)).toEqual({ key: 'ca /catalog?page=2', view: 'table' });
  expect(findPage('/catalog', 'listing-view=list')).toEqual({ key: 'es /catalog? list', view: 'list' });
  expect(findPage('/brands', 'listing-view=list')).toEqual({ key: 'es /brands?', view: 'table' });
});

test('has no key for uncached pages and other paths', () => {
  expect(findPage('/basket', undefined).key).toBeNull();
  const urls = [
    '/basket',
    '/api/basket',
    '/assets/a.js',
    '/pictures/1',
    '/documents/a.pdf',
    '/dev',
    '/sandbox',
    '/healthz?x',
    '/livez',
  ];
  for (const url of urls) expect(findPage(url, 'listing-view=list')).toEqual({ key: null, view: 'table' });
  expect(findPage('/catalog/api/drills', undefined).key).toBe('es /catalog/api/drills?');
  expect(findPage('/apiculture', undefined).key).toBe('es /apiculture?');
});

test('remembers an address of a usual length', () => {
  const readsOf = (url: string) => {
    const before = reads;
    for (let at = 0; at < 3; at += 1) findPage(url, undefined);
    return reads - before;
  };
  expect(readsOf(`/a?${'x'.repeat(497)}`)).toBe(1);
  expect(readsOf(`/a?${'x'.repeat(498)}`)).toBe(3);
});

test('forgets old addresses beyond a limit', () => {
  findPage('/first', undefined);
  for (let at = 0; at < 20_000; at += 1) findPage(`/${'x'.repeat(450)}${at}`, undefined);
  const before = reads;
  findPage('/first', undefined);
  expect(reads).toBe(before + 1);
});
