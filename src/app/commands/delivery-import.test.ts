import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { startShop, type Shop } from '#areas/account/server/account.fixture.ts';
import { searchPlaces } from '#areas/delivery/contract.ts';
import { createAreas } from '../create-areas.ts';
import { readConfig } from '#platform/config.ts';
import { createHealth } from '#platform/http/health.ts';
import type { OpenedShop } from './command.ts';
import { ownTerminal } from './terminal.ts';
import { deliveryImport, deliveryImportAddresses, deliveryImportPostal } from './delivery-import.ts';
import { commandActor } from '#values/actor.ts';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'zones-'));
});
afterAll(() => shop.stop());

const config = readConfig({ PUBLIC_URL: 'http://localhost:4300', LOG_LEVEL: 'silent' });
const target = (): OpenedShop => ({
  config,
  connection: { connectionString: '' },
  database: shop.database,
  state: { productionSince: null, asleepSince: null },
  actor: commandActor('test'),
  terminal: ownTerminal,
});
async function run(features: object[]): Promise<string[]> {
  const output = vi.spyOn(console, 'log').mockImplementation(() => {});
  output.mockClear();
  const file = join(folder, 'zones.geojson');
  // The file begins with the byte order mark that some programs write.
  await writeFile(file, `\uFEFF${JSON.stringify({ type: 'FeatureCollection', features })}`);
  await deliveryImport.run(target(), [file], {});
  return output.mock.calls.flat() as string[];
}
const square = [
  [2, 41],
  [3, 41],
  [3, 42],
  [2, 42],
  [2, 41],
];
const zone = (id: number, price?: number) => ({
  type: 'Feature',
  properties: { id, name: `Zona ${id}`, ...(price !== undefined && { price }) },
  geometry: { type: 'Polygon', coordinates: [square] },
});
/** A process of the shop that starts now. */
async function startAreas() {
  const log = pino({ level: 'silent' });
  return createAreas({
    config,
    database: shop.database,
    clock: () => new Date(),
    log,
    health: createHealth(),
    isAsleep: () => false,
  });
}
const zonesOf = async ({ routes }: Awaited<ReturnType<typeof startAreas>>): Promise<unknown[]> => {
  const page = routes.find(({ call }) => call.summary.startsWith('A page of text'))!;
  const input = { params: { page: 'delivery' } } as never;
  const { zones } = (await page.handler(input, { locale: 'es' } as never)) as {
    zones: { id: number; price: number }[];
  };
  return zones.map(({ id, price }) => [id, price]);
};

it('replaces the zones, in running processes and in those that start later', async () => {
  const running = await startAreas();
  expect(await zonesOf(running)).toHaveLength(8);
  expect(await run([zone(5, 4.5), zone(6, 9)])).toEqual([
    '2 imported, in force from now on. Where zones overlap, the first one counts:',
    '  5  Zona 5',
    '  6  Zona 6',
  ]);
  expect(await zonesOf(await startAreas())).toEqual([
    [5, 4.5],
    [6, 9],
  ]);
  // The notice of the change makes it do so.
  await running.refresh(['page:delivery']);
  expect(await zonesOf(running)).toEqual([
    [5, 4.5],
    [6, 9],
  ]);
});

it('changes nothing when the file is wrong, and says what is', async () => {
  await run([zone(7, 1)]);
  await expect(run([zone(1), zone(2)])).rejects.toThrow(
    /was not imported:\n {2}feature 1 \(Zona 1\): it has no price.*\n {2}feature 2 \(Zona 2\)/,
  );
  expect(await zonesOf(await startAreas())).toEqual([[7, 1]]);
  const missing = join(folder, 'none.geojson');
  await expect(deliveryImport.run(target(), [missing], {})).rejects.toThrow('cannot be read');
});

it('takes the file of the demo as it is', async () => {
  const { features } = JSON.parse(await readFile(join(config.shopDir, 'zones.geojson'), 'utf8'));
  expect((await run(features))[0]).toContain('8 imported');
});

it('takes postal areas and addresses likewise, and names the line of what is wrong', async () => {
  const output = vi.spyOn(console, 'log').mockImplementation(() => {});
  const file = join(folder, 'places');
  const outline = { type: 'Polygon', coordinates: [square] };
  const areas = [{ type: 'Feature', properties: { postalCode: '08911' }, geometry: outline }];
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features: areas }));
  await deliveryImportPostal.run(target(), [file], {});
  await expect(deliveryImportAddresses.run(target(), [file], {})).rejects.toThrow('line 1: has no column');

  const running = await startAreas();
  const addresses = 'street;house;zipcode;city;lat;lng\nCarrer Nou;18;08911;Badalona;41.45;2.24\n';
  await writeFile(file, addresses);
  await deliveryImportAddresses.run(target(), [file], {});
  await expect(deliveryImportPostal.run(target(), [file], {})).rejects.toThrow(/was not imported:\n {2}it is no JSON/);
  expect(output.mock.calls.flat().slice(-2)).toEqual([
    '1 postal areas imported, in force from now on.',
    '1 addresses imported, in force from now on.',
  ]);

  const search = running.routes.find(({ call }) => call === searchPlaces)!;
  const found = () =>
    search.handler({ query: { text: 'carrer nou 18, badalona' } } as never, { locale: 'es' } as never);
  expect(await found()).toMatchObject({ list: [{ street: 'Carrer Nou' }] });
  await running.refresh(['page:delivery']);
  expect(await found()).toMatchObject({ list: [{ street: 'Carrer Nou', latLng: { lat: 41.45, lng: 2.24 } }] });
});

it('is stored with the command that made it, zones, postal areas and addresses alike', async () => {
  const makers = await shop.database.execute(sql`
    SELECT DISTINCT actor_kind, actor_id FROM delivery_zone_imports
    UNION ALL SELECT DISTINCT actor_kind, actor_id FROM delivery_place_imports`);
  expect(makers.rows).toEqual([
    { actor_kind: 'command', actor_id: 'test' },
    { actor_kind: 'command', actor_id: 'test' },
  ]);
});
