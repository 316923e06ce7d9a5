import type { Clock } from '#values/clock.ts';
import { shortlistOf, type Shortlist } from '#values/shortlist.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import { shortlistQueries } from '#platform/database/shortlist-queries.ts';
import { attributeRows } from '../attribute-rows.ts';
import { fitting, mostCompared, mostPerSection } from '../compare-limits.ts';
import { comparedProducts } from './compare-tables.ts';
import { pageTexts } from './server-messages.ts';

interface CompareParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
}

export type Compare = ReturnType<typeof createCompare>;

/** The rules of comparing, and its door for other areas. */
export function createCompare({ database, clock, catalogue }: CompareParts) {
  const queries = shortlistQueries(database, comparedProducts);

  return {
    get: async (userId: number): Promise<Shortlist> => shortlistOf(await queries.list(userId)),

    /** Adds those that exist, as many of each section as there is room for; repeating it changes nothing. */
    async add(
      userId: number,
      ids: readonly number[],
    ): Promise<Shortlist | Failure<'product_not_found' | 'compare_full'>> {
      const existing = await catalogue.findSections(database, ids);
      const known = ids.filter((id) => existing.has(id));
      if (known.length === 0) return failure('product_not_found');
      const list = await queries.add(userId, known, clock(), async (tx, present, wanted) => {
        const sections = await catalogue.findSections(tx, [...present, ...wanted]);
        return fitting(present, wanted, (id) => sections.get(id));
      });
      if (!known.some((id) => list.includes(id)))
        return failure('compare_full', { facts: { maxPerSection: mostPerSection, maxProducts: mostCompared } });
      return shortlistOf(list);
    },

    remove: async (userId: number, id: number): Promise<Shortlist> => shortlistOf(await queries.remove(userId, id)),

    async clear(userId: number): Promise<Shortlist> {
      await queries.clear(database, userId);
      return shortlistOf([]);
    },

    async page(userId: number, { page, limit }: { page: number; limit: number }, locale: Locale) {
      const texts = pageTexts[locale];
      const place = { ids: await queries.list(userId), name: texts.title, url: '/compare' };
      const found = await catalogue.listFound(place, { page, limit, sort: 'given', withAttributes: true }, locale);
      if (found instanceof Failure) throw new Error(`nothing is filtered here, yet: ${found.code}`);
      const { products, total, pages, seo, breadcrumbs } = found;
      return {
        list: products,
        total,
        page,
        pages,
        attributes: attributeRows(products),
        seo: { ...seo, ...texts },
        breadcrumbs,
      };
    },

    /** For the export of a user's data. */
    exportOf: (userId: number) => queries.listWithTimes(userId),

    /** They go with the account. */
    deleteOfUser: (tx: Queryable, userId: number): Promise<void> => queries.clear(tx, userId),
  };
}
