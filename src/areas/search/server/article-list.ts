import { articleKey } from './fold-text.ts';

interface Numbered {
  readonly article: string;
  readonly ean: string | null;
}

const shortestKey = 3;
const shortestPart = 4;
const mostBegun = 48;
/** An article number may stand in several pieces beside other words: `disco 48-69272`. */
const mostPieces = 4;

/** Finds documents by article number or EAN, however it is punctuated. */
export class ArticleList {
  readonly #byKey = new Map<string, number[]>();
  readonly #keys: string[];

  constructor(documents: readonly Numbered[]) {
    documents.forEach(({ article, ean }, document) => {
      for (const number of new Set([articleKey(article), ean === null ? '' : articleKey(ean)])) if (number) this.#add(number, document);
    });
    this.#keys = [...this.#byKey.keys()].sort();
  }

  #add(key: string, document: number): void {
    const known = this.#byKey.get(key);
    if (known) known.push(document);
    else this.#byKey.set(key, [document]);
  }

  /** Exactly this number: as the whole query, or as neighbouring pieces of it. */
  named(query: string): number[] {
    const whole = this.#byKey.get(articleKey(query));
    if (whole) return whole;
    const pieces = query.split(/\s+/).map(articleKey);
    const found: number[] = [];
    for (let from = 0; from < pieces.length; from += 1)
      for (let to = from + 1; to <= Math.min(pieces.length, from + mostPieces); to += 1) {
        const key = pieces.slice(from, to).join('');
        if (key.length >= shortestKey && /\d/.test(key)) found.push(...(this.#byKey.get(key) ?? []));
      }
    return [...new Set(found)];
  }

  /** Numbers that begin so, or when there are none that contain it; only for what looks like a number. */
  begun(query: string): number[] {
    const part = articleKey(query);
    if (part.length < shortestPart || part.replace(/\D/g, '').length * 2 < part.length) return [];
    const begin = this.#keys.filter((key) => key.startsWith(part));
    const keys = begin.length > 0 || part.length <= shortestPart ? begin : this.#keys.filter((key) => key.includes(part));
    return [...new Set(keys.flatMap((key) => this.#byKey.get(key)!))].slice(0, mostBegun);
  }
}
