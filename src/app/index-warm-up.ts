import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Search } from '#areas/search/server/search.ts';

const retryMs = 1000;

/** Loads the indexes of listings and search at the start, until it succeeds or the process ends the attempts. */
export function createIndexWarmUp(search: Pick<Search, 'warmUp' | 'isLoaded'>, log: FastifyBaseLogger) {
  let isStarted = false;
  let isStopped = false;

  async function load(): Promise<void> {
    for (let isFirstFailure = true; !isStopped; isFirstFailure = false) {
      try {
        return await search.warmUp();
      } catch (err) {
        if (isFirstFailure && !isStopped) log.error({ err }, 'the indexes could not be loaded yet');
        await sleep(retryMs, undefined, { ref: false });
      }
    }
  }

  return {
    start(): void {
      isStarted = true;
      void load();
    },
    stop(): void {
      isStopped = true;
    },
    /** Whether the indexes are still loading for the first time, so that the shop is not ready. */
    isLoading: (): boolean => isStarted && !search.isLoaded(),
  };
}
