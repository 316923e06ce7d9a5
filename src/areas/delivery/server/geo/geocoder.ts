import type { Locale } from '#i18n/locale.ts';
import type { Failure } from '#platform/http/failure.ts';
import type { GeoPoint, Place } from '../../contract.ts';

/** The provider did not answer in time, refused, or answered something else. */
export type GeoFailure = Failure<'geo_unavailable'>;

/** Takes note of why a provider failed, in a few words without keys or addresses. */
export type ReportFailure = (reason: string) => void;

/** Finds addresses in Spain. Every provider passes the suite of geocoder-suite.fixture.ts. */
export interface Geocoder {
  /** Best first, at most `maxPlaces`; texts have at least two characters. */
  search(text: string, locale: Locale): Promise<Place[] | GeoFailure>;
  /** Null where there is no address: at sea, or outside Spain. */
  findAt(point: GeoPoint, locale: Locale): Promise<Place | null | GeoFailure>;
}

export const maxPlaces = 8;

/** 'Carrer de Sant Bru, 18, 08911 Badalona' */
export const inOneLine = ({
  street,
  house,
  zipcode,
  city,
}: Pick<Place, 'street' | 'house' | 'zipcode' | 'city'>): string =>
  [street, house, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
