import { shortlistTable } from '#platform/database/shortlist-table.ts';

export const comparedProducts = shortlistTable('compared_products');
