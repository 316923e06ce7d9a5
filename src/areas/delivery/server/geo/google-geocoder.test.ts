import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  describeGeocoder,
  type KnownAddress,
  knownAt,
  searchKnown,
  startStandIn,
} from './geocoder-suite.fixture.ts';
import { createGoogleGeocoder } from './google-geocoder.ts';

const reasons: string[] = [];
const report = (reason: string): void => void reasons.push(reason);
const key = 'a key of the tests';
const country = (code: string) => ({
  long_name: code === 'es' ? 'España' : 'Portugal',
  short_name: code.toUpperCase(),
  types: ['country', 'political'],
});
const component = (name: string | undefined, type: string) =>
  name === undefined ? [] : [{ long_name: name, short_name: name, types: [type] }];

/** An address as the Geocoding API writes it. */
const written = (known: KnownAddress) => ({
  place_id: `place-${known.id}`,
  formatted_address: [known.road, known.house, known.postcode, known.town].filter(Boolean).join(', '),
  geometry: { location: known.point, location_type: 'ROOFTOP' },
  address_components: [
    ...component(known.house, 'street_number'),
    ...component(known.road, 'route'),
    ...component(known.town, 'locality'),
    ...component(known.postcode, 'postal_code'),
    country(known.country),
  ],
});
const spain = {
  place_id: 'place-spain',
  formatted_address: 'España',
  geometry: { location: { lat: 40.4, lng: -3.7 } },
  address_components: [country('es')],
};

function respond({ pathname, searchParams: query }: URL): Answer {
  if (pathname !== '/maps/api/geocode/json') return { status: 404, body: '<html>' };
  if (query.get('key') !== key) return { body: { status: 'REQUEST_DENIED', error_message: 'no key', results: [] } };
  const point = query.get('latlng')?.split(',').map(Number);
  if (point) {
    const found = knownAt({ lat: point[0]!, lng: point[1]! });
    return { body: found ? { status: 'OK', results: [written(found)] } : { status: 'ZERO_RESULTS', results: [] } };
  }
  if (query.get('components') !== 'country:ES') return { body: { status: 'INVALID_REQUEST', results: [] } };
  const found = searchKnown(query.get('address')!).map(written);
  return { body: { status: 'OK', results: found.length > 0 ? found : [spain] } };
}

describeGeocoder('Google', async () => {
  const { url, stop } = await startStandIn(respond);
  return { geocoder: createGoogleGeocoder({ key, url, report }), stop };
});

describe('Google', () => {
  let stop: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await stop?.();
    stop = undefined;
  });
  const answeredWith = async (answer: Answer) => {
    const standIn = await startStandIn(() => answer);
    stop = standIn.stop;
    return createGoogleGeocoder({ key, url: standIn.url, waitMs: answer.isMissing ? 50 : 60_000, report });
  };

  it.each<[string, Answer, string]>([
    ['it refuses the key', { body: { status: 'REQUEST_DENIED', results: [] } }, 'REQUEST_DENIED'],
    ['the quota is used up', { body: { status: 'OVER_QUERY_LIMIT', results: [] } }, 'OVER_QUERY_LIMIT'],
    ['it fails', { status: 500, body: 'no' }, 'status 500'],
    ['it sends something else', { body: { status: 'OK', results: [{}] } }, 'unexpected answer'],
    ['it does not answer', { isMissing: true }, 'TimeoutError'],
  ])('counts as away, with the reason, when %s', async (_, answer, reason) => {
    const geocoder = await answeredWith(answer);
    expect(await geocoder.search('Badalona', 'es')).toMatchObject({ code: 'geo_unavailable' });
    expect(await geocoder.findAt({ lat: 41, lng: 2 }, 'es')).toMatchObject({ code: 'geo_unavailable' });
    expect(reasons.slice(-2)).toEqual([reason, reason]);
  });

  it('prefers, at a point, the result that has a postal code', async () => {
    const point = { lat: 41.4502, lng: 2.2445 };
    const known = { id: 1, point, town: 'Badalona', country: 'es' } as const;
    const results = [written({ ...known, road: 'C-31' }), written({ ...known, postcode: '08911' })];
    const geocoder = await answeredWith({ body: { status: 'OK', results } });
    expect(await geocoder.findAt(point, 'es')).toMatchObject({ zipcode: '08911', street: null });
  });
});
