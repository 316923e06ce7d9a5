import { shortlistTable } from '#platform/database/shortlist-table.ts';

export const favourites = shortlistTable('favourites');
