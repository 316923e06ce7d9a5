import Flatbush from 'flatbush';
import pointInPolygon from 'point-in-polygon-hao';
import { orient2d } from 'robust-predicates';
import type { Position } from './zone.ts';

/** Why a ring of a polygon cannot be an outline or a hole; null when it can. */
export function ringProblem(ring: readonly Position[]): string | null {
  if (ring.length < 4) return `has ${ring.length} positions, and needs at least 4 with the first repeated at the end`;
  const outOfRange = ring.find(([lng, lat]) => Math.abs(lng) > 180 || Math.abs(lat) > 90);
  if (outOfRange)
    return `has the position [${outOfRange.join(', ')}], which is no longitude and latitude in degrees (WGS 84)`;
  const [first, last] = [ring[0]!, ring.at(-1)!];
  if (first[0] !== last[0] || first[1] !== last[1]) return 'is not closed: its last position is not its first';
  if (looksSwapped(ring)) return 'has latitude first: in GeoJSON it is longitude, then latitude';
  const crossing = findCrossing(ring);
  if (crossing) return `crosses itself near [${crossing.join(', ')}]`;
  return ringArea(ring) === 0 ? 'encloses nothing' : null;
}

/** Why a ring cannot be a hole of an outline; null when it can. One that touches the border can. */
export function holeProblem(hole: readonly Position[], outline: readonly Position[]): string | null {
  if (ringProblem(outline)) return null;
  return hole.some((position) => pointInPolygon(position, [[...outline]]) !== false)
    ? null
    : 'lies outside the outline';
}

/** The area in square degrees, to compare sizes. */
export const ringArea = (ring: readonly Position[]): number =>
  Math.abs(ring.slice(1).reduce((sum, [x, y], at) => sum + (ring[at]![0] * y - x * ring[at]![1]), 0)) / 2;

/** All of Spain is between 19° west and 5° east and between 27° and 44° north; swapped, it lies in the Indian Ocean. */
const looksSwapped = (ring: readonly Position[]): boolean =>
  ring.every(([lng, lat]) => lng >= 27 && lng <= 44.5 && lat >= -19 && lat <= 5);

/** A position at which two sides cross; null when there is none. Sides may touch. */
function findCrossing(ring: readonly Position[]): Position | null {
  const sides = ring.slice(1).map((end, at) => [ring[at]!, end] as const);
  const boxes = new Flatbush(sides.length);
  for (const [a, b] of sides)
    boxes.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
  boxes.finish();
  for (const [at, [a, b]] of sides.entries()) {
    const near = boxes.search(
      Math.min(a[0], b[0]),
      Math.min(a[1], b[1]),
      Math.max(a[0], b[0]),
      Math.max(a[1], b[1]),
      (other) => other > at + 1,
    );
    if (near.some((other) => doCross(a, b, ...sides[other]!))) return a;
  }
  return null;
}

function doCross(a: Position, b: Position, c: Position, d: Position): boolean {
  const side = (p: Position, q: Position, r: Position): number => Math.sign(orient2d(...p, ...q, ...r));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
