import { findSections } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import { attributeRows } from '../attribute-rows.ts';
import { maxCompared, maxPerSection, selectFitting } from '../list-rules.ts';
import { comparedProducts as table } from './lists-tables.ts';
import { createProductList, type ListPageQuery, type ListsParts } from './product-list.ts';
import { comparePage } from './server-messages.ts';

/** Products side by side, limited by section and in all. */
export function createCompare(parts: ListsParts) {
  const list = createProductList(parts, {
    table,
    async selectFitting(tx, present, candidates) {
      const sections = await findSections(tx, [...present, ...candidates]);
      return selectFitting(present, candidates, (id) => sections.get(id));
    },
    full: {
      code: 'limit_reached',
      facts: (count) => ({
        limit: count > maxCompared ? maxCompared : maxPerSection,
        maxPerSection,
        maxProducts: maxCompared,
      }),
    },
    pageUrl: '/compare',
    pageTexts: comparePage,
  });

  return {
    ...list,
    /** A page of cards with their attributes side by side, in the order in which they were added unless sorted otherwise. */
    async page(userId: number, { page, limit, sort }: ListPageQuery, locale: Locale) {
      const ids = await list.list(userId);
      const query = { page, limit, sort: sort === 'added' ? 'given' : sort, withAttributes: true } as const;
      const found = await list.page(ids, query, locale);
      return { ...found, attributes: attributeRows(found.list) };
    },
  };
}
