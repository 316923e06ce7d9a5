import { countBits } from '../language/count-bits.ts';
import { askedSizeOf } from '../language/size-words.ts';
import type { Concept } from '../query/read-query.ts';
import { anyUnit, inName, storeWeight, type TermIndex } from '../terms/term-index.ts';
import { type Coverage, isAnswerable, isGuess, minStrong } from './answerable.ts';
import { chooseKind } from './choose-kind.ts';
import { isAkin as isAkinRole, isDescribed, isHead, isNamed, minCertainty, WordMatches } from './word-matches.ts';
import { sizesOfKind } from './sizes-of-kind.ts';
import { documentOfKey, placeKey, raisedKey, sortDocuments } from './sort-documents.ts';

export interface Ranking {
  /** Best first. */
  readonly documents: Int32Array;
  /** How many have every known word in name, brand, section or attributes. */
  readonly whole: number;
  /** How many, from the first, are what was asked for; the others are related. */
  readonly matchCount: number;
  /** The words that some of them have beyond their description. */
  readonly named: ReadonlySet<Concept>;
}

/** What the found documents have of a query. */
interface Summary extends Omit<Coverage, 'named'> {
  /** How many words it has, and their weight. */
  readonly words: number;
  readonly weight: number;
  /** The bit of the word that names the kind asked for. */
  readonly kind: number;
  /** Whether other words say what it is for. */
  readonly hasPurpose: boolean;
  /** Whether it has a size, and whether that of a cable, which tells goods of one name apart: `manguera 3g1,5` is one. */
  readonly hasSize: boolean;
  readonly hasWires: boolean;
  /** The bit of a thread that some document has, `m8`, without which another size says little: `tornillo m8x40`. */
  readonly thread: number;
  /** Whether it has several words that are no numbers. */
  readonly isLong: boolean;
  /** How many documents have all words beyond the description, and how many of these are of the kind. */
  readonly named: number;
  readonly namedOfKind: number;
  /** How many of them have the word of the kind among those that say what they are. */
  readonly namedSo: number;
  /** Whether all words are read as they are typed. */
  readonly isExact: boolean;
  /** The greatest share of the query's weight that one of the kind has. */
  readonly shareOfKind: number;
}

const none: Ranking = { documents: new Int32Array(), whole: 0, matchCount: 0, named: new Set() };

/** With fewer matches of the whole query, partial matches count as asked for too. */
const fewMatches = 12;
/** A word so long with one typing error, which has this certainty at least, is sure where it names a kind; of letters left out or swapped a shorter one. */
const minLengthMistyped = { any: 9, slip: 7 };
const minMistyped = { any: 0.6, slip: 0.75 };
const mentionedShare = 0.3;
/** With fewer of the kind asked for, and none that fits the whole query, one of several words may mean the others too. */
const fewOfKind = 8;
const minShare = { besideFull: 0.6, alone: 0.45 };
/** Decides between goods that are alike but for their size. */
const nearSizeBonus = 0.25;
/** Decides among goods of the kind asked for. */
const askedSizeBonus = 4;
const isThread = /^m\d{1,2}$/;
/** The section of wires: `3g1,5`. */
const isWires = /\dmm2$/;
const nameStep = storeWeight(inName);
/** How much less of the query than the best a product may have. */
const shareBelowBest = 0.2;

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
  /** The same of the words whose synonyms name it. */
  readonly #akin: Uint16Array;
  /** The same of the words that are among those that say what it is. */
  readonly #described: Uint16Array;
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
    this.#akin = new Uint16Array(size);
    this.#described = new Uint16Array(size);
    this.#touched = new Int32Array(size);
  }

  /** Documents with any word of a query, those of its kind and with most of it first; none when they would be guesses. */
  rank(concepts: readonly Concept[]): Ranking {
    const known = concepts.filter(({ alternatives }) => alternatives.length > 0);
    if (!isAnswerable(concepts, known)) return none;
    let touched = 0;
    let weight = 0;
    const sure = { words: 0, heaviest: 0, isKind: false, isOwnKind: false, isBrand: false, vague: new Set<Concept>() };
    const hasSize = known.some(({ word }) => word.kind !== 'word');
    for (const [at, concept] of known.entries()) {
      this.#matches.read(concept, hasSize);
      const { count, heaviest, isKind } = this.#matches;
      if (concept.word.kind === 'word' && (concept.confidence >= minCertainty || this.#namesKindMistyped(concept))) {
        sure.words += 1;
        sure.heaviest = Math.max(sure.heaviest, heaviest);
        sure.isKind ||= isKind;
        sure.isOwnKind ||= this.#matches.isOwnKind;
        sure.isBrand ||= this.#matches.isBrand;
      } else if (concept.word.kind === 'word' && heaviest < minStrong) sure.vague.add(concept);
      const rarity = Math.log(1 + (this.#index.size - count + 0.5) / (count + 0.5));
      weight += rarity;
      touched = this.#add(1 << at, rarity, touched);
    }
    const found = this.#touched.subarray(0, touched);
    for (const [at, concept] of known.entries()) if (concept.word.kind !== 'word') this.#addNearSizes(concept, 1 << at);
    const { namedBits, ...summary } = this.#summarize(found, known, weight);
    this.#preferAskedSize(concepts, known, found, summary.kind);
    const named = new Set(known.filter((_, at) => (namedBits & (1 << at)) !== 0));
    const ranking = isGuess(concepts, sure, { ...summary, named }) ? none : { ...this.#sort(found, summary), named };
    this.#clear(found);
    return ranking;
  }

  /** A long word with one error that is a kind of goods was hardly meant otherwise: `destonillador`. */
  #namesKindMistyped({ word, confidence }: Concept): boolean {
    const { length } = word.surface;
    const isLong = length >= minLengthMistyped.any && confidence >= minMistyped.any;
    return this.#matches.isKind && (isLong || (length >= minLengthMistyped.slip && confidence >= minMistyped.slip));
  }

  /**
   * Adds the current word to its documents' scores and lists those that had none before; returns how many are listed then. Loops
   * over documents hold their arrays in variables and are methods of their own, which stay compiled whatever queries come.
   */
  #add(bit: number, rarity: number, listed: number): number {
    const { documents, count, part, roles } = this.#matches;
    const counts = this.#count;
    const scores = this.#score;
    const shares = this.#share;
    const [named, heads, akin, described] = [this.#named, this.#heads, this.#akin, this.#described];
    const touched = this.#touched;
    const mentioned = rarity * mentionedShare;
    for (let place = 0; place < count; place += 1) {
      const document = documents[place]!;
      const role = roles[document]!;
      if (counts[document] === 0) touched[listed++] = document;
      counts[document]! += 1;
      scores[document]! += part[document]! * rarity;
      shares[document]! += (role & isNamed) !== 0 ? rarity : mentioned;
      if (role === 0) continue;
      if ((role & isNamed) !== 0) named[document]! |= bit;
      if ((role & isHead) !== 0) heads[document]! |= bit;
      if ((role & isAkinRole) !== 0) akin[document]! |= bit;
      if ((role & isDescribed) !== 0) described[document]! |= bit;
    }
    this.#matches.clear();
    return listed;
  }

  /** Of goods without the size asked for those of the nearest come first: after a spanner of 13 those of 12 and 14. */
  #addNearSizes({ word }: Concept, bit: number): void {
    const index = this.#index;
    const sizes = index.sizes.near(word.kind === 'number' ? anyUnit(word.amount!) : word.term);
    const [counts, scores, named] = [this.#count, this.#score, this.#named];
    for (const { term, error } of sizes) {
      const bonus = nearSizeBonus * (1 - error);
      const { documents, weights } = index.postingsOf(term);
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at]!;
        if (counts[document] !== 0 && weights[at]! >= nameStep && (named[document]! & bit) === 0)
          scores[document]! += bonus;
      }
    }
  }

  /** Of the kind asked for the largest come first, where a word asks for them that none of its names has: `broca larga`. */
  #preferAskedSize(concepts: readonly Concept[], known: readonly Concept[], found: Int32Array, kind: number): void {
    const word = kind === 0 ? undefined : concepts.find((one) => askedSizeOf(one.word.surface));
    if (!word) return;
    const bit = known.includes(word) ? 1 << known.indexOf(word) : 0;
    const [heads, named, scores] = [this.#heads, this.#named, this.#score];
    const goods = found.filter((document) => (heads[document]! & kind) !== 0);
    if (bit === kind || goods.some((document) => (named[document]! & bit) !== 0)) return;
    const sizes = sizesOfKind(this.#index, new Set(goods), askedSizeOf(word.word.surface)!);
    for (const [document, share] of sizes ?? []) scores[document]! += askedSizeBonus * share;
  }

  #clear(found: Int32Array): void {
    const [scores, shares, counts] = [this.#score, this.#share, this.#count];
    const [named, heads, akin, described] = [this.#named, this.#heads, this.#akin, this.#described];
    for (let at = 0; at < found.length; at += 1) {
      const document = found[at]!;
      scores[document] = 0;
      shares[document] = 0;
      counts[document] = 0;
      named[document] = 0;
      heads[document] = 0;
      akin[document] = 0;
      described[document] = 0;
    }
  }

  /** Summarizes the query, with a bit for each word that some document has beyond its description. */
  #summarize(found: Int32Array, known: readonly Concept[], weight: number): Summary & { namedBits: number } {
    const words = known.length;
    const all = (1 << words) - 1;
    const isExact = known.every(({ confidence }) => confidence === 1);
    const matched = { documents: found, met: this.#named, heads: this.#heads, share: this.#share, whole: weight };
    const kind = chooseKind(matched, known);
    const [namedOf, heads, shares, counts] = [this.#named, this.#heads, this.#share, this.#count];
    let named = 0;
    let namedOfKind = 0;
    let namedSo = 0;
    let mostOfKind = 0;
    let namedBits = 0;
    let most = 0;
    let isMentioned = false;
    for (let at = 0; at < found.length; at += 1) {
      const document = found[at]!;
      const bits = namedOf[document]!;
      isMentioned ||= isExact && counts[document] === words;
      if (shares[document]! > most) most = shares[document]!;
      if ((heads[document]! & kind) !== 0 && shares[document]! > mostOfKind) mostOfKind = shares[document]!;
      namedBits |= bits;
      if (bits !== all) continue;
      named += 1;
      if ((heads[document]! & kind) !== 0) namedOfKind += 1;
      if ((this.#described[document]! & kind) !== 0) namedSo += 1;
    }
    const share = most / weight;
    const hasPurpose = known.some(({ isPurpose }, at) => isPurpose === true && (kind & (1 << at)) === 0);
    const isLong = known.filter(({ word }) => word.kind === 'word').length > 1;
    const hasSize = known.some(({ word }) => word.kind !== 'word');
    const sizes = known.filter(({ word }) => word.kind !== 'word');
    const thread = sizes.length < 2 ? 0 : 1 << known.findIndex(({ word }) => isThread.test(word.surface));
    const coverage = { isNamed: named > 0, isMentioned, share };
    return {
      words,
      weight,
      kind,
      hasPurpose,
      hasSize,
      hasWires: known.some(({ word }) => isWires.test(word.surface)),
      isLong,
      named,
      namedOfKind,
      namedSo,
      isExact,
      namedBits,
      thread: thread > 0 ? thread & namedBits : 0,
      shareOfKind: mostOfKind / weight,
      ...coverage,
    };
  }

  /**
   * By BM25F times the words that a document has; before others those of the kind asked for, and those with all or most of the
   * query. A kind of which no product has all words decides only where no other product has them, or where the
   * other words say what it is for.
   */
  #sort(
    found: Int32Array,
    {
      words,
      weight,
      kind,
      hasPurpose,
      hasSize,
      hasWires,
      isLong,
      named,
      namedOfKind,
      namedSo,
      share,
      shareOfKind,
      isExact,
      thread,
    }: Summary,
  ): Omit<Ranking, 'named'> {
    // The `disco` that a saw of about the size has is none asked for, unless the saw has the size exactly.
    const isLoose = kind === 1 && (hasSize || !isExact) && namedOfKind === 0 && namedSo * 2 < named;
    const hasKind = kind !== 0 && (namedOfKind > 0 || named === 0 || hasPurpose || isLoose);
    // `ruedas con freno` are wheels, and wheels without a brake are nearer than a saw that has both; so are nuts of another size than rods
    // of that which was asked for.
    const tierOfKind = kind === 1 && (named === 0 ? !hasWires : namedOfKind > 0) ? 2 : 1;
    const isEnough = !isLoose && (namedOfKind || named) >= fewMatches;
    const akin = (isLong || hasSize) && namedOfKind < fewMatches ? kind : 0;
    const minShareOfOthers = named > 0 ? minShare.besideFull : Math.max(minShare.alone, share - shareBelowBest);
    const minShareOfKind = isLoose ? Math.min(minShare.alone, shareOfKind) : minShare.alone;
    const keys = new Float64Array(found.length);
    const [scores, shares, counts, boosts] = [this.#score, this.#share, this.#count, this.#boosts];
    const [namedOf, heads, akinOf] = [this.#named, this.#heads, this.#akin];
    let matchCount = 0;
    let ofKind = 0;
    let size = 0;
    for (let at = 0; at < found.length; at += 1) {
      const document = found[at]!;
      const its = shares[document]! / weight;
      const count = counts[document]!;
      // Where a brand has few of the kind, what is nearly of the kind is nearer than the same of other brands.
      const isAkin = count === words && (akinOf[document]! & akin) !== 0;
      const isKind = hasKind && (isAkin || (heads[document]! & kind) !== 0);
      const isNear = count === words || (!isEnough && its >= (isKind ? minShareOfKind : minShareOfOthers));
      if (isNear && (isKind || !hasKind)) matchCount += 1;
      if (hasKind && (heads[document]! & kind) !== 0) ofKind += 1;
      // Where a kind is asked for, what a description alone mentions is not even related.
      const met = hasKind ? countBits(namedOf[document]!) : count;
      if (met === 0) continue;
      const score = (scores[document]! * boosts[document]! * met) / words;
      const isOfThread = (namedOf[document]! & thread) === thread;
      keys[size++] = placeKey(document, isOfThread ? tierOfKind * Number(isKind) + Number(isNear) : 0, score);
    }
    // Of a `manguera roja` hoses are nearest, of whatever colour, and nothing else that is red.
    const isOfKindOnly = matchCount === 0 && kind === 1 && !hasSize && ofKind >= fewOfKind;
    if (isOfKindOnly) this.#putKindFirst(keys, size, kind);
    const documents = sortDocuments(keys.subarray(0, size));
    if (isOfKindOnly) return { documents, whole: isLoose ? 0 : named, matchCount: ofKind };
    const minOfKind = words === 1 || namedOfKind > 0 || isLoose ? 1 : fewOfKind;
    return { documents, whole: isLoose ? 0 : named, matchCount: matchCount < minOfKind ? size : matchCount };
  }

  /** Moves the keys of documents whose kind a word names above the others. */
  #putKindFirst(keys: Float64Array, size: number, kind: number): void {
    const heads = this.#heads;
    for (let at = 0; at < size; at += 1)
      if ((heads[documentOfKey(keys[at]!)]! & kind) !== 0) keys[at] = raisedKey(keys[at]!);
  }
}
