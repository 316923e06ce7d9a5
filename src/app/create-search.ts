import type { Locale } from '#i18n/locale.ts';
import { type Catalogue, listProducts, listSectionTree } from '#areas/catalogue/server/catalogue.ts';
import { createEngineSearch } from '#areas/search/server/engines/create-engine-search.ts';
import { createNamesEngine } from '#areas/search/server/engines/names-engine.ts';
import { createPostgresEngine } from '#areas/search/server/engines/postgres-engine.ts';
import { searchWhileBuilding } from '#areas/search/server/engines/search-while-building.ts';
import { watchSearchRules } from '#areas/search/server/rules/search-rules-file.ts';
import { addPages, type ListPageTexts } from '#areas/search/server/pages/find-pages.ts';
import { createSearch } from '#areas/search/server/search.ts';
import { createUnansweredCounter } from '#areas/search/server/unanswered/count-unanswered.ts';
import type { Health } from '#platform/http/health.ts';
import type { IndexFile } from '#platform/stored-index/index-file.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { AppParts } from './app-parts.ts';
import { createIndexWarmUp } from './index-warm-up.ts';
import { createRehearsal } from './rehearse-requests.ts';
import { boundHeapGrowth, releaseStartMemory } from './release-start-memory.ts';

/** Enough for the code to be compiled, and in a shop of 50,000 products for the counts and orders of its largest sections. */
const rehearsedMs = 8000;
/** The rehearsal does not wait longer for the garbage of the start. */
const maxWaitForQuietMs = 2000;

/** The shop's search, by its engine and rules, with what it counts and loads. */
export function createSearchOfShop({
  config,
  database,
  clock,
  log,
  health,
  jobs,
  catalogue,
  indexFile,
  listPageTexts,
  rehearsedLanguages,
}: Pick<AppParts, 'config' | 'database' | 'clock' | 'log'> & {
  readonly health: Health;
  readonly jobs: Jobs;
  readonly catalogue: Catalogue;
  readonly indexFile: IndexFile;
  readonly listPageTexts: ListPageTexts;
  /** The languages in which it is asked what visitors ask most, once the shop is ready; none in tests. */
  readonly rehearsedLanguages: readonly Locale[];
}) {
  const rules = watchSearchRules({ shopDir: config.shopDir, onWrongFile: (reason) => log.error(reason) });
  const onIndexError = (err: unknown): void => log.error({ err }, 'the search index could not be reloaded');
  const parts = { catalogue, rules: rules.current, onIndexError };
  const goods =
    config.searchEngine === 'postgres'
      ? createEngineSearch({ ...parts, engine: createPostgresEngine(database) })
      : searchWhileBuilding(
          createSearch({ ...parts, indexFile }),
          createEngineSearch({ ...parts, engine: createNamesEngine(database) }),
        );
  const search = addPages(goods, catalogue, listPageTexts);
  const unanswered = createUnansweredCounter({
    database,
    clock,
    jobs,
    onError: (err) => log.warn({ err }, 'searches without a good answer could not be counted'),
  });
  const rehearse = createRehearsal({
    languages: rehearsedLanguages,
    catalogue: {
      sectionTree: (locale) => listSectionTree(catalogue, locale),
      listProducts: (body, locale) => listProducts(catalogue, body, locale),
    },
    search,
  });
  /** Nobody waits for this: the shop is ready. */
  async function rehearseBesideVisitors(): Promise<void> {
    boundHeapGrowth();
    try {
      await rehearsePages();
      await releaseStartMemory({ maxWaitMs: maxWaitForQuietMs });
      await rehearse(rehearsedMs);
    } finally {
      await releaseStartMemory();
    }
  }
  let rehearsePages = async (): Promise<void> => {};
  const indexes = createIndexWarmUp({
    search,
    areListsLoaded: () => catalogue.catalogueIndex.isLoaded,
    log,
    ...(rehearsedLanguages.length > 0 && { onReady: rehearseBesideVisitors }),
  });
  health.addCheck({ name: 'index_loading', isEssential: true, isHealthy: () => !indexes.isLoading() });
  health.addCheck({ name: 'search_building', isHealthy: () => !indexes.isSearchBuilding() });
  health.addCheck({ name: 'index_stale', isHealthy: () => !catalogue.isIndexStale() && !search.isIndexStale() });
  return {
    search,
    unanswered,
    /** `pages` renders those that most visitors come to first. */
    warmUp(pages: () => Promise<void>): void {
      rehearsePages = pages;
      indexes.start();
    },
    async stop(): Promise<void> {
      rules.stop();
      indexes.stop();
      await unanswered.stop();
    },
  };
}
