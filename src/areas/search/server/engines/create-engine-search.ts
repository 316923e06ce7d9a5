import { VersionedIndex } from '#platform/versioned-index.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import { type Search, itemOf, sortSaid, urlOf } from '../search.ts';
import { serverMessages } from '../server-messages.ts';
import { itemsPerGroup } from '../suggest-groups.ts';
import type { SearchEngine } from './search-engine.ts';

interface EngineSearchParts {
  readonly catalogue: Catalogue;
  readonly engine: SearchEngine;
  /** Called when the engine could not be brought up to date after a change; it is tried again. */
  readonly onIndexError?: (error: unknown) => void;
}

/**
 * The search with an engine outside of the process: without kinds, completions, sections, brands and the shopkeeper's rules,
 * which need the index in the process.
 */
export function createEngineSearch({ catalogue, engine, onIndexError }: EngineSearchParts): Search {
  const versions = new VersionedIndex<{ version: number }>({
    async load(last) {
      if (last && last.version === (await catalogue.version())) return last;
      const texts = await catalogue.searchTexts();
      await engine.update(texts);
      return { version: texts.version };
    },
    onError: onIndexError,
  });
  const find = async (query: string, isTyping: boolean) => {
    await versions.getFor(await catalogue.version());
    return engine.find(query, isTyping);
  };
  return {
    warmUp: async () => void (await versions.get()),
    isLoaded: () => versions.isLoaded,
    isIndexStale: () => versions.isStale,
    refresh: () => versions.refresh(),

    async suggest(query, locale) {
      if (!query.trim()) return { groups: [] };
      const { productIds } = await find(query, true);
      const items = (await catalogue.listCards(productIds.slice(0, itemsPerGroup), locale)).map(itemOf);
      const tab = { title: serverMessages[locale].tabs.products, code: 'products' as const };
      return { groups: items.length > 0 ? [{ tab, items, total: productIds.length }] : [] };
    },

    async searchProducts({ query, sort: given, ...paging }, locale) {
      const text = query.trim();
      const sort = given ?? sortSaid(text);
      const { productIds, unknown, isWhole } = await find(text, false);
      const { results, nearest } = serverMessages[locale];
      const answer = await catalogue.listFound(
        { ids: productIds, name: results(text), url: urlOf(text) },
        { ...paging, sort: sort === 'relevance' ? 'given' : sort },
        locale,
      );
      if (!('products' in answer)) return answer;
      const isPartial = text !== '' && !isWhole;
      return {
        ...answer,
        sort: answer.sort === 'given' ? 'relevance' : answer.sort,
        seo: { ...answer.seo, title: isPartial && productIds.length > 0 ? nearest(text) : results(text) },
        related: { total: 0, products: [] },
        ...(isPartial && { nearest: { words: [...unknown], sections: [], products: [] } }),
      };
    },
  };
}
