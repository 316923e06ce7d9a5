import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { place as placeSchema, type GeoPoint, type Place } from '../../contract.ts';
import { type Geocoder, maxPlaces } from './geocoder.ts';
import { plainText } from './town-names.ts';

const badalona = { lat: 41.4502, lng: 2.2445 };

/** What every geocoder does, whatever it knows of streets. */
export function describeGeocoder(
  name: string,
  start: () => Promise<{ geocoder: Geocoder; stop?: () => Promise<void> }>,
): void {
  describe(`the ${name} geocoder`, () => {
    let geocoder: Geocoder;
    let stop: (() => Promise<void>) | undefined;
    beforeAll(async () => ({ geocoder, stop } = await start()));
    afterAll(() => stop?.());

    const search = async (text: string): Promise<Place[]> => {
      const list = await geocoder.search(text, 'es');
      if (list instanceof Failure) throw new Error(list.code);
      expect(placeSchema.array().parse(list)).toEqual(list);
      return list;
    };

    it('finds street, number, postal code and town', async () => {
      const [found] = await search('Carrer de Sant Bru, 18, 08911 Badalona');
      expect(found).toMatchObject({
        address: 'Carrer de Sant Bru, 18, 08911 Badalona',
        street: 'Carrer de Sant Bru',
        house: '18',
        zipcode: '08911',
        city: 'Badalona',
      });
      expect(found!.zipcodes).toContain('08911');
      expect(found!.latLng.lat).toBeCloseTo(badalona.lat, 1);
      expect(found!.latLng.lng).toBeCloseTo(badalona.lng, 1);
    });

    it('finds a town without its accents and capitals', async () => {
      expect((await search('tarrega'))[0]).toMatchObject({ city: 'Tàrrega', zipcode: '25300' });
    });

    it('finds a postal code', async () => {
      expect((await search('25300'))[0]).toMatchObject({ zipcode: '25300' });
    });

    it('finds nothing for what is no place, and never more than eight', async () => {
      expect(await search('xqzwvk')).toEqual([]);
      expect((await search('sant')).length).toBeLessThanOrEqual(maxPlaces);
      for (const text of ['%', "'; DROP TABLE", '\u{1F600}', '.*', ',,,', '9'.repeat(200)])
        expect((await search(text)).length).toBeLessThanOrEqual(maxPlaces);
    });

    it('finds the address at a point, with a postal code', async () => {
      const found = await geocoder.findAt(badalona, 'ca');
      expect(placeSchema.parse(found)).toEqual(found);
      expect(found).toMatchObject({ latLng: badalona, city: 'Badalona', zipcode: '08911' });
    });

    it('finds nothing at sea and in other countries', async () => {
      for (const point of [
        { lat: 41.2, lng: 2.6 },
        { lat: 48.8566, lng: 2.3522 },
        { lat: 38.7223, lng: -9.1393 },
        { lat: 2.2445, lng: 41.4502 },
        { lat: -90, lng: 180 },
      ])
        expect(await geocoder.findAt(point, 'es')).toBeNull();
    });
  });
}

/** An address that the stand-ins for providers know. */
export interface KnownAddress {
  readonly id: number;
  readonly point: GeoPoint;
  readonly road?: string;
  readonly house?: string;
  readonly postcode?: string;
  readonly town: string;
  readonly country: 'es' | 'pt';
}

const addresses: readonly KnownAddress[] = [
  {
    id: 1,
    point: badalona,
    road: 'Carrer de Sant Bru',
    house: '18',
    postcode: '08911',
    town: 'Badalona',
    country: 'es',
  },
  { id: 2, point: { lat: 41.6469, lng: 1.1396 }, postcode: '25300', town: 'Tàrrega', country: 'es' },
  { id: 3, point: { lat: 38.7223, lng: -9.1393 }, postcode: '1100-148', town: 'Lisboa', country: 'pt' },
];

/** Addresses of Spain that have all words of a text. */
export function searchKnown(text: string): KnownAddress[] {
  const words = plainText(text).split(' ').filter(Boolean);
  return addresses.filter(({ road = '', house = '', postcode = '', town, country }) => {
    const own = plainText([road, house, postcode, town].join(' ')).split(' ');
    return country === 'es' && words.length > 0 && words.every((word) => own.includes(word));
  });
}

export const knownAt = ({ lat, lng }: GeoPoint): KnownAddress | undefined =>
  addresses.find(({ point }) => Math.hypot(point.lat - lat, point.lng - lng) < 0.01);

export interface Answer {
  readonly status?: number;
  /** Sent as JSON unless it is text. */
  readonly body?: unknown;
  readonly isMissing?: boolean;
}

/** An HTTP server on a port of its own that answers as `respond` says, in place of a provider. */
export async function startStandIn(respond: (url: URL, request: IncomingMessage) => Answer) {
  const server = createServer((request, response) => {
    const { status = 200, body, isMissing = false } = respond(new URL(request.url!, 'http://provider'), request);
    if (isMissing) return;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
