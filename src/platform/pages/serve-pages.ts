import type { RequestListener } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitLocale, type Locale } from '#i18n/locale.ts';
import type { Screen } from '#values/screen.ts';
import { isDatabaseAway } from '../http/error-handler.ts';
import type { ListingView } from '#values/listing-view.ts';
import { answerKeptPage, pageAsked } from './answer-kept-page.ts';
import { busyPage } from './busy-page.ts';
import { htmlDocument } from './html-document.ts';
import type { PageAssets } from './page-assets.ts';
import type { PageCache } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { createPageKeys } from './page-key.ts';

/** What the built pages export (src/entry/server.tsx). */
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
      readonly html: Buffer;
      readonly data: Buffer;
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
  /** Where the shop is reached: pages name addresses from it, never from the request's Host. */
  readonly publicUrl: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request from the kept pages before the server library sees it; false when there is none. */
    answerKeptPage: (...parameters: Parameters<RequestListener>) => boolean;
  }
}

/** Serves the shop's pages: kept ones before anything else, the others rendered. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const pageOf = pageAsked(createPageKeys(options.screens));
  server.decorate('answerKeptPage', (request, response) => answerKeptPage(options.cache, pageOf, request, response));

  server.get('/*', async (request, reply) => {
    if (!(await server.mayCost(request, reply))) return refuse(request, reply);
    const { key, view } = pageOf(request.url, request.headers.cookie);
    const renderIt = (): Promise<Page> => render(request, view, options);
    const page = key ? await options.cache.render(key, renderIt) : await renderIt();
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    // One that is kept by now is compressed already.
    if (page.keep && answerKeptPage(options.cache, pageOf, request.raw, reply.raw)) return reply.hijack();
    return reply.code(page.status).headers(pageHeaders).send(page.body);
  });
}

function refuse({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { locale } = splitLocale(url.split('?', 1)[0]!);
  return reply
    .code(429)
    .headers({ ...pageHeaders, 'cache-control': 'no-store' })
    .send(busyPage(locale));
}

interface Page {
  readonly status: number;
  readonly body: Buffer;
  readonly keep: boolean;
  readonly redirect?: string;
}

async function render(request: FastifyRequest, view: ListingView, options: PagesOptions): Promise<Page> {
  const url = new URL(request.url, options.publicUrl);
  const { locale } = splitLocale(url.pathname);
  const api = options.apiFor(locale, request) as never;
  // Of the visitor's cookies the page is told the one that its key knows.
  const asked = new Request(url, { signal: AbortSignal.timeout(20_000), headers: { cookie: `listing-view=${view}` } });
  const rendered = await options.renderPage(asked, locale, api, statusOf);
  if ('redirect' in rendered)
    return { status: rendered.status, body: Buffer.alloc(0), keep: false, redirect: rendered.redirect };
  if (rendered.error) request.log.error({ err: rendered.error }, 'page failed');
  const body = htmlDocument({ ...rendered, locale, assets: options.assets(locale, rendered.screen) });
  // Only 200s are kept: a failure must not outlive its cause.
  return { status: rendered.status, body, keep: rendered.status === 200 };
}

const statusOf = (error: unknown): number => (isDatabaseAway(error) ? 503 : 500);
