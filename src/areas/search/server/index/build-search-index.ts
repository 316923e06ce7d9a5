import type { CatalogueTexts, ProductTexts, SearchedProduct, TextPortions } from '#areas/catalogue/server/catalogue.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { ProductPhrasesBuilder } from './product-phrases.ts';
import { rememberSplits } from '../language/remember-splits.ts';
import { addProduct } from '../query/product-words.ts';
import { phrases as synonymPhrases } from '../language/synonym-phrases.ts';
import { type ArticleList, ArticleListBuilder } from './article-list.ts';
import { readBoosts, SearchIndex } from './search-index.ts';
import { TermIndexBuilder } from '../terms/term-index.ts';

/** Reads the catalogue's texts into an index, yielding to other requests in between. Of portions each is dropped once it is read. */
export async function buildSearchIndex({
  products: texts,
  ...catalogue
}: CatalogueTexts | TextPortions): Promise<SearchIndex> {
  const builder = new TermIndexBuilder();
  const phrases = new ProductPhrasesBuilder();
  const add = createTextReader({ builder, phrases }, catalogue);
  const products: SearchedProduct[] = [];
  for await (const some of 'length' in texts ? [texts] : texts)
    for (const text of some) await add(products.push(searchedOf(text)) - 1, text);
  for (const { terms, surfaces } of synonymPhrases()) terms.forEach((term, at) => builder.learn(surfaces[at]!, term));
  return new SearchIndex({
    catalogue,
    products,
    documentOf: new Map(products.map(({ id }, document) => [id, document])),
    terms: await builder.build(products.length),
    phrases: await phrases.build(products.length),
    articles: await listArticles(products),
    boosts: await readBoosts(products),
  });
}

/**
 * The index with these products changed or new: only texts that differ are read into it. Those that stay are of the sections
 * and brands of the last index, and so it is known by their key.
 */
export async function updateSearchIndex(
  last: SearchIndex,
  { products: texts, changed, ...catalogue }: CatalogueTexts & { readonly changed: readonly SearchedProduct[] },
): Promise<SearchIndex> {
  const products = [...last.products];
  const documentOf = new Map(last.documentOf);
  await yieldToEventLoop();
  let haveSameNumbers = true;
  for (const product of changed) {
    const document = documentOf.get(product.id) ?? products.length;
    const before = products[document];
    haveSameNumbers &&=
      before?.article === product.article &&
      before.ean === product.ean &&
      before.eans.join() === product.eans.join() &&
      before.model === product.model;
    products[document] = product;
    documentOf.set(product.id, document);
    await yieldToEventLoop();
  }
  let { terms, phrases, articles } = last;
  if (texts.length > 0) {
    const numbered = texts.map((text): [number, ProductTexts] => [documentOf.get(text.id)!, text]);
    const builder = new TermIndexBuilder(last.terms);
    const phrasesBuilder = new ProductPhrasesBuilder(last.phrases);
    const add = createTextReader({ builder, phrases: phrasesBuilder }, catalogue);
    for (const [document, text] of numbered.sort(([a], [b]) => a - b)) await add(document, text);
    terms = await builder.build(products.length);
    phrases = await phrasesBuilder.build(products.length);
  }
  if (!haveSameNumbers) articles = await listArticles(products);
  const boosts = await readBoosts(products);
  return new SearchIndex({
    catalogue: { ...catalogue, referenceKey: last.referenceKey },
    products,
    documentOf,
    terms,
    phrases,
    articles,
    boosts,
  });
}

/** Adds texts by number of their document, which must ascend. */
function createTextReader(
  { builder, phrases }: { builder: TermIndexBuilder; phrases: ProductPhrasesBuilder },
  catalogue: Omit<CatalogueTexts, 'products'>,
) {
  const split = rememberSplits();
  const sections = new Map(catalogue.sections.map((section) => [section.id, section]));
  const brandNames = new Map(catalogue.brands.map(({ code, name }) => [code, name]));
  return async (document: number, product: ProductTexts): Promise<void> => {
    const section = sections.get(product.sectionId)!;
    const parents = [];
    const above = ({ parentId }: { parentId: number | null }) => sections.get(parentId ?? -1);
    for (let parent = above(section); parent; parent = above(parent)) parents.push(parent.name);
    const brand = brandNames.get(product.brandCode ?? '') ?? null;
    addProduct(builder, document, product, { brand, section: section.name, parents }, split);
    phrases.add(document, product, brand);
    await yieldToEventLoop();
  };
}

async function listArticles(products: readonly SearchedProduct[]): Promise<ArticleList> {
  const builder = new ArticleListBuilder();
  for (const [document, product] of products.entries()) {
    builder.add(document, product);
    await yieldToEventLoop();
  }
  return builder.build();
}

const searchedOf = (product: ProductTexts): SearchedProduct => ({
  id: product.id,
  article: product.article,
  ean: product.ean,
  eans: product.eans,
  model: product.model,
  sectionId: product.sectionId,
  popularity: product.popularity,
  isSellable: product.isSellable,
  isArchived: product.isArchived,
  textHash: product.textHash,
});
