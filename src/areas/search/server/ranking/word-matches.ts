import type { TermIndex } from '../index/term-index.ts';
import { readFrequency, readWeight } from '../index/term-index.ts';
import type { Concept } from '../language/read-query.ts';

/** From this weight on a word names what the product is. */
export const minHead = 9;
const heaviest = 10;
/** The weight of a name's words that say nothing of its kind. */
const ofName = 5.5;
/** A word that begins this share of the names it is in is surely a kind, and with `minHeadShare` one at all. */
const sureHeadShare = 0.5;
const minHeadShare = 0.15;
/** What the number of occurrences (BM25F) counts beside the word's place in the product. */
const frequencyShare = 0.8;
/** From this part on a word is more than mentioned, as in a description. */
const minMet = 0.3;
/** The bonus of a synonym's match that also has the typed word: `botas de trabajo` finds safety shoes, boots first. */
const shareAsTyped = 0.05;

/** How the documents match one word of a query; refilled for each word. */
export class WordMatches {
  readonly #index: TermIndex;
  readonly #boosts: Float32Array;
  readonly part: Float32Array;
  /** The part of the word exactly as typed. */
  readonly #asTyped: Float32Array;
  readonly isHead: Uint8Array;
  readonly documents: Int32Array;
  count = 0;
  /** The weight of the best of them. */
  heaviest = 0;

  constructor(index: TermIndex, boosts: Float32Array) {
    this.#index = index;
    this.#boosts = boosts;
    this.part = new Float32Array(index.size);
    this.#asTyped = new Float32Array(index.size);
    this.isHead = new Uint8Array(index.size);
    this.documents = new Int32Array(index.size);
  }

  /** Reads how well each document matches a word of the query; what was read must be cleared before the next. */
  read({ alternatives }: Concept): void {
    this.count = 0;
    this.heaviest = 0;
    for (const { terms, quality } of alternatives) {
      const { documents, weights, heads, frequencies } = this.#index.havingAll(terms);
      const headShare = this.#index.headShareOf(terms[0]!);
      const headSurety = Math.min(1, headShare / sureHeadShare);
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at]!;
        if (this.#boosts[document] === 0) continue;
        const weight = readWeight(weights[at]!);
        const place = weight <= ofName ? weight : ofName + (weight - ofName) * headSurety;
        const alone = (place / heaviest + frequencyShare * readFrequency(frequencies[at]!)) * quality;
        if (quality === 1) this.#asTyped[document] = Math.max(this.#asTyped[document]!, alone);
        const part = quality === 1 ? alone : alone + shareAsTyped * this.#asTyped[document]!;
        if (part > this.part[document]!) {
          if (this.part[document] === 0) this.documents[this.count++] = document;
          this.part[document] = part;
        }
        if (weight > this.heaviest) this.heaviest = weight;
        if (headShare >= minHeadShare && readWeight(heads[at]!) >= minHead) this.isHead[document] = 1;
      }
    }
  }

  /** Whether a document has the word in its name, brand, section or attributes. */
  isMet = (document: number): boolean => this.part[document]! >= minMet;

  clear(document: number): void {
    this.part[document] = 0;
    this.#asTyped[document] = 0;
    this.isHead[document] = 0;
  }
}
