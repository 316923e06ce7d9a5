import type { Clock } from '#values/clock.ts';
import { shortlistOf, type Shortlist } from '#values/shortlist.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import { shortlistQueries } from '#platform/database/shortlist-queries.ts';
import type { FavouriteSort } from '../favourite-sorts.ts';
import { mostFavourites } from '../most-favourites.ts';
import { favourites as table } from './favourites-tables.ts';
import { pageTexts } from './server-messages.ts';

interface FavouritesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
}

export type Favourites = ReturnType<typeof createFavourites>;

/** The rules of favourites, and their door for other areas. A list may hold what is no longer sold: it can be found again. */
export function createFavourites({ database, clock, catalogue }: FavouritesParts) {
  const queries = shortlistQueries(database, table);

  return {
    get: async (userId: number): Promise<Shortlist> => shortlistOf(await queries.list(userId)),

    /** Adds those that exist, as many as there is room for; repeating it changes nothing. */
    async add(
      userId: number,
      ids: readonly number[],
    ): Promise<Shortlist | Failure<'product_not_found' | 'favourites_full'>> {
      const existing = await catalogue.findSections(database, ids);
      const known = ids.filter((id) => existing.has(id));
      if (known.length === 0) return failure('product_not_found');
      const list = await queries.add(userId, known, clock(), (_tx, present, wanted) =>
        Promise.resolve(wanted.slice(0, Math.max(0, mostFavourites - present.length))),
      );
      if (!known.some((id) => list.includes(id)))
        return failure('favourites_full', { facts: { maxProducts: mostFavourites } });
      return shortlistOf(list);
    },

    remove: async (userId: number, id: number): Promise<Shortlist> => shortlistOf(await queries.remove(userId, id)),

    async clear(userId: number): Promise<Shortlist> {
      await queries.clear(database, userId);
      return shortlistOf([]);
    },

    /** A page of cards; the latest first unless sorted otherwise. */
    async page(
      userId: number,
      { page, limit, sort }: { page: number; limit: number; sort: FavouriteSort },
      locale: Locale,
    ) {
      const texts = pageTexts[locale];
      const ids = (await queries.list(userId)).reverse();
      const wish = { page, limit, sort: sort === 'added' ? ('given' as const) : sort };
      const found = await catalogue.listFound({ ids, name: texts.title, url: '/favorites' }, wish, locale);
      if (found instanceof Failure) throw new Error(`nothing is filtered here, yet: ${found.code}`);
      const { products, total, pages, seo, breadcrumbs } = found;
      return { list: products, total, page, pages, seo: { ...seo, ...texts }, breadcrumbs };
    },

    /** For the export of a user's data. */
    exportOf: (userId: number) => queries.listWithTimes(userId),

    /** They go with the account. */
    deleteOfUser: (tx: Queryable, userId: number): Promise<void> => queries.clear(tx, userId),
  };
}
