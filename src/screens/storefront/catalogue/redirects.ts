import { redirect } from 'react-router';
import { splitLocale } from '#i18n/locale.ts';
import type { ApiError } from '#values/api-error.ts';
import { formatQuery } from '#values/format-query.ts';
import { listingQueryKeys } from '#values/listing.ts';

/** A permanent redirect to a path, which keeps the query. */
export const movedTo = (path: string, { url }: Request): Response => redirect(path + new URL(url).search, 301);

/** Redirects an old slug permanently to the current one, which the error carries as a fact (decisions.md section 3). */
export function redirectIfMoved(error: ApiError, base: string, request: Request): void {
  if (!error.code.endsWith('_moved')) return;
  const place =
    typeof error.url === 'string' ? error.url : typeof error.slug === 'string' ? `${base}/${error.slug}` : null;
  if (place) throw movedTo(place, request);
}

/** Leads to the address without what a form sends for filters that are left empty, where no script tidies it. */
export function redirectIfUntidy({ url }: Request): void {
  // The browser writes such addresses itself, without them.
  if (!import.meta.env.SSR) return;
  const { pathname, searchParams } = new URL(url);
  const unset = [...searchParams].filter(([key, value]) => isUnset(key, value));
  if (unset.length === 0) return;
  for (const [key, value] of unset) searchParams.delete(key, value);
  const path = splitLocale(pathname).path;
  throw redirect(path + formatQuery(searchParams), 301);
}

/** Leads from a page of a listing that it no longer has, or never had, to its last one. */
export function redirectIfPastEnd({ url }: Request, { page, pages }: { page: number; pages: number }): void {
  // In the browser such a page says so, and leads to the first.
  if (!import.meta.env.SSR || page <= Math.max(1, pages)) return;
  const { pathname, searchParams } = new URL(url);
  if (pages > 1) searchParams.set('page', String(pages));
  else searchParams.delete('page');
  // Not for good: there may be more products again.
  throw redirect(splitLocale(pathname).path + formatQuery(searchParams), 302);
}

const isUnset = (key: string, value: string): boolean =>
  (value === '' &&
    listingQueryKeys.some((known) => key === known || (known.endsWith('*') && key.startsWith(known.slice(0, -1))))) ||
  (key === 'sort' && value === 'popular');
