import { splitWords, type Word } from '../language/split-words.ts';
import { stopWords } from '../language/stop-words.ts';
import { synonymsFrom } from '../language/synonym-phrases.ts';
import type { ShopSynonyms } from '../rules/shop-synonyms.ts';

/** The same query in other words. */
export interface QueryVariant {
  readonly text: string;
  /** The path of the section to which what it finds is limited, by a synonym of the shopkeeper's. */
  readonly section?: string | undefined;
}

/** Each costs the engine a query. */
const maxVariants = 4;

/** What the shopkeeper's synonyms make of a query. */
export function shopVariants(query: string, synonyms: ShopSynonyms): QueryVariant[] {
  const words = wordsOf(query);
  return words
    .flatMap((_, from) =>
      synonyms
        .meaningsAt(words, from)
        .flatMap(({ terms, means, section }) =>
          means.map((meant) => ({ text: replaced(words, from, terms.length, meant.text), section })),
        ),
    )
    .slice(0, maxVariants);
}

/** What the vocabulary makes of it, most likely first: `amoladora 18 v` of `radial 18 v`. */
export function vocabularyVariants(query: string): QueryVariant[] {
  const words = wordsOf(query);
  const texts = words.flatMap((word, from) =>
    synonymsFrom(word.term)
      .filter(({ terms }) => terms.every((term, step) => words[from + step]?.term === term))
      .sort((a, b) => b.terms.length - a.terms.length)
      .flatMap(({ terms, means }) =>
        means.map(({ surfaces }) => replaced(words, from, terms.length, surfaces.join(' '))),
      ),
  );
  return [...new Set(texts)].slice(0, maxVariants).map((text) => ({ text }));
}

const wordsOf = (query: string): Word[] => splitWords(query).filter(({ surface }) => !stopWords.has(surface));

const replaced = (words: readonly Word[], from: number, count: number, meant: string): string =>
  [...words.slice(0, from).map(({ surface }) => surface), meant]
    .concat(words.slice(from + count).map(({ surface }) => surface))
    .join(' ');
