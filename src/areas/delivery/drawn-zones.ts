import pointInPolygon from 'point-in-polygon-hao';
import type { GeoPoint, MapZone } from './contract.ts';

type Ring = readonly GeoPoint[];

export interface DrawnZone {
  readonly zone: MapZone;
  /** The outline, its holes, and the outlines of zones within it that count before it: so that colours do not mix. */
  readonly rings: readonly Ring[];
}

/** The zones to draw, the topmost last. They come in their order of precedence: the first that contains a point counts. */
export function drawnZones(zones: readonly MapZone[]): DrawnZone[] {
  const cuts = zones.map((): Ring[] => []);
  zones.forEach((zone, index) => {
    const around = zones.findIndex((other, at) => at > index && contains(other, zone));
    if (around >= 0) cuts[around]!.push(zone.coords);
  });
  return zones.map((zone, index) => ({ zone, rings: [zone.coords, ...(zone.holes ?? []), ...cuts[index]!] })).reverse();
}

const positions = (ring: Ring): [number, number][] => ring.map(({ lat, lng }) => [lng, lat]);

function contains({ coords, holes = [] }: MapZone, inner: MapZone): boolean {
  const rings = [coords, ...holes].map(positions);
  return positions(inner.coords).every((position) => pointInPolygon(position, rings) !== false);
}
