import type { Concept } from '../language/read-query.ts';
import type { TermIndex } from '../index/term-index.ts';
import { isAnswerable, isGuess } from './answerable.ts';
import { chooseKind } from './choose-kind.ts';
import { minHead, WordMatches } from './word-matches.ts';
import { placeKey, sortDocuments } from './sort-documents.ts';

export interface Ranking {
  /** Best first. */
  readonly documents: Int32Array;
  /** How many match every known word in name, brand, section or attributes. */
  readonly whole: number;
  /** How many, from the first, are what was asked for; the others are related. */
  readonly asked: number;
}

const none: Ranking = { documents: new Int32Array(), whole: 0, asked: 0 };

/** With fewer matches of the whole query, partial matches follow. */
const fewMatches = 12;
/** With fewer of the kind asked for, a query of several words may mean the others too. */
const fewOfKind = 8;
const mentionedShare = 0.3;
const minShare = { besideFull: 0.6, alone: 0.45 };
/** The certainty of a prefix; below it a match is a guess at a typing error. */
const minCertainty = 0.8;
const measureShare = 0.8;
const tiers = { all: 4, someOfKind: 3, allOfOtherKind: 2, most: 1 };

/** Ranks the documents of one index. Its scratch arrays are reused, so a search costs what it reads, not the catalogue's size. */
export class Ranker {
  readonly #index: TermIndex;
  readonly #boosts: Float32Array;
  readonly #matches: WordMatches;
  readonly #score: Float32Array;
  readonly #share: Float32Array;
  /** A bit for each word of the query: which ones a document has, and which of them name its kind. */
  readonly #met: Uint16Array;
  readonly #heads: Uint16Array;
  readonly #touched: Int32Array;

  /** Documents with a boost of 0 are never found. */
  constructor(index: TermIndex, boosts: Float32Array) {
    const { size } = index;
    this.#index = index;
    this.#boosts = boosts;
    this.#matches = new WordMatches(index, boosts);
    this.#score = new Float32Array(size);
    this.#share = new Float32Array(size);
    this.#met = new Uint16Array(size);
    this.#heads = new Uint16Array(size);
    this.#touched = new Int32Array(size);
  }

  /** Documents for a query: full matches before partial ones; none when they would be guesses. */
  rank(concepts: readonly Concept[]): Ranking {
    const known = concepts.filter(({ alternatives }) => alternatives.length > 0);
    if (!isAnswerable(concepts, known)) return none;
    let touched = 0;
    let whole = 0;
    const sure = { words: 0, heaviest: 0 };
    for (const [at, concept] of known.entries()) {
      this.#matches.read(concept);
      const { documents, count, heaviest } = this.#matches;
      if (concept.word.kind === 'word' && concept.confidence >= minCertainty) {
        sure.words += 1;
        sure.heaviest = Math.max(sure.heaviest, heaviest);
      }
      const weight =
        Math.log(1 + this.#index.size / Math.max(1, count)) * (concept.word.kind === 'word' ? 1 : measureShare);
      whole += weight;
      for (let place = 0; place < count; place += 1)
        if (this.#add(documents[place]!, 1 << at, weight)) this.#touched[touched++] = documents[place]!;
    }
    const ranking = this.#select(this.#touched.subarray(0, touched), known, whole, isGuess(concepts, sure, minHead));
    for (let at = 0; at < touched; at += 1) this.#clear(this.#touched[at]!);
    return ranking;
  }

  /** Adds the current word to a document's score; true when it is the document's first. */
  #add(document: number, bit: number, weight: number): boolean {
    const { part, isHead } = this.#matches;
    const isMet = this.#matches.isMet(document);
    const isFirst = this.#score[document] === 0;
    this.#score[document]! += part[document]! * weight;
    this.#share[document]! += weight * (isMet ? 1 : mentionedShare);
    if (isMet) this.#met[document]! |= bit;
    if (isHead[document] === 1) this.#heads[document]! |= bit;
    this.#matches.clear(document);
    return isFirst;
  }

  #clear(document: number): void {
    this.#score[document] = 0;
    this.#share[document] = 0;
    this.#met[document] = 0;
    this.#heads[document] = 0;
  }

  /** Sorts by tier: full matches of the kind, partial ones of the kind, full ones of another kind, other partial ones. */
  #select(
    touched: Int32Array,
    known: readonly Concept[],
    whole: number,
    isGuess: { ofAll: boolean; ofMost: boolean },
  ): Ranking {
    const wordCount = known.length;
    const all = (1 << wordCount) - 1;
    const kind = chooseKind(
      { documents: touched, met: this.#met, heads: this.#heads, share: this.#share, whole },
      known,
    );
    // Half of the words are enough, even common ones.
    const shareOf = (document: number): number =>
      Math.max(this.#share[document]! / whole, countBits(this.#met[document]!) * 2 >= wordCount ? minShare.alone : 0);
    let full = 0;
    let fullOfKind = 0;
    let best = 0;
    for (let at = 0; at < touched.length; at += 1) {
      const document = touched[at]!;
      best = Math.max(best, shareOf(document));
      if (this.#met[document] !== all) continue;
      full += 1;
      if ((this.#heads[document]! & kind) !== 0) fullOfKind += 1;
    }
    if (full > 0 ? isGuess.ofAll : isGuess.ofMost || best < minShare.alone) return none;
    const isEnough = (fullOfKind || full) >= fewMatches;
    const minShareOfOthers = full > 0 ? minShare.besideFull : Math.max(minShare.alone, best - 0.2);
    const keys = new Float64Array(touched.length);
    let count = 0;
    let ofKind = 0;
    for (let at = 0; at < touched.length; at += 1) {
      const document = touched[at]!;
      const isKind = (this.#heads[document]! & kind) !== 0;
      const isFull = this.#met[document] === all;
      if (!isFull && (isEnough || shareOf(document) < (isKind ? minShare.alone : minShareOfOthers))) continue;
      const tierOfFull = isKind || fullOfKind === 0 ? tiers.all : tiers.allOfOtherKind;
      const tier = isFull ? tierOfFull : isKind ? tiers.someOfKind : tiers.most;
      if (tier >= tiers.someOfKind) ofKind += 1;
      keys[count++] = placeKey(document, tier, this.#score[document]! * this.#boosts[document]!);
    }
    const minOfKind = wordCount === 1 ? 1 : fewOfKind;
    const asked = ofKind < minOfKind ? count : ofKind;
    return { documents: sortDocuments(keys.subarray(0, count)), whole: full, asked };
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
