import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Search } from '#areas/search/server/search.ts';

const retryMs = 1000;
/** Longer than a small shop's index takes on a busy machine. */
const defaultMaxBuildingMs = 10_000;

interface WarmUpParts {
  readonly search: Pick<Search, 'warmUp' | 'isLoaded'>;
  /** Whether the index of listings is loaded, which that of the search needs. */
  readonly areListsLoaded?: () => boolean;
  readonly log: FastifyBaseLogger;
  /** From then on the shop is ready while only the search's index is still built: searches use the database. */
  readonly maxBuildingMs?: number;
  /** Called once the indexes are loaded, when the shop is ready. */
  readonly onReady?: (() => Promise<void>) | undefined;
}

/** Loads the indexes of listings and search at the start, until it succeeds or the process ends the attempts. */
export function createIndexWarmUp({
  search,
  areListsLoaded = () => false,
  log,
  maxBuildingMs = defaultMaxBuildingMs,
  onReady = async () => {},
}: WarmUpParts) {
  let startedAt: number | undefined;
  let isStopped = false;

  const isLoading = (): boolean => {
    if (startedAt === undefined || search.isLoaded()) return false;
    return !areListsLoaded() || performance.now() - startedAt < maxBuildingMs;
  };

  const slower = (err: unknown): void => {
    if (!isStopped) log.warn({ err }, 'the first requests may take longer');
  };

  async function load(): Promise<void> {
    for (let isFirstFailure = true; !isStopped; isFirstFailure = false) {
      try {
        await search.warmUp();
        onReady().catch(slower);
        return;
      } catch (err) {
        if (isFirstFailure && !isStopped) log.error({ err }, 'the indexes could not be loaded yet');
        await sleep(retryMs, undefined, { ref: false });
      }
    }
  }

  return {
    start(): void {
      startedAt ??= performance.now();
      load().catch((err: unknown) => log.error({ err }, 'the indexes are not loaded'));
    },
    stop(): void {
      isStopped = true;
    },
    /** Whether the indexes are still loading for the first time, so that the shop is not ready. */
    isLoading,
    /** Whether the shop is ready without the search's index. */
    isSearchBuilding: (): boolean => startedAt !== undefined && !isLoading() && !search.isLoaded(),
  };
}
