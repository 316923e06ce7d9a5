import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { HttpServer } from '#platform/http/http-server.ts';
import { StartError } from '#platform/start-error.ts';
import { minuteMs } from '#values/durations.ts';
import type { AppParts } from './app-parts.ts';
import { releaseStartMemory } from './release-start-memory.ts';
import { watchShopStructure } from './watch-shop-structure.ts';

/** Indexes of the largest shops are loaded in half a minute. */
const maxLoadingMs = 5 * minuteMs;
/** Requests are given up before. */
const maxAnsweringMs = minuteMs;

interface ReopenParts extends Pick<AppParts, 'config' | 'log' | 'refuseShop'> {
  readonly http: Pick<HttpServer, 'open'>;
}

/**
 * Serves the shop, and builds it again when files of SHOP_DIR change that it is built of: languages, ways to pay, store, colours,
 * delivery, menus, logo. The former shop answers until the next is ready, and what it was given. With wrong files it goes on, and
 * what is wrong is in the log.
 */
export function reopenOnChange({ config: { shopDir }, log, refuseShop, http }: ReopenParts) {
  let current: FastifyInstance | undefined;
  let build: () => Promise<FastifyInstance>;
  let isClosing = false;

  /** Resolves when the requests of the shop before are answered. */
  function serve(app: FastifyInstance): Promise<void> {
    current = app;
    return http.open(
      (request, response) => app.answerFromPageCache(request, response) || app.routing(request, response),
    );
  }

  async function reopen(changed: readonly string[]): Promise<void> {
    const former = current!;
    const next = await build();
    const isNextReady = !isClosing && (await isReady(next));
    if (isClosing || !isNextReady) await next.close();
    if (isClosing) return;
    if (!isNextReady) throw new Error(`the shop with its changed data was not ready within ${maxLoadingMs} ms`);
    const answered = serve(next);
    log.info({ changed }, 'the shop was opened again with its changed data');
    void Promise.race([answered, sleep(maxAnsweringMs, undefined, { ref: false })])
      .then(() => former.close())
      .then(() => releaseStartMemory())
      .catch((err: unknown) => log.warn({ err }, 'the shop before the change could not be closed'));
  }

  const watch = watchShopStructure({
    shopDir,
    refuse: refuseShop,
    async onChange(changed) {
      if (!current) throw new Error('the shop is not open yet');
      try {
        await reopen(changed);
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        for (const line of error.message.split('\n')) log.error(line);
        log.error({ changed }, 'the shop goes on as it was');
      }
    },
    onError: (err) => current && log.warn({ err }, 'the shop could not be opened again, to be tried again'),
  });

  return {
    /** `buildNext` builds a shop of the files as they are then. */
    open(app: FastifyInstance, buildNext: () => Promise<FastifyInstance>): void {
      build = buildNext;
      serve(app).catch((err: unknown) => log.error({ err }, 'the shop could not be opened'));
    },
    async close(): Promise<void> {
      isClosing = true;
      watch.stop();
      await current?.close();
    },
  };
}

/** Whether a shop has loaded its indexes and reaches its database. */
async function isReady(app: FastifyInstance): Promise<boolean> {
  const deadline = Date.now() + maxLoadingMs;
  while (Date.now() < deadline) {
    if ((await app.inject('/healthz')).statusCode === 200) return true;
    await sleep(100);
  }
  return false;
}
