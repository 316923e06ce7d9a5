import { computeOnce } from '#platform/compute-once.ts';
import { questionWords } from './question-words.ts';
import { remember } from './remember-splits.ts';
import { splitWords } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import { type SynonymRule, synonymRules } from './vocabulary.ts';

/** Words as they are indexed and as they are written. */
export interface Phrase {
  readonly terms: readonly string[];
  readonly surfaces: readonly string[];
}

/** A phrase with what it also means, most likely first. */
export interface Synonym extends Phrase {
  readonly means: readonly Phrase[];
  /** It means that in this direction only. */
  readonly isOneWay: boolean;
}

/** The same object for the same text, as the vocabulary names many goods dozens of times. */
export const readPhrase = remember(20_000, (text): Phrase => {
  const named = splitWords(text).filter(({ surface }) => !stopWords.has(surface));
  const words = named.filter(({ surface }) => !questionWords.has(surface));
  if (words.length === 0) words.push(...named);
  return { terms: words.map(({ term }) => term), surfaces: words.map(({ surface }) => surface) };
});

function synonymsOfRule({ words, means }: SynonymRule): Synonym[] {
  const phrases = words.map(readPhrase);
  if (!means)
    return phrases.map((phrase) => ({
      ...phrase,
      means: phrases.filter((other) => other !== phrase),
      isOneWay: false,
    }));
  const meant = means.map(readPhrase);
  return phrases.map((phrase) => ({ ...phrase, means: meant, isOneWay: true }));
}

const synonyms = computeOnce((): readonly Synonym[] => synonymRules().flatMap(synonymsOfRule));

/** All phrases of the vocabulary, which the index learns to spell. */
export const phrases = (): readonly Phrase[] => synonyms();

const byFirstTerm = computeOnce(() => Map.groupBy(synonyms(), ({ terms }) => terms[0] ?? ''));

/** The phrases that begin with a term. */
export const synonymsFrom = (term: string): readonly Synonym[] => byFirstTerm().get(term) ?? [];

/** A spelling as in the dictionary; of a plural such as `galledes` the Spanish and the Catalan singular. */
export const singularsOf = (surface: string): readonly string[] => {
  const singular = surface.replace(/s$/, '');
  return surface.endsWith('es') ? [singular, singular.replace(/e$/, 'a')] : [singular];
};

/** Single words that mean nothing of their own stem: a `grifa` is a wrench, though a `grifo` is a tap. */
const wordsApart = computeOnce((): ReadonlySet<string> => {
  const words = synonyms().filter(({ terms }) => terms.length === 1);
  const bySurface = Map.groupBy(words, ({ surfaces }) => surfaces[0]!.replace(/s$/, ''));
  return new Set(
    [...bySurface]
      .filter(([, same]) => same.every(({ terms, means }) => means.every((meant) => !meant.terms.includes(terms[0]!))))
      .map(([surface]) => surface),
  );
});

export const isApart = (surface: string): boolean => wordsApart().has(surface);
