import type { RequestListener } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { spokenPath, splitLocale, type Locale } from '#i18n/locale.ts';
import type { ListingView } from '#values/listing.ts';
import type { Screen, ScreenRender } from '#values/screen.ts';
import { secondMs } from '#values/durations.ts';
import type { ChangeTag } from '../database/change-notices.ts';
import { acceptedEncoding } from '../http/compress-response.ts';
import { statusOfThrown } from '../http/errors/error-handler.ts';
import { languagesOf } from '../http/request-visit.ts';
import type { Visit } from '../http/visit.ts';
import { logFailure } from '../log/log.ts';
import { basketHeaders, notModifiedHeaders, pageHeaders } from './cached-page.ts';
import { createFindPage } from './find-page.ts';
import { htmlDocument, tooManyPagesDocument } from '../html/html-document.ts';
import type { PageAssets } from './page-assets.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { createPageKeys } from './page-key.ts';
import { createTidyPath } from './tidy-path.ts';

/** What the built pages export (src/entry/server.tsx). */
export type RenderPage = (
  request: Request,
  locale: Locale,
  api: never,
  statusOf: (error: unknown) => number,
  /** Of a page of the visitor's basket: they cannot have one, or its client has its cookie. */
  basket?: 'none' | 'own',
) => Promise<ScreenRender>;

export interface PagesOptions {
  readonly screens: readonly Screen[];
  readonly renderPage: RenderPage;
  /**
   * The API for nobody in particular, or for whom `cookie` reads the cookies; it adds to `tags`, if given, what its answers
   * show.
   */
  readonly apiFor: (
    locale: Locale,
    log: FastifyBaseLogger,
    options?: { readonly tags?: Set<ChangeTag> | undefined; readonly cookie?: Visit['cookie'] | undefined },
  ) => unknown;
  readonly assets: PageAssets;
  /** The colour of the browser's surroundings. */
  readonly themeColour: string;
  readonly cache: PageCache;
  /** Whether the cookies of a request may lead to a basket. */
  readonly mayHaveBasket: (cookies: string | undefined) => boolean;
  /** Where the shop is reached: pages take addresses from it, never from the request's Host. */
  readonly publicUrl: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request from the page cache before Fastify sees it; false when there is nothing to serve as it is. */
    answerFromPageCache: (...parameters: Parameters<RequestListener>) => boolean;
  }
}

/** Serves the shop's pages: from the cache where possible, otherwise rendered within each address's limit. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const { cache } = options;
  const findPage = createFindPage(createPageKeys(options.screens));
  const languages = languagesOf(server);
  const tidyPath = createTidyPath(options.screens);
  server.decorate('answerFromPageCache', (request, response) =>
    answerFromCache({ cache, key: findPage(request.url ?? '/', request.headers.cookie).key }, request, response, {
      unlessDue: true,
    }),
  );

  server.get('/*', async (request, reply) => {
    const [path] = request.url.split('?', 1) as [string];
    const tidied = spokenPath(tidyPath(path), languages);
    if (tidied !== path) return reply.redirect(tidied + request.url.slice(path.length), 301);
    const { cookie } = request.headers;
    const { key, view, showsEmptyBasket = false } = findPage(request.url, cookie);
    const basket = showsEmptyBasket ? (options.mayHaveBasket(cookie) ? 'own' : 'none') : undefined;
    const answer = (unlessDue: boolean): boolean =>
      answerFromCache({ cache, key }, request.raw, reply.raw, { unlessDue });
    if (answer(true)) return reply.hijack();

    const isWithinLimit = await server.isWithinRenderLimit(request, reply);
    const isCached = key !== null && cache.isOn;
    const renderThis = (): Promise<RenderedPage> => render(request, { view, basket, isCached }, options);
    if (answer(false)) {
      const refresh = isWithinLimit ? cache.render(key!, renderThis) : undefined;
      refresh?.catch((error: unknown) => logFailure(request.log, error, 'page refresh failed', request.url));
      return reply.hijack();
    }
    if (!isWithinLimit) return refuse(request.url, reply);

    const page = key === null ? await renderThis() : await cache.render(key, renderThis);
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    // One that is in the cache by now has its ETag and is compressed once for all who wait.
    if (page.status === 200 && answer(false)) return reply.hijack();
    return reply
      .code(page.status)
      .headers(basket ? basketHeaders[basket] : pageHeaders)
      .send(page.body);
  });
}

/** Writes a cached page to a GET request. With `unlessDue` not one that somebody should refresh. */
export function answerFromCache(
  { cache, key }: { cache: PageCache; key: string | null },
  request: Parameters<RequestListener>[0],
  response: Parameters<RequestListener>[1],
  { unlessDue }: { unlessDue: boolean },
): boolean {
  if (request.method !== 'GET') return false;
  const page = key === null ? undefined : cache.get(key);
  if (!page || (unlessDue && cache.needsRefresh(key!, page))) return false;
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ...notModifiedHeaders, etag: page.etag }).end();
    return true;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']) ?? 'identity';
  const { headers, body } = cache.encode(key!, page, encoding);
  response.writeHead(200, headers as string[]).end(body);
  return true;
}

function refuse(url: string, reply: FastifyReply): FastifyReply {
  const { locale } = splitLocale(url.split('?', 1)[0]!);
  return reply
    .code(429)
    .headers({ ...pageHeaders, 'cache-control': 'no-store' })
    .send(tooManyPagesDocument(locale));
}

interface Variant {
  readonly view: ListingView;
  readonly basket: 'none' | 'own' | undefined;
  readonly isCached: boolean;
}

async function render(
  { url: path, log, cookies, server }: FastifyRequest,
  { view, basket, isCached }: Variant,
  options: PagesOptions,
): Promise<RenderedPage> {
  const { locale } = splitLocale(path.split('?', 1)[0]!);
  const tags = new Set<ChangeTag>();
  const cookie = (name: string): string | undefined => cookies[server.cookiePrefix + name];
  const visit = { ...(isCached && { tags }), ...(basket === 'own' && { cookie }) };
  const api = options.apiFor(locale, log, visit) as never;
  const request = anonymousRequest(path, view, options.publicUrl);
  const rendered = await options.renderPage(request, locale, api, statusOfThrown, basket);
  if ('redirect' in rendered)
    return { status: rendered.status, body: Buffer.alloc(0), tags, redirect: rendered.redirect };
  if (rendered.error) logFailure(log, rendered.error, 'page failed', path);
  const body = htmlDocument({
    ...rendered,
    locale,
    themeColour: options.themeColour,
    assets: options.assets(locale, rendered.files),
  });
  return { status: rendered.status, body, tags };
}

/** The request for a page as its loaders get it: of the visitor's cookies only the view, which the page's key contains. */
export const anonymousRequest = (path: string, view: ListingView, publicUrl: string): Request =>
  new Request(new URL(path, publicUrl), {
    signal: AbortSignal.timeout(20 * secondMs),
    headers: { cookie: `listing-view=${view}` },
  });
