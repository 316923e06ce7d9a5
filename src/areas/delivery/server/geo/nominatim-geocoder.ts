import { z } from 'zod';
import { isPostalCode } from '#values/contact-rules.ts';
import { Failure } from '#platform/http/failure.ts';
import type { Place } from '../../contract.ts';
import { fetchJson } from './fetch-json.ts';
import { type Geocoder, inOneLine, maxPlaces, type ReportFailure } from './geocoder.ts';

/** The fields that the shop reads of the format jsonv2 with addressdetails: https://nominatim.org/release-docs/latest/api/Output/ */
const found = z.object({
  place_id: z.union([z.number(), z.string()]),
  lat: z.string().transform(Number).pipe(z.number().min(-90).max(90)),
  lon: z.string().transform(Number).pipe(z.number().min(-180).max(180)),
  address: z.record(z.string(), z.string()).default({}),
});
/** `error` is what a point without an address is answered with, status 200. */
const reverseAnswer = z.union([z.object({ error: z.string() }), found]);
const townKeys = ['city', 'town', 'village', 'municipality', 'hamlet'];

export interface NominatimParts {
  /** The address without a trailing slash: https://nominatim.example */
  readonly url: string;
  /** Where the shop is reached: the rules of public servers ask for it. */
  readonly publicUrl: string;
  readonly waitMs?: number;
  readonly report: ReportFailure;
}

/** Addresses by a Nominatim server, with streets and house numbers. */
export function createNominatimGeocoder({ url, publicUrl, waitMs, report }: NominatimParts): Geocoder {
  const call = <Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    locale: string,
    schema: Schema,
  ) => {
    const address = new URL(`${url}/${path}`);
    address.search = new URLSearchParams({
      ...query,
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': `${locale},es`,
    }).toString();
    return fetchJson(address, schema, { headers: { 'user-agent': `Ferreter (${publicUrl})` }, waitMs, report });
  };

  return {
    async search(text, locale) {
      const query = { q: text, countrycodes: 'es', limit: String(maxPlaces) };
      const list = await call('search', query, locale, z.array(found));
      return list instanceof Failure ? list : list.slice(0, maxPlaces).map(describe);
    },
    async findAt({ lat, lng }, locale) {
      const query = { lat: String(lat), lon: String(lng), zoom: '18' };
      const answer = await call('reverse', query, locale, reverseAnswer);
      if (answer instanceof Failure) return answer;
      if ('error' in answer || answer.address.country_code !== 'es') return null;
      return { ...describe(answer), latLng: { lat, lng } };
    },
  };
}

function describe({ place_id, lat, lon, address }: z.output<typeof found>): Place {
  const zipcode = address.postcode && isPostalCode(address.postcode) ? address.postcode : null;
  const parts = {
    street: address.road ?? address.pedestrian ?? null,
    house: address.house_number ?? null,
    zipcode,
    city: townKeys.map((key) => address[key]).find((name) => name !== undefined) ?? null,
  };
  return {
    latLng: { lat, lng: lon },
    address: inOneLine(parts),
    placeId: `nominatim:${place_id}`,
    ...parts,
    zipcodes: zipcode ? [zipcode] : [],
  };
}
