import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { findCards, findSections } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import { createListStorage } from './list-storage.ts';
import { viewedProducts as table } from './lists-tables.ts';
import type { ListsParts } from './product-list.ts';

const maxViewed = 50;
/** A row of cards holds so many. */
const rowLength = 12;

/** The products that an account viewed lately. A product viewed again moves to the front, and the oldest are dropped. */
export function createViewed({ database, clock, catalogue }: ListsParts) {
  const storage = createListStorage(database, {
    table,
    ...table,
    addedAt: table.viewedAt,
    orderBy: desc(table.viewedAt),
  });

  return {
    /** Adds the products that exist, the first of them as viewed last; returns how many the history holds. */
    async add(userId: number, ids: readonly number[]): Promise<number> {
      const existing = await findSections(database, ids);
      const known = [...new Set(ids)].filter((id) => existing.has(id));
      return storage.change(userId, async (tx, present) => {
        if (known.length === 0) return present.length;
        const all = [...known, ...present.filter((id) => !known.includes(id))];
        const now = clock().getTime();
        const rows = known.map((productId, place) => ({ userId, productId, viewedAt: new Date(now - place) }));
        await tx
          .insert(table)
          .values(rows)
          .onConflictDoUpdate({
            target: [table.userId, table.productId],
            set: { viewedAt: sql`excluded.viewed_at` },
          });
        const dropped = all.slice(maxViewed);
        if (dropped.length > 0)
          await tx.delete(table).where(and(eq(table.userId, userId), inArray(table.productId, dropped)));
        return Math.min(all.length, maxViewed);
      });
    },

    /** Cards, the latest first. */
    listCards: async (userId: number, locale: Locale) =>
      findCards(catalogue, await storage.list(userId, rowLength), locale),

    exportOf: async (userId: number): Promise<{ productId: number; viewedAt: Date }[]> =>
      (await storage.listWithTimes(userId)).map(({ productId, addedAt }) => ({ productId, viewedAt: addedAt })),
  };
}
