import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { placeImports } from '#areas/delivery/server/geo/places-tables.ts';
import { zoneImports } from '#areas/delivery/server/zones/zones-tables.ts';
import { announceChange, type ChangeTag, listenForChanges } from '#platform/database/change-notices.ts';
import { closeDatabase, type Database, openDatabase } from '#platform/database/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#platform/database/database-proxy.fixture.ts';
import { shopStates } from '#platform/shop-state/shop-state-tables.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import { commandActor } from '#values/actor.ts';
import { startTestApp } from './test-app.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let proxy: DatabaseProxy;
let database: Database;
let app: FastifyInstance;
let shopDir: string;
const lines: { readonly msg: string }[] = [];

beforeAll(async () => {
  shop = await startCatalogue();
  await importProduct('10.00');
  shopDir = await mkdtemp(join(tmpdir(), 'shop-dir-'));
  await cp(inject('shopDir'), shopDir, { recursive: true });
  proxy = await openDatabaseProxy(shop.connection);
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  database = openDatabase(proxy.connection, { log });
  app = await startTestApp({
    database,
    connection: proxy.connection,
    clock: () => new Date(),
    settings: { DATA_DIR: shop.dataDir, SHOP_DIR: shopDir },
    log,
  });
});
afterAll(async () => {
  await app.close();
  await closeDatabase(database);
  await proxy.close();
  await shop.stop();
  await rm(shopDir, { recursive: true });
});

async function importProduct(price: string, name_es = 'Desbrozadora'): Promise<void> {
  await shop.writeRows('products.csv', [productCells('A-1', { price, name_es })]);
  await shop.importFrom('products.csv');
}
const json = async (method: 'GET' | 'POST', url: string, payload?: object) =>
  (await app.inject({ method, url: `/api${url}`, ...(payload && { payload }) })).json();
const now = new Date('2026-11-27T09:00:00Z');
const by = actorValues(commandActor('test'));
const corners = ['2 41', '3 41', '3 42', '2 41'].map((corner) => corner.split(' ').map(Number));
const zone = {
  type: 'Feature',
  properties: { id: 5, name: 'Zona 5', price: 4.5 },
  geometry: { type: 'Polygon', coordinates: [corners] },
};

/** What the process shows of what it remembers: zones, addresses, listings, search, state. */
async function shown() {
  const [map, places, found, health] = await Promise.all([
    json('GET', '/service/map'),
    json('GET', '/service/geo/search?text=Carrer%20Nou%2018,%2008911%20Badalona'),
    json('POST', '/catalog/search', { query: 'motosierra' }),
    app.inject('/healthz'),
  ]);
  return {
    zones: map.zones.length,
    latitude: places.list[0].latLng.lat,
    prices: found.products.map(({ price }: { price: { base: number } }) => price.base),
    state: health.json(),
  };
}

it('tells its health without a wait of its own', async () => {
  const durations: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    durations.push(performance.now() - started);
  }
  expect(Math.min(...durations)).toBeLessThan(50);
});

it('takes over and announces every change although each query of it fails once, and goes on', async () => {
  expect(await shown()).toMatchObject({ zones: 8, prices: [], state: { status: 'ok' } });
  const announced = new Set<ChangeTag>();
  const changes = await listenForChanges(shop.connection, (tags) => tags.forEach((tag) => announced.add(tag)));
  proxy.state.cutsEachQueryOnce = true;
  await appendFile(join(shopDir, 'pages/contacts.es.md'), '\nAbierto.\n');
  const zones = { type: 'FeatureCollection', features: [zone] };
  await shop.database.insert(zoneImports).values({ importedAt: now, zones, ...by });
  const source = 'street;house;zipcode;city;lat;lng\nCarrer Nou;18;08911;Badalona;41.4567;2.24\n';
  await shop.database.insert(placeImports).values({ kind: 'addresses', source, importedAt: now, ...by });
  await importProduct('12.00', 'Motosierra');
  await shop.database.insert(shopStates).values({ asleepSince: now });
  await announceChange(shop.database, ['content', 'catalogue', 'state']);
  await vi.waitFor(
    async () =>
      expect(await shown()).toMatchObject({
        zones: 1,
        latitude: 41.4567,
        prices: [12],
        state: { status: 'degraded', degraded: ['asleep'] },
      }),
    { timeout: 60_000, interval: 500 },
  );
  await vi.waitFor(() => expect([...announced]).toContain('page:contacts'), 60_000);
  await changes.close();
  // One line for each, however many of its attempts failed.
  const logged = lines.map(({ msg }) => msg).filter((msg) => /could not be (re)?(read|loaded)/.test(msg));
  expect(logged.sort()).toEqual([
    'the addresses could not be read again',
    'the catalogue index could not be reloaded',
    'the content files could not be read again',
    'the delivery zones could not be read again',
    'the search index could not be reloaded',
    'the state of the shop could not be read again',
  ]);
});
