import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitLocale, type Locale } from '#i18n/locale.ts';
import type { Screen } from '#screens';
import { isDatabaseAway } from '../http/error-handler.ts';
import { htmlDocument } from './html-document.ts';
import type { PageAssets } from './page-assets.ts';
import type { PageCache, StoredPage } from './page-cache.ts';
import { createPageKeys } from './page-key.ts';

/** What the built pages export (src/web/entry-server.tsx). */
export type RenderPage = (
  request: Request,
  locale: Locale,
  api: never,
  statusOf: (error: unknown) => number,
) => Promise<
  | { readonly redirect: string; readonly status: number }
  | {
      readonly status: number;
      readonly head: string;
      readonly before: string;
      readonly html: string;
      readonly data: string;
      readonly screen: string | null;
      readonly error: unknown;
    }
>;

interface PagesOptions {
  readonly screens: readonly Screen[];
  readonly renderPage: RenderPage;
  readonly apiFor: (locale: Locale, request: FastifyRequest) => unknown;
  readonly assets: PageAssets;
  readonly cache: PageCache;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves the shop's pages: kept ones before anything else, the others rendered. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const pageKey = createPageKeys(options.screens);
  const pageHeaders = {
    ...options.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };

  const keyOf = (url: string): string | null => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    const { locale, path } = splitLocale(pathname);
    const key = pageKey(path, searchParams);
    return key && `${locale} ${key}`;
  };

  server.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || isOther(request.url)) return done();
    const key = keyOf(request.url);
    const page = key ? options.cache.get(key) : undefined;
    if (!page) return done();
    reply.hijack();
    writeStored(reply.raw, page, request.headers, pageHeaders);
  });

  server.get('/*', async (request, reply) => {
    const key = keyOf(request.url);
    const page = key ? await options.cache.render(key, () => render(request, options)) : await render(request, options);
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    return sendPage(reply, page, pageHeaders);
  });
}

// What is never a page; everything else is looked up among the kept pages.
const isOther = (url: string): boolean => /^\/(api|assets|pictures|documents|dev|sandbox|healthz)(\/|\?|$)/.test(url);

interface Page {
  readonly status: number;
  readonly body: string;
  readonly keep: boolean;
  readonly redirect?: string;
}

async function render(request: FastifyRequest, options: PagesOptions): Promise<Page> {
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const { locale } = splitLocale(url.pathname);
  const api = options.apiFor(locale, request) as never;
  const rendered = await options.renderPage(new Request(url, { signal: AbortSignal.timeout(20_000) }), locale, api, statusOf);
  if ('redirect' in rendered) return { status: rendered.status, body: '', keep: false, redirect: rendered.redirect };
  if (rendered.error) request.log.error({ err: rendered.error }, 'page failed');
  const body = htmlDocument({ ...rendered, locale, assets: options.assets(locale, rendered.screen) });
  // Only 200s are kept: a failure must not outlive its cause.
  return { status: rendered.status, body, keep: rendered.status === 200 };
}

const statusOf = (error: unknown): number => (isDatabaseAway(error) ? 503 : 500);

const sendPage = (reply: FastifyReply, page: Page, headers: Readonly<Record<string, string>>): FastifyReply =>
  reply.code(page.status).headers(headers).send(page.body);

function writeStored(
  response: ServerResponse,
  page: StoredPage,
  request: IncomingHttpHeaders,
  headers: Readonly<Record<string, string>>,
): void {
  const accepted = String(request['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const body = encoding ? page[encoding] : page.plain;
  response.writeHead(200, { ...headers, ...(encoding && { 'content-encoding': encoding }), 'content-length': body.length });
  response.end(body);
}
