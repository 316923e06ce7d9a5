import type { MarkupPlaces } from './kept-markup.tsx';

const tagBeginning = 'kept-';

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

  /** The bytes of what `renderToMarkup` would give without a keeper: what is kept is filled in, what is new is kept. */
  render(renderToMarkup: (places: MarkupPlaces) => string): Buffer {
    const parts: { readonly key: string; readonly kept: Buffer | undefined }[] = [];
    const placeOf = (key: string) => {
      const kept = this.#find(key);
      return { tag: `${tagBeginning}${parts.push({ key, kept }) - 1}`, isKept: kept !== undefined };
    };
    const markup = renderToMarkup({ placeOf });
    const pieces: Buffer[] = [];
    let at = 0;
    for (let start = markup.indexOf(`<${tagBeginning}`); start >= 0; start = markup.indexOf(`<${tagBeginning}`, at)) {
      const inside = markup.indexOf('>', start) + 1;
      const tag = markup.slice(start + 1, inside - 1);
      const end = markup.indexOf(`</${tag}>`, inside);
      const { key, kept } = parts[Number(tag.slice(tagBeginning.length))]!;
      pieces.push(Buffer.from(markup.slice(at, start)), kept ?? this.#keep(key, markup.slice(inside, end)));
      at = end + tag.length + '</>'.length;
    }
    pieces.push(Buffer.from(markup.slice(at)));
    return Buffer.concat(pieces);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
    this.#youngSize = 0;
  }

  #find(key: string): Buffer | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.#add(key, old);
    return old;
  }

  #keep(key: string, text: string): Buffer {
    // Not of the shared pool, whose blocks would be held on to as wholes.
    const markup = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    markup.write(text);
    if (!this.#young.has(key)) this.#add(key, markup);
    return markup;
  }

  #add(key: string, markup: Buffer): void {
    this.#youngSize += key.length + markup.length;
    if (this.#youngSize > this.#mostYoung) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngSize = key.length + markup.length;
    }
    this.#young.set(key, markup);
  }
}
