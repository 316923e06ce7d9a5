import Flatbush from 'flatbush';
import pointInPolygon from 'point-in-polygon-hao';
import type { GeoPoint } from '../../contract.ts';
import type { Zone } from './zone.ts';

/** Finds the zone that counts at a point with a postal code; null outside all of them. */
export type FindZone = (point: GeoPoint, postalCode?: string | null) => Zone | null;

/**
 * An index of zones that are given in their order of precedence: of those that contain the point the first counts. A
 * point on a border, or on that of a hole, is inside; the arithmetic is exact.
 */
export function createZoneIndex(zones: readonly Zone[]): FindZone {
  if (zones.length === 0) return () => null;
  const boxes = new Flatbush(zones.length);
  for (const { rings } of zones) {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of rings[0]!) {
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    boxes.add(minX, minY, maxX, maxY);
  }
  boxes.finish();
  const takes = ({ postalCodes }: Zone, code: string | null): boolean =>
    postalCodes === undefined || (code !== null && postalCodes.has(code));
  return ({ lat, lng }, postalCode = null) => {
    let first = zones.length;
    for (const at of boxes.search(lng, lat, lng, lat))
      // On the border is 0, outside is false.
      if (at < first && takes(zones[at]!, postalCode) && pointInPolygon([lng, lat], zones[at]!.rings) !== false)
        first = at;
    return zones[first] ?? null;
  };
}
