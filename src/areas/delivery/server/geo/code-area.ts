import pointInPolygon from 'point-in-polygon-hao';
import type { GeoPoint } from '../../contract.ts';
import type { FindZone } from '../zones/zone-index.ts';
import type { Zone } from '../zones/zone.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { LocalPlaces } from './local-places.ts';
import { boxOf, type Outline } from './outline.ts';

/** A postal code with the places that share it, and the zones that an address of it may be in; null: outside all of them. */
export interface CodeArea {
  readonly municipalities: readonly string[];
  readonly zones: readonly (Zone | null)[];
}

/** Points that are looked at along each side of a town's box. */
const gridSteps = 16;

/** The outlines are simplified (gazetteer.ts): what is closer to a border may be another town's. In degrees, about 1 km. */
const [marginLat, marginLng] = [0.009, 0.012];

interface CodeParts {
  readonly gazetteer: Gazetteer;
  readonly places: LocalPlaces;
  readonly findZone: FindZone;
}

/**
 * The zones of a postal code: those in the middle of each of its towns, where an address without a pin on the map is looked
 * up, and those at points spread over its area. Null for a code that no town has.
 */
export function findCodeArea({ gazetteer, places, findZone }: CodeParts, code: string): CodeArea | null {
  const towns = gazetteer.findByPostalCode(code);
  if (towns.length === 0) return null;
  const own = places.outlineOf(code);
  const points = own
    ? [places.middleOf(code)!, ...pointsWithin(own, 0)]
    : towns.flatMap((town) => [gazetteer.middleOf(town), ...pointsWithin(gazetteer.outlineOf(town), 1)]);
  return {
    municipalities: towns.map(({ name }) => name),
    zones: [...new Set(points.map((point) => findZone(point, code)))],
  };
}

/** Points of a grid that are inside, and so far from the border as `margin` says. */
function pointsWithin(outline: Outline, margin: 0 | 1): GeoPoint[] {
  const isInside = (lng: number, lat: number): boolean =>
    outline.some((polygon) => pointInPolygon([lng, lat], polygon) !== false);
  const [west, south, east, north] = boxOf(outline);
  const [stepLng, stepLat] = [(east - west) / gridSteps, (north - south) / gridSteps];
  const points: GeoPoint[] = [];
  for (let row = 1; row < gridSteps; row += 1)
    for (let column = 1; column < gridSteps; column += 1) {
      const [lng, lat] = [west + column * stepLng, south + row * stepLat];
      if (isInside(lng, lat) && (margin === 0 || around.every(([x, y]) => isInside(lng + x, lat + y))))
        points.push({ lat, lng });
    }
  return points;
}

const around = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => [x * marginLng, y * marginLat] as const))
  .filter(([x, y]) => x !== 0 || y !== 0);

export type CodeAreas = (code: string, findZone: FindZone) => Promise<CodeArea | null>;

/** Finds the area of a postal code, and remembers it until zones or places are imported. */
export function createCodeAreas(loadGazetteer: () => Promise<Gazetteer>, places: () => LocalPlaces): CodeAreas {
  let known = new Map<string, CodeArea>();
  let basis: { readonly places: LocalPlaces; readonly findZone: FindZone } | undefined;
  return async (code, findZone) => {
    const gazetteer = await loadGazetteer();
    if (basis?.findZone !== findZone || basis.places !== places()) {
      basis = { places: places(), findZone };
      known = new Map();
    }
    const found = known.get(code) ?? findCodeArea({ gazetteer, ...basis }, code);
    // Only codes that exist are remembered, of which there are some 11,000.
    if (found) known.set(code, found);
    return found;
  };
}
