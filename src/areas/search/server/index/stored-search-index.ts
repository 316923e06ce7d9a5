import type { CatalogueTexts, SearchedProduct } from '#areas/catalogue/server/catalogue.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { type Spellings, WordList } from '../language/word-list.ts';
import type { PostingLists } from '../terms/collect-postings.ts';
import { TermIndex } from '../terms/term-index.ts';
import { ArticleList, type Numbers } from './article-list.ts';
import { Phrase } from './phrase-words.ts';
import { ProductPhrases } from './product-phrases.ts';
import { readBoosts, SearchIndex } from './search-index.ts';

/** The index as a file keeps it for the next start: all but what comes from the index of listings. */
interface StoredSearchIndex {
  readonly products: readonly SearchedProduct[];
  /** By their numbers. */
  readonly terms: readonly string[];
  readonly postings: PostingLists;
  readonly named: readonly string[];
  readonly words: Spellings;
  readonly phrases: {
    readonly es: readonly string[];
    readonly ca: readonly string[];
    readonly starts: Int32Array;
    readonly ids: Int32Array;
  };
  readonly articles: { readonly byKey: Numbers; readonly byStart: Numbers };
}

export const storedSearchIndex = ({ products, terms, phrases, articles }: SearchIndex): StoredSearchIndex => ({
  products,
  terms: [...terms.termIds.keys()],
  postings: terms.postings,
  named: [...terms.named],
  words: terms.words.spellings,
  phrases: {
    es: phrases.phrases.map(({ es }) => es.text),
    ca: phrases.phrases.map(({ ca }) => ca.text),
    starts: phrases.starts,
    ids: phrases.ids,
  },
  articles: { byKey: articles.byKey, byStart: articles.byStart },
});

/** The index of what was stored, with the sections and brands as they are now. */
export async function restoreSearchIndex(
  stored: unknown,
  catalogue: Omit<CatalogueTexts, 'products'>,
): Promise<SearchIndex> {
  const { products, terms, postings, named, words, phrases, articles } = stored as StoredSearchIndex;
  const wordList = await WordList.inOrder(words);
  await yieldToEventLoop();
  return new SearchIndex({
    catalogue,
    products,
    documentOf: new Map(products.map(({ id }, document) => [id, document])),
    terms: new TermIndex({
      termIds: new Map(terms.map((term, id) => [term, id])),
      postings,
      words: wordList,
      size: products.length,
      named: new Set(named),
    }),
    phrases: new ProductPhrases(
      phrases.es.map((text, at) => ({ es: new Phrase(text), ca: new Phrase(phrases.ca[at]!) })),
      phrases.starts,
      phrases.ids,
    ),
    articles: new ArticleList(articles.byKey, articles.byStart),
    boosts: await readBoosts(products),
  });
}
