import type { Locale } from '#i18n/locale.ts';
import { attributeRows } from '../attribute-rows.ts';
import { maxCompared, maxPerSection, selectFitting } from '../compare-rules.ts';
import { comparedProducts as table } from './lists-tables.ts';
import { createProductList, type ListsParts } from './product-list.ts';
import { comparePage } from './server-messages.ts';

/** Products side by side, limited by section and in all. */
export function createCompare(parts: ListsParts) {
  const list = createProductList(parts, {
    table,
    async selectFitting(tx, present, candidates) {
      const sections = await parts.catalogue.findSections(tx, [...present, ...candidates]);
      return selectFitting(present, candidates, (id) => sections.get(id));
    },
    full: { code: 'compare_full', facts: { maxPerSection, maxProducts: maxCompared } },
    pageUrl: '/compare',
    pageTexts: comparePage,
  });

  return {
    ...list,
    /** A page of cards in the order in which they were added, with their attributes side by side. */
    async page(userId: number, { page, limit }: { page: number; limit: number }, locale: Locale) {
      const ids = await list.list(userId);
      const found = await list.page(ids, { page, limit, sort: 'given', withAttributes: true }, locale);
      return { ...found, attributes: attributeRows(found.list) };
    },
  };
}
