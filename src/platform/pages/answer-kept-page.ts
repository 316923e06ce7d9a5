import type { RequestListener } from 'node:http';
import { splitLocale } from '#i18n/locale.ts';
import { type ListingView, readListingView } from '#values/listing-view.ts';
import { acceptedEncoding } from '../http/compress-answer.ts';
import { readableUrl } from '../http/readable-url.ts';
import type { PageCache } from './page-cache.ts';
import { unchangedPageHeaders } from './page-headers.ts';
import type { PageKey } from './page-key.ts';

// What is never a page; everything else is looked up among the kept pages.
const notPages = /^\/(api|assets|pictures|documents|dev|sandbox|healthz)(\/|\?|$)/;
const mostAddresses = 20_000;
/** Longer ones are somebody's play, and would fill the memory. */
const longestRemembered = 500;

/** The page that a request asks for. The view is the only thing in it of the visitor, one of two. */
export interface AskedPage {
  /** Null when the page is not to be kept. */
  readonly key: string | null;
  readonly view: ListingView;
}
type PageViews = Readonly<Record<ListingView, AskedPage>>;
type FindKey = (path: string, search: URLSearchParams) => PageKey;

const noPage: AskedPage = { key: null, view: 'table' };

/** Tells the page of a request; remembered for each address, since reading one costs more than looking one up. */
export function pageAsked(findKey: FindKey): (url: string, cookies: string | undefined) => AskedPage {
  const known = new Map<string, PageViews>();
  return (url, cookies) => {
    let views = known.get(url);
    if (!views) {
      views = readViews(url, findKey);
      if (known.size >= mostAddresses) known.clear();
      if (url.length <= longestRemembered) known.set(url, views);
    }
    return views[readListingView(cookies)];
  };
}

function readViews(address: string, findKey: FindKey): PageViews {
  const url = notPages.test(address) ? null : URL.parse(readableUrl(address), 'http://shop');
  if (!url) return { table: noPage, list: noPage };
  const { locale, path } = splitLocale(url.pathname);
  const { key, hasViews } = findKey(path, url.searchParams);
  const table: AskedPage = { key: key && `${locale} ${key}`, view: 'table' };
  return { table, list: hasViews ? { key: table.key && `${table.key} list`, view: 'list' } : table };
}

/** Writes a kept page before the server library sees the request; false when there is none. */
export function answerKeptPage(
  cache: PageCache,
  pageOf: ReturnType<typeof pageAsked>,
  ...[request, response]: Parameters<RequestListener>
): boolean {
  if (request.method !== 'GET') return false;
  const { key } = pageOf(request.url ?? '/', request.headers.cookie);
  const page = key === null ? undefined : cache.get(key);
  if (!page) return false;
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ...unchangedPageHeaders, etag: page.etag }).end();
    return true;
  }
  const { headers, body } = page.answers[acceptedEncoding(request.headers['accept-encoding']) ?? 'identity'];
  response.writeHead(200, headers as string[]).end(body);
  return true;
}
