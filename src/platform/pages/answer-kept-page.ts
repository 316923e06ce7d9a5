import type { RequestListener } from 'node:http';
import { splitLocale } from '#i18n/locale.ts';
import { acceptedEncoding } from '../http/compress-answer.ts';
import { readableUrl } from '../http/readable-url.ts';
import type { PageCache } from './page-cache.ts';

type PageKey = (path: string, search: URLSearchParams) => string | null;

// What is never a page; everything else is looked up among the kept pages.
const notPages = /^\/(api|assets|pictures|documents|dev|sandbox|healthz)(\/|\?|$)/;
const mostAddresses = 20_000;
/** Longer ones are somebody's play, and would fill the memory. */
const longestRemembered = 500;

/** Tells the key of a request's page; remembered for each address, since reading one costs more than looking one up. */
export function pageKeyOfUrl(pageKey: PageKey): (url: string) => string | null {
  const known = new Map<string, string | null>();
  return (url) => {
    const seen = known.get(url);
    if (seen !== undefined) return seen;
    const key = notPages.test(url) ? null : readKey(url, pageKey);
    if (url.length > longestRemembered) return key;
    if (known.size >= mostAddresses) known.clear();
    known.set(url, key);
    return key;
  };
}

function readKey(address: string, pageKey: PageKey): string | null {
  const url = URL.parse(readableUrl(address), 'http://shop');
  if (!url) return null;
  const { locale, path } = splitLocale(url.pathname);
  const key = pageKey(path, url.searchParams);
  return key && `${locale} ${key}`;
}

/** Writes a kept page before the server library sees the request; false when there is none. */
export function answerKeptPage(cache: PageCache, keyOf: (url: string) => string | null, ...[request, response]: Parameters<RequestListener>): boolean {
  if (request.method !== 'GET') return false;
  const key = keyOf(request.url ?? '/');
  const page = key === null ? undefined : cache.get(key);
  if (!page) return false;
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { etag: page.etag }).end();
    return true;
  }
  const { headers, body } = page.answers[acceptedEncoding(request.headers['accept-encoding']) ?? 'identity'];
  response.writeHead(200, headers as string[]).end(body);
  return true;
}
