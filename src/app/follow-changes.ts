import type { FastifyInstance } from 'fastify';
import { type ChangeTag, listenForChanges } from '#platform/database/change-notices.ts';
import type { DatabaseProbe } from '#platform/http/database-checks.ts';
import type { PageCache } from '#platform/pages/page-cache.ts';
import type { WatchedShopState } from '#platform/shop-state/watch-shop-state.ts';
import { StartError } from '#platform/start-error.ts';
import { rereadOnChange } from '#platform/versioned-index.ts';
import type { AppParts } from './app-parts.ts';
import type { createAreas } from './create-areas.ts';

interface Followers {
  readonly parts: AppParts;
  readonly areas: Pick<Awaited<ReturnType<typeof createAreas>>, 'orderEvents' | 'refresh'>;
  readonly state: WatchedShopState;
  readonly probe: DatabaseProbe;
  /** Pages that show what has changed. */
  readonly caches: readonly PageCache[];
}

/** Brings what the process remembers up to date after each change of the database, by this process or another. */
export async function followChanges(
  server: FastifyInstance,
  { parts, areas, state, probe, caches }: Followers,
): Promise<void> {
  const { connection, log, onRefused } = parts;
  if (!connection) return;
  let isOpen = false;
  async function readState(): Promise<void> {
    try {
      await state.refresh();
    } catch (error) {
      if (!isOpen || !(error instanceof StartError)) throw error;
      onRefused?.(error);
    }
  }
  const reading = rereadOnChange(readState, (err) =>
    log.warn({ err }, 'the state of the shop could not be read again'),
  );
  const failed = (err: unknown): void => log.error({ err }, 'a change could not be taken over');
  const onChange = (tags: readonly ChangeTag[]): void => {
    if (tags.includes('state')) reading.refresh().catch(failed);
    const refreshed = areas.refresh(tags);
    for (const work of [refreshed, ...caches.map((cache) => cache.follow(tags, refreshed))]) work.catch(failed);
  };
  const changes = await listenForChanges(connection, onChange, { channels: areas.orderEvents.channels });
  probe.ask = changes.ask;
  server.addHook('onClose', () => changes.close());
  // It may have changed before the connection listened.
  await reading.get();
  isOpen = true;
}
