import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  describeGeocoder,
  type KnownAddress,
  knownAt,
  searchKnown,
  startStandIn,
} from './geocoder-suite.fixture.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';

const reasons: string[] = [];
const report = (reason: string): void => void reasons.push(reason);
const publicUrl = 'https://shop.example';

/** An address as a Nominatim server writes it (format jsonv2 with addressdetails). */
const written = ({ id, point, road, house, postcode, town, country }: KnownAddress) => ({
  place_id: id,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  osm_type: 'node',
  lat: String(point.lat),
  lon: String(point.lng),
  category: road ? 'place' : 'boundary',
  display_name: [house, road, town, postcode].filter(Boolean).join(', '),
  address: { house_number: house, road, town, postcode, country: 'España', country_code: country },
});

function respond(url: URL, userAgent: string): Answer {
  const { searchParams: query } = url;
  // Public servers refuse programs that do not say who they are.
  if (!userAgent.includes(publicUrl)) return { status: 403, body: 'forbidden' };
  if (query.get('format') !== 'jsonv2' || query.get('addressdetails') !== '1') return { status: 400, body: '<html>' };
  if (url.pathname === '/search') {
    if (query.get('countrycodes') !== 'es') return { status: 400, body: '<html>' };
    return { body: searchKnown(query.get('q')!).map(written) };
  }
  if (url.pathname !== '/reverse') return { status: 404, body: '<html>' };
  const found = knownAt({ lat: Number(query.get('lat')), lng: Number(query.get('lon')) });
  return { body: found ? written(found) : { error: 'Unable to geocode' } };
}

describeGeocoder('Nominatim', async () => {
  const { url, stop } = await startStandIn((address, request) => respond(address, request.headers['user-agent'] ?? ''));
  return { geocoder: createNominatimGeocoder({ url, publicUrl, report }), stop };
});

describe('a Nominatim server that does not answer as it should', () => {
  let stop: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await stop?.();
    stop = undefined;
  });

  it.each<[string, Answer, string]>([
    ['that is overloaded', { status: 503, body: 'busy' }, 'status 503'],
    ['that refuses', { status: 429, body: { error: 'too many' } }, 'status 429'],
    ['that sends a page', { body: '<html>' }, 'SyntaxError'],
    ['that sends something else', { body: [{ lat: 'x' }] }, 'unexpected answer'],
    ['that does not answer', { isMissing: true }, 'TimeoutError'],
  ])('counts as away, with the reason: %s', async (_, answer, reason) => {
    const standIn = await startStandIn(() => answer);
    stop = standIn.stop;
    const geocoder = createNominatimGeocoder({
      url: standIn.url,
      publicUrl,
      waitMs: answer.isMissing ? 50 : 60_000,
      report,
    });
    expect(await geocoder.search('Badalona', 'es')).toMatchObject({ code: 'geo_unavailable' });
    expect(await geocoder.findAt({ lat: 41, lng: 2 }, 'es')).toMatchObject({ code: 'geo_unavailable' });
    expect(reasons.slice(-2)).toEqual([reason, reason]);
  });

  it('counts as away when nobody listens', async () => {
    const standIn = await startStandIn(() => ({ body: [] }));
    await standIn.stop();
    const geocoder = createNominatimGeocoder({ url: standIn.url, publicUrl, report });
    expect(await geocoder.search('Badalona', 'es')).toMatchObject({ code: 'geo_unavailable' });
  });
});
