import {
  inName,
  inPhrase,
  minFirst,
  narrowKind,
  plainKind,
  readFrequency,
  readWeight,
  type TermIndex,
} from '../index/term-index.ts';
import { ofBrand } from '../language/product-words.ts';
import type { Concept } from '../language/read-query.ts';

/** With this share of the products named after all its meanings, a word's own kind is the one asked for. */
const enoughOfOwn = 1 / 8;
const heaviest = 10;
/** The most that a place which names no kind may weigh. */
const ofValue = 6;
/** A word of a description alone weighs less. */
const minNamed = 1.9;
/** A word that begins this share of the names it is in is surely a kind, and with `minHeadShare` one at all. */
const sureHeadShare = 0.5;
const minHeadShare = 0.15;
/** Of a word that is of products; a less sure one names no kind by its synonyms beside other words. */
const leastSurety = minHeadShare / sureHeadShare;
/** The certainty of a prefix; below it a match is a guess at a typing error. */
export const minCertainty = 0.8;
/** How much more a word counts where it surely names the kind. */
const headBoost = 3;
/** What its place counts: a value of its own, `Metal`, more than a part of one, `Metal duro`. */
const placeShare = 0.6;
/** What an occurrence counts even in the longest text (BM25+). */
const leastFrequency = 0.23;
/** The bonus of a synonym's match that also has the typed word: `botas de trabajo` finds safety shoes, boots first. */
const shareAsTyped = 0.05;

/** How the documents match one word of a query; refilled for each word. */
export class WordMatches {
  readonly #index: TermIndex;
  readonly #boosts: Float32Array;
  /** How well a document matches the word: by how often and where it has it (BM25F), and more where it names the kind. */
  readonly part: Float32Array;
  /** The part of the word exactly as typed. */
  readonly #asTyped: Float32Array;
  /** Whether a document has the word beyond its description, and as the name of its kind. */
  readonly isNamed: Uint8Array;
  readonly isHead: Uint8Array;
  /** Whether a synonym names its kind, where the word as typed names another. */
  readonly isAkin: Uint8Array;
  readonly documents: Int32Array;
  count = 0;
  /** The weight of the best of them, and whether it names their kind. */
  heaviest = 0;
  isKind = false;
  /** Whether the word as typed does. */
  isOwnKind = false;
  /** Whether the word is a brand's name. */
  isBrand = false;

  constructor(index: TermIndex, boosts: Float32Array) {
    this.#index = index;
    this.#boosts = boosts;
    this.part = new Float32Array(index.size);
    this.#asTyped = new Float32Array(index.size);
    this.isNamed = new Uint8Array(index.size);
    this.isHead = new Uint8Array(index.size);
    this.isAkin = new Uint8Array(index.size);
    this.documents = new Int32Array(index.size);
  }

  /** Reads how well each document matches a word of the query; what was read must be cleared before the next. */
  read({ alternatives, isAlone }: Concept): void {
    this.count = 0;
    this.heaviest = 0;
    this.isKind = false;
    this.isOwnKind = false;
    this.isBrand = false;
    const maxSurety = this.#suretyAsTyped(alternatives);
    const hasOwnKind = this.#hasOwnKind(alternatives);
    for (const { terms, quality, isWithin, isSynonym } of alternatives) {
      const { documents, weights, heads, frequencies } = this.#index.havingAll(terms);
      const headShare = this.#index.headShareOf(terms[0]!);
      // `madera` alone is what the shop has of it, boards; in `broca madera` it is no kind.
      const surety = Math.min(isAlone && isSynonym ? 1 : maxSurety, headShare / sureHeadShare);
      const mayNameKind =
        (headShare >= minHeadShare || terms.length > 1) && (isAlone || !isSynonym || maxSurety >= leastSurety);
      // Of other names that which is likelier decides, not the section's.
      const mostOfKind = isSynonym ? 1 : Infinity;
      const isHead = hasOwnKind && isSynonym ? this.isAkin : this.isHead;
      const leastHead = headShare < minHeadShare ? minFirst : this.#index.leastHeadOf(terms[0]!);
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at]!;
        if (this.#boosts[document] === 0 || (isWithin && !isWithin(document))) continue;
        const weight = readWeight(weights[at]!);
        const head = readWeight(heads[at]!);
        // The first word of `martillo de uña` names the kind where the name has both.
        const named = weight >= inName ? head : 0;
        const kind = named > inName ? Math.min((named - inName) / (heaviest - inName), mostOfKind) * surety : 0;
        const place = (placeShare * Math.min(weight, ofValue)) / heaviest;
        const alone = (leastFrequency + place + readFrequency(frequencies[at]!) + headBoost * kind) * quality;
        if (quality === 1) this.#asTyped[document] = Math.max(this.#asTyped[document]!, alone);
        const part = quality === 1 ? alone : alone + shareAsTyped * this.#asTyped[document]!;
        if (part > this.part[document]!) {
          if (this.part[document] === 0) this.documents[this.count++] = document;
          this.part[document] = part;
        }
        if (weight > minNamed) this.isNamed[document] = 1;
        if (weight > this.heaviest) this.heaviest = weight;
        if (weight === ofBrand) this.isBrand = true;
        if (mayNameKind && head >= leastHead && (terms.length === 1 || weight >= inPhrase)) {
          isHead[document] = 1;
          this.isKind = true;
          if (quality === 1) this.isOwnKind = true;
        }
      }
    }
    if (isAlone) this.#leaveNarrowKinds(alternatives);
  }

  /** `martillo` alone means those of the section of that name, and no `martillo perforador` of another. */
  #leaveNarrowKinds(alternatives: Concept['alternatives']): void {
    for (const { terms, quality } of alternatives) {
      const text = this.#index.textOf(terms[0]!);
      const narrow = this.#index.termOf(narrowKind(text));
      if (quality < 1 || narrow === undefined || this.#index.termOf(plainKind(text)) === undefined) continue;
      for (const document of this.#index.postingsOf(narrow).documents) this.isHead[document] = 0;
    }
  }

  /** Whether enough products are named after the word as typed, and not only after its synonyms. */
  #hasOwnKind(alternatives: Concept['alternatives']): boolean {
    let own = 0;
    const others = new Map<number, number>();
    for (const { terms, quality, isSynonym } of alternatives) {
      const [term] = terms as [number];
      if (terms.length > 1 || this.#index.headShareOf(term) < minHeadShare) continue;
      if (isSynonym) others.set(term, this.#index.kindCountOf(term));
      else if (quality >= minCertainty) own += this.#index.kindCountOf(term);
    }
    const all = [...others.values()].reduce((sum, count) => sum + count, own);
    return own > 0 && own >= all * enoughOfOwn;
  }

  /** Where the typed word is of products but no kind, its synonyms name none either: the `led` of `foco led` is no bulb. */
  #suretyAsTyped(alternatives: Concept['alternatives']): number {
    let surety = 0;
    let isTyped = false;
    for (const { terms, quality } of alternatives) {
      if (quality < 1 || terms.length > 1) continue;
      isTyped = true;
      surety = Math.max(surety, this.#index.headShareOf(terms[0]!) / sureHeadShare);
    }
    return isTyped ? Math.min(1, surety) : 1;
  }

  clear(document: number): void {
    this.part[document] = 0;
    this.#asTyped[document] = 0;
    this.isNamed[document] = 0;
    this.isHead[document] = 0;
    this.isAkin[document] = 0;
  }
}
