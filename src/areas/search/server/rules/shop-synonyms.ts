import type { Alternative } from '../query/synonyms-of.ts';
import { splitWords, type Word } from '../language/split-words.ts';
import { stopWords } from '../language/stop-words.ts';
import type { TermIndex } from '../terms/term-index.ts';
import type { SynonymRule } from './search-rules-data.ts';

/** Products with the typed word come before those with what it also means, as for the built-in synonyms. */
const quality = { ofUsed: 0.8, ofUnused: 0.95 };
/** An alternative of a word that no product has is a guess at what was meant, below this quality. */
const minSure = 0.95;

/** The terms of a phrase, in its order. */
type Terms = readonly string[];

interface Phrase {
  readonly terms: Terms;
  readonly text: string;
}

interface Meaning {
  readonly terms: Terms;
  readonly means: readonly Phrase[];
  readonly section: string | undefined;
}

/** Tells of each document whether it is in the section of a path, or below. */
export type SectionTest = (path: string) => (document: number) => boolean;

function readPhrase(text: string): Phrase {
  const words = splitWords(text);
  const meaningful = words.filter(({ surface }) => !stopWords.has(surface));
  return { text, terms: (meaningful.length > 0 ? meaningful : words).map(({ term }) => term) };
}

/** The shopkeeper's synonyms. They are compared as texts, so that an index need not be built again when they change. */
export class ShopSynonyms {
  readonly #byFirstTerm: ReadonlyMap<string, readonly Meaning[]>;

  constructor(rules: readonly SynonymRule[]) {
    this.#byFirstTerm = Map.groupBy(rules.flatMap(meaningsOf), ({ terms }) => terms[0]!);
  }

  /** Whether a word is one of the shopkeeper's, which is not to be divided into others. */
  has = ({ term }: Word): boolean => this.#byFirstTerm.has(term);

  /** What the words of a query from one of them on also mean. */
  meaningsAt = (words: readonly Word[], from: number): readonly Meaning[] =>
    (this.#byFirstTerm.get(words[from]!.term) ?? []).filter(({ terms }) =>
      terms.every((term, step) => words[from + step]?.term === term),
    );

  /** Adds what the words of a query also mean. A word that no product has means that instead of a near spelling. */
  addTo(index: TermIndex, words: readonly Word[], read: Alternative[][], isInSection: SectionTest): void {
    const added = words.map((): Alternative[] => []);
    for (let from = 0; from < words.length; from += 1)
      for (const meaning of this.meaningsAt(words, from)) {
        const { terms } = meaning;
        const alternatives = alternativesOf(index, meaning, isInSection);
        for (let at = from; at < from + terms.length; at += 1) added[at]!.push(...alternatives);
      }
    for (const [at, alternatives] of added.entries()) {
      if (alternatives.length === 0) continue;
      const isGuess = ({ quality: certainty }: Alternative): boolean => certainty < minSure;
      const known = isUsed(index, words[at]!.term) ? read[at]! : read[at]!.filter((one) => !isGuess(one));
      read[at] = [...known, ...alternatives];
    }
  }
}

function isUsed(index: TermIndex, term: string): boolean {
  const id = index.termOf(term);
  return id !== undefined && index.isUsed(id);
}

function meaningsOf({ words, means, section }: SynonymRule): Meaning[] {
  const phrases = words.map(readPhrase);
  if (means) return phrases.map(({ terms }) => ({ terms, means: means.map(readPhrase), section }));
  return phrases.map((one) => ({ terms: one.terms, means: phrases.filter((other) => other !== one), section }));
}

function alternativesOf(index: TermIndex, { terms, means, section }: Meaning, isInSection: SectionTest): Alternative[] {
  const own = terms.map(index.termOf);
  const hasProducts = own.every((term) => term !== undefined) && index.havingAll(own).documents.length > 0;
  const isWithin = section === undefined ? undefined : isInSection(section);
  return means.flatMap((meant): Alternative[] => {
    const known = meant.terms.map(index.termOf);
    if (!known.every((term) => term !== undefined)) return [];
    return [{ terms: known, quality: hasProducts ? quality.ofUsed : quality.ofUnused, ...(isWithin && { isWithin }) }];
  });
}
