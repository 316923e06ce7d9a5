import { asc } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Catalogue, findSections, listFound, type ListingQuery } from '#areas/catalogue/server/catalogue.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import type { ProductList } from '../contract.ts';
import type { ListSort } from '../list-rules.ts';
import { createListStorage } from './list-storage.ts';
import type { OrderedListTable } from './lists-tables.ts';

export interface ListsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
}

interface ListDefinition<Full extends string> {
  readonly table: OrderedListTable;
  /** The candidates, none of them in the list yet, that fit beside the present products. */
  readonly selectFitting: (
    tx: Queryable,
    present: readonly number[],
    candidates: readonly number[],
  ) => Promise<readonly number[]> | readonly number[];
  /** The error when there is no room, and the facts that its answer carries; `count` is the size that the list would have had. */
  readonly full: { readonly code: Full; readonly facts: (count: number) => Record<string, number> };
  readonly pageUrl: string;
  readonly pageTexts: Readonly<Record<Locale, { readonly title: string; readonly description: string }>>;
}

export interface ListPageQuery {
  readonly page: number;
  readonly limit: number;
  readonly sort: ListSort;
}

/** A list that a signed-in user fills: what favourites and compare have in common. */
export function createProductList<Full extends string>(
  { database, clock, catalogue }: ListsParts,
  { table, selectFitting, full, pageUrl, pageTexts }: ListDefinition<Full>,
) {
  const storage = createListStorage(database, { table, ...table, orderBy: asc(table.place) });

  return {
    get: async (userId: number): Promise<ProductList> => answerOf(await storage.list(userId)),

    /** Product ids in the order in which they were added. */
    list: (userId: number): Promise<number[]> => storage.list(userId),

    /**
     * Adds those of the products that exist; repeating it changes nothing. If not all of them fit, it adds none, or with
     * `onlyFitting` those that do.
     */
    async add(
      userId: number,
      ids: readonly number[],
      { onlyFitting = false } = {},
    ): Promise<ProductList | Failure<'product_not_found' | Full>> {
      const existing = await findSections(database, ids);
      const known = ids.filter((id) => existing.has(id));
      if (known.length === 0) return failure('product_not_found');
      return storage.change(userId, async (tx, present) => {
        const candidates = known.filter((id) => !present.includes(id));
        if (candidates.length === 0) return answerOf(present);
        const added = await selectFitting(tx, present, candidates);
        const isRefused = onlyFitting
          ? added.length === 0 && candidates.length === known.length
          : added.length < candidates.length;
        if (isRefused) return failure(full.code, { facts: full.facts(present.length + candidates.length) });
        const rows = added.map((productId) => ({ userId, productId, addedAt: clock() }));
        if (rows.length > 0) await tx.insert(table).values(rows);
        return answerOf([...present, ...added]);
      });
    },

    remove: async (userId: number, id: number): Promise<ProductList> => answerOf(await storage.remove(userId, id)),

    async clear(userId: number): Promise<ProductList> {
      await storage.clear(database, userId);
      return answerOf([]);
    },

    /** A page of these products as cards. */
    async page(ids: readonly number[], query: ListingQuery, locale: Locale) {
      const texts = pageTexts[locale];
      const found = await listFound(catalogue, { ids, name: texts.title, url: pageUrl }, query, locale);
      if (found instanceof Failure) throw new Error(`A listing without filters was refused: ${found.code}`);
      const { products, total, pages, seo, breadcrumbs } = found;
      return { list: products, total, page: query.page, pages, seo: { ...seo, ...texts }, breadcrumbs };
    },

    exportOf: (userId: number) => storage.listWithTimes(userId),
  };
}

const answerOf = (ids: readonly number[]): ProductList => ({ list: [...ids], count: ids.length });
