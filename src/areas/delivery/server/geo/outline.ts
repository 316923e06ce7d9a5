import polylabel from 'polylabel';
import pointInPolygon from 'point-in-polygon-hao';
import type { GeoPoint } from '../../contract.ts';

type Ring = [number, number][];

/** The outlines of a municipality: polygons of closed rings, longitude first. */
export type Outline = readonly Ring[][];

const metresPerDegree = 111_320;

/** Metres from a point to an outline; 0 inside. Of a few kilometres at most: the earth counts as flat. */
export function distanceTo(outline: Outline, { lat, lng }: GeoPoint): number {
  if (outline.some((polygon) => pointInPolygon([lng, lat], polygon) !== false)) return 0;
  const perLng = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  let nearest = Infinity;
  for (const ring of outline.flat())
    for (let at = 1; at < ring.length; at += 1) {
      const [x1, y1] = [(ring[at - 1]![0] - lng) * perLng, (ring[at - 1]![1] - lat) * metresPerDegree];
      const [dx, dy] = [(ring[at]![0] - lng) * perLng - x1, (ring[at]![1] - lat) * metresPerDegree - y1];
      const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(x1 + along * dx, y1 + along * dy));
    }
  return nearest;
}

/** The point farthest from the border of the largest polygon: well inside, whatever its shape. */
export function middleOf(outline: Outline): GeoPoint {
  const sizes = outline.map(([ring]) => {
    const [west, south, east, north] = boxOf([[ring!]]);
    return (east - west) * (north - south);
  });
  const [lng, lat] = polylabel(outline[sizes.indexOf(Math.max(...sizes))]!, 0.001);
  return { lat: roundDegrees(lat!), lng: roundDegrees(lng!) };
}

/** Rounds to about 10 cm. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export function boxOf(outline: Outline): [west: number, south: number, east: number, north: number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outline.flatMap((polygon) => polygon[0]!)) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
