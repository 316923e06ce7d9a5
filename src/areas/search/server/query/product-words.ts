import type { ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import type { SplitText } from '../language/remember-splits.ts';
import { splitWords, type Word } from '../language/split-words.ts';
import { companionWords, packWords, purposeWords, setWords, severalWords, stopWords } from '../language/stop-words.ts';
import { callsOf, callsOfWhole } from './other-goods.ts';
import {
  kindPair,
  narrowKind,
  ofBrand,
  ofPurpose,
  ofUse,
  plainKind,
  type TermIndexBuilder,
} from '../terms/term-index.ts';

/** How much a place says about what a product is, of 10 (a section of nothing else adds `ownSection`, to a second word up to
 * `kindOfSection`: a `Cadena de motosierra` among chain saws is none). */
const weights = {
  head: 10,
  ofSet: 9.5,
  kindOfSection: 9.4,
  kind: 8,
  brand: ofBrand,
  value: 6,
  name: 5.5,
  model: 5.4,
  section: 5,
  valuePart: 4,
  purpose: ofPurpose,
  parentSection: 2,
  companion: 2,
  use: ofUse,
  description: 1,
};
/** A description begins with what the goods are for; later it also says what they are not. */
const firstSentence = /^[^.!?]+(?:\.\S[^.!?]*)*[.!?](?=\s|$)/;
const ownSection = 2;
/** Fields for BM25F: what an occurrence counts, and the usual number of words. */
const fields = {
  name: { boost: 3, usual: 8 },
  model: { boost: 3, usual: 3 },
  brand: { boost: 2, usual: 1 },
  section: { boost: 2, usual: 3 },
  values: { boost: 1, usual: 10 },
  description: { boost: 0.5, usual: 40 },
};
const sizeRange = /(?<![\d,.])(\d{1,3})(?:\s?mm)? (?:a|to|fins a) (\d{1,3})\s?mm(?!\p{L})/u;
const maxSizesWithin = 40;
/** `d’acer` belongs to the word before, as `de acero` does. */
const elision = /(?<!\p{L})d['’](?=\p{L})/giu;

export interface ProductPlace {
  readonly brand: string | null;
  readonly section: { readonly es: string; readonly ca: string };
  readonly parents: readonly { readonly es: string; readonly ca: string }[];
}

/** Adds one product's texts in both languages as a document: `trepant` is also typed on the Spanish pages. */
export function addProduct(
  builder: TermIndexBuilder,
  document: number,
  product: ProductTexts,
  place: ProductPlace,
  split: SplitText,
): void {
  const { brand, section, parents } = place;
  const model = split(product.model ?? '');
  const ofBrand = new Set(split(brand ?? '').map(({ term }) => term));
  for (const locale of ['es', 'ca'] as const) {
    const ofSection = split(section[locale]).filter(({ surface }) => !stopWords.has(surface));
    const inSection = new Map(ofSection.map(({ term }) => [term, ownSection / ofSection.length]));
    builder.add(sizesWithin(product.name[locale]), weights.valuePart);
    addName(builder, product.name[locale], { ofSection: inSection, ofBrand, inSection: section[locale] }, split);
    builder.add(ofSection, weights.section);
    for (const member of membersOf(section[locale], split))
      builder.note([...callsOf(member.slice(0, 1)), ...callsOfWhole(member)]);
    count(builder, split(product.name[locale]), 'name');
    count(builder, ofSection, 'section');
    count(
      builder,
      product.attributes.flatMap((attribute) => split(attribute[locale])),
      'values',
    );
    for (const parent of parents) builder.add(split(parent[locale]), weights.parentSection);
    for (const attribute of product.attributes) addValue(builder, split(attribute[locale]));
    const text = product.description[locale].replace(/<[^>]*>/g, ' ').trim();
    const description = split(text);
    builder.add(split(text.slice(0, firstSentence.exec(text)?.[0].length ?? text.length)), weights.use);
    builder.add(description, weights.description);
    count(builder, description, 'description');
    builder.endLanguage();
  }
  builder.add(model, weights.model);
  builder.add(modelCodes(model), weights.model);
  count(builder, model, 'model');
  if (brand) {
    const words = split(brand);
    builder.add(words, weights.brand);
    count(builder, words, 'brand');
    builder.add(joined(words), weights.brand);
    count(builder, joined(words), 'brand');
  }
  builder.endDocument(document);
}

/** What is `de 16 a 27 mm` fits 20 too; a set of spanners `de 8 a 19 mm` is none of 13. */
function sizesWithin(name: string): Word[] {
  const [, from, to] = sizeRange.exec(name) ?? [];
  if (from === undefined || to === undefined) return [];
  if (splitWords(name).some(({ surface }) => severalWords.has(surface))) return [];
  const count = Math.min(maxSizesWithin, Number(to) - Number(from) - 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => splitWords(`${Number(from) + 1 + at} mm`)).flat();
}

const count = (builder: TermIndexBuilder, words: readonly Word[], field: keyof typeof fields): void =>
  builder.count(words, fields[field].boost, fields[field].usual);

/** A query for metal ranks a bit for `Metal` above one made of `Metal duro`. */
const addValue = (builder: TermIndexBuilder, words: readonly Word[]): void =>
  builder.add(words, words.length === 1 ? weights.value : weights.valuePart);

interface NamePlace {
  /** What each term of the section's name adds. */
  readonly ofSection: ReadonlyMap<string, number>;
  readonly ofBrand: ReadonlySet<string>;
  readonly inSection: string;
}

/**
 * The first words name the kind: `Sierra de calar`, `Taladro percutor`, of a set what is in it. Its first word says most,
 * and more where the section sells nothing else. What follows `para` or `con` only serves it, so that a drill comes before
 * the bits for drills and before the sets with a drill. Where a name begins with the brand, nothing is known of its kind.
 */
function addName(
  builder: TermIndexBuilder,
  name: string,
  { ofSection, ofBrand, inSection }: NamePlace,
  split: SplitText,
): void {
  const [kind = '', ...rest] = name.split(/(?=[:(]|,(?!\d))/);
  const all = split(kind.replace(elision, 'de '));
  builder.name(all);
  const afterBrand = all.findIndex(({ term }) => !ofBrand.has(term));
  const words = all.slice(Math.max(0, afterBrand));
  builder.add(all.slice(0, Math.max(0, afterBrand)), weights.brand);
  builder.note(callsOf(afterBrand > 0 ? words : thingsOf(words)));
  builder.note(callsOfWhole(split(name)));
  const isSet = setWords.has(words[0]?.surface ?? '');
  if (words[0] && afterBrand <= 0) markKind(builder, words[0], inSection, split);
  if (afterBrand <= 0) markPair(builder, words);
  let weight: number = isSet ? weights.ofSet : weights.head;
  if (afterBrand > 0) weight = weights.name;
  let links = 0;
  for (const [at, word] of words.entries()) {
    if (purposeWords.has(word.surface)) weight = weights.purpose;
    else if (companionWords.has(word.surface)) weight = weights.companion;
    else if (stopWords.has(word.surface)) links += 1;
    else if (weight > weights.name && (links > 1 || (word.kind !== 'word' && !(isSet && at < 3))))
      weight = weights.name;
    if (stopWords.has(word.surface)) continue;
    const isKind = weight > weights.name && word.kind === 'word';
    builder.add([word], isKind ? kindWeight(weight, ofSection.get(word.term) ?? 0) : Math.min(weight, weights.name));
    if (isKind && !(isSet && at === 0)) weight = weights.kind;
  }
  for (const part of rest) addRest(builder, split(part), weight);
  builder.add(modelCodes(split(name)), weights.name);
}

/**
 * What a name may call the product: the words before one that links others to them, since a brand may be the first of
 * them; of a set, a box or a bottle the next one.
 */
function thingsOf(words: readonly Word[]): Word[] {
  const named = words.filter(({ surface, kind }) => kind === 'word' && !setWords.has(surface));
  const end = named.findIndex(({ surface }) => stopWords.has(surface) || purposeWords.has(surface));
  if (end < 0) return named;
  const isPacked =
    !purposeWords.has(named[end]!.surface) &&
    (end === 0 || setWords.has(words[0]!.surface) || packWords.has(named[end - 1]!.surface));
  return [...named.slice(0, end), ...(isPacked ? named.slice(end + 1, end + 2) : [])];
}

const kindWeight = (weight: number, ofSection: number): number =>
  weight === weights.kind ? Math.min(weight + ofSection, weights.kindOfSection) : weight + ofSection;

/**
 * Notes whether a section names the product's first word alone, or only with others: of `Martillos, mazas y hachas` and
 * `Martillos perforadores`, the first is meant by `martillo`.
 */
function markKind(builder: TermIndexBuilder, { term }: Word, section: string, split: SplitText): void {
  const members = membersOf(section, split);
  const named = members.filter(([first]) => first?.term === term);
  if (named.length > 0) builder.mark(named.some(({ length }) => length === 1) ? plainKind(term) : narrowKind(term));
}

/** `Martillos`, `mazas` and `hachas`. */
const membersOf = (section: string, split: SplitText): Word[][] =>
  section.split(/,|\s[yie]\s/).map((member) => [...split(member)]);

/** Notes the first two words of a name: `puntas de acero` are nails, whatever else `puntas` are. */
function markPair(builder: TermIndexBuilder, words: readonly Word[]): void {
  const [first, second] = words.filter(({ surface }) => !stopWords.has(surface) && !purposeWords.has(surface));
  if (first?.kind === 'word' && second?.kind === 'word') builder.pair(kindPair(first.term, second.term));
}

/** The words after those of the kind. */
function addRest(builder: TermIndexBuilder, words: readonly Word[], before: number): void {
  let weight = Math.min(before, weights.name);
  for (const word of words) {
    if (purposeWords.has(word.surface)) weight = weights.purpose;
    else if (companionWords.has(word.surface)) weight = weights.companion;
    builder.add([word], weight);
  }
}

/** `GSB 18V-55` is also typed `gsb18v55`. */
const modelCodes = (words: readonly Word[]): Word[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && word.kind === 'word' && /^\d/.test(next.surface) && word.surface.length <= 4
      ? joined([word, next])
      : [];
  });

function joined(words: readonly Word[]): Word[] {
  const surface = words.map((word) => word.surface).join('');
  return words.length < 2 || words.some((word) => stopWords.has(word.surface)) ? [] : splitWords(surface);
}
