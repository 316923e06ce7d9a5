import type { MarkupPlaces } from './kept-markup.tsx';

const tagBeginning = 'kept-';

/**
 * The markup of parts of pages (kept-markup.tsx) by what they are made of, so that a changed product is another part.
 * Bounded in characters by two generations: when the young one is full the old one, unused meanwhile, goes.
 */
export class MarkupKeeper {
  readonly #mostYoung: number;
  #young = new Map<string, string>();
  #old = new Map<string, string>();
  #youngCharacters = 0;

  constructor(mostCharacters: number) {
    this.#mostYoung = mostCharacters / 2;
  }

  /** The markup that `renderToMarkup` would give without a keeper: what is kept is filled in, what is new is kept. */
  render(renderToMarkup: (places: MarkupPlaces) => string): string {
    const parts: { readonly key: string; readonly kept: string | undefined }[] = [];
    const placeOf = (key: string) => {
      const kept = this.#find(key);
      return { tag: `${tagBeginning}${parts.push({ key, kept }) - 1}`, isKept: kept !== undefined };
    };
    const markup = renderToMarkup({ placeOf });
    let whole = '';
    let at = 0;
    for (let start = markup.indexOf(`<${tagBeginning}`); start >= 0; start = markup.indexOf(`<${tagBeginning}`, at)) {
      const inside = markup.indexOf('>', start) + 1;
      const tag = markup.slice(start + 1, inside - 1);
      const end = markup.indexOf(`</${tag}>`, inside);
      const { key, kept } = parts[Number(tag.slice(tagBeginning.length))]!;
      whole += markup.slice(at, start) + (kept ?? this.#keep(key, markup.slice(inside, end)));
      at = end + tag.length + '</>'.length;
    }
    return whole + markup.slice(at);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
    this.#youngCharacters = 0;
  }

  #find(key: string): string | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.#add(key, old);
    return old;
  }

  #keep(key: string, slice: string): string {
    // A slice would hold on to the whole page that it was cut from.
    const markup = Buffer.from(slice).toString();
    if (!this.#young.has(key)) this.#add(key, markup);
    return markup;
  }

  #add(key: string, markup: string): void {
    this.#youngCharacters += key.length + markup.length;
    if (this.#youngCharacters > this.#mostYoung) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngCharacters = key.length + markup.length;
    }
    this.#young.set(key, markup);
  }
}
