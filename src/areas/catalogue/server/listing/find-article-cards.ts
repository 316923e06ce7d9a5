import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductCard } from '../../contract.ts';
import { findCards } from '../cards/find-cards.ts';
import type { ListingIndex } from '../index/catalogue-index.ts';
import { findArticleIds } from './find-article-ids.ts';

/** Cards by article numbers, in the order of these; unknown and archived ones are left out. */
export async function findArticleCards(
  parts: { readonly database: Database; readonly catalogueIndex: ListingIndex },
  articles: readonly string[],
  locale: Locale,
): Promise<ProductCard[]> {
  const found = await findCards(parts, await findArticleIds(parts.database, articles), locale);
  return found.filter(({ isArchived }) => !isArchived);
}
