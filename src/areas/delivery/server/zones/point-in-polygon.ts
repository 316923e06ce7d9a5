import { orient2d } from 'robust-predicates';
import type { Position } from './zone.ts';

/** Whether a point is in a polygon; on its border, or on that of a hole, it is. */
export type PointInPolygon = (lng: number, lat: number) => boolean;

/** More bands are no faster, as each has a few sides anyway. */
const maxBands = 1024;

/**
 * Prepares a polygon, its outline and holes each closed, for many look-ups: its sides are sorted into bands of latitude,
 * so that a look-up counts the crossings of a line to the east among a few sides. The arithmetic is exact.
 */
export function createPointInPolygon(rings: readonly (readonly Position[])[]): PointInPolygon {
  const sides = rings.flatMap((ring) => ring.slice(1).map((end, at) => [...ring[at]!, ...end]));
  const [south, north] = latitudesOf(rings[0]!);
  const count = Math.min(maxBands, Math.ceil(sides.length / 2));
  const perDegree = north > south ? count / (north - south) : 0;
  // The same expression for sides and points: rounding cannot put a point into a band without its sides.
  const bandOf = (lat: number): number => Math.max(0, Math.min(count - 1, Math.floor((lat - south) * perDegree)));
  const listed: number[][] = Array.from({ length: count }, () => []);
  for (const side of sides) {
    const last = bandOf(Math.max(side[1]!, side[3]!));
    for (let band = bandOf(Math.min(side[1]!, side[3]!)); band <= last; band += 1) listed[band]!.push(...side);
  }
  const bands = listed.map((numbers) => ({ ...longitudesOf(numbers), sides: Float64Array.from(numbers) }));

  return (lng, lat) => {
    if (!(lat >= south && lat <= north)) return false;
    const { west, east, sides: near } = bands[bandOf(lat)]!;
    if (lng < west || lng > east) return false;
    let isInside = false;
    for (let at = 0; at < near.length; at += 4) {
      const [fromLng, fromLat, toLng, toLat] = [near[at]!, near[at + 1]!, near[at + 2]!, near[at + 3]!];
      if ((fromLat > lat && toLat > lat) || (fromLat < lat && toLat < lat)) continue;
      if (fromLng < lng && toLng < lng) continue;
      if (fromLat === toLat) {
        // Along the line: it crosses nothing, but the point may lie on it.
        if (Math.min(fromLng, toLng) <= lng && lng <= Math.max(fromLng, toLng)) return true;
        continue;
      }
      const turn = orient2d(fromLng, fromLat, toLng, toLat, lng, lat);
      if (turn === 0) return true;
      // Half open, so that a corner between two sides counts once.
      const crossesLine = fromLat > lat !== toLat > lat;
      if (crossesLine && turn > 0 === toLat < fromLat) isInside = !isInside;
    }
    return isInside;
  };
}

function latitudesOf(ring: readonly Position[]): [south: number, north: number] {
  let [south, north] = [Infinity, -Infinity];
  for (const [, lat] of ring) {
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  return [south, north];
}

/** The range of longitudes of sides that are given as four numbers each, longitudes first and third. */
function longitudesOf(numbers: readonly number[]): { west: number; east: number } {
  let [west, east] = [Infinity, -Infinity];
  for (let at = 0; at < numbers.length; at += 2) {
    west = Math.min(west, numbers[at]!);
    east = Math.max(east, numbers[at]!);
  }
  return { west, east };
}
