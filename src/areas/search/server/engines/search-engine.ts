import type { ProductTexts, TextPortions } from '#areas/catalogue/server/catalogue.ts';

/** What an engine finds for a query. */
export interface EngineAnswer {
  /** Best first, none twice, of a limited number. */
  readonly productIds: readonly number[];
  /** The words that no product has, as typed. */
  readonly unknown: readonly string[];
  /** The products have all words of the query. */
  readonly isWhole: boolean;
}

/**
 * A search outside of the process, for catalogues whose index would not fit into each process
 * (docs/search-engine-adapter.md says how another one is written).
 */
export interface SearchEngine {
  /**
   * Brings the engine up to the whole catalogue: archived products and those that do not come are removed. Those with an
   * unchanged `textHash` keep their texts. Called at every start, by each process, so also twice at a time.
   */
  update(texts: TextPortions): Promise<void>;
  /** The same of these products only: all others have not changed since the last call. */
  change(products: readonly ProductTexts[], catalogue: Omit<TextPortions, 'products'>): Promise<void>;
  /** The products for a query of at most 200 characters; none when nothing matches. `isTyping`: the last word may be unfinished. */
  find(query: string, isTyping: boolean): Promise<EngineAnswer>;
}
