import type { Met } from './intersect-postings.ts';
import type { Concept } from '../language/read-query.ts';
import { placeKey, sortDocuments } from './sort-documents.ts';
import { readWeight, type TermIndex } from '../index/term-index.ts';

export interface Ranking {
  /** Best first. */
  readonly documents: Int32Array;
  /** How many match every known word in name, brand, section or attributes. */
  readonly whole: number;
}

const none: Ranking = { documents: new Int32Array(), whole: 0 };

const heaviest = 10;
/** From this weight on a word names what the product is. */
const minHead = 9;
/** From this one on it names a kind or a brand. */
const minStrong = 7;
/** With fewer matches of the whole query, partial matches follow. */
const fewMatches = 12;
/** Below this a word is only mentioned, as in a description, and does not count as matched. */
const minMet = 0.15;
const mentionedShare = 0.3;
const minShare = { besideFull: 0.6, alone: 0.45 };
/** Unknown words per known word; with more, the query is not about this shop. */
const maxUnknownPerKnown = 2;
/** The certainty of a prefix; below it a match is a guess at a typing error. */
const minCertainty = 0.8;
const measureShare = 0.8;
/** The bonus of a synonym's match that also has the typed word: `botas de trabajo` finds safety shoes, boots first. */
const shareAsTyped = 0.05;
const tiers = { all: 4, someOfKind: 3, allOfOtherKind: 2, most: 1 };

/** Ranks the documents of one index. Its scratch arrays are reused, so a search costs what it reads, not the catalogue's size. */
export class Ranker {
  readonly #index: TermIndex;
  readonly #boosts: Float32Array;
  readonly #met: Met;
  readonly #score: Float32Array;
  readonly #share: Float32Array;
  readonly #count: Uint8Array;
  readonly #isKind: Uint8Array;
  readonly #touched: Int32Array;

  /** Documents with a boost of 0 are never found. */
  constructor(index: TermIndex, boosts: Float32Array) {
    const { size } = index;
    this.#index = index;
    this.#boosts = boosts;
    this.#met = {
      part: new Float32Array(size),
      asTyped: new Float32Array(size),
      isHead: new Uint8Array(size),
      documents: new Int32Array(size),
      count: 0,
      heaviest: 0,
    };
    this.#score = new Float32Array(size);
    this.#share = new Float32Array(size);
    this.#count = new Uint8Array(size);
    this.#isKind = new Uint8Array(size);
    this.#touched = new Int32Array(size);
  }

  /** Documents for a query: full matches before partial ones; none when they would be guesses. */
  rank(concepts: readonly Concept[]): Ranking {
    const known = concepts.filter(({ alternatives }) => alternatives.length > 0);
    if (!isAnswerable(concepts, known)) return none;
    let touched = 0;
    let whole = 0;
    const sure = { words: 0, heaviest: 0 };
    for (const concept of known) {
      this.#meet(concept);
      const { documents, count, heaviest: strongest } = this.#met;
      if (concept.word.kind === 'word' && concept.confidence >= minCertainty) {
        sure.words += 1;
        sure.heaviest = Math.max(sure.heaviest, strongest);
      }
      const weight =
        Math.log(1 + this.#index.size / Math.max(1, count)) * (concept.word.kind === 'word' ? 1 : measureShare);
      whole += weight;
      for (let at = 0; at < count; at += 1)
        if (this.#add(documents[at]!, weight)) this.#touched[touched++] = documents[at]!;
    }
    const ranking = this.#select(this.#touched.subarray(0, touched), known.length, whole, isGuess(concepts, sure));
    for (let at = 0; at < touched; at += 1) this.#clear(this.#touched[at]!);
    return ranking;
  }

  /** Writes to #met how well each document matches a word of the query. */
  #meet({ alternatives }: Concept): void {
    const met = this.#met;
    met.count = 0;
    met.heaviest = 0;
    for (const { terms, quality } of alternatives) {
      const { documents, weights, heads } = this.#index.havingAll(terms);
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at]!;
        if (this.#boosts[document] === 0) continue;
        const weight = readWeight(weights[at]!);
        const alone = (weight / heaviest) * quality;
        if (quality === 1) met.asTyped[document] = Math.max(met.asTyped[document]!, alone);
        const part = quality === 1 ? alone : alone + shareAsTyped * met.asTyped[document]!;
        if (part > met.part[document]!) {
          if (met.part[document] === 0) met.documents[met.count++] = document;
          met.part[document] = part;
        }
        if (weight > met.heaviest) met.heaviest = weight;
        if (readWeight(heads[at]!) >= minHead) met.isHead[document] = 1;
      }
    }
  }

  /** Adds the current word to a document's score; true when it is the document's first. */
  #add(document: number, weight: number): boolean {
    const { part, asTyped, isHead } = this.#met;
    const isMet = part[document]! >= minMet;
    const isFirst = this.#score[document] === 0;
    this.#score[document]! += part[document]! * weight;
    this.#share[document]! += weight * (isMet ? 1 : mentionedShare);
    if (isMet) this.#count[document]! += 1;
    if (isHead[document] === 1) this.#isKind[document] = 1;
    part[document] = 0;
    asTyped[document] = 0;
    isHead[document] = 0;
    return isFirst;
  }

  #clear(document: number): void {
    this.#score[document] = 0;
    this.#share[document] = 0;
    this.#count[document] = 0;
    this.#isKind[document] = 0;
  }

  /** Sorts by tier: full matches of the kind, partial ones of the kind, full ones of another kind, other partial ones. */
  #select(
    touched: Int32Array,
    wordCount: number,
    whole: number,
    isGuess: { ofAll: boolean; ofMost: boolean },
  ): Ranking {
    // Half of the words are enough, even common ones.
    const shareOf = (document: number): number =>
      Math.max(this.#share[document]! / whole, this.#count[document]! * 2 >= wordCount ? minShare.alone : 0);
    let full = 0;
    let fullOfKind = 0;
    let best = 0;
    for (let at = 0; at < touched.length; at += 1) {
      const document = touched[at]!;
      best = Math.max(best, shareOf(document));
      if (this.#count[document] !== wordCount) continue;
      full += 1;
      fullOfKind += this.#isKind[document]!;
    }
    if (full > 0 ? isGuess.ofAll : isGuess.ofMost || best < minShare.alone) return none;
    const isEnough = (fullOfKind || full) >= fewMatches;
    const minShareOfOthers = full > 0 ? minShare.besideFull : Math.max(minShare.alone, best - 0.2);
    const keys = new Float64Array(touched.length);
    let count = 0;
    for (let at = 0; at < touched.length; at += 1) {
      const document = touched[at]!;
      const isKind = this.#isKind[document] === 1;
      const isFull = this.#count[document] === wordCount;
      if (!isFull && (isEnough || shareOf(document) < (isKind ? minShare.alone : minShareOfOthers))) continue;
      const tierOfFull = isKind || fullOfKind === 0 ? tiers.all : tiers.allOfOtherKind;
      const tier = isFull ? tierOfFull : isKind ? tiers.someOfKind : tiers.most;
      keys[count++] = placeKey(document, tier, this.#score[document]! * this.#boosts[document]!);
    }
    return { documents: sortDocuments(keys.subarray(0, count)), whole: full };
  }
}

const isWord = ({ word }: Concept): boolean => word.kind === 'word' && word.surface.length > 2;

/**
 * Whether the matches would be guesses. Where a word is unknown, a sure one must name a kind or a brand:
 * `entradas teatro` is not about the `entrada` of a lock. Where no product matches all words, most words must be sure or
 * one name a kind.
 */
function isGuess(
  concepts: readonly Concept[],
  sure: { words: number; heaviest: number },
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
function isAnswerable(concepts: readonly Concept[], known: readonly Concept[]): boolean {
  const words = concepts.filter(isWord).length;
  const knownWords = known.filter(isWord).length;
  return known.length > 0 && (words === 0 || (knownWords > 0 && words - knownWords <= knownWords * maxUnknownPerKnown));
}
