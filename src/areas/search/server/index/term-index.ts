import { LRUCache } from 'lru-cache';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { type Common, intersect, type Postings } from '../ranking/intersect-postings.ts';
import type { Word } from '../language/split-words.ts';
import { stopWords } from '../language/stop-words.ts';
import { WordList } from '../language/word-list.ts';

/** Weights are stored as tenths in a byte. */
const weightSteps = 10;
export const readWeight = (step: number): number => step / weightSteps;

/** A number of any unit, as a bare `125` in a query. */
export const anyUnit = (amount: string): string => `~${amount}`;

const maxCommon = 1000;

/** Collects the terms of documents one after the other, then turns into a TermIndex. */
export class TermIndexBuilder {
  readonly #termIds = new Map<string, number>();
  readonly #surfaces = new Map<string, number>();
  readonly #documents: number[][] = [];
  readonly #weights: number[][] = [];
  readonly #current = new Map<number, number>();
  #size = 0;

  /** Adds words to the current document; of a term in several places the highest weight counts. */
  add(words: readonly Word[], weight: number): void {
    for (const word of words) {
      if (stopWords.has(word.surface)) continue;
      this.#weigh(this.learn(word.surface, word.term), weight);
      if (word.amount !== undefined) this.#weigh(this.#idOf(anyUnit(word.amount)), weight);
    }
  }

  /** Adds a spelling without a document. */
  learn(surface: string, term: string): number {
    const id = this.#idOf(term);
    if (!this.#surfaces.has(surface)) this.#surfaces.set(surface, id);
    return id;
  }

  endDocument(): void {
    for (const [term, weight] of this.#current) {
      this.#documents[term]!.push(this.#size);
      this.#weights[term]!.push(Math.round(weight * weightSteps));
    }
    this.#current.clear();
    this.#size += 1;
  }

  async build(): Promise<TermIndex> {
    const starts = new Int32Array(this.#documents.length + 1);
    for (const [term, documents] of this.#documents.entries()) starts[term + 1] = starts[term]! + documents.length;
    const documents = new Int32Array(starts.at(-1)!);
    const weights = new Uint8Array(starts.at(-1)!);
    for (const [term, list] of this.#documents.entries()) {
      documents.set(list, starts[term]);
      weights.set(this.#weights[term]!, starts[term]);
      await yieldToEventLoop();
    }
    const words = await WordList.of(this.#surfaces);
    return new TermIndex({ termIds: this.#termIds, starts, documents, weights, words, size: this.#size });
  }

  #idOf(term: string): number {
    const known = this.#termIds.get(term);
    if (known !== undefined) return known;
    const id = this.#documents.push([]) - 1;
    this.#weights.push([]);
    this.#termIds.set(term, id);
    return id;
  }

  #weigh(term: number, weight: number): void {
    if ((this.#current.get(term) ?? 0) < weight) this.#current.set(term, weight);
  }
}

interface TermIndexParts {
  readonly termIds: ReadonlyMap<string, number>;
  /** Where the postings of a term begin; those of all terms lie one after the other. */
  readonly starts: Int32Array;
  readonly documents: Int32Array;
  readonly weights: Uint8Array;
  readonly words: WordList;
  readonly size: number;
}

/** An inverted index with the list of its words. */
export class TermIndex {
  readonly words: WordList;
  /** Documents. */
  readonly size: number;
  readonly #parts: TermIndexParts;
  readonly #texts: readonly string[];
  readonly #common = new LRUCache<string, Common>({ max: maxCommon });

  constructor(parts: TermIndexParts) {
    this.#parts = parts;
    this.#texts = [...parts.termIds.keys()];
    this.words = parts.words;
    this.size = parts.size;
  }

  termOf = (term: string): number | undefined => this.#parts.termIds.get(term);
  textOf = (term: number): string => this.#texts[term]!;
  countOf = (term: number): number => this.#parts.starts[term + 1]! - this.#parts.starts[term]!;
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
    const { starts, documents, weights } = this.#parts;
    const [from, to] = [starts[term]!, starts[term + 1]!];
    return { documents: documents.subarray(from, to), weights: weights.subarray(from, to) };
  }
}
