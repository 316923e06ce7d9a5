import type { GeoPoint } from '../../contract.ts';
import type { MapPin, MapTexts, PlaceOnMap } from './map-view.ts';

/** The pin of an address. Where nothing is delivered it says how far away from the store that is. */
export function describePin(
  { point, city, isExact, isDelivered }: PlaceOnMap,
  store: GeoPoint,
  t: Pick<MapTexts, 'outside'>,
): MapPin {
  if (!isDelivered) return { kind: 'out', point, label: t.outside(city, Math.round(kilometresBetween(point, store))) };
  return { kind: isExact ? 'address' : 'area', point, label: city };
}

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the surface of the earth (haversine formula). */
export function kilometresBetween(one: GeoPoint, other: GeoPoint): number {
  const byLat = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const byLng = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const half = byLat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * byLng;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
}
