import type { Word } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import { WordList } from './word-list.ts';

/** Where a term stands: document numbers, and how much it says about each (0 to 10). */
export interface Postings {
  readonly documents: Int32Array;
  readonly weights: Uint8Array;
}

/** Weights are kept in tenths in a byte. */
const weightSteps = 10;
export const readWeight = (step: number): number => step / weightSteps;

/** A number whatever its unit: what a bare `125` in a query may mean. */
export const anyUnit = (amount: string): string => `~${amount}`;

/** Collects the terms of documents one after the other, then turns into a TermIndex. */
export class TermIndexBuilder {
  readonly #termIds = new Map<string, number>();
  readonly #surfaces = new Map<string, number>();
  readonly #documents: number[][] = [];
  readonly #weights: number[][] = [];
  #current = new Map<number, number>();
  #size = 0;

  /** Adds words to the document under way; of a term that stands in several places the heaviest counts. */
  add(words: readonly Word[], weight: number): void {
    for (const word of words) {
      if (stopWords.has(word.surface)) continue;
      this.#weigh(this.learn(word.surface, word.term), weight);
      if (word.amount !== undefined) this.#weigh(this.#idOf(anyUnit(word.amount)), weight);
    }
  }

  /** Makes a spelling known without a document. */
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
    this.#current = new Map();
    this.#size += 1;
  }

  build(): TermIndex {
    const postings = this.#documents.map((documents, term) => ({
      documents: Int32Array.from(documents),
      weights: Uint8Array.from(this.#weights[term]!),
    }));
    return new TermIndex(this.#termIds, postings, new WordList(this.#surfaces), this.#size);
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

/** An inverted index with the list of its words. */
export class TermIndex {
  readonly words: WordList;
  readonly size: number;
  readonly #termIds: ReadonlyMap<string, number>;
  readonly #texts: readonly string[];
  readonly #postings: readonly Postings[];

  constructor(termIds: ReadonlyMap<string, number>, postings: readonly Postings[], words: WordList, size: number) {
    this.#termIds = termIds;
    this.#texts = [...termIds.keys()];
    this.#postings = postings;
    this.words = words;
    this.size = size;
  }

  termOf = (term: string): number | undefined => this.#termIds.get(term);
  textOf = (term: number): string => this.#texts[term]!;
  postingsOf = (term: number): Postings => this.#postings[term]!;
  isUsed = (term: number): boolean => this.#postings[term]!.documents.length > 0;
}
