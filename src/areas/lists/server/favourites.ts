import type { Locale } from '#i18n/locale.ts';
import { maxFavourites } from '../list-rules.ts';
import { favourites as table } from './lists-tables.ts';
import { createProductList, type ListPageQuery, type ListsParts } from './product-list.ts';
import { favouritesPage } from './server-messages.ts';

/** Favourites may hold products that are no longer sold: they can be restored by the shop. */
export function createFavourites(parts: ListsParts) {
  const list = createProductList(parts, {
    table,
    selectFitting: (_tx, present, candidates) => candidates.slice(0, Math.max(0, maxFavourites - present.length)),
    full: { code: 'favourites_full', facts: () => ({ maxProducts: maxFavourites }) },
    pageUrl: '/favorites',
    pageTexts: favouritesPage,
  });

  return {
    ...list,
    /** Adds the products that fit. */
    add: (userId: number, ids: readonly number[]) => list.add(userId, ids, { onlyFitting: true }),
    /** A page of cards; the latest first unless sorted otherwise. */
    async page(userId: number, { page, limit, sort }: ListPageQuery, locale: Locale) {
      const latestFirst = (await list.list(userId)).reverse();
      return list.page(latestFirst, { page, limit, sort: sort === 'added' ? 'given' : sort }, locale);
    },
  };
}
