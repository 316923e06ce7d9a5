import type { CatalogueTexts, ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { ArticleList } from './article-list.ts';
import { addProduct, rememberSplits } from './product-words.ts';
import { type Concept, readQuery } from './read-query.ts';
import { rankDocuments } from './rank-documents.ts';
import { phrases } from './synonym-phrases.ts';
import { TermIndexBuilder, type TermIndex } from './term-index.ts';

export interface Found {
  /** Product ids, best first. */
  readonly productIds: readonly number[];
  /** How many of them, from the first, have all that was asked. */
  readonly whole: number;
  readonly concepts: readonly Concept[];
}

const productsPerBreath = 500;
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** All that a search needs of one version of the catalogue, held in the process. */
export class SearchIndex {
  readonly texts: CatalogueTexts;
  readonly terms: TermIndex;
  readonly #articles: ArticleList;
  readonly #boosts: Float32Array;
  readonly #sections: ReadonlyMap<number, number>;

  constructor(texts: CatalogueTexts, terms: TermIndex) {
    this.texts = texts;
    this.terms = terms;
    this.#articles = new ArticleList(texts.products);
    this.#boosts = boostsOf(texts.products);
    this.#sections = new Map(texts.products.map(({ id, sectionId }) => [id, sectionId]));
  }

  get version(): number {
    return this.texts.version;
  }

  /** The section in which a found product stands. */
  sectionOf = (productId: number): number => this.#sections.get(productId)!;

  /** The best products for a query; none when nothing sensible is found. */
  find(query: string, isTyping: boolean): Found {
    const concepts = readQuery(this.terms, query, isTyping);
    const named = this.#articles.named(query);
    const ranked = rankDocuments(this.terms, concepts, (document) => this.#boosts[document]!).filter(({ document }) => this.#boosts[document]! > 0);
    const begun = named.length > 0 ? [] : this.#articles.begun(query);
    const documents = new Set([...named, ...begun, ...ranked.map(({ document }) => document)]);
    return {
      productIds: [...documents].map((document) => this.texts.products[document]!.id),
      whole: named.length + begun.length + ranked.filter(({ hasAll }) => hasAll).length,
      concepts,
    };
  }
}

/** Reads the catalogue's texts into an index, letting the process answer others in between. */
export async function buildSearchIndex(texts: CatalogueTexts): Promise<SearchIndex> {
  const builder = new TermIndexBuilder();
  const split = rememberSplits();
  const sections = new Map(texts.sections.map((section) => [section.id, section]));
  const brandNames = new Map(texts.brands.map(({ code, name }) => [code, name]));
  for (const [at, product] of texts.products.entries()) {
    const section = sections.get(product.sectionId)!;
    const parents = [];
    for (let above = sections.get(section.parentId ?? -1); above; above = sections.get(above.parentId ?? -1)) parents.push(above.name);
    addProduct(builder, product, { brand: brandNames.get(product.brandCode ?? '') ?? null, section: section.name, parents }, split);
    if (at % productsPerBreath === productsPerBreath - 1) await breathe();
  }
  for (const { terms, surfaces } of phrases) terms.forEach((term, at) => builder.learn(surfaces[at]!, term));
  return new SearchIndex(texts, builder.build());
}

/** Between equals what sells comes first; what has no price last; archived products are found by their number alone. */
function boostsOf(products: readonly ProductTexts[]): Float32Array {
  const order = products.map((_, at) => at).sort((a, b) => products[a]!.popularity - products[b]!.popularity);
  const boosts = new Float32Array(products.length);
  order.forEach((at, place) => {
    const { isArchived, isSellable } = products[at]!;
    boosts[at] = isArchived ? 0 : (1 + (0.08 * place) / products.length) * (isSellable ? 1 : 0.85);
  });
  return boosts;
}
