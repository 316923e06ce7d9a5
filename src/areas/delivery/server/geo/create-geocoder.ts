import { LRUCache } from 'lru-cache';
import type { Locale } from '#i18n/locale.ts';
import { Failure } from '#platform/http/failure.ts';
import type { Config } from '#platform/config.ts';
import { minuteMs } from '#values/durations.ts';
import type { GeoPoint, Place } from '../../contract.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { loadGazetteer } from './gazetteer.ts';
import type { Geocoder, ReportFailure } from './geocoder.ts';
import type { LocalPlaces } from './local-places.ts';
import { createGoogleGeocoder } from './google-geocoder.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';

/** The geocoder of the settings: Google with a key, else Nominatim with a URL, else the embedded one. */
export function createGeocoder(
  { googleGeocodingKey, nominatimUrl, publicUrl }: GeoConfig,
  report: ReportFailure,
  places: () => LocalPlaces,
  home: GeoPoint | null,
): Geocoder {
  if (googleGeocodingKey) return cached(createGoogleGeocoder({ key: googleGeocodingKey, report }));
  if (nominatimUrl) return cached(createNominatimGeocoder({ url: nominatimUrl, publicUrl, report }));
  return createEmbeddedGeocoder(loadGazetteer, places, home);
}

type GeoConfig = Pick<Config, 'googleGeocodingKey' | 'nominatimUrl' | 'publicUrl'>;

const maxCached = 2000;
const cachedMs = 10 * minuteMs;

/** Answers of a provider, which counts calls or charges for them; failures are not cached. */
export function cached(geocoder: Geocoder): Geocoder {
  const answers = new LRUCache<string, { readonly answer: Place[] | Place | null }>({ max: maxCached, ttl: cachedMs });
  async function once<Answer extends Place[] | Place | null>(
    key: string,
    locale: Locale,
    fetchAnswer: () => Promise<Answer | Failure<'geo_unavailable'>>,
  ): Promise<Answer | Failure<'geo_unavailable'>> {
    const known = answers.get(`${locale} ${key}`);
    if (known) return known.answer as Answer;
    const answer = await fetchAnswer();
    if (!(answer instanceof Failure)) answers.set(`${locale} ${key}`, { answer });
    return answer;
  }
  return {
    search: (text, locale) => once(`search ${text.toLowerCase()}`, locale, () => geocoder.search(text, locale)),
    // Points are rounded to about 10 m: nobody clicks on the same one twice.
    findAt: ({ lat, lng }, locale) =>
      once(`at ${lat.toFixed(4)} ${lng.toFixed(4)}`, locale, () => geocoder.findAt({ lat, lng }, locale)),
  };
}
