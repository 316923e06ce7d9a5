import type { Concept } from '../language/read-query.ts';
import type { TermIndex } from '../index/term-index.ts';
import { type Coverage, isAnswerable, isGuess } from './answerable.ts';
import { chooseKind } from './choose-kind.ts';
import { WordMatches } from './word-matches.ts';
import { placeKey, sortDocuments } from './sort-documents.ts';

export interface Ranking {
  /** Best first. */
  readonly documents: Int32Array;
  /** How many have every known word in name, brand, section or attributes. */
  readonly whole: number;
  /** How many, from the first, are what was asked for; the others are related. */
  readonly asked: number;
}

/** What the found documents have of a query. */
interface Summary extends Coverage {
  /** How many words it has, and their weight. */
  readonly words: number;
  readonly weight: number;
  /** The bit of the word that names the kind asked for. */
  readonly kind: number;
  /** Whether other words say what it is for. */
  readonly hasPurpose: boolean;
  /** How many documents have all words beyond the description, and how many of these are of the kind. */
  readonly named: number;
  readonly namedOfKind: number;
}

const none: Ranking = { documents: new Int32Array(), whole: 0, asked: 0 };

/** With fewer matches of the whole query, partial matches count as asked for too. */
const fewMatches = 12;
/** With fewer of the kind asked for, a query of several words may mean the others too. */
const fewOfKind = 8;
const mentionedShare = 0.3;
const minShare = { besideFull: 0.6, alone: 0.45 };
/** The certainty of a prefix; below it a match is a guess at a typing error. */
export const minCertainty = 0.8;

/** Ranks the documents of one index. Its scratch arrays are reused, so a search costs what it reads, not the catalogue's size. */
export class Ranker {
  readonly #index: TermIndex;
  readonly #boosts: Float32Array;
  readonly #matches: WordMatches;
  readonly #score: Float32Array;
  readonly #share: Float32Array;
  /** How many words of the query a document has. */
  readonly #count: Uint8Array;
  /** A bit for each word of the query: which ones a document has beyond its description, and which name its kind. */
  readonly #named: Uint16Array;
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
    this.#count = new Uint8Array(size);
    this.#named = new Uint16Array(size);
    this.#heads = new Uint16Array(size);
    this.#touched = new Int32Array(size);
  }

  /** Documents with any word of a query, those of its kind and with most of it first; none when they would be guesses. */
  rank(concepts: readonly Concept[]): Ranking {
    const known = concepts.filter(({ alternatives }) => alternatives.length > 0);
    if (!isAnswerable(concepts, known)) return none;
    let touched = 0;
    let weight = 0;
    const sure = { words: 0, heaviest: 0, isKind: false };
    for (const [at, concept] of known.entries()) {
      this.#matches.read(concept);
      const { documents, count, heaviest, isKind } = this.#matches;
      if (concept.word.kind === 'word' && concept.confidence >= minCertainty) {
        sure.words += 1;
        sure.heaviest = Math.max(sure.heaviest, heaviest);
        sure.isKind ||= isKind;
      }
      const rarity = Math.log(1 + (this.#index.size - count + 0.5) / (count + 0.5));
      weight += rarity;
      for (let place = 0; place < count; place += 1)
        if (this.#add(documents[place]!, 1 << at, rarity)) this.#touched[touched++] = documents[place]!;
    }
    const found = this.#touched.subarray(0, touched);
    const summary = this.#summarize(found, known, weight);
    const ranking = isGuess(concepts, sure, summary) ? none : this.#sort(found, summary);
    for (let at = 0; at < touched; at += 1) this.#clear(found[at]!);
    return ranking;
  }

  /** Adds the current word to a document's score; true when it is the document's first. */
  #add(document: number, bit: number, rarity: number): boolean {
    const { part, isNamed, isHead } = this.#matches;
    const isFirst = this.#count[document] === 0;
    this.#count[document]! += 1;
    this.#score[document]! += part[document]! * rarity;
    this.#share[document]! += rarity * (isNamed[document] === 1 ? 1 : mentionedShare);
    if (isNamed[document] === 1) this.#named[document]! |= bit;
    if (isHead[document] === 1) this.#heads[document]! |= bit;
    this.#matches.clear(document);
    return isFirst;
  }

  #clear(document: number): void {
    this.#score[document] = 0;
    this.#share[document] = 0;
    this.#count[document] = 0;
    this.#named[document] = 0;
    this.#heads[document] = 0;
  }

  #summarize(found: Int32Array, known: readonly Concept[], weight: number): Summary {
    const words = known.length;
    const all = (1 << words) - 1;
    const isExact = known.every(({ confidence }) => confidence === 1);
    const matched = { documents: found, met: this.#named, heads: this.#heads, share: this.#share, whole: weight };
    const kind = chooseKind(matched, known);
    let named = 0;
    let namedOfKind = 0;
    let share = 0;
    let isMentioned = false;
    for (let at = 0; at < found.length; at += 1) {
      const document = found[at]!;
      isMentioned ||= isExact && this.#count[document] === words;
      share = Math.max(share, this.#share[document]! / weight);
      if (this.#named[document] !== all) continue;
      named += 1;
      if ((this.#heads[document]! & kind) !== 0) namedOfKind += 1;
    }
    const hasPurpose = known.some(({ isPurpose }, at) => isPurpose === true && (kind & (1 << at)) === 0);
    return { words, weight, kind, hasPurpose, named, namedOfKind, isNamed: named > 0, isMentioned, share };
  }

  /**
   * By BM25F times the words that a document has; before others those of the kind asked for, and those with all or most of the
   * query. A kind of which no product has all words decides only where no other product has them, or where the
   * other words say what it is for.
   */
  #sort(found: Int32Array, { words, weight, kind, hasPurpose, named, namedOfKind, share }: Summary): Ranking {
    const hasKind = kind !== 0 && (namedOfKind > 0 || named === 0 || hasPurpose);
    const isEnough = (namedOfKind || named) >= fewMatches;
    const minShareOfOthers = named > 0 ? minShare.besideFull : Math.max(minShare.alone, share - 0.2);
    const keys = new Float64Array(found.length);
    let asked = 0;
    for (let at = 0; at < found.length; at += 1) {
      const document = found[at]!;
      const isKind = hasKind && (this.#heads[document]! & kind) !== 0;
      const its = this.#share[document]! / weight;
      const count = this.#count[document]!;
      const isNear = count === words || (!isEnough && its >= (isKind ? minShare.alone : minShareOfOthers));
      if (isNear && (isKind || !hasKind)) asked += 1;
      const score = (this.#score[document]! * this.#boosts[document]! * count) / words;
      keys[at] = placeKey(document, Number(isKind) + Number(isNear), score);
    }
    const minOfKind = words === 1 ? 1 : fewOfKind;
    return { documents: sortDocuments(keys), whole: named, asked: asked < minOfKind ? found.length : asked };
  }
}
