import type { Word } from '../language/split-words.ts';
import { type Phrase, singularsOf, type Synonym, synonymsFrom, isApart } from '../language/synonym-phrases.ts';
import { translationsOf } from '../language/translations-of.ts';
import { inName, inPhrase, minFirst, ofBrand, readWeight, storeWeight, type TermIndex } from '../terms/term-index.ts';

/** One meaning of a query's word: terms that a product must all have, and the certainty (0 to 1). */
export interface Alternative {
  readonly terms: readonly number[];
  readonly quality: number;
  /** Another name for what was typed, which may be a kind of its own. */
  readonly isSynonym?: boolean;
  readonly isGuess?: boolean;
  /** A number without the unit that was asked for, which may count anything. */
  readonly isBare?: boolean;
  /** Goods for a job, whose verb names no kind itself. */
  readonly isForJob?: boolean;
  /** They mend what is named, which is no wish for it. */
  readonly isRemedy?: boolean;
  /** Goods that are named for what is spoken of, which says more of them and nothing of others: the first or second such word. */
  readonly fits?: 1 | 2;
  /** These, where the terms do not tell them. */
  readonly documents?: Int32Array;
  /** Whether a document is in the section to which the synonym is limited. */
  readonly isWithin?: (document: number) => boolean;
}

const brandStep = storeWeight(ofBrand);

/** Matches of the typed word come before those of its synonyms; a word that no product has means just its synonyms. */
const synonymQuality = { ofUsed: 0.8, ofUnused: 0.95 };
/** `disco de corte` is more than a `disco` that has to do with `corte`. */
const phraseQuality = 0.8;
/** What each further meaning of a word counts less than the one before. */
export const laterMeaning = 0.8;
/** `clau inglesa` is half Catalan and half Spanish. */
const translatedQuality = 0.9;
/** The share of the names with a word that begin with it when it is a family of goods. */
const minFamilyShare = 0.5;
const familyQuality = 0.7;

interface Place {
  readonly from: number;
  readonly to: number;
  readonly synonym: Synonym;
  readonly confidence: number;
  /** Written so in the query, or in the other number. */
  readonly isAsTyped: boolean;
}

interface Added {
  /** What each word means as part of its phrases. */
  readonly alternatives: Alternative[][];
  /** Whether each word hardly means anything else: `llum` of `clau de llum` is no lamp. */
  readonly isReplaced: boolean[];
}

/** Each word of a phrase in the query also matches the phrase's synonyms. */
export function synonymsOf(index: TermIndex, words: readonly Word[], read: readonly (readonly Alternative[])[]): Added {
  const possible = read.map((alternatives) => possibleTerms(index, alternatives));
  const added: Added = { alternatives: read.map((): Alternative[] => []), isReplaced: read.map(() => false) };
  const hasOtherWords = words.filter(({ kind }) => kind === 'word').length > 1;
  const places = possible.flatMap((_, from) => phrasesAt(index, words, possible, from));
  for (const place of places) {
    const { from, to } = place;
    // `llave grifa` and `sierra de calar` mean more than their `grifa` and `sierra`.
    if (places.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from)) continue;
    if (to - from === 1 && place.synonym.isOneWay && isBrand(index, words[from]!)) continue;
    // `balda` means a shelf, though a bucket, `balde`, has the same stem.
    if (!place.isAsTyped && places.some((other) => other.isAsTyped && other.from === from && other.to === to)) continue;
    const isApart = to - from === 1 && place.isAsTyped && isWordApart(index, words[from]!.surface);
    const { alternatives: meanings, isUsed } = alternativesOf(index, place, isApart);
    const isFamily = !isUsed && to - from === 1 && hasOtherWords;
    const meant = isFamily
      ? [...meanings, ...familiesOf(index, meanings)]
      : preferNarrow(index, place, meanings, places);
    const isKind = to - from === 1 ? isUsed : namesKind(index, place.synonym.terms);
    const isMeantOnly = !isUsed && place.isAsTyped && to - from > 1 && meant.length > 0;
    // `botas de trabajo` are what the whole phrase means; a `bombilla` is no `foco` where both are sold.
    const own = isKind && to - from > 1 ? knownTerms(index, place.synonym.terms) : null;
    const alternatives = isKind || to - from === 1 ? meant.map((one) => ({ ...one, isSynonym: true })) : meant;
    for (let at = from; at < to; at += 1) {
      added.alternatives[at]!.push(...alternatives);
      if (own) added.alternatives[at]!.push({ terms: own, quality: phraseQuality * place.confidence });
      added.isReplaced[at] ||=
        (isApart && meant.length > 0) || (isMeantOnly && !alternatives.some(({ terms }) => isOneOf(terms, read[at]!)));
    }
  }
  return added;
}

/** A maker whose goods are sold means these, and not what else it is known for. */
function isBrand(index: TermIndex, { surface, term }: Word): boolean {
  const id = index.words.has(surface) ? index.termOf(term) : undefined;
  return id !== undefined && index.postingsOf(id).weights.includes(brandStep);
}

/** The terms that a word may be, also in the other language, each with its certainty. */
function possibleTerms(index: TermIndex, alternatives: readonly Alternative[]): Map<number, number> {
  const possible = new Map<number, number>();
  for (const { terms, quality } of alternatives.filter(isOneTerm))
    possible.set(terms[0]!, Math.max(quality, possible.get(terms[0]!) ?? 0));
  for (const [term, quality] of [...possible])
    for (const translation of quality < synonymQuality.ofUsed ? [] : translationsOf(index.textOf(term))) {
      const id = index.termOf(translation);
      if (id !== undefined && !possible.has(id)) possible.set(id, quality * translatedQuality);
    }
  return possible;
}

/** A phrase as terms that some product has; where none has it, those of the phrases that mean the same. */
export function meaningsOf(index: TermIndex, { terms, surfaces }: Phrase): number[][] {
  const known = knownTerms(index, terms);
  if (known) return [known];
  return synonymsFrom(terms[0] ?? '')
    .filter((synonym) => !synonym.isOneWay && synonym.surfaces.join() === surfaces.join())
    .flatMap(({ means }) => means)
    .map((meant) => knownTerms(index, meant.terms))
    .filter((found) => found !== null);
}

/** null when no product has all of the terms, or two words have one stem: `palo de pala` is no shovel. */
function knownTerms(index: TermIndex, terms: readonly string[]): number[] | null {
  if (new Set(terms).size < terms.length) return null;
  const ids = terms.map(index.termOf);
  if (!ids.every((id) => id !== undefined) || ids.length === 0) return null;
  return index.havingAll(ids).documents.length > 0 ? ids : null;
}

/** Whether products have a word, or a phrase together. */
function isSaid(index: TermIndex, terms: readonly string[]): boolean {
  const ids = knownTerms(index, terms);
  return (
    ids !== null && (ids.length === 1 || index.havingAll(ids).weights.some((step) => readWeight(step) >= inPhrase))
  );
}

/** Whether the name of some product begins with a phrase's first word and has the others. */
function namesKind(index: TermIndex, terms: readonly string[]): boolean {
  const ids = knownTerms(index, terms);
  if (!ids) return false;
  const { heads, weights } = index.havingAll(ids);
  return heads.some((step, at) => readWeight(step) >= minFirst && readWeight(weights[at]!) >= inName);
}

/** `ropa` and `roba` are no `rope`, though one stem: a singular that the shop knows, and that differs by more than gender. */
const isOtherWord = (index: TermIndex, typed: string | undefined, surface: string): boolean =>
  typed?.length === surface.length &&
  typed !== surface &&
  typed.endsWith('e') !== surface.endsWith('e') &&
  /[aeo]$/.test(typed) &&
  /[aeo]$/.test(surface) &&
  index.words.has(typed);

/** `grifa` is no `grifo`, though one stem, unless names have it. */
function isWordApart(index: TermIndex, surface: string): boolean {
  const singulars = singularsOf(surface);
  return singulars.some((one) => isApart(one)) && !singulars.some((one) => index.named.has(one));
}

const inSingular = (surface: string): string => surface.replace(/s$/, '');

/** `botas` of `botas de trabajo` still are boots. */
const isOneOf = (terms: readonly number[], own: readonly Alternative[]): boolean =>
  own.some((one) => one.quality === 1 && terms.includes(one.terms[0]!));

const isOneTerm = ({ terms }: Alternative): boolean => terms.length === 1;

function alternativesOf(
  index: TermIndex,
  { synonym, confidence }: Place,
  isApart: boolean,
): { readonly alternatives: Alternative[]; readonly isUsed: boolean } {
  const isUsed = !isApart && isSaid(index, synonym.terms);
  const quality = confidence * (isUsed ? synonymQuality.ofUsed : synonymQuality.ofUnused);
  const alternatives = synonym.means.flatMap((meant, at) => {
    if (synonym.isOneWay)
      return meaningsOf(index, meant).map((terms) => ({ terms, quality: quality * laterMeaning ** at }));
    const terms = meant.terms.join() === synonym.terms.join() ? null : knownTerms(index, meant.terms);
    return terms ? [{ terms, quality }] : [];
  });
  return { alternatives, isUsed };
}

/**
 * The kinds that another word for one of their sorts may mean, where more words say which: `tape` is an insulating one, and
 * `tape doble cara` another.
 */
function familiesOf(index: TermIndex, meanings: readonly Alternative[]): Alternative[] {
  const [family, another] = new Set(meanings.map(({ terms }) => terms[0]!));
  // What is of several families, as a `switch` is, has no other sorts.
  if (family === undefined || another !== undefined || index.headShareOf(family) < minFamilyShare) return [];
  return [{ terms: [family], quality: meanings[0]!.quality * familyQuality }];
}

/** Of two meanings of a phrase the wider counts less that leaves out what the narrower keeps: `pinzas de corte` are no universal pliers. */
function preferNarrow(
  index: TermIndex,
  place: Place,
  meanings: readonly Alternative[],
  places: readonly Place[],
): Alternative[] {
  const { from, to, synonym } = place;
  const further = new Set(synonym.terms.slice(1).map(index.termOf));
  const others = places.filter((other) => other.from === from && other.to === to);
  if (to - from === 1 && !synonym.isOneWay) return preferSaid(index, others, meanings);
  const narrow = others
    .flatMap(({ synonym: { means } }) => means.map(({ terms }) => knownTerms(index, terms)))
    .filter((terms) => terms?.some((term) => further.has(term)) === true);
  const leavesOut = ({ terms }: Alternative): boolean =>
    !terms.some((term) => further.has(term)) && narrow.some((other) => other![0] === terms[0]);
  return meanings.map((one) => (leavesOut(one) ? { ...one, quality: one.quality * laterMeaning } : one));
}

/** `canonada` is a `tubo de cobre`, as the list says, before it is any `tubo`. */
function preferSaid(index: TermIndex, others: readonly Place[], meanings: readonly Alternative[]): Alternative[] {
  const said = others
    .filter(({ synonym }) => synonym.isOneWay)
    .flatMap(({ synonym: { means } }) => means.map(({ terms }) => knownTerms(index, terms)))
    .filter((terms) => terms !== null && terms.length > 1);
  const isWider = ({ terms }: Alternative): boolean =>
    terms.length === 1 && said.some((narrow) => narrow![0] === terms[0]);
  return meanings.map((one) => (isWider(one) ? { ...one, quality: one.quality * laterMeaning } : one));
}

function phrasesAt(
  index: TermIndex,
  words: readonly Word[],
  possible: readonly ReadonlyMap<number, number>[],
  from: number,
): Place[] {
  return [...possible[from]!.keys()].flatMap((first) =>
    synonymsFrom(index.textOf(first)).flatMap((synonym): Place[] => {
      const qualities = synonym.terms.map((term, step) => possible[from + step]?.get(index.termOf(term) ?? -1) ?? 0);
      const confidence = Math.min(...qualities);
      const typed = words.slice(from, from + synonym.surfaces.length).map(({ surface }) => inSingular(surface));
      const isAsTyped = synonym.surfaces.every((surface, step) => inSingular(surface) === typed[step]);
      const isOther = synonym.surfaces.some((surface, step) =>
        isOtherWord(index, words[from + step]?.surface, surface),
      );
      return confidence > 0 && !isOther
        ? [{ from, to: from + synonym.terms.length, synonym, confidence, isAsTyped }]
        : [];
    }),
  );
}
