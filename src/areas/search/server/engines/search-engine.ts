import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';

/** What an engine finds for a query. */
export interface EngineAnswer {
  /** Best first, of a limited number. */
  readonly productIds: readonly number[];
  /** The words that no product has, as typed. */
  readonly unknown: readonly string[];
  /** The products have all words of the query. */
  readonly isWhole: boolean;
}

/**
 * A search outside of the process, for catalogues whose index would not fit into each process
 * (docs/decisions/search-in-the-database.md).
 */
export interface SearchEngine {
  /** Brings the engine up to these texts; those with an unchanged `textHash` may be left as they are. */
  update(texts: CatalogueTexts): Promise<void>;
  /** The products for a query; none when nothing matches. `isTyping`: the last word may be unfinished. */
  find(query: string, isTyping: boolean): Promise<EngineAnswer>;
}
