import { LRUCache } from 'lru-cache';
import { splitLocale } from '#i18n/locale.ts';
import { type ListingView, readListingView } from '#values/listing.ts';
import { validUrl } from '../http/valid-url.ts';
import type { PageKey } from './page-key.ts';

/** Paths that are never a page. */
const notPages = /^\/(api|page-data|assets|pictures|documents|dev|sandbox|healthz|livez)(\/|\?|$)/;
/** Characters of the addresses and keys that are remembered: some 50,000 usual ones. */
const maxCharacters = 8_000_000;
/** Longer addresses are not cached; visitors do not use them. */
const maxAddressLength = 500;

/** The page that a request is for. The view, one of two, is all that it takes from the visitor's cookies. */
export interface PageIdentity {
  /** The key under which it is cached; null for what is not cached. */
  readonly key: string | null;
  readonly view: ListingView;
  /** The same as in `Screen`. */
  readonly showsEmptyBasket?: true;
}
type Views = Readonly<Record<ListingView, PageIdentity>>;

export type FindPage = (url: string, cookies: string | undefined) => PageIdentity;

const notCached: PageIdentity = { key: null, view: 'table' };

/** Finds the page of an address and its cookies; addresses are remembered, since reading one costs more than a look-up. */
export function createFindPage(findKey: (path: string, search: URLSearchParams) => PageKey): FindPage {
  const known = new LRUCache<string, Views>({
    maxSize: maxCharacters,
    maxEntrySize: 4 * maxAddressLength,
    sizeCalculation: ({ table, list }, url) => url.length + (table.key?.length ?? 0) + (list.key?.length ?? 0),
  });
  return (url, cookies) => {
    let views = known.get(url);
    if (!views) {
      views = readViews(url, findKey);
      if (url.length <= maxAddressLength) known.set(url, views);
    }
    return views[readListingView(cookies)];
  };
}

function readViews(address: string, findKey: Parameters<typeof createFindPage>[0]): Views {
  const url = notPages.test(address) ? null : URL.parse(validUrl(address), 'http://shop');
  if (!url) return { table: notCached, list: notCached };
  const { locale, path } = splitLocale(url.pathname);
  const { key, hasViews, showsEmptyBasket } = findKey(path, url.searchParams);
  const table: PageIdentity = { key: key && `${locale} ${key}`, view: 'table', showsEmptyBasket };
  return { table, list: hasViews ? { ...table, key: table.key && `${table.key} list`, view: 'list' } : table };
}
