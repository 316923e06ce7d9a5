import type { CatalogueTexts, ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { ArticleList } from './article-list.ts';
import { pauseForOthers } from './pause-for-others.ts';
import { addProduct, rememberSplits } from './product-words.ts';
import { type Concept, readQuery } from './read-query.ts';
import { Ranker } from './rank-documents.ts';
import { phrases } from './synonym-phrases.ts';
import { TermIndexBuilder, type TermIndex } from './term-index.ts';

export interface Found {
  /** Product ids, best first. */
  readonly productIds: readonly number[];
  /** How many of them, from the first, have all that was asked. */
  readonly whole: number;
  readonly concepts: readonly Concept[];
}

/** All that a search needs of one version of the catalogue, held in the process. */
export class SearchIndex {
  readonly texts: CatalogueTexts;
  readonly terms: TermIndex;
  readonly #articles: ArticleList;
  readonly #ranker: Ranker;
  readonly #sections: ReadonlyMap<number, number>;

  constructor(texts: CatalogueTexts, terms: TermIndex, articles: ArticleList) {
    this.texts = texts;
    this.terms = terms;
    this.#articles = articles;
    this.#ranker = new Ranker(terms, boostsOf(texts.products));
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
    const numbered = named.length > 0 ? named : this.#articles.begun(query);
    const { documents, whole } = this.#ranker.rank(concepts);
    const first = new Set(numbered);
    const ranked = first.size === 0 ? documents : documents.filter((document) => !first.has(document));
    const idOf = (document: number): number => this.texts.products[document]!.id;
    return { productIds: [...numbered.map(idOf), ...Array.from(ranked, idOf)], whole: numbered.length + whole, concepts };
  }
}

/** Reads the catalogue's texts into an index, letting the process answer others in between. */
export async function buildSearchIndex(texts: CatalogueTexts): Promise<SearchIndex> {
  const builder = new TermIndexBuilder();
  const articles = new ArticleList();
  const split = rememberSplits();
  const sections = new Map(texts.sections.map((section) => [section.id, section]));
  const brandNames = new Map(texts.brands.map(({ code, name }) => [code, name]));
  for (const [at, product] of texts.products.entries()) {
    const section = sections.get(product.sectionId)!;
    const parents = [];
    for (let above = sections.get(section.parentId ?? -1); above; above = sections.get(above.parentId ?? -1)) parents.push(above.name);
    addProduct(builder, product, { brand: brandNames.get(product.brandCode ?? '') ?? null, section: section.name, parents }, split);
    articles.add(at, product);
    await pauseForOthers();
  }
  for (const { terms, surfaces } of phrases) terms.forEach((term, at) => builder.learn(surfaces[at]!, term));
  return new SearchIndex(texts, await builder.build(), articles);
}

/** Between equals what sells comes first; what has no price last; archived products are found by their number alone. */
function boostsOf(products: readonly ProductTexts[]): Float32Array {
  const order = products.map((_, at) => at).sort((a, b) => products[a]!.popularity - products[b]!.popularity);
  const boosts = new Float32Array(products.length);
  order.forEach((at, place) => {
    const { isArchived, isSellable } = products[at]!;
    boosts[at] = isArchived ? 0 : (1 + (0.02 * place) / products.length) * (isSellable ? 1 : 0.85);
  });
  return boosts;
}
