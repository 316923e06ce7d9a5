import type { Concept } from '../query/read-query.ts';
import { minHead } from '../terms/term-index.ts';
import { minCertainty } from './word-matches.ts';

/** From this weight on a word names a kind or a brand. */
export const minStrong = 7;
/** Unknown words per known word; with more, the query is not about this shop. */
const maxUnknownPerKnown = 2;
/** The share that is needed of the weight of a query's words, where none of them names a kind. */
const minShare = 0.45;

/** The certainty of one typing error, in a word of so many letters. */
const minConfirmed = 0.6;
const minLengthConfirmed = 5;

/** One clear word among so many, or fewer in proportion, is a chance hit. */
const minStrange = 3;

/** A maker of whom the shop sells nothing is a word of the trade, though it finds nothing. */
const isWord = ({ word, notSold }: Concept): boolean =>
  word.kind === 'word' && word.surface.length > 2 && notSold !== 'maker';

/** What is certain of a query: how many words, the heaviest place of one, and whether one names a kind. */
export interface Sure {
  words: number;
  heaviest: number;
  isKind: boolean;
  /** Whether a word that the shop itself uses names a kind. */
  isOwnKind: boolean;
  /** Whether one names a brand. */
  isBrand: boolean;
  /** Words that are not certain, and stand in no kind's name either: `rioja`, which would have to be `roja`. */
  readonly vague: Set<Concept>;
}

/** What documents have of a query, at best. */
export interface Coverage {
  /** All known words beyond the description; all words, exactly as typed, anywhere. */
  readonly isNamed: boolean;
  readonly isMentioned: boolean;
  /** The words that some of them have beyond their description. */
  readonly named: ReadonlySet<Concept>;
  /** The greatest share of the words' weight. */
  readonly share: number;
}

/**
 * Whether the matches would be guesses. They are none where a sure word names a kind of product; else, where the first word
 * or most words are unknown, a sure one must name a brand, and where another is, stand in a kind's name: `entradas teatro` is
 * not about the `entrada` of a lock. Short words of which each has another letter, `null` for `full`, are none of the shop's.
 */
export function isGuess(concepts: readonly Concept[], sure: Sure, coverage: Coverage): boolean {
  if (isOfUnknown(concepts.filter(isWord))) return true;
  if (sure.isKind) return !sure.isOwnKind && isChance(concepts, coverage.named);
  const words = concepts.filter(isWord);
  const isConfirmed = coverage.isNamed && words.length > 1 && words.every(mayBeMistyped);
  const isVague = (concept: Concept): boolean => words.length > 1 && !isConfirmed && sure.vague.has(concept);
  const isUnknown = (concept: Concept): boolean => concept.alternatives.length === 0 || isVague(concept);
  const unknown = words.filter(isUnknown);
  const hasUnknown = unknown.length > 0;
  // What comes first is the thing: nothing is known of a `samsung móvil` but that it moves.
  const isStrange = hasUnknown && (isUnknown(words[0]!) || unknown.length * 2 > words.length);
  if (isStrange && !sure.isBrand) return true;
  if (words.length > 0 && words.every(isOtherWord)) return true;
  if (hasUnknown && !sure.isBrand && sure.heaviest < minHead) return true;
  if (coverage.isNamed) return false;
  const isUnsure = words.length > 0 && sure.words * 2 <= words.length;
  // Each word may be of other products: `surround sound speakers` still is about speakers.
  const clear = words.filter((concept) => isClear(concept, coverage.named));
  const isMentioned = coverage.isMentioned && (words.length === 1 || clear.length > 0);
  const isKnown = isMentioned || clear.length * 2 > words.length;
  return isUnsure || (coverage.share < minShare && (hasUnknown || !isKnown));
}

/** Whether nothing is known of the thing, and only what it is for, or that there are several of it: `pienso para perros`. */
function isOfUnknown(words: readonly Concept[]): boolean {
  const things = words.filter(({ isPurpose, isSet }) => isPurpose !== true && isSet !== true);
  return (
    things.length > 0 && things.length < words.length && things.every(({ alternatives }) => alternatives.length === 0)
  );
}

/** Whether a kind's other name is a lone hit among strange words: the `table` of `DROP TABLE users`. */
function isChance(concepts: readonly Concept[], named: ReadonlySet<Concept>): boolean {
  const words = concepts.filter((concept) => isWord(concept) && concept.isPurpose !== true);
  const clear = words.filter((concept) => isClear(concept, named));
  return words.length >= minStrange && clear.length * minStrange <= words.length;
}

/** In four letters another one makes another word; in five it is forgiven. */
const isOtherWord = ({ word, isGuess: isGuessed }: Concept): boolean => isGuessed === true && word.surface.length < 5;

/** Long words with an error each confirm each other where a product's name has them all: `gamign keybord`. */
const mayBeMistyped = ({ word, confidence }: Concept): boolean =>
  confidence === 1 || (confidence >= minConfirmed && word.surface.length >= minLengthConfirmed);

const isClear = (concept: Concept, named: ReadonlySet<Concept>): boolean =>
  concept.confidence >= minCertainty && named.has(concept);

/** A maker, or a name of two letters, that stands for what it makes, as `WD-40` does. */
const standsForGoods = ({ word, alternatives }: Concept): boolean =>
  word.kind === 'word' && alternatives.some(({ isSynonym }) => isSynonym === true);

/** A number alone is ambiguous: at least one of the words must be known. */
export function isAnswerable(concepts: readonly Concept[], known: readonly Concept[]): boolean {
  const words = concepts.filter(isWord).length;
  const knownWords = known.filter((concept) => isWord(concept) || standsForGoods(concept)).length;
  return known.length > 0 && (words === 0 || (knownWords > 0 && words - knownWords <= knownWords * maxUnknownPerKnown));
}
