import type { ProductFilters } from '#areas/catalogue/contract.ts';
import type { SearchAnswer } from '../contract.ts';
import { readPriceWords } from './language/read-price-words.ts';

interface UnderstoodQuery {
  /** As typed, for titles and addresses. */
  readonly typed: string;
  /** What is searched. */
  readonly text: string;
  /** Those given, with the price that the query names unless they have one. */
  readonly filters: ProductFilters | undefined;
  readonly understood: SearchAnswer['understood'];
}

/** Makes the words of a price a filter; `literal` leaves them to be searched. */
export function understandQuery(query: string, given?: ProductFilters, literal = false): UnderstoodQuery {
  const typed = query.trim();
  const spoken = literal ? null : readPriceWords(typed);
  if (!spoken) return { typed, text: typed, filters: given, understood: undefined };
  const { rest, price } = spoken;
  const hasPrice = given?.price?.min !== undefined || given?.price?.max !== undefined;
  return { typed, text: rest, filters: hasPrice ? given : { ...given, price }, understood: { price } };
}
