import { locales } from '#i18n/locale.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { setWords } from '../language/stop-words.ts';
import { foldText } from '../language/word-forms.ts';
import { Phrase, phraseWords } from './phrase-words.ts';
import { remember } from '../language/remember-splits.ts';

type Bilingual = Readonly<Record<Locale, string>>;
type BilingualPhrase = Readonly<Record<Locale, Phrase>>;

/** What a product can be searched by. */
export interface Phrases {
  /** The name up to its first number or comma: `taladro percutor a batería`. */
  readonly kind: BilingualPhrase;
  /** The brand, if any, and values of attributes, those of the name first of all: `18 V`. */
  readonly details: readonly BilingualPhrase[];
}

const maxKindWords = 6;
const maxDetailLength = 24;
const maxDetails = 5;
const maxRemembered = 5000;
const space = /\s/;
/** How far into a name the number of a set's pieces stands: `Juego de 6 botadores`. */
const maxPiecesAt = 2;

/** Collects what products can be searched by; with the phrases of an earlier version, those of the other products stay. */
export class ProductPhrasesBuilder {
  readonly #last: ProductPhrases | undefined;
  readonly #phrases: BilingualPhrase[];
  readonly #idByText = new Map<string, number>();
  readonly #added = new Map<number, readonly number[]>();
  readonly #stemsOf = remember(maxRemembered, (text) => phraseWords(text).map(({ stem }) => stem));

  constructor(last?: ProductPhrases) {
    this.#last = last;
    this.#phrases = [...(last?.phrases ?? [])];
    for (const [id, { es, ca }] of this.#phrases.entries()) this.#idByText.set(keyOf({ es: es.text, ca: ca.text }), id);
  }

  add(document: number, product: ProductTexts, brand: string | null): void {
    const kind = { es: kindOf(product.name.es, brand), ca: kindOf(product.name.ca, brand) };
    const details = [...(brand ? [{ es: brand, ca: brand }] : []), ...this.#detailsOf(product)];
    this.#added.set(
      document,
      [kind, ...details].map((text) => this.#idOf(text)),
    );
  }

  /** Returns the phrases of `size` products. */
  async build(size: number): Promise<ProductPhrases> {
    const starts = new Int32Array(size + 1);
    const ids: number[] = [];
    for (let document = 0; document < size; document += 1) {
      for (const id of this.#added.get(document) ?? this.#last?.idsOf(document) ?? []) ids.push(id);
      starts[document + 1] = ids.length;
      if (document % 1000 === 0) await yieldToEventLoop();
    }
    return new ProductPhrases(this.#phrases, starts, Int32Array.from(ids));
  }

  /** Values that the name says are what people search by; of a name without values all of them may be. */
  #detailsOf({ name, attributes }: ProductTexts): Bilingual[] {
    const values = attributes.filter(({ es, ca }) => isDetail(es) && isDetail(ca));
    const named = new Set(locales.flatMap((locale) => name[locale].split(space).flatMap(this.#stemsOf)));
    const ofName = values.filter(({ es }) => this.#stemsOf(es).every((stem) => named.has(stem)));
    return (ofName.length > 0 ? ofName : values)
      .slice(0, maxDetails)
      .map(({ es, ca }) => ({ es: asTyped(es), ca: asTyped(ca) }));
  }

  #idOf(text: Bilingual): number {
    const key = keyOf(text);
    const known = this.#idByText.get(key);
    if (known !== undefined) return known;
    this.#idByText.set(key, this.#phrases.length);
    return this.#phrases.push({ es: new Phrase(text.es), ca: new Phrase(text.ca) }) - 1;
  }
}

/** What each product can be searched by: phrases that products share are the same objects. */
export class ProductPhrases {
  readonly phrases: readonly BilingualPhrase[];
  /** Where the ids of each product's phrases begin. */
  readonly starts: Int32Array;
  readonly ids: Int32Array;

  constructor(phrases: readonly BilingualPhrase[], starts: Int32Array, ids: Int32Array) {
    this.phrases = phrases;
    this.starts = starts;
    this.ids = ids;
  }

  idsOf(document: number): Int32Array {
    return this.ids.subarray(this.starts[document] ?? 0, this.starts[document + 1] ?? 0);
  }

  of(document: number): Phrases {
    const [kind, ...details] = this.idsOf(document);
    return { kind: this.phrases[kind!]!, details: details.map((id) => this.phrases[id]!) };
  }
}

const isDetail = (text: string): boolean => text.length <= maxDetailLength && /\p{L}/u.test(text);

const keyOf = ({ es, ca }: Bilingual): string => `${es}\n${ca}`;

/** `Taladro percutor a batería 18 V, 60 Nm` is a `taladro percutor a batería`; a brand before it is left out. */
export function kindOf(name: string, brand: string | null): string {
  const [start = ''] = name.split(/[,:;(]/, 1);
  const ownName =
    brand && start.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? start.slice(brand.length) : start;
  const all = ownName.trim().split(/\s+/);
  const isSet = setWords.has(foldText(all[0] ?? ''));
  const words = all.filter((word, at) => !(isSet && at <= maxPiecesAt && /^\d+$/.test(word)));
  const end = words.findIndex((word) => /\d/.test(word));
  return asTyped(words.slice(0, end < 0 ? maxKindWords : Math.min(end, maxKindWords)).join(' '));
}

/** A name without the non-breaking space of `18 V`, and in lower case unless it is an abbreviation: `PVC`, `SDS-Plus`. */
function asTyped(name: string): string {
  const text = name.replace(/\s/g, ' ');
  return /^\p{Lu}(?!\p{Lu})\p{L}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
