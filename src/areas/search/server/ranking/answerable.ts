import type { Concept } from '../language/read-query.ts';

/** From this weight on a word names a kind or a brand. */
const minStrong = 7;
/** Unknown words per known word; with more, the query is not about this shop. */
const maxUnknownPerKnown = 2;

const isWord = ({ word }: Concept): boolean => word.kind === 'word' && word.surface.length > 2;

/**
 * Whether the matches would be guesses. Where a word is unknown, a sure one must name a kind or a brand:
 * `entradas teatro` is not about the `entrada` of a lock. Where no product matches all words, most words must be sure or
 * one name a kind.
 */
export function isGuess(
  concepts: readonly Concept[],
  sure: { words: number; heaviest: number },
  minHead: number,
): { ofAll: boolean; ofMost: boolean } {
  const words = concepts.filter(isWord);
  const hasUnknown = words.some(({ alternatives }) => alternatives.length === 0);
  const isUnsure = words.length > 0 && sure.words * 2 <= words.length && sure.heaviest < minHead;
  return {
    ofAll: hasUnknown && sure.heaviest < minStrong,
    ofMost: isUnsure || (hasUnknown && sure.heaviest < minStrong),
  };
}

/** A number alone is ambiguous: at least one of the words must be known. */
export function isAnswerable(concepts: readonly Concept[], known: readonly Concept[]): boolean {
  const words = concepts.filter(isWord).length;
  const knownWords = known.filter(isWord).length;
  return known.length > 0 && (words === 0 || (knownWords > 0 && words - knownWords <= knownWords * maxUnknownPerKnown));
}
