import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { ChangeTag } from '../database/change-notices.ts';
import { compressResponse } from '../http/compress-response.ts';
import { registerRenderRateLimit } from '../http/render-rate-limit.ts';
import { pageHeaders } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { type PagesOptions, type RenderPage, servePages } from './serve-pages.ts';

/** The text of each page that the tests render. */
export const text = '<p>Taladro a 99 €</p>'.repeat(200);
let now = Date.UTC(2026, 10, 22, 12);

/** Advances the clock of the shops' caches. */
export const passMilliseconds = (milliseconds: number): void => void (now += milliseconds);

export interface Options {
  readonly status?: number;
  readonly mode?: Config['mode'];
  readonly trustProxy?: boolean;
  /** Runs at each render, with the tags to add to. */
  readonly onRender?: (url: URL, tags: Set<ChangeTag>) => Promise<void> | void;
  /** Renders something else than the page that shows its language and cookies. */
  readonly renderPage?: RenderPage;
  /** A cache in place of one of the given size. */
  readonly cache?: PageCache;
  /** Called with each error that is logged. */
  readonly log?: (line: unknown) => void;
}

/** A server of pages with a cache of this size. */
export async function servePagesWith(
  maxBytes: number,
  {
    status = 200,
    mode = 'demo',
    trustProxy = false,
    onRender = () => {},
    renderPage,
    cache,
    log = () => {},
  }: Options = {},
) {
  const stream = { write: (line: string) => log(JSON.parse(line)) };
  const server = Fastify({ trustProxy, logger: { level: 'error', stream } });
  await server.register(cookie);
  server.decorate('cookiePrefix', '');
  await registerRenderRateLimit(server, { mode });
  server.addHook('onSend', (request, reply, payload, done) => done(null, compressResponse(request, reply, payload)));
  servePages(server, {
    themeColour: '#14171a',
    screens: [
      { path: '/', file: 'content/home-screen', cached: true },
      { path: '/catalog', file: 'catalogue/catalog-screen', cached: true, hasViews: true, query: ['page'] },
      { path: '/basket', file: 'basket/basket-screen', cached: false, showsEmptyBasket: true },
    ],
    renderPage:
      renderPage ??
      (async ({ url, headers }, locale, api, _statusOf, basket) => {
        const { tags = new Set(), cookie } = api as NonNullable<Parameters<PagesOptions['apiFor']>[2]>;
        await onRender(new URL(url), tags);
        const html = Buffer.from(
          `${text}${locale} ${headers.get('cookie')}${basket ? ` ${basket} basket ${cookie?.('basket') ?? ''}` : ''}`,
        );
        return {
          status,
          head: '',
          before: '',
          html,
          data: Buffer.from('{}'),
          files: [],
          error: undefined,
        };
      }),
    apiFor: (_locale, _log, visit = {}) => visit,
    assets: () => '',
    cache: cache ?? new PageCache({ maxBytes, headers: pageHeaders, clock: () => new Date(now) }),
    mayHaveBasket: (cookies) => cookies?.includes('basket=') ?? false,
    publicUrl: 'http://shop.example',
  });
  return server;
}

export const get = (server: FastifyInstance, encoding: string) =>
  server.inject({ url: '/', headers: { 'accept-encoding': encoding } });
