import { z } from 'zod';
import { isPostalCode } from '#values/contact-rules.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { Place } from '../../contract.ts';
import { fetchJson } from './fetch-json.ts';
import { type GeoFailure, type Geocoder, inOneLine, maxPlaces, type ReportFailure } from './geocoder.ts';

const result = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })),
});
type Result = z.output<typeof result>;

/** https://developers.google.com/maps/documentation/geocoding: refusals come as a status in an answer of 200. */
const answer = z.object({ status: z.string(), results: z.array(result).default([]) });

export interface GoogleParts {
  /** A key for the Geocoding API; keys restricted to web pages do not work here. */
  readonly key: string;
  readonly url?: string;
  readonly waitMs?: number;
  readonly report: ReportFailure;
}

/** Addresses by Google's Geocoding API. */
export function createGoogleGeocoder({
  key,
  url = 'https://maps.googleapis.com',
  waitMs,
  report,
}: GoogleParts): Geocoder {
  async function call(query: Record<string, string>, locale: string): Promise<Result[] | GeoFailure> {
    const address = new URL(`${url}/maps/api/geocode/json`);
    address.search = new URLSearchParams({ ...query, language: locale, region: 'es', key }).toString();
    const answered = await fetchJson(address, answer, { waitMs, report });
    if (answered instanceof Failure) return answered;
    if (answered.status === 'ZERO_RESULTS') return [];
    if (answered.status === 'OK') return answered.results;
    report(answered.status);
    return failure('geo_unavailable');
  }

  return {
    async search(text, locale) {
      const results = await call({ address: text, components: 'country:ES' }, locale);
      return results instanceof Failure ? results : results.filter(isInSpain).slice(0, maxPlaces).map(describe);
    },
    async findAt({ lat, lng }, locale) {
      const results = await call({ latlng: `${lat},${lng}` }, locale);
      if (results instanceof Failure) return results;
      const places = results.filter(isInSpain).map(describe);
      // The first is the most exact one; a road without number may have no postal code, its surroundings do.
      const best = places.find(({ zipcode }) => zipcode) ?? places[0];
      return best ? { ...best, latLng: { lat, lng } } : null;
    },
  };
}

const componentOf = ({ address_components: components }: Result, type: string) =>
  components.find(({ types }) => types.includes(type));

/** A search for nothing in Spain answers with Spain itself. */
const isInSpain = (one: Result): boolean =>
  componentOf(one, 'country')?.short_name === 'ES' && one.address_components.length > 1;

function describe(one: Result): Place {
  const nameOf = (type: string): string | null => componentOf(one, type)?.long_name ?? null;
  const code = nameOf('postal_code');
  const zipcode = code !== null && isPostalCode(code) ? code : null;
  const parts = {
    street: nameOf('route'),
    house: nameOf('street_number'),
    zipcode,
    city: nameOf('locality') ?? nameOf('administrative_area_level_4') ?? nameOf('administrative_area_level_3'),
  };
  return {
    latLng: one.geometry.location,
    address: inOneLine(parts),
    placeId: one.place_id,
    ...parts,
    zipcodes: zipcode ? [zipcode] : [],
  };
}
