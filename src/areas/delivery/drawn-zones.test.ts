import { expect, it } from 'vitest';
import type { GeoPoint, MapZone } from './contract.ts';
import { drawnZones } from './drawn-zones.ts';

/** A square around 41.5, 2.5; `reach` is half its side. */
function square(reach: number, lng = 2.5): GeoPoint[] {
  const [south, north, west, east] = [41.5 - reach, 41.5 + reach, lng - reach, lng + reach];
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
    { lat: south, lng: west },
  ];
}
const zone = (id: number, coords: GeoPoint[], holes?: GeoPoint[][]): MapZone => ({
  id,
  name: `${id}`,
  deliverable: true,
  isIndividualTerms: false,
  coords,
  ...(holes && { holes }),
  style: { fill: '#000', stroke: '#000' },
  price: 1,
  freeDeliveryCost: null,
});
const ringsOf = (zones: MapZone[]) => drawnZones(zones).map((drawn) => [drawn.zone.id, drawn.rings.length]);

it('draws the zone that counts last', () => {
  expect(ringsOf([zone(1, square(0.1, 1)), zone(2, square(0.1, 3))])).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

it('leaves a zone out of the one around it, and of that one only', () => {
  const zones = [zone(1, square(0.1)), zone(2, square(0.2)), zone(3, square(0.3))];
  expect(drawnZones(zones).map(({ rings }) => rings)).toEqual([
    [zones[2]!.coords, zones[1]!.coords],
    [zones[1]!.coords, zones[0]!.coords],
    [zones[0]!.coords],
  ]);
});

it('leaves nothing out for a zone that lies in a hole, that overlaps, or that counts later', () => {
  expect(ringsOf([zone(1, square(0.1)), zone(2, square(0.3), [square(0.2)])])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(ringsOf([zone(1, square(0.2)), zone(2, square(0.2, 2.6))])).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(ringsOf([zone(1, square(0.3)), zone(2, square(0.1))])).toEqual([
    [2, 1],
    [1, 1],
  ]);
});
