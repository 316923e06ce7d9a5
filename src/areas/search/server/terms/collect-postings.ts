import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { Postings } from './intersect-postings.ts';

/** The postings of all terms, one after the other. */
export interface PostingLists extends Postings {
  /** Where those of a term begin. */
  readonly starts: Int32Array;
}

/** Documents whose postings are kept together: a million of them are in few objects, and none is copied when they grow. */
const documentsOfBlock = 500;

/** Postings in the order in which documents come, each of the terms of one document. */
interface Block {
  readonly documents: Int32Array;
  /** Where the terms of each document end. */
  readonly ends: Int32Array;
  readonly terms: Int32Array;
  readonly weights: Uint8Array;
  readonly frequencies: Uint8Array;
}

/** Collects postings document by document, in six bytes each, and turns them into lists by term. */
export class PostingCollector {
  readonly #blocks: Block[] = [];
  #documents: number[] = [];
  #ends: number[] = [];
  #terms: number[] = [];
  #weights: number[] = [];
  #frequencies: number[] = [];

  /** Adds a term of the current document. */
  add(term: number, weight: number, frequency: number): void {
    this.#terms.push(term);
    this.#weights.push(weight);
    this.#frequencies.push(frequency);
  }

  /** Gives the terms since the last call to a document. Numbers must ascend. */
  endDocument(document: number): void {
    this.#documents.push(document);
    this.#ends.push(this.#terms.length);
    if (this.#documents.length === documentsOfBlock) this.#endBlock();
  }

  /** The lists of so many terms; the collector is empty afterwards. */
  async byTerm(termCount: number): Promise<PostingLists> {
    this.#endBlock();
    const starts = new Int32Array(termCount + 1);
    for (const { terms } of this.#blocks) {
      for (let at = 0; at < terms.length; at += 1) starts[terms[at]! + 1]! += 1;
      await yieldToEventLoop();
    }
    for (let term = 0; term < termCount; term += 1) starts[term + 1]! += starts[term]!;
    const size = starts[termCount]!;
    const lists = {
      starts,
      documents: new Int32Array(size),
      weights: new Uint8Array(size),
      frequencies: new Uint8Array(size),
    };
    const ends = starts.slice();
    // Taken from the end, each block can be dropped once it is read.
    this.#blocks.reverse();
    for (let block = this.#blocks.pop(); block; block = this.#blocks.pop()) {
      appendBlock(block, lists, ends);
      await yieldToEventLoop();
    }
    return lists;
  }

  #endBlock(): void {
    this.#blocks.push({
      documents: Int32Array.from(this.#documents),
      ends: Int32Array.from(this.#ends),
      terms: Int32Array.from(this.#terms),
      weights: Uint8Array.from(this.#weights),
      frequencies: Uint8Array.from(this.#frequencies),
    });
    for (const list of [this.#documents, this.#ends, this.#terms, this.#weights, this.#frequencies]) list.length = 0;
  }
}

/** Appends the postings of a block to the lists of their terms, which end where `ends` says. */
function appendBlock(block: Block, lists: PostingLists, ends: Int32Array): void {
  for (let place = 0, at = 0; place < block.documents.length; place += 1)
    for (; at < block.ends[place]!; at += 1) {
      const to = ends[block.terms[at]!]!++;
      lists.documents[to] = block.documents[place]!;
      lists.weights[to] = block.weights[at]!;
      lists.frequencies[to] = block.frequencies[at]!;
    }
}

/** Both lists as one: of the first those documents that `isReplaced` does not name. */
export async function mergePostings(
  last: PostingLists,
  added: PostingLists,
  isReplaced: Uint8Array,
): Promise<PostingLists> {
  const size = last.documents.length + added.documents.length;
  const starts = new Int32Array(added.starts.length);
  const documents = new Int32Array(size);
  const weights = new Uint8Array(size);
  const frequencies = new Uint8Array(size);
  let to = 0;
  const put = (from: PostingLists, at: number): void => {
    documents[to] = from.documents[at]!;
    weights[to] = from.weights[at]!;
    frequencies[to] = from.frequencies[at]!;
    to += 1;
  };
  for (let term = 0; term + 1 < starts.length; term += 1) {
    let next = added.starts[term]!;
    const end = added.starts[term + 1]!;
    // New terms are numbered after those that the last lists have.
    const lastEnd = last.starts[term + 1] ?? 0;
    for (let at = last.starts[term] ?? 0; at < lastEnd; at += 1) {
      const document = last.documents[at]!;
      if (isReplaced[document] === 1) continue;
      while (next < end && added.documents[next]! < document) put(added, next++);
      put(last, at);
    }
    while (next < end) put(added, next++);
    starts[term + 1] = to;
    await yieldToEventLoop();
  }
  return {
    starts,
    documents: documents.subarray(0, to),
    weights: weights.subarray(0, to),
    frequencies: frequencies.subarray(0, to),
  };
}
