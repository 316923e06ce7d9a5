import { brotliDecompressSync } from 'node:zlib';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Feature, FeatureCollection } from 'geojson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';
import { cents } from '#values/money.ts';
import { getMap, type MapZone } from '../../contract.ts';
import { mapLayersPath, mapPreviewPaths } from '../../map-paths.ts';
import type { Position, Zone } from '../zones/zone.ts';
import { createMapFiles } from './map-files.ts';
import { chooseMapProvider } from './map-provider.ts';
import { showMapZones } from './map-zones.ts';
import { readShopLayers } from './shop-layers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const getLayers = (headers: Record<string, string> = {}) => shop.app.inject({ url: mapLayersPath, headers });
const kindsOf = (features: readonly Feature[]) => new Set(features.map(({ properties }) => properties?.kind));

describe('the map call', () => {
  it('has what the map shows, for visitors too', async () => {
    const { status, body } = await shop.browser().send('GET', '/service/map');
    expect(status).toBe(200);
    expect(getMap.answer.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      provider: { type: 'embedded' },
      centre: { lat: 41.46, lng: 2.26 },
      zoom: 12,
      store: { name: 'Can Eina', coords: { lat: 41.4522, lng: 2.2464 } },
    });
    const zoneOf = (id: number) => body.zones.find((zone: MapZone) => zone.id === id);
    expect(zoneOf(1)).toMatchObject({ name: 'Badalona', price: 6.9, freeDeliveryCost: 150, deliverable: true });
    expect(zoneOf(4)).toMatchObject({ price: null, isIndividualTerms: true });
    expect(zoneOf(8)).toMatchObject({ price: null, deliverable: false });
  });
});

describe('the layers of the embedded map', () => {
  it('are GeoJSON of coast, borders, towns and the shop’s own streets', async () => {
    const response = await getLayers();
    expect(response.headers['content-type']).toMatch('application/geo+json');
    const { features } = response.json<FeatureCollection>();
    const kinds = ['other-country', 'land', 'province', 'municipality', 'town', 'street', 'avenue', 'park', 'sea'];
    expect([...kindsOf(features)]).toEqual(expect.arrayContaining(kinds));
    const names = features.map(({ properties }) => properties?.name);
    expect(names).toEqual(expect.arrayContaining(['Badalona', 'Carrer del Torrent', 'Sevilla']));
  });

  it('draw the land of other countries below that of Spain, up to the border and beyond', async () => {
    const { features } = (await getLayers()).json<FeatureCollection>();
    const kinds = features.map(({ properties }) => properties?.kind as string);
    expect(kinds.indexOf('other-country')).toBeLessThan(kinds.indexOf('land'));
    const isIn = (kind: string, lng: number, lat: number) =>
      features.some(
        ({ properties, geometry }) =>
          properties?.kind === kind &&
          geometry.type === 'MultiPolygon' &&
          geometry.coordinates.some((polygon) =>
            booleanPointInPolygon([lng, lat], { type: 'Polygon', coordinates: polygon }),
          ),
      );
    const places: [name: string, lng: number, lat: number, kinds: string[]][] = [
      ['Évora', -7.9, 38.57, ['other-country']],
      ['Perpignan', 2.9, 42.7, ['other-country']],
      ['Andorra la Vella', 1.52, 42.51, ['other-country']],
      ['Tànger', -5.8, 35.75, ['other-country']],
      ['el Pertús, on the border', 2.863, 42.46, ['other-country']],
      ['Badalona', 2.24, 41.45, ['land']],
      ['the sea off Badalona', 2.4, 41.4, []],
      ['the Atlantic', -12, 40, []],
    ];
    for (const [name, lng, lat, expected] of places) {
      const found = ['other-country', 'land'].filter((kind) => isIn(kind, lng, lat));
      expect([name, found]).toEqual([name, expect.arrayContaining(expected)]);
      if (expected.length === 0 || name === 'Badalona') expect([name, found]).toEqual([name, expected]);
    }
  });

  it('are small, compressed and revalidated', async () => {
    const response = await getLayers({ 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(response.rawPayload.length).toBeLessThan(40_000);
    expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual((await getLayers()).json());
    const again = await getLayers({ 'if-none-match': String(response.headers.etag) });
    expect({ status: again.statusCode, body: again.payload }).toEqual({ status: 304, body: '' });
  });
});

describe('the pictures of the closed map', () => {
  const picture = (lookAt: 'store' | 'zones') => shop.app.inject({ url: mapPreviewPaths[lookAt] });

  it('show the streets around the store and its mark in the middle', async () => {
    const { headers, payload, rawPayload } = await picture('store');
    expect(headers['content-type']).toBe('image/svg+xml');
    const names = [...payload.matchAll(/>([^<]+)<\/textPath>/g)].map(([, name]) => name);
    expect(names).toContain('Carrer del Torrent');
    expect(payload.includes('<g transform="translate(480 400)')).toBe(true);
    expect(rawPayload.length).toBeLessThan(60_000);
  });

  it('show the zones in their colours', async () => {
    const { zones } = (await shop.browser().send('GET', '/service/map')).body as { zones: MapZone[] };
    const { payload } = await picture('zones');
    expect(payload.includes(`fill="${zones[0]!.style.fill}" fill-opacity`)).toBe(true);
    expect((await picture('store')).payload.includes('fill-opacity="0.13"')).toBe(false);
  });

  it('are drawn anew once zones were imported', async () => {
    let zones = [{ ...zoneAround(2.26, 41.46), style: { fill: '#010203', stroke: '#010203' } }];
    const store = { name: 'A', address: 'B', coords: { lat: 41.46, lng: 2.26 } };
    const files = createMapFiles({
      shopLayers: [],
      storePin: '',
      mapData: () => ({ centre: store.coords, zoom: 12, zones, store }),
      zonesVersion: () => zones,
    });
    expect(String((await files.preview('zones')).identity)).toContain('#010203');
    zones = [{ ...zones[0]!, style: { fill: '#040506', stroke: '#040506' } }];
    expect(String((await files.preview('zones')).identity)).toContain('#040506');
  });
});

function zoneAround(lng: number, lat: number): MapZone {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return {
    id: 1,
    name: 'A',
    coords: corners.map(([x, y]) => ({ lng: lng + x / 100, lat: lat + y / 100 })),
    style: { fill: '#000', stroke: '#000' },
    deliverable: true,
    isIndividualTerms: false,
    price: 1,
    freeDeliveryCost: null,
  };
}

describe('the shop’s own layers', () => {
  const folderWith = (text: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'map-'));
    writeFileSync(join(folder, 'map.geojson'), text);
    return folder;
  };
  const collection = (feature: object) => JSON.stringify({ type: 'FeatureCollection', features: [feature] });

  it('are none without the file', () => {
    expect(readShopLayers(tmpdir())).toEqual([]);
  });

  it.each([
    ['no JSON', 'streets'],
    ['an unknown kind', collection({ type: 'Feature', properties: { kind: 'volcano' }, geometry: null })],
    [
      'a street that is a point',
      collection({
        type: 'Feature',
        properties: { kind: 'street' },
        geometry: { type: 'Point', coordinates: [2, 41] },
      }),
    ],
    [
      'swapped coordinates',
      collection({
        type: 'Feature',
        properties: { kind: 'place', name: 'A' },
        geometry: { type: 'Point', coordinates: [41, 182] },
      }),
    ],
  ])('stop the start with %s', (_name, text) => {
    expect(() => readShopLayers(folderWith(text))).toThrow(StartError);
  });
});

it('is Google’s map with a key, else MapLibre with a style, else the embedded one', () => {
  const provider = (environment: Record<string, string>) => chooseMapProvider(readConfig(environment));
  const MAP_STYLE_URL = 'https://tiles.example/style.json';
  expect(provider({})).toEqual({ type: 'embedded' });
  expect(provider({ MAP_STYLE_URL })).toEqual({ type: 'style', url: MAP_STYLE_URL });
  expect(provider({ MAP_STYLE_URL, GOOGLE_MAPS_API_KEY: 'key' })).toEqual({ type: 'google' });
});

describe('outlines of zones', () => {
  const circle = (points: number): Position[] => {
    const ring = Array.from({ length: points }, (_, index): Position => {
      const angle = (2 * Math.PI * index) / points;
      return [2 + Math.cos(angle) / 10, 41 + Math.sin(angle) / 10];
    });
    return [...ring, ring[0]!];
  };
  const zone = (rings: Position[][]): Zone => ({
    id: 1,
    name: { es: 'A', ca: 'A' },
    rings,
    style: { fill: '#000', stroke: '#000' },
    deliverable: true,
    isIndividualTerms: false,
    prices: { parcel: cents(100) },
    freeFrom: null,
    priority: 0,
  });
  const terms = {
    classes: [{ code: 'parcel', name: { es: 'P', ca: 'P' }, freeDelivery: true }],
    shopFreeFrom: null,
  };
  const pointsOf = (zones: MapZone[]) => zones.reduce((sum, { coords }) => sum + coords.length, 0);

  it('are exact where they are few', () => {
    expect(showMapZones([zone([circle(1000)])], terms, 'es')[0]!.coords).toHaveLength(1001);
  });

  it('are simplified where they are many, and stay closed', () => {
    const many = Array.from({ length: 500 }, () => zone([circle(1000)]));
    const shown = showMapZones(many, terms, 'es');
    expect(shown).toHaveLength(500);
    expect(pointsOf(shown)).toBeLessThanOrEqual(20_000);
    for (const { coords } of shown) {
      expect(coords.length).toBeGreaterThanOrEqual(4);
      expect(coords[0]).toEqual(coords.at(-1));
    }
  });
});
