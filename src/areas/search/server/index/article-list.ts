import { maxSearchLength } from '#values/listing.ts';
import { byCodeUnits, cooperativeSort } from '#platform/cooperative-sort.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { articleKey } from '../language/word-forms.ts';
import { placeInOrder } from '../language/place-in-order.ts';

interface Numbered {
  readonly article: string;
  readonly ean: string | null;
  readonly eans: readonly string[];
  readonly model: string | null;
}

/** Numbers in the order of their code units, each with documents. */
export interface Numbers {
  readonly texts: readonly string[];
  /** Where the documents of each begin. */
  readonly starts: Int32Array;
  readonly documents: Int32Array;
}

const minKeyLength = 3;
const minPartLength = 4;
const maxPrefixMatches = 48;
/** An article number may stand in several pieces beside other words: `disco 48-69272`. */
const maxPieces = 4;
const maxWords = 24;

/** Collects the numbers of documents one after the other, then turns into an ArticleList. */
export class ArticleListBuilder {
  readonly #byKey = new Map<string, number[]>();
  readonly #byStart = new Map<string, number[]>();

  add(document: number, { article, ean, eans, model }: Numbered): void {
    for (const number of new Set([article, ean ?? '', ...eans])) {
      const pieces = number.split(/[^a-z0-9]+/i).map(articleKey);
      const key = pieces.join('');
      if (key) note(this.#byKey, key, document);
      for (let at = 0; at < pieces.length; at += 1) note(this.#byStart, pieces.slice(at).join(''), document);
    }
    if (model) this.#addModel(document, model);
  }

  /** A model is found as a whole only: `18-60` is also the measure of something else. */
  #addModel(document: number, model: string): void {
    const key = articleKey(model);
    if (key.length < minKeyLength || !/\d/.test(key)) return;
    note(this.#byKey, key, document);
    note(this.#byStart, key, document);
  }

  async build(): Promise<ArticleList> {
    return new ArticleList(await inOrder(this.#byKey), await inOrder(this.#byStart));
  }
}

/** Finds documents by article number or EAN, however it is punctuated. */
export class ArticleList {
  readonly byKey: Numbers;
  /** Where a number may begin: at its start, and at each piece of it, since labels often print the last piece large. */
  readonly byStart: Numbers;

  constructor(byKey: Numbers, byStart: Numbers) {
    this.byKey = byKey;
    this.byStart = byStart;
  }

  /** Documents of exactly this number: the whole query, or neighbouring pieces of it. */
  named(text: string): number[] {
    const query = text.slice(0, maxSearchLength);
    const whole = documentsOf(this.byKey, articleKey(query));
    if (whole.length > 0) return [...whole];
    const pieces = query.split(/\s+/, maxWords).map(articleKey);
    const found: number[] = [];
    for (let from = 0; from < pieces.length; from += 1)
      for (let to = from + 1; to <= Math.min(pieces.length, from + maxPieces); to += 1) {
        const key = pieces.slice(from, to).join('');
        if (key.length >= minKeyLength && /\d/.test(key)) found.push(...documentsOf(this.byKey, key));
      }
    return [...new Set(found)];
  }

  /** Documents with a piece of their number that begins like this; only for queries that look like a number. */
  begun(query: string): number[] {
    const part = articleKey(query.slice(0, maxSearchLength));
    if (part.length < minPartLength || part.replace(/\D/g, '').length * 2 < part.length) return [];
    const found = new Set<number>();
    for (
      let at = placeInOrder(this.byStart.texts, part);
      found.size < maxPrefixMatches && this.byStart.texts[at]?.startsWith(part);
      at += 1
    )
      for (const document of documentsAt(this.byStart, at)) found.add(document);
    return [...found];
  }
}

const documentsAt = ({ starts, documents }: Numbers, at: number): Int32Array =>
  documents.subarray(starts[at], starts[at + 1]);

function documentsOf(numbers: Numbers, key: string): Int32Array {
  const at = placeInOrder(numbers.texts, key);
  return numbers.texts[at] === key ? documentsAt(numbers, at) : new Int32Array();
}

async function inOrder(documents: ReadonlyMap<string, readonly number[]>): Promise<Numbers> {
  const texts = await cooperativeSort(documents.keys(), byCodeUnits);
  const starts = new Int32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) starts[at + 1] = starts[at]! + documents.get(text)!.length;
  await yieldToEventLoop();
  const all = new Int32Array(starts.at(-1)!);
  for (const [at, text] of texts.entries()) all.set(documents.get(text)!, starts[at]);
  return { texts, starts, documents: all };
}

function note(documents: Map<string, number[]>, key: string, document: number): void {
  const known = documents.get(key);
  if (known) known.push(document);
  else documents.set(key, [document]);
}
