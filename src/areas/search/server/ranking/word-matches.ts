import {
  inName,
  inPhrase,
  minFirst,
  narrowKind,
  ofBrand,
  plainKind,
  readFrequency,
  readWeight,
  storeWeight,
  type TermIndex,
} from '../terms/term-index.ts';
import type { Concept } from '../query/read-query.ts';
import type { Alternative } from '../query/synonyms-of.ts';

/** With this share of the products named after all its meanings, a word's own kind is the one asked for. */
const enoughOfOwn = 1 / 8;
const heaviest = 10;
/** The most that a place which names no kind may weigh. */
const ofValue = 6;
/** A word of a description alone weighs less. */
const minNamed = 1.9;
/** A word that begins this share of the names it is in is surely a kind, and with `minHeadShare` one at all. */
const sureHeadShare = 0.5;
const minHeadShare = 0.15;
/** The certainty of a word of products; a less sure one names no kind by its synonyms beside other words. */
const minSurety = minHeadShare / sureHeadShare;
/** The certainty of a prefix; below it a match is a guess at a typing error. */
export const minCertainty = 0.8;
/** How much more a word counts where it surely names the kind. */
const headBoost = 3;
/** The share of it that a kind has at least whose section sells nothing else. */
const ofOwnSection = 1.4;
/** What its place counts: a value of its own, `Metal`, more than a part of one, `Metal duro`. */
const placeShare = 0.6;
/** What an occurrence counts even in the longest text (BM25+). */
const minFrequency = 0.23;
/** The bonus of a synonym's match that also has the typed word: `botas de trabajo` finds safety shoes, boots first. */
const shareAsTyped = 0.05;

/** What a word is to a document: in it beyond its description, the name of its kind, or a synonym of that name. */
export const isNamed = 1;
export const isHead = 2;
/** Where the word as typed names another kind. */
export const isAkin = 4;
/** Its brand, or among the words of its name that say what it is: `manguera` of `Cable manguera`, and not the `disco` that a saw has. */
export const isDescribed = 8;
/** In it beyond its description, as it was typed. */
const isTypedName = 16;
/** Goods that are made for what is spoken of, and the next bit for a second such word: less than the difference between two sorts. */
const isFit = 32;
const fitBonus = 0.4;

const inNameStep = storeWeight(inName);
const inPhraseStep = storeWeight(inPhrase);
const ofBrandStep = storeWeight(ofBrand);
const notNamedStep = storeWeight(minNamed);
const bytes = Array.from({ length: 256 }, (_, byte) => byte);
/** What a word counts by its place and by how often it occurs, for each stored weight and frequency. */
const placeValues = Float64Array.from(
  bytes,
  (step) => minFrequency + (placeShare * Math.min(readWeight(step), ofValue)) / heaviest,
);
const frequencyValues = Float64Array.from(bytes, readFrequency);

/** How a meaning of a word may name the kind: how surely, with what share of the boost at most, from which weight on, as what. */
interface Meaning {
  readonly surety: number;
  readonly maxBoost: number;
  /** With a size a section of several kinds raises none of them above others: `tubo pvc 110` is no conduit. */
  readonly minOfSection: number;
  readonly minHead: number;
  readonly headRole: number;
}

function boostOf(head: number, minOfSection: number, max: number): number {
  const share = (readWeight(head) - inName) / (heaviest - inName);
  return share > 1 && (max === 1 || share < minOfSection) ? 1 : share;
}

/** How the documents match one word of a query; refilled for each word. */
export class WordMatches {
  readonly #index: TermIndex;
  readonly #boosts: Float32Array;
  /** How well a document matches the word: by how often and where it has it (BM25F), and more where it names the kind. */
  readonly part: Float32Array;
  /** The part of the word exactly as typed. */
  readonly #asTyped: Float32Array;
  /** What else the word is to a document: `isNamed`, `isHead` and `isAkin`, a bit each. */
  readonly roles: Uint8Array;
  readonly documents: Int32Array;
  count = 0;
  /** The weight of the best of them, and whether it names their kind. */
  heaviest = 0;
  isKind = false;
  /** Whether the word as typed does. */
  isOwnKind = false;
  /** Whether the word is a brand's name. */
  isBrand = false;

  constructor(index: TermIndex, boosts: Float32Array) {
    this.#index = index;
    this.#boosts = boosts;
    this.part = new Float32Array(index.size);
    this.#asTyped = new Float32Array(index.size);
    this.roles = new Uint8Array(index.size);
    this.documents = new Int32Array(index.size);
  }

  /** Reads how well each document matches a word of the query; what was read must be cleared before the next. */
  read({ alternatives, isAlone, isSet }: Concept, hasSize: boolean): void {
    this.count = 0;
    this.heaviest = 0;
    this.isKind = false;
    this.isOwnKind = false;
    this.isBrand = false;
    const maxSurety = this.#suretyAsTyped(alternatives);
    const hasOwnKind = this.#hasOwnKind(alternatives);
    for (const alternative of alternatives) {
      const { terms, isSynonym, isForJob, fits } = alternative;
      if (fits) {
        this.#preferFitting(alternative, isFit * fits);
        continue;
      }
      const headShare = this.#index.headShareOf(terms[0]!);
      const mayNameKind = isAlone || !isSynonym || maxSurety >= minSurety;
      this.#readMeaning(alternative, {
        // `madera` alone is what the shop has of it, boards; in `broca madera` it is no kind.
        // A phrase that a job names is a kind as a whole: `cola blanca`, whatever else `cola` is.
        surety: Math.min(
          isForJob || (isAlone && isSynonym) ? 1 : maxSurety,
          isForJob && terms.length > 1 ? 1 : headShare / sureHeadShare,
        ),
        // The likelier of other names decides, not the section's.
        maxBoost: isSynonym ? 1 : Infinity,
        minOfSection: hasSize ? ofOwnSection : 0,
        headRole: hasOwnKind && isSynonym ? isAkin : isHead,
        minHead: mayNameKind && !isSet ? minHeadOf(this.#index, terms, headShare) : Infinity,
      });
    }
    if (isAlone) this.#leaveNarrowKinds(alternatives);
  }

  /** Weights are compared as they are stored, and arrays held in variables: a common word is of tens of thousands of documents. */
  #readMeaning(
    { terms, quality, isWithin, isForJob, isBare }: Alternative,
    { surety, maxBoost, minOfSection, headRole, minHead }: Meaning,
  ): void {
    const { documents, weights, heads, frequencies } = this.#index.havingAll(terms);
    const { part, roles, documents: found } = this;
    const asTyped = this.#asTyped;
    const boosts = this.#boosts;
    const isTyped = quality === 1;
    const minWeight = terms.length === 1 || isForJob ? 0 : inPhraseStep;
    const minBoosted = isForJob ? notNamedStep : inNameStep;
    let { count } = this;
    let heaviestStep = 0;
    let namesKind = false;
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at]!;
      const before = part[document]!;
      if ((before === 0 && boosts[document] === 0) || (isWithin && !isWithin(document))) continue;
      const weight = weights[at]!;
      const head = heads[at]!;
      let value = placeValues[weight]! + frequencyValues[frequencies[at]!]!;
      // The first word of `martillo de uña` names the kind where the name has both.
      if (weight >= minBoosted && head > inNameStep)
        value += headBoost * boostOf(head, minOfSection, maxBoost) * surety;
      value *= quality;
      if (isTyped) asTyped[document] = Math.max(asTyped[document]!, value);
      else value += shareAsTyped * asTyped[document]!;
      if (value > before) {
        if (before === 0) found[count++] = document;
        part[document] = value;
      }
      if (weight > heaviestStep) heaviestStep = weight;
      if (weight === ofBrandStep) this.isBrand = true;
      let role = weight > notNamedStep && isBare !== true ? isNamed : 0;
      if (isTyped && role !== 0) role |= isTypedName;
      if (weight >= ofBrandStep) role |= isDescribed;
      if (head >= minHead && weight >= minWeight) {
        // `puntas de acero` are `clavos` where their section says so.
        role |= headRole === isAkin && (roles[document]! & isTypedName) !== 0 ? isHead : headRole;
        namesKind = true;
      }
      if (role !== 0) roles[document]! |= role;
    }
    this.count = count;
    this.heaviest = Math.max(this.heaviest, readWeight(heaviestStep));
    this.isKind ||= namesKind;
    this.isOwnKind ||= namesKind && isTyped;
  }

  /** Raises what already matches: of the diamond discs for `azulejos` those for `cerámica`. */
  #preferFitting({ terms, documents = this.#index.havingAll(terms).documents }: Alternative, bit: number): void {
    const { part, roles } = this;
    for (const document of documents) {
      if (part[document] === 0 || (roles[document]! & bit) !== 0) continue;
      part[document]! += fitBonus;
      roles[document]! |= bit;
    }
  }

  /** `martillo` alone means those of the section of that name, and no `martillo perforador` of another. */
  #leaveNarrowKinds(alternatives: Concept['alternatives']): void {
    for (const { terms, quality } of alternatives) {
      const text = this.#index.textOf(terms[0]!);
      const narrow = this.#index.termOf(narrowKind(text));
      if (quality < 1 || narrow === undefined || this.#index.termOf(plainKind(text)) === undefined) continue;
      for (const document of this.#index.postingsOf(narrow).documents) this.roles[document]! &= ~isHead;
    }
  }

  /** Whether enough products are named after the word as typed, and not only after its synonyms. */
  #hasOwnKind(alternatives: Concept['alternatives']): boolean {
    let own = 0;
    const others = new Map<number, number>();
    for (const { terms, quality, isSynonym } of alternatives) {
      const [term] = terms as [number];
      if (terms.length > 1 || this.#index.headShareOf(term) < minHeadShare) continue;
      if (isSynonym) others.set(term, this.#index.kindCountOf(term));
      else if (quality >= minCertainty) own += this.#index.kindCountOf(term);
    }
    const all = [...others.values()].reduce((sum, count) => sum + count, own);
    return own > 0 && own >= all * enoughOfOwn;
  }

  /** Where the typed word is of products but no kind, its synonyms name none either: the `led` of `foco led` is no bulb. */
  #suretyAsTyped(alternatives: Concept['alternatives']): number {
    let surety = 0;
    let isTyped = false;
    for (const { terms, quality } of alternatives) {
      if (quality < 1 || terms.length > 1) continue;
      isTyped = true;
      surety = Math.max(surety, this.#index.headShareOf(terms[0]!) / sureHeadShare);
    }
    return isTyped ? Math.min(1, surety) : 1;
  }

  clear(): void {
    const { part, roles, documents, count } = this;
    const asTyped = this.#asTyped;
    for (let place = 0; place < count; place += 1) {
      const document = documents[place]!;
      part[document] = 0;
      asTyped[document] = 0;
      roles[document] = 0;
    }
    this.count = 0;
  }
}

/** From this weight on, as it is stored, a word in a name is its kind; infinite where it may name none. */
function minHeadOf(index: TermIndex, terms: readonly number[], headShare: number): number {
  if (headShare < minHeadShare) return terms.length > 1 ? storeWeight(minFirst) : Infinity;
  return storeWeight(index.minHeadOf(terms[0]!));
}
