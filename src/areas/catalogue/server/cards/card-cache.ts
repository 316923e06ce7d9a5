import { LRUCache } from 'lru-cache';
import type { Locale } from '#i18n/locale.ts';
import { rememberJson } from '#values/json-text.ts';
import type { ProductCard } from '../../contract.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';

interface CachedCard {
  /** Of the rows that it was made of, as `findStamps` reads it. */
  readonly stamp: string;
  readonly card: ProductCard;
  readonly bytes: number;
}

/** For each index, of which there is one for a version of the catalogue, and two for a moment. */
const maxBytes = 12 * 1024 * 1024;
/** What a card takes as objects and as JSON, for each character of the latter. */
const bytesPerCharacter = 4;

type Cards = LRUCache<string, CachedCard>;
const caches = new WeakMap<CatalogueIndex, Cards>();

/**
 * Cards in a language with the index that describes them, least recently used first out. A card is used only as long as its
 * stamp is that of its rows in the database, hence never with an old price or stock. Nobody changes one: they are frozen.
 */
export function cardCache(index: CatalogueIndex, locale: Locale, withAttributes: boolean) {
  const cards: Cards = caches.get(index) ?? new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  caches.set(index, cards);
  const keyOf = (id: number): string => `${locale}${withAttributes ? '+' : ' '}${id}`;
  return {
    has: (id: number): boolean => cards.has(keyOf(id)),
    get(id: number, stamp: string): ProductCard | undefined {
      const cached = cards.get(keyOf(id));
      return cached?.stamp === stamp ? cached.card : undefined;
    },
    set(card: ProductCard, stamp: string): void {
      const json = rememberJson(Object.freeze(card));
      cards.set(keyOf(card.id), { stamp, card, bytes: bytesPerCharacter * json.length });
    },
  };
}
