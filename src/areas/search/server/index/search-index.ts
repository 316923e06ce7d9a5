import type { CatalogueTexts, SearchedProduct } from '#areas/catalogue/server/catalogue.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { ProductPhrases } from './product-phrases.ts';
import type { ArticleList } from './article-list.ts';
import { type NameTerms, readName } from '../ranking/name-matches.ts';
import { familyOf, meaningOfAll } from '../query/whole-meaning.ts';
import { type Concept, readQuery } from '../query/read-query.ts';
import type { Word } from '../language/split-words.ts';
import type { Alternative } from '../query/synonyms-of.ts';
import { Ranker, type Ranking } from '../ranking/rank-documents.ts';
import { placeKey, sortDocuments } from '../ranking/sort-documents.ts';
import type { ShopSynonyms } from '../rules/shop-synonyms.ts';
import type { TermIndex } from '../terms/term-index.ts';

export interface Found {
  /** Documents, best first; `idsOf` tells their products. */
  readonly documents: Int32Array;
  /** How many of them, from the first, match the whole query. */
  readonly whole: number;
  /** Some have all the words of the query, and the shop knows them all. */
  readonly isWhole: boolean;
  /** How many, from the first, are of the kind asked for; the others are related. */
  readonly matchCount: number;
  readonly concepts: readonly Concept[];
  /** Those that some product has beyond its description. */
  readonly named: ReadonlySet<Concept>;
}

/** Decides between equals; a higher value would rank popular products above relevant ones. */
const maxPopularityBoost = 0.005;

const bestSellersListed = 10;
/** An answer of fewer goods has room for their neighbours. */
const fewMatches = 10;

type SectionsAndBrands = Omit<CatalogueTexts, 'products'>;

interface SearchIndexParts {
  readonly catalogue: SectionsAndBrands;
  /** Products by the number of their document. */
  readonly products: readonly SearchedProduct[];
  readonly documentOf: ReadonlyMap<number, number>;
  readonly terms: TermIndex;
  readonly phrases: ProductPhrases;
  readonly articles: ArticleList;
  readonly boosts: Float32Array;
}

/** All that a search needs of one version of the catalogue, in memory: not the texts themselves. */
export class SearchIndex {
  readonly version: number;
  /** Of the sections, brands and attributes that its texts were told with. */
  readonly referenceKey: string;
  readonly terms: TermIndex;
  readonly phrases: ProductPhrases;
  readonly products: readonly SearchedProduct[];
  readonly articles: ArticleList;
  readonly documentOf: ReadonlyMap<number, number>;
  readonly #ranker: Ranker;
  readonly #boosts: Float32Array;
  readonly #ids: Int32Array;
  /** Best sellers by section, read when first needed; undefined is the whole shop. */
  readonly #bestSellers = new Map<number | undefined, readonly number[]>();
  /** Those that have products, with the terms of their names. */
  readonly sections: readonly { section: CatalogueTexts['sections'][number]; terms: NameTerms }[];
  readonly brands: readonly { brand: CatalogueTexts['brands'][number]; terms: NameTerms }[];

  constructor({ catalogue, products, documentOf, terms, phrases, articles, boosts }: SearchIndexParts) {
    this.version = catalogue.version;
    this.referenceKey = catalogue.referenceKey ?? '';
    this.terms = terms;
    this.phrases = phrases;
    this.products = products;
    this.articles = articles;
    this.documentOf = documentOf;
    this.#ids = Int32Array.from(products, ({ id }) => id);
    this.#boosts = boosts;
    this.#ranker = new Ranker(terms, boosts);
    this.sections = catalogue.sections
      .filter(({ count }) => count > 0)
      .map((section) => ({ section, terms: readName(terms, [section.name.es, section.name.ca]) }));
    this.brands = catalogue.brands
      .filter(({ count }) => count > 0)
      .map((brand) => ({ brand, terms: readName(terms, [brand.name]) }));
  }

  sectionIdOf = (document: number): number => this.products[document]!.sectionId;

  /** The product ids of documents. */
  idsOf = (documents: Int32Array): Int32Array => documents.map((document) => this.#ids[document]!);

  /** The ten products on sale that sell most, of the whole shop or of one section. */
  bestSellers(sectionId?: number): readonly number[] {
    const known = this.#bestSellers.get(sectionId) ?? this.#findBestSellers(sectionId);
    this.#bestSellers.set(sectionId, known);
    return known;
  }

  #findBestSellers(sectionId: number | undefined): number[] {
    const keys = new Float64Array(this.products.length);
    let count = 0;
    for (const [document, product] of this.products.entries()) {
      const { isSellable, isArchived } = product;
      if (!isSellable || isArchived || (sectionId !== undefined && product.sectionId !== sectionId)) continue;
      keys[count++] = placeKey(document, 0, this.#boosts[document]!);
    }
    return [...sortDocuments(keys.subarray(0, count)).subarray(0, bestSellersListed)].map(
      (document) => this.#ids[document]!,
    );
  }

  /** After a few matches of one section what else has the words there, before goods of other sections, and its best sellers. */
  #withNeighbours(documents: Int32Array, matchCount: number, concepts: readonly Concept[]): Int32Array {
    const matches = documents.subarray(0, matchCount);
    const section = this.sectionIdOf(matches[0]!);
    if (matches.some((document) => this.sectionIdOf(document) !== section)) return documents;
    const alike = documents.subarray(matchCount).filter((document) => this.sectionIdOf(document) === section);
    const sellers = this.bestSellers(section).map((id) => this.documentOf.get(id)!);
    // What a thing is for is nothing to be had in its place: no plastic sheets after a glue for plastic, nor drills for walls after a
    // `wall heater`.
    const hasPurpose = concepts.some(({ isPurpose }) => isPurpose === true);
    const whole = meaningOfAll(this.terms, concepts);
    const family = whole ? this.#bestOf(familyOf(this.terms, whole), section) : [];
    const [next, last] = hasPurpose || whole ? [[...family, ...sellers], documents] : [documents, sellers];
    return Int32Array.from(new Set([...matches, ...alike, ...next, ...last]));
  }

  /** Those of a section that are on sale, those that sell most first. */
  #bestOf(documents: Int32Array, section: number): readonly number[] {
    const boosts = this.#boosts;
    return [...documents]
      .filter((document) => this.sectionIdOf(document) === section && boosts[document]! > 0)
      .sort((one, other) => boosts[other]! - boosts[one]! || one - other);
  }

  /** The documents of these article numbers that are on sale, in the order of the numbers. */
  onSale(articles: readonly string[]): Int32Array {
    const named = articles.flatMap((article) => this.articles.named(article).slice(0, 1));
    const onSale = named.filter((document) => {
      const { isSellable, isArchived } = this.products[document]!;
      return isSellable && !isArchived;
    });
    return Int32Array.from(new Set(onSale));
  }

  /** False for the path of a section or brand that has no products. */
  mayHavePage(path: string): boolean {
    const place = path.replace(/[?#].*$/, '');
    if (place.startsWith('/catalog/')) return this.sections.some(({ section }) => section.url === place);
    return !place.startsWith('/brands/') || this.brands.some(({ brand }) => brand.url === place);
  }

  /** Tells of each document whether it is in the section of a path, or below. */
  isInSection = (path: string): ((document: number) => boolean) => {
    const isWithin = this.isSectionWithin(path);
    return (document) => isWithin(this.products[document]!.sectionId);
  };

  /** The same of sections by id. */
  isSectionWithin = (path: string): ((sectionId: number) => boolean) => {
    const within = new Set<number>();
    for (let added = -1; added < within.size;) {
      added = within.size;
      for (const { section } of this.sections)
        if (section.url === path || within.has(section.parentId ?? -1)) within.add(section.id);
    }
    return (sectionId) => within.has(sectionId);
  };

  /** The best products for a query, also by the shop's own synonyms; none when nothing sensible is found. */
  find(query: string, isTyping: boolean, synonyms?: ShopSynonyms): Found {
    const further = synonyms && {
      has: synonyms.has,
      addTo: (words: readonly Word[], read: Alternative[][]) =>
        synonyms.addTo(this.terms, words, read, this.isInSection),
    };
    const concepts = readQuery(this.terms, query, isTyping, further);
    const named = this.articles.named(query);
    const numbered = named.length > 0 ? named : this.articles.begun(query);
    const ranked = this.#ranker.rank(concepts);
    const ranking = asFound(ranked, concepts);
    const documents = numbered.length > 0 ? putFirst(numbered, ranking.documents) : ranking.documents;
    const isWhole =
      numbered.length > 0 ||
      (ranking.whole > 0 &&
        concepts.every(({ alternatives, isGuess, notSold }) => alternatives.length > 0 && !isGuess && !notSold));
    const uncounted = isWhole ? null : withoutCount(query, concepts);
    const ofAny = uncounted === null ? null : this.find(uncounted, isTyping, synonyms);
    if (ofAny?.isWhole) return ofAny;
    const matchCount = documents.length - (ranking.documents.length - ranking.matchCount);
    const isShort = !isTyping && numbered.length === 0 && matchCount > 0 && matchCount < fewMatches;
    return {
      documents: isShort ? this.#withNeighbours(documents, matchCount, concepts) : documents,
      matchCount,
      whole: numbered.length + ranking.whole,
      isWhole,
      concepts,
      named: ranking.named,
    };
  }
}

const counting =
  /^\s*(?:[x×*]|uds?|u|unidades|unidad|unitats?|pcs?|piezas?|peces|peça)?\.?\s+(?:de\s+|d[’'])?(?=\p{L}{2})/iu;

/** `tornillos M6x40` of `12 tornillos M6x40`: how many are wanted is nothing that a product has. null where no count comes first. */
function withoutCount(query: string, [first, second]: readonly Concept[]): string | null {
  if (!first || second?.word.kind !== 'word') return null;
  const { kind, surface, term, amount } = first.word;
  if (kind === 'code' || (kind === 'measure' && term !== `${amount}ud`)) return null;
  const count = /^[1-9]\d{0,3}/.exec(surface)?.[0] ?? surface;
  const at = amount === undefined || /[.,]/.test(amount) ? -1 : query.toLowerCase().indexOf(count);
  const rest = at < 0 ? '' : query.slice(at + count.length);
  return counting.test(rest) ? rest.replace(counting, '') : null;
}

/** What comes nearest to a thing that the shop does not sell is not the thing. */
function asFound(ranking: Ranking, [first]: readonly Concept[]): Ranking {
  if (first?.notSold !== 'thing' && first?.notSold !== 'related') return ranking;
  const documents = first.notSold === 'related' ? ranking.documents : new Int32Array();
  return { documents, whole: 0, matchCount: 0, named: new Set() };
}

/** The first documents, then the others. */
export function putFirst(first: ArrayLike<number>, others: Int32Array): Int32Array {
  const isFirst = new Set(Array.from(first));
  return Int32Array.from([...isFirst, ...others.filter((document) => !isFirst.has(document))]);
}

/** Among equal products those that sell are first, those without a price last; archived ones are found by number only. */
export async function readBoosts(products: readonly SearchedProduct[]): Promise<Float32Array> {
  const popularities = Float64Array.from(products, ({ popularity }) => popularity).sort();
  const boosts = new Float32Array(products.length);
  for (const [document, { popularity, isArchived, isSellable }] of products.entries()) {
    if (document % 1000 === 0) await yieldToEventLoop();
    const boost = 1 + maxPopularityBoost * shareBelow(popularities, popularity);
    boosts[document] = isArchived ? 0 : boost * (isSellable ? 1 : 0.85);
  }
  return boosts;
}

function shareBelow(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low / sorted.length;
}
