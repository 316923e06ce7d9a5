import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { buildPages } from '../../scripts/build.ts';
import { createApp } from './create-app.ts';
import { createIndexWarmUp } from './index-warm-up.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  await buildPages(() => {});
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [productCells('A-1')]);
  await shop.importFrom();
});
afterAll(() => shop.stop());

test('the shop is ready only when its indexes are loaded', async () => {
  const app = await createApp({
    config: readConfig({ DATA_DIR: shop.dataDir }),
    database: shop.database,
    clock: shop.clock,
    log: pino({ level: 'silent' }),
  });
  const health = async () => {
    const response = await app.inject('/healthz');
    return [response.statusCode, response.json<{ unavailable?: string[] }>().unavailable];
  };
  const lockedBy = await shop.database.$client.connect();
  await lockedBy.query('BEGIN; LOCK TABLE catalogue_products');
  await app.ready();
  expect(await health()).toEqual([503, ['index_loading']]);
  await lockedBy.query('ROLLBACK');
  lockedBy.release();
  await vi.waitFor(async () => expect(await health()).toEqual([200, undefined]), 30_000);
  await app.close();
});

test('loads the indexes again until it succeeds', async () => {
  let loads = 0;
  const search = {
    warmUp: async () => {
      if ((loads += 1) < 3) throw new Error('away');
    },
    isLoaded: () => loads === 3,
  };
  const warmUp = createIndexWarmUp({ search, log: pino({ level: 'silent' }) });
  expect(warmUp.isLoading()).toBe(false);
  warmUp.start();
  expect(warmUp.isLoading()).toBe(true);
  await vi.waitFor(() => expect(warmUp.isLoading()).toBe(false), 30_000);
});

test('is ready once the indexes are loaded, and begins the rehearsal only then, which may fail', async () => {
  const loaded = Promise.withResolvers<void>();
  let isLoaded = false;
  const wereLoading: boolean[] = [];
  const search = { warmUp: () => loaded.promise, isLoaded: () => isLoaded };
  const warmUp = createIndexWarmUp({
    search,
    log: pino({ level: 'silent' }),
    async onReady() {
      wereLoading.push(warmUp.isLoading());
      throw new Error('away');
    },
  });
  warmUp.start();
  await new Promise((resolve) => setImmediate(resolve));
  expect([warmUp.isLoading(), wereLoading]).toEqual([true, []]);
  isLoaded = true;
  loaded.resolve();
  await vi.waitFor(() => expect(wereLoading).toEqual([false]), 30_000);
  expect(warmUp.isLoading()).toBe(false);
});

test('is ready without the index of the search when that takes long, and says so', async () => {
  const built = Promise.withResolvers<void>();
  let [areListsLoaded, isLoaded] = [false, false];
  const search = { warmUp: () => built.promise, isLoaded: () => isLoaded };
  const parts = { search, areListsLoaded: () => areListsLoaded, log: pino({ level: 'silent' }), maxBuildingMs: 20 };
  const warmUp = createIndexWarmUp(parts);
  warmUp.start();
  expect([warmUp.isLoading(), warmUp.isSearchBuilding()]).toEqual([true, false]);
  areListsLoaded = true;
  await vi.waitFor(() => expect([warmUp.isLoading(), warmUp.isSearchBuilding()]).toEqual([false, true]), 30_000);
  isLoaded = true;
  expect([warmUp.isLoading(), warmUp.isSearchBuilding()]).toEqual([false, false]);
});
