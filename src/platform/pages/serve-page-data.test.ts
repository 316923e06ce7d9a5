import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import type { ChangeTag } from '../database/change-notices.ts';
import { registerRenderRateLimit } from '../http/render-rate-limit.ts';
import { pageDataHeaders } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { servePageData } from './serve-page-data.ts';

let now = Date.UTC(2026, 10, 22, 12);

/** A server of the data of pages, which show their address, view and how often they were loaded. */
async function serveData(mode: Config['mode'] = 'demo') {
  const server = Fastify();
  await registerRenderRateLimit(server, { mode });
  server.get('/rendered', async (request, reply) => server.isWithinRenderLimit(request, reply));
  const cache = new PageCache({ maxBytes: 1_000_000, headers: pageDataHeaders, clock: () => new Date(now) });
  let loads = 0;
  servePageData(server, {
    screens: [
      { path: '/catalog/*', file: 'catalogue/catalog-screen', cached: true, hasViews: true },
      { path: '/basket', file: 'basket/basket-screen', cached: false },
    ],
    loadPageData: async ({ url, headers }, locale, tags) => {
      loads += 1;
      (tags as Set<ChangeTag>).add('product:1');
      const { pathname } = new URL(url);
      return pathname.endsWith('moved') ? null : JSON.stringify([pathname, locale, headers.get('cookie'), loads]);
    },
    entryScript: (locale) => `/assets/${locale}.js`,
    apiFor: (_locale, _log, { tags } = {}) => tags,
    cache,
    publicUrl: 'http://shop.example',
  });
  return { server, cache };
}

test('answers with the data of a page and the script of its build, loaded once for all visitors', async () => {
  const { server } = await serveData();
  const visit = (cookie: string) => server.inject({ url: '/page-data/ca/catalog/a', headers: { cookie } });
  const first = await visit('basket=1; refresh_token=2');
  expect(first.json()).toEqual({ script: '/assets/ca.js', data: ['/ca/catalog/a', 'ca', 'listing-view=table', 1] });
  expect(first.headers).toMatchObject({ ...pageDataHeaders, 'cache-control': 'no-cache' });
  expect((await visit('basket=3')).body).toBe(first.body);
  expect((await visit('listing-view=list')).json().data).toEqual(['/ca/catalog/a', 'ca', 'listing-view=list', 2]);
  const { etag } = first.headers;
  const again = await server.inject({ url: '/page-data/ca/catalog/a', headers: { 'if-none-match': etag! } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('loads data anew after a minute, and at once after a change', async () => {
  const { server, cache } = await serveData();
  const loads = async (): Promise<number> => (await server.inject('/page-data/catalog/a')).json().data.at(-1);
  expect(await loads()).toBe(1);
  now += 59_000;
  expect(await loads()).toBe(1);
  now += 2000;
  expect(await loads()).toBe(2);
  cache.drop(['product:1']);
  expect(await loads()).toBe(3);
});

test('has nothing for pages of visitors, other addresses and queries', async () => {
  const { server } = await serveData();
  for (const path of ['/basket', '/nowhere', '/catalog/moved', '/catalog?brand=norda', '/api/user', ''])
    expect((await server.inject(`/page-data${path}`)).statusCode, path).toBe(path === '' ? 404 : 204);
});

test('refuses without an error what is over the limit, which is apart from that of pages', async () => {
  const { server } = await serveData('production');
  const statuses: number[] = [];
  for (let at = 0; at < 201; at += 1) statuses.push((await server.inject(`/page-data/catalog/${at}`)).statusCode);
  expect([statuses.indexOf(204), statuses.lastIndexOf(200)]).toEqual([200, 199]);
  expect((await server.inject('/page-data/catalog/0')).statusCode).toBe(200);
  expect((await server.inject('/rendered')).body).toBe('true');
});
