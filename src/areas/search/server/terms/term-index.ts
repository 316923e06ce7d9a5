import { LRUCache } from 'lru-cache';
import { type Common, intersect, type Postings } from './intersect-postings.ts';
import type { Word } from '../language/split-words.ts';
import { stopWords } from '../language/stop-words.ts';
import { isApart, singularsOf } from '../language/synonym-phrases.ts';
import { WordList } from '../language/word-list.ts';
import { NearSizes } from './near-sizes.ts';
import { TermCounts } from './term-counts.ts';
import { mergePostings, PostingCollector, type PostingLists } from './collect-postings.ts';

/** Weights are stored as tenths in a byte. */
const weightSteps = 10;
export const readWeight = (step: number): number => step / weightSteps;
export const storeWeight = (weight: number): number => Math.round(weight * weightSteps);
/** Frequencies are stored saturated, as shares of 255. */
const frequencySteps = 255;
export const readFrequency = (step: number): number => step / frequencySteps;

/** BM25F: how soon further occurrences add nothing, and how much a long field counts less than a short one. */
const saturation = 1.2;
const lengthShare = 0.4;
/** Steps for the words of a name: the rest of it, those that describe its kind, from `head` on its section's kind, from `minFirst` on its own. */
const nameSteps = { rest: 55, kind: 80, head: 90 };
/** From this weight on a word names what the product is. */
export const minHead = 9;
/** The weight of a brand's name, and of nothing else. */
export const ofBrand = 7;
/** From this weight on a word is in the product's name. */
export const inName = 5.5;
/** From this weight on words are a phrase, in a name or a section: an impact wrench with a light, `luz`, is no `llave de luz`. */
export const inPhrase = 5;
/** From this weight on it is what the product's own name begins with. */
export const minFirst = 9.5;
/** The weight of a word in the part of a name that says what it is for: of `para`. */
export const ofPurpose = 4;
/** The weight of a word in the sentence that says what goods are for. */
export const ofUse = 1.5;
/** What is assumed of a word that few names have. */
const assumedNames = 4;

/** A number of any unit, as a bare `125` in a query. */
export const anyUnit = (amount: string): string => `~${amount}`;

/** Terms for products in a section named after their first word alone, and for those in one named after it and more. */
export const plainKind = (term: string): string => `=${term}`;
export const narrowKind = (term: string): string => `+${term}`;

/** A term for products whose name begins with two words. */
export const kindPair = (first: string, second: string): string => `"${first} ${second}`;
/** More than any word alone weighs. */
const pairWeight = 14;

const maxCommon = 1000;

/** Collects the terms of documents one after the other, then turns into a TermIndex. */
export class TermIndexBuilder {
  readonly #last: TermIndex | undefined;
  readonly #termIds: Map<string, number>;
  /** Spellings that the last index does not have. */
  readonly #surfaces = new Map<string, number>();
  readonly #postings = new PostingCollector();
  readonly #current = new TermCounts();
  /** Occurrences by term of the current document, weighted by field and by the field's length: those of one language, and the most of any. */
  readonly #occurrences = new TermCounts();
  readonly #maxOccurrences = new TermCounts();
  /** Words by their spelling: a catalogue repeats some thousands. */
  readonly #read = new Map<string, ReadWord>();
  readonly #added = new Set<number>();
  readonly #named: Set<string>;

  /** Added documents replace those of their numbers in the last index, if there is one; all others stay. */
  constructor(last?: TermIndex) {
    this.#last = last;
    this.#termIds = new Map(last?.termIds);
    this.#named = new Set(last?.named);
  }

  /** Adds words to the current document; of a term in several places the highest weight counts. */
  add(words: readonly Word[], weight: number): void {
    for (const word of words) {
      const read = this.#readWord(word);
      if (read.isStopWord) continue;
      if (!read.isLearnt) {
        this.learn(word.surface, word.term);
        read.isLearnt = true;
      }
      this.#current.raise(read.id, weight);
      if (read.anyUnitId >= 0) this.#current.raise(read.anyUnitId, weight);
    }
  }

  /** Counts the words of a field in one language of the current document; `usual` is a field's usual number of words. */
  count(words: readonly Word[], boost: number, usual: number): void {
    const weight = boost / (1 - lengthShare + (lengthShare * words.length) / usual);
    for (const word of words) {
      const { isStopWord, id, anyUnitId } = this.#readWord(word);
      if (isStopWord) continue;
      this.#occurrences.add(id, weight);
      if (anyUnitId >= 0) this.#occurrences.add(anyUnitId, weight);
    }
  }

  /** Ends a language of the current document: a word that both languages have is no better than one that only one has. */
  endLanguage(): void {
    for (const term of this.#occurrences.terms) this.#maxOccurrences.raise(term, this.#occurrences.of(term));
    this.#occurrences.clear();
  }

  /** Notes a term that no text has of the current document. */
  mark(term: string): void {
    this.#current.raise(this.#idOf(term), 0.1);
  }

  /** Notes with which two words the name begins. */
  pair(term: string): void {
    this.#current.raise(this.#idOf(term), pairWeight);
  }

  /** Notes that a name has words apart from their stem. */
  name(words: readonly Word[]): void {
    for (const { surface } of words)
      for (const singular of singularsOf(surface)) if (isApart(singular)) this.#named.add(singular);
  }

  /** Notes what products are called, as they are spelt. */
  note(calls: readonly string[]): void {
    for (const call of calls) this.#named.add(call);
  }

  /** Adds a spelling without a document. */
  learn(surface: string, term: string): number {
    const id = this.#idOf(term);
    if (!this.#surfaces.has(surface) && !this.#last?.words.has(surface)) this.#surfaces.set(surface, id);
    return id;
  }

  /** Gives the words since the last call to a document. Numbers must ascend. */
  endDocument(document: number): void {
    this.endLanguage();
    for (const term of this.#current.terms) {
      const occurrences = this.#maxOccurrences.of(term);
      const saturated = occurrences / (saturation + occurrences);
      this.#postings.add(term, storeWeight(this.#current.of(term)), Math.round(saturated * frequencySteps));
    }
    this.#postings.endDocument(document);
    this.#current.clear();
    this.#maxOccurrences.clear();
    this.#added.add(document);
  }

  /** Returns the index of `size` documents. */
  async build(size: number): Promise<TermIndex> {
    const last = this.#last;
    const added = await this.#postings.byTerm(this.#termIds.size);
    if (!last) {
      const words = await WordList.of(this.#surfaces);
      return new TermIndex({ termIds: this.#termIds, postings: added, words, size, named: this.#named });
    }
    const isReplaced = new Uint8Array(size);
    for (const document of this.#added) isReplaced[document] = 1;
    return new TermIndex({
      termIds: this.#termIds,
      postings: await mergePostings(last.postings, added, isReplaced),
      words: await last.words.with(this.#surfaces),
      size,
      named: this.#named,
    });
  }

  #idOf(term: string): number {
    const known = this.#termIds.get(term);
    if (known !== undefined) return known;
    const id = this.#termIds.size;
    this.#termIds.set(term, id);
    return id;
  }

  #readWord({ surface, term, amount }: Word): ReadWord {
    const known = this.#read.get(surface);
    if (known?.term === term) return known;
    const isStopWord = stopWords.has(surface);
    const id = isStopWord ? -1 : this.#idOf(term);
    const anyUnitId = isStopWord || amount === undefined ? -1 : this.#idOf(anyUnit(amount));
    const read = { term, id, anyUnitId, isStopWord, isLearnt: false };
    this.#read.set(surface, read);
    return read;
  }
}

/** A word as the builder numbers it. */
interface ReadWord {
  readonly term: string;
  readonly id: number;
  /** That of its number with any unit; -1 for none. */
  readonly anyUnitId: number;
  readonly isStopWord: boolean;
  /** Whether its spelling is among those of the index. */
  isLearnt: boolean;
}

interface TermIndexParts {
  readonly termIds: ReadonlyMap<string, number>;
  readonly postings: PostingLists;
  readonly words: WordList;
  readonly size: number;
  readonly named: ReadonlySet<string>;
}

/** An inverted index with the list of its words. */
export class TermIndex {
  readonly words: WordList;
  /** Documents. */
  readonly size: number;
  readonly termIds: ReadonlyMap<string, number>;
  readonly postings: PostingLists;
  /** The words apart from their stem that names have, and what was noted. */
  readonly named: ReadonlySet<string>;
  /** A mark for each document, for one reading at a time, which clears it. */
  readonly marks: Uint8Array;
  readonly #texts: readonly string[];
  readonly #headShares: Float32Array;
  readonly #heads: Uint32Array;
  readonly #named: Uint32Array;
  #sizes: NearSizes | undefined;
  readonly #common = new LRUCache<string, Common>({ max: maxCommon });

  constructor(parts: TermIndexParts) {
    this.termIds = parts.termIds;
    this.postings = parts.postings;
    this.#texts = [...parts.termIds.keys()];
    this.words = parts.words;
    this.size = parts.size;
    this.marks = new Uint8Array(parts.size);
    this.named = parts.named;
    const { shares, heads, named } = readHeads(parts);
    this.#heads = heads;
    this.#headShares = shares;
    this.#named = named;
  }

  termOf = (term: string): number | undefined => this.termIds.get(term);
  textOf = (term: number): string => this.#texts[term]!;
  countOf = (term: number): number => this.postings.starts[term + 1]! - this.postings.starts[term]!;
  /** The share of the names with a term that begin with it: near 1 for a kind of product, near 0 for what describes one. */
  headShareOf = (term: number): number => this.#headShares[term]!;
  /** The lengths and other sizes of products. */
  get sizes(): NearSizes {
    this.#sizes ??= new NearSizes([...this.termIds].filter(([, term]) => this.isUsed(term)));
    return this.#sizes;
  }

  /** How many products are of the kind that a term names. */
  kindCountOf = (term: number): number => this.#heads[term]!;
  /** The least weight of a term in the names of its kind: where most begin with it, an `X de` it is something else. */
  minHeadOf = (term: number): number => (this.#named[term]! * 2 >= this.#heads[term]! ? minFirst : minHead);
  isUsed = (term: number): boolean => this.countOf(term) > 0;

  /** The documents that have all of the terms; cached, since the same synonyms are looked up again and again. */
  havingAll(terms: readonly number[]): Common {
    if (terms.length === 1) return intersect(this, terms);
    const key = terms.join();
    const cached = this.#common.get(key);
    if (cached) return cached;
    const common = intersect(this, terms);
    this.#common.set(key, common);
    return common;
  }

  postingsOf(term: number): Postings {
    const { starts, documents, weights, frequencies } = this.postings;
    const [from, to] = [starts[term]!, starts[term + 1]!];
    return {
      documents: documents.subarray(from, to),
      weights: weights.subarray(from, to),
      frequencies: frequencies.subarray(from, to),
    };
  }
}

/** A word of few names is assumed to be like the others of the catalogue: some begin with the kind, others end with it. */
function readHeads({ termIds, postings: { starts, weights } }: TermIndexParts): {
  readonly shares: Float32Array;
  readonly heads: Uint32Array;
  readonly named: Uint32Array;
} {
  const heads = new Uint32Array(termIds.size);
  const named = new Uint32Array(termIds.size);
  const first = new Uint32Array(termIds.size);
  let allHeads = 0;
  let expected = 0;
  for (let term = 0; term < termIds.size; term += 1) {
    for (let at = starts[term]!; at < starts[term + 1]!; at += 1) {
      const step = weights[at]!;
      if (step === nameSteps.rest || step >= nameSteps.kind) named[term]! += 1;
      if (step >= nameSteps.head) heads[term]! += 1;
      if (readWeight(step) >= minFirst) first[term]! += 1;
    }
    // All of a pair's names begin with it, which says nothing of single words.
    if (weights[starts[term]!] === storeWeight(pairWeight)) continue;
    allHeads += heads[term]!;
    if (named[term]! > 0) expected += heads[term]! ** 2 / named[term]!;
  }
  const usual = allHeads === 0 ? 1 : expected / allHeads;
  const shares = Float32Array.from(
    heads,
    (count, term) => (count + usual * assumedNames) / (named[term]! + assumedNames),
  );
  return { shares, heads, named: first };
}
