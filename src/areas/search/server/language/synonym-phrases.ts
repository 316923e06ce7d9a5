import { splitWords } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import { synonymGroups } from './synonyms.ts';

/** A synonym: its words as they are indexed. */
export interface Phrase {
  readonly group: number;
  readonly terms: readonly string[];
  readonly surfaces: readonly string[];
}

/** All phrases of the synonym list. */
export const phrases: readonly Phrase[] = synonymGroups.flatMap((line, group) =>
  line.split(',').map((text) => {
    const words = splitWords(text).filter(({ surface }) => !stopWords.has(surface));
    return { group, terms: words.map(({ term }) => term), surfaces: words.map(({ surface }) => surface) };
  }),
);

export const phrasesOfGroup: ReadonlyMap<number, readonly Phrase[]> = Map.groupBy(phrases, ({ group }) => group);
export const phrasesByFirstTerm: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  phrases,
  ({ terms }) => terms[0] ?? '',
);
