import type { CatalogueTexts, ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { type ArticleList, ArticleListBuilder } from './article-list.ts';
import { type NameTerms, readName } from '../ranking/name-matches.ts';
import { addProduct, rememberSplits } from '../language/product-words.ts';
import { type Concept, readQuery } from '../language/read-query.ts';
import { Ranker } from '../ranking/rank-documents.ts';
import { phrases } from '../language/synonym-phrases.ts';
import { TermIndexBuilder, type TermIndex } from './term-index.ts';

export interface Found {
  /** Product ids, best first. */
  readonly productIds: readonly number[];
  /** How many of them, from the first, match the whole query. */
  readonly whole: number;
  /** Some have all the words of the query, and the shop knows them all. */
  readonly isWhole: boolean;
  readonly concepts: readonly Concept[];
}

/** Decides between equals; a higher value would rank popular products above relevant ones. */
const maxPopularityBoost = 0.02;

/** All that a search needs of one version of the catalogue, in memory. */
export class SearchIndex {
  readonly texts: CatalogueTexts;
  readonly terms: TermIndex;
  readonly #articles: ArticleList;
  readonly #ranker: Ranker;
  readonly #ids: Int32Array;
  readonly #sectionOf: ReadonlyMap<number, number>;
  /** Those that have products, with the terms of their names. */
  readonly sections: readonly { section: CatalogueTexts['sections'][number]; terms: NameTerms }[];
  readonly brands: readonly { brand: CatalogueTexts['brands'][number]; terms: NameTerms }[];

  constructor(texts: CatalogueTexts, terms: TermIndex, articles: ArticleList) {
    this.texts = texts;
    this.terms = terms;
    this.#articles = articles;
    this.#ids = Int32Array.from(texts.products, ({ id }) => id);
    this.#ranker = new Ranker(terms, boostsOf(texts.products));
    this.#sectionOf = new Map(texts.products.map(({ id, sectionId }) => [id, sectionId]));
    this.sections = texts.sections
      .filter(({ count }) => count > 0)
      .map((section) => ({ section, terms: readName(terms, [section.name.es, section.name.ca]) }));
    this.brands = texts.brands
      .filter(({ count }) => count > 0)
      .map((brand) => ({ brand, terms: readName(terms, [brand.name]) }));
  }

  get version(): number {
    return this.texts.version;
  }

  /** The section of a found product. */
  sectionOf = (productId: number): number => this.#sectionOf.get(productId)!;

  /** The best products for a query; none when nothing sensible is found. */
  find(query: string, isTyping: boolean): Found {
    const concepts = readQuery(this.terms, query, isTyping);
    const named = this.#articles.named(query);
    const numbered = named.length > 0 ? named : this.#articles.begun(query);
    const { documents, whole } = this.#ranker.rank(concepts);
    const first = new Set(numbered);
    const productIds = numbered.map((document) => this.#ids[document]!);
    // Tens of thousands may be found: plain loops over typed arrays take a tenth of what their iterators do.
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at]!;
      if (first.size === 0 || !first.has(document)) productIds.push(this.#ids[document]!);
    }
    return {
      productIds,
      whole: numbered.length + whole,
      isWhole: numbered.length > 0 || (whole > 0 && concepts.every(({ alternatives }) => alternatives.length > 0)),
      concepts,
    };
  }
}

/** Reads the catalogue's texts into an index, yielding to other requests in between. */
export async function buildSearchIndex(texts: CatalogueTexts): Promise<SearchIndex> {
  const builder = new TermIndexBuilder();
  const articles = new ArticleListBuilder();
  const split = rememberSplits();
  const sections = new Map(texts.sections.map((section) => [section.id, section]));
  const brandNames = new Map(texts.brands.map(({ code, name }) => [code, name]));
  for (const [at, product] of texts.products.entries()) {
    const section = sections.get(product.sectionId)!;
    const parents = [];
    const above = ({ parentId }: { parentId: number | null }) => sections.get(parentId ?? -1);
    for (let parent = above(section); parent; parent = above(parent)) parents.push(parent.name);
    const brand = brandNames.get(product.brandCode ?? '') ?? null;
    addProduct(builder, product, { brand, section: section.name, parents }, split);
    articles.add(at, product);
    await yieldToEventLoop();
  }
  for (const { terms, surfaces } of phrases) terms.forEach((term, at) => builder.learn(surfaces[at]!, term));
  return new SearchIndex(texts, await builder.build(), await articles.build());
}

/** Of equal products those that sell are first, those without a price last; archived ones are found by number only. */
function boostsOf(products: readonly ProductTexts[]): Float32Array {
  const popularities = Float64Array.from(products, ({ popularity }) => popularity).sort();
  return Float32Array.from(products, ({ popularity, isArchived, isSellable }) =>
    isArchived ? 0 : (1 + maxPopularityBoost * shareBelow(popularities, popularity)) * (isSellable ? 1 : 0.85),
  );
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
