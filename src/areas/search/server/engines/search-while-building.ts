import { setTimeout as sleep } from 'node:timers/promises';
import type { Search } from '../search.ts';

/** So long searches wait for the index from when it began to load: that of a small shop is there by then. */
const defaultMaxWaitMs = 3000;

/** A search that asks another one as long as its own index is being built for the first time, instead of waiting for that. */
export function searchWhileBuilding(search: Search, other: Search, maxWaitMs = defaultMaxWaitMs): Search {
  let waiting: Promise<unknown> | undefined;

  async function current(): Promise<Search> {
    if (search.isLoaded()) return search;
    const loading = search.warmUp();
    waiting ??= sleep(maxWaitMs, undefined, { ref: false });
    await Promise.race([loading, waiting]);
    // A failure of the load is reported to whoever waits for the index itself.
    loading.catch(() => {});
    return search.isLoaded() ? search : other;
  }

  return {
    ...search,
    async warmUp() {
      waiting ??= sleep(maxWaitMs, undefined, { ref: false });
      await search.warmUp();
    },
    suggest: async (...given) => (await current()).suggest(...given),
    matchLines: async (...given) => (await current()).matchLines(...given),
    searchProducts: async (...given) => (await current()).searchProducts(...given),
  };
}
