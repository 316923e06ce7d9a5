import { hash } from 'node:crypto';
import type { MarkupPlaces } from './kept-markup.tsx';
import type { JsonOf } from './page-json.ts';

const tagBeginning = 'kept-';

interface Part {
  readonly name: string;
  readonly kept: Buffer | undefined;
}

/**
 * The markup of parts of pages (kept-markup.tsx) by what they are made of, so that a changed product is another part.
 * Kept as the bytes that are sent, which need not be encoded again for each page. Bounded by two generations: when the
 * young one is full the old one, unused meanwhile, goes.
 */
export class MarkupKeeper {
  readonly #mostYoung: number;
  #young = new Map<string, Buffer>();
  #old = new Map<string, Buffer>();
  #youngSize = 0;

  constructor(mostBytes: number) {
    this.#mostYoung = mostBytes / 2;
  }

  /**
   * The bytes of what `renderToMarkup` would give without a keeper: what is kept is filled in, what is new is kept.
   * `jsonOf` gives the JSON that names a part's data.
   */
  render(renderToMarkup: (places: MarkupPlaces) => string, jsonOf: JsonOf): Buffer {
    const parts: Part[] = [];
    const placeOf = (of: readonly unknown[]) => {
      // A digest, for a map takes a long name letter by letter, and a listing's is 16 kB.
      const name = hash('sha256', of.map((data) => jsonOf(data)).join(), 'base64');
      const kept = this.#find(name);
      return { tag: `${tagBeginning}${parts.push({ name, kept }) - 1}`, isKept: kept !== undefined };
    };
    return this.#fillIn(renderToMarkup({ placeOf }), parts);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
    this.#youngSize = 0;
  }

  /** A part that is new may hold others, kept or new. */
  #fillIn(markup: string, parts: readonly Part[]): Buffer {
    const pieces: Buffer[] = [];
    let at = 0;
    for (let start = markup.indexOf(`<${tagBeginning}`); start >= 0; start = markup.indexOf(`<${tagBeginning}`, at)) {
      const inside = markup.indexOf('>', start) + 1;
      const tag = markup.slice(start + 1, inside - 1);
      const end = markup.indexOf(`</${tag}>`, inside);
      const { name, kept } = parts[Number(tag.slice(tagBeginning.length))]!;
      pieces.push(
        Buffer.from(markup.slice(at, start)),
        kept ?? this.#keep(name, this.#fillIn(markup.slice(inside, end), parts)),
      );
      at = end + tag.length + '</>'.length;
    }
    pieces.push(Buffer.from(markup.slice(at)));
    return Buffer.concat(pieces);
  }

  #find(name: string): Buffer | undefined {
    const young = this.#young.get(name);
    if (young !== undefined) return young;
    const old = this.#old.get(name);
    if (old !== undefined) this.#add(name, old);
    return old;
  }

  #keep(name: string, markup: Buffer): Buffer {
    // Not of the shared pool, whose blocks would be held on to as wholes.
    const kept = Buffer.allocUnsafeSlow(markup.length);
    markup.copy(kept);
    if (!this.#young.has(name)) this.#add(name, kept);
    return kept;
  }

  #add(name: string, markup: Buffer): void {
    this.#youngSize += name.length + markup.length;
    if (this.#youngSize > this.#mostYoung) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngSize = name.length + markup.length;
    }
    this.#young.set(name, markup);
  }
}
