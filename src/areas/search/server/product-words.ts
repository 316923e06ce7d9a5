import type { ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { splitWords, type Word } from './split-words.ts';
import { companionWords, purposeWords, stopWords } from './stop-words.ts';
import type { TermIndexBuilder } from './term-index.ts';

/** How much a place says about what a product is, of 10. */
const weights = { kind: 10, brand: 7, name: 6, section: 5, attribute: 3, parentSection: 2, purpose: 2.5, companion: 2, description: 1 };

/** Texts that many products share are split once. */
export type SplitShared = (text: string) => readonly Word[];

export function rememberSplits(): SplitShared {
  const known = new Map<string, readonly Word[]>();
  return (text) => {
    const words = known.get(text) ?? splitWords(text);
    known.set(text, words);
    return words;
  };
}

export interface ProductPlace {
  readonly brand: string | null;
  readonly section: { readonly es: string; readonly ca: string };
  readonly parents: readonly { readonly es: string; readonly ca: string }[];
}

/** Adds one product's document: both languages, for who writes trepant on the Spanish pages. */
export function addProduct(builder: TermIndexBuilder, product: ProductTexts, { brand, section, parents }: ProductPlace, split: SplitShared): void {
  for (const locale of ['es', 'ca'] as const) {
    addName(builder, splitWords(product.name[locale]));
    builder.add(split(section[locale]), weights.section);
    for (const parent of parents) builder.add(split(parent[locale]), weights.parentSection);
    for (const attribute of product.attributes) builder.add(split(attribute[locale]), weights.attribute);
    builder.add(split(product.description[locale].replace(/<[^>]*>/g, ' ')), weights.description);
  }
  if (brand) {
    const words = split(brand);
    builder.add(words, weights.brand);
    builder.add(joined(words), weights.brand);
  }
  builder.endDocument();
}

/**
 * The first words name the kind (`Taladro percutor a batería…`); what follows `para` or `con` only serves it, so that a
 * drill comes before the bits for drills and before the sets with a drill.
 */
function addName(builder: TermIndexBuilder, words: readonly Word[]): void {
  let weight = weights.kind;
  let isFirst = true;
  for (const word of words) {
    if (purposeWords.has(word.surface)) weight = weights.purpose;
    else if (companionWords.has(word.surface)) weight = weights.companion;
    else if (weight === weights.kind && !isFirst && (word.kind !== 'word' || stopWords.has(word.surface))) weight = weights.name;
    builder.add([word], weight);
    isFirst = false;
  }
  builder.add(modelCodes(words), weights.name);
}

/** `GSB 18V-55` is also typed `gsb18v55`. */
const modelCodes = (words: readonly Word[]): Word[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && word.kind === 'word' && /^\d/.test(next.surface) && word.surface.length <= 4 ? joined([word, next]) : [];
  });

function joined(words: readonly Word[]): Word[] {
  const surface = words.map((word) => word.surface).join('');
  return words.length < 2 || words.some((word) => stopWords.has(word.surface)) ? [] : [{ surface, term: surface, kind: 'code' }];
}
