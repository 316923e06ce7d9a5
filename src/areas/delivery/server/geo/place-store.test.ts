import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandActor } from '#values/actor.ts';
import { openTestDatabase } from '#platform/database/test-database.ts';
import type { Place } from '../../contract.ts';
import { createCheckAddress } from './check-address.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { loadGazetteer } from './gazetteer.ts';
import { describeGeocoder } from './geocoder-suite.fixture.ts';
import { createImportedPlaces, importPlaces } from './place-store.ts';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let places: ReturnType<typeof createImportedPlaces>;
const now = new Date('2026-11-20T09:00:00Z');
const actor = commandActor('delivery import-postal');

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
/** Two postal codes of Badalona, one beside the other, not as they are. */
const areas = JSON.stringify({
  type: 'FeatureCollection',
  features: ['08911', '08913'].map((postalCode, index) => ({
    type: 'Feature',
    properties: { postalCode },
    geometry: { type: 'Polygon', coordinates: [square(2.24 + index * 0.01, 41.445, 0.01)] },
  })),
});
const addresses = `street;house;zipcode;city;lat;lng
Carrer de Sant Bru;20;08911;Badalona;41.4504;2.2446
Carrer de Sant Bru;18;08911;Badalona;41.4502;2.2445
Carrer Nou;18;08913;Badalona;41.4502;2.2545`;

beforeAll(async () => {
  test = await openTestDatabase();
  places = createImportedPlaces(test.database);
  await importPlaces(test.database, { kind: 'postal', source: areas, now, actor });
  await importPlaces(test.database, { kind: 'addresses', source: addresses, now, actor });
  await places.refresh();
});
afterAll(() => test.drop());

const geocoder = createEmbeddedGeocoder(loadGazetteer, () => places.current());
describeGeocoder('embedded with imported places', async () => ({ geocoder }));

describe('imported places', () => {
  const search = async (text: string) => (await geocoder.search(text, 'es')) as Place[];
  const findAt = async (lat: number, lng: number) => (await geocoder.findAt({ lat, lng }, 'es')) as Place;

  it('are found by street and house', async () => {
    expect(await search('sant bru 18, Badalona')).toEqual([
      {
        latLng: { lat: 41.4502, lng: 2.2445 },
        address: 'Carrer de Sant Bru, 18, 08911 Badalona',
        placeId: 'ine:08015:08911',
        street: 'Carrer de Sant Bru',
        house: '18',
        zipcode: '08911',
        city: 'Badalona',
        zipcodes: expect.arrayContaining(['08911', '08913']),
      },
    ]);
    expect((await search('Carrer de Sant Bru, 08911 Badalona')).map(({ house }) => house)).toEqual(['18', '20']);
    expect(await search('Carrer Nou, 18, 08913')).toMatchObject([{ zipcode: '08913', house: '18' }]);
    expect(await search('c/ sant bru 18 esc. B 3º 2ª')).toMatchObject([
      { street: 'Carrer de Sant Bru', house: '18', floor: 'esc. B 3º', apartment: '2ª' },
    ]);
  });

  it('name the street of a house that they lack', async () => {
    expect(await search('c/ sant bru 7, 08911 badalona')).toMatchObject([
      { street: 'Carrer de Sant Bru', house: '7', isOfTown: true },
    ]);
  });

  it('are found at a point: the nearest address, or else the area’s postal code', async () => {
    expect(await findAt(41.45021, 2.24451)).toMatchObject({ street: 'Carrer de Sant Bru', house: '18' });
    expect(await findAt(41.4475, 2.2475)).toMatchObject({ street: null, zipcode: '08911', city: 'Badalona' });
    expect(await findAt(41.4475, 2.2575)).toMatchObject({ street: null, zipcode: '08913' });
  });

  it('tell whether the postal code of an order’s address is that of its coordinates', async () => {
    const check = createCheckAddress(loadGazetteer, () => places.current());
    const value = { latLng: { lat: 41.4475, lng: 2.2575 }, address: null, zipcode: '08913', placeId: null };
    expect(await check({ value, city: 'Badalona' })).toMatchObject({ point: value.latLng });
    const elsewhere = { ...value, zipcode: '08911' };
    expect(await check({ value: elsewhere, city: 'Badalona' })).toMatchObject({ mismatch: ['value.latLng'] });
  });

  it('give an address without coordinates its place, or that of its postal area', async () => {
    const check = createCheckAddress(loadGazetteer, () => places.current());
    const value = { latLng: null, address: null, zipcode: '08911', placeId: null };
    const known = await check({ value, street: 'Sant Bru', house: '18', city: 'Badalona' });
    expect(known).toMatchObject({ point: { lat: 41.4502, lng: 2.2445 } });
    const { point } = (await check({ value, street: 'Carrer Petit', house: '1' })) as { point: { lng: number } };
    expect(point.lng).toBeCloseTo(2.245, 2);
  });

  it('stay when a later file is refused, and are replaced by one that is not', async () => {
    const wrong = importPlaces(test.database, { kind: 'addresses', source: 'street\nx', now, actor });
    await expect(wrong).rejects.toThrow('line 1: has no column');
    await places.refresh();
    expect(await search('Sant Bru 18, Badalona')).toHaveLength(1);
    const other = addresses.replaceAll('Sant Bru', 'la Pau');
    await importPlaces(test.database, { kind: 'addresses', source: other, now, actor });
    await places.refresh();
    expect((await search('Carrer de la Pau 18, Badalona'))[0]).toMatchObject({ house: '18', zipcode: '08911' });
    expect(places.current().findAddresses({ street: 'Sant Bru', house: null, zipcode: null, town: null }, 9)).toEqual(
      [],
    );
  });
});
