import type { FastifyInstance } from 'fastify';
import { type Locale, splitLocale } from '#i18n/locale.ts';
import { pageDataPrefix } from '#values/page-data.ts';
import type { ChangeTag } from '../database/change-notices.ts';
import { languagesOf } from '../http/request-visit.ts';
import { pageDataHeaders } from './cached-page.ts';
import { createFindPage } from './find-page.ts';
import type { PageCache } from './page-cache.ts';
import { createPageKeys } from './page-key.ts';
import { answerFromCache, anonymousRequest, type PagesOptions } from './serve-pages.ts';

/** What the built pages export (src/entry/server.tsx): the data of a page's screen as JSON; null for an error or a redirect. */
export type LoadPageData = (request: Request, locale: Locale, api: never) => Promise<string | null>;

interface PageDataOptions extends Pick<PagesOptions, 'screens' | 'apiFor' | 'publicUrl'> {
  readonly loadPageData: LoadPageData;
  /** The address of the first script of a language's build. */
  readonly entryScript: (locale: Locale) => string;
  /** A cache beside that of the pages: its answers have other headers. */
  readonly cache: PageCache;
}

/**
 * Serves the data of pages that are the same for every visitor, for browsers that prefetch them
 * (docs/decisions/prefetching.md): cached and dropped like the pages, but never stale, because the browser stores them as well.
 * Where there is nothing to prefetch, or the network has prefetched too much, the answer is 204, which no console reports.
 */
export function servePageData(server: FastifyInstance, options: PageDataOptions): void {
  const { cache, publicUrl } = options;
  const findPage = createFindPage(createPageKeys(options.screens));
  const languages = languagesOf(server);

  server.get(`${pageDataPrefix}/*`, async (request, reply) => {
    const path = request.url.slice(pageDataPrefix.length);
    const { key, view } = findPage(path, request.headers.cookie);
    reply.headers(pageDataHeaders);
    // Queries, such as filters, are without number.
    if (key === null || path.includes('?') || !languages.includes(splitLocale(path).locale))
      return reply.code(204).send();
    const answer = (): boolean => answerFromCache({ cache, key }, request.raw, reply.raw, { unlessDue: true });
    if (answer()) return reply.hijack();
    if (!(await server.isWithinPrefetchLimit(request, reply))) return reply.code(204).send();

    const { status, body } = await cache.render(key, async () => {
      const tags = new Set<ChangeTag>();
      const { locale } = splitLocale(path);
      const api = options.apiFor(locale, request.log, { tags }) as never;
      const data = await options.loadPageData(anonymousRequest(path, view, publicUrl), locale, api);
      if (data === null) return { status: 204, body: Buffer.alloc(0), tags };
      const json = `{"script":${JSON.stringify(options.entryScript(locale))},"data":${data}}`;
      return { status: 200, body: Buffer.from(json), tags };
    });
    if (status === 200 && answer()) return reply.hijack();
    return reply.code(status).send(status === 204 ? undefined : body);
  });
}
