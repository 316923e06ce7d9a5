import turfContains from '@turf/boolean-point-in-polygon';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { createZoneIndex } from './zone-index.ts';
import type { Position, Zone } from './zone.ts';

const zoneOf = (id: number, rings: Position[][]): Zone => ({
  id,
  name: { es: '', ca: '' },
  rings,
  style: { fill: '', stroke: '' },
  deliverable: true,
  isIndividualTerms: false,
  prices: {},
  freeFrom: null,
  priority: 0,
});
const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
/** Looks up several points in one index. */
const lookUp = (zones: Zone[]) => {
  const find = createZoneIndex(zones);
  return ([lng, lat]: Position): number | undefined => find({ lat, lng })?.id;
};
const at = (zones: Zone[], point: Position): number | undefined => lookUp(zones)(point);

describe('the zone at a point', () => {
  const withHole = zoneOf(1, [square(0, 0, 4), square(1, 1, 2)]);

  it('is for its postal codes alone, where it names some', () => {
    const all = square(0, 0, 4);
    const find = createZoneIndex([{ ...zoneOf(1, [all]), postalCodes: new Set(['50001']) }, zoneOf(2, [all])]);
    const point = { lat: 1, lng: 1 };
    expect([find(point, '50001')?.id, find(point, '50002')?.id, find(point)?.id]).toEqual([1, 2, 2]);
    expect(createZoneIndex([{ ...zoneOf(1, [all]), postalCodes: new Set(['50001']) }])(point, '50002')).toBeNull();
  });

  it('is that which contains it, holes excluded and all borders included', () => {
    expect(at([withHole], [0.5, 0.5])).toBe(1);
    expect(at([withHole], [2, 2])).toBeUndefined();
    for (const border of [
      [0, 0],
      [4, 4],
      [2, 0],
      [4, 2.5],
      [1, 1],
      [2, 1],
      [3, 3],
    ] as Position[])
      expect(at([withHole], border)).toBe(1);
    expect(at([withHole], [4.000000001, 2])).toBeUndefined();
  });

  it('is the first of those that overlap', () => {
    const inner = zoneOf(2, [square(1, 1, 2)]);
    expect(at([inner, withHole], [2, 2])).toBe(2);
    expect(at([inner, withHole], [1, 2])).toBe(2);
    expect(at([withHole, inner], [1, 2])).toBe(1);
    expect(at([withHole, inner], [2, 2])).toBe(2);
  });

  it('is none outside all, and none without zones', () => {
    expect(at([withHole], [9, 9])).toBeUndefined();
    expect(at([], [1, 1])).toBeUndefined();
  });
});

/** Whole numbers: cross products of them are exact in a double, so what is on a border can be told without a library. */
const grid = fc.integer({ min: -40, max: 40 });
const position = fc.tuple(grid, grid);
/** A star around the origin, whose sides never cross: corners on all four axes and others, ordered by direction. */
const star = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 4, maxLength: 4 }),
    fc.array(position, { maxLength: 150, size: 'max' }),
  )
  .map(([[east, north, west, south], others]): Position[] => {
    const axes: Position[] = [
      [east!, 0],
      [0, north!],
      [-west!, 0],
      [0, -south!],
    ];
    const byDirection = new Map<number, Position>();
    for (const corner of [...others, ...axes])
      if (corner[0] !== 0 || corner[1] !== 0) byDirection.set(Math.atan2(corner[1], corner[0]), corner);
    const sorted = [...byDirection].toSorted(([one], [other]) => one - other).map(([, corner]) => corner);
    return [...sorted, sorted[0]!];
  });
const scaled = (ring: Position[], by: number): Position[] => ring.map(([x, y]) => [x * by, y * by]);

describe('for any polygon', () => {
  it('agrees with Turf everywhere, on borders and in holes too', () => {
    fc.assert(
      fc.property(
        star,
        fc.boolean(),
        fc.array(
          fc.tuple(fc.double({ min: -80, max: 80, noNaN: true }), fc.double({ min: -80, max: 80, noNaN: true })),
          { minLength: 1, maxLength: 60, size: 'max' },
        ),
        (ring, hasHole, points) => {
          // Doubled, so that half of it has whole numbers too.
          const rings = hasHole ? [scaled(ring, 2), ring] : [scaled(ring, 2)];
          const find = lookUp([zoneOf(1, rings)]);
          for (const point of [...points, ...ring, ...scaled(ring, 2)]) {
            const expected = turfContains(point, { type: 'Polygon', coordinates: rings });
            expect(find(point) === 1).toBe(expected);
          }
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });

  it('contains its corners and every point of its sides that has whole coordinates', () => {
    fc.assert(
      fc.property(star, (ring) => {
        const find = lookUp([zoneOf(1, [scaled(ring, 3)])]);
        for (const [index, [x, y]] of ring.slice(1).entries()) {
          const [fromX, fromY] = ring[index]!;
          for (const part of [0, 1, 2])
            expect(find([fromX * (3 - part) + x * part, fromY * (3 - part) + y * part])).toBe(1);
        }
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('is found by the index as by looking at one zone after the other', () => {
    const zones = fc
      .array(fc.tuple(star, position), { minLength: 1, maxLength: 12 })
      .map((stars) => stars.map(([ring, [x, y]], index) => zoneOf(index, [ring.map(([a, b]) => [a + x, b + y])])));
    fc.assert(
      fc.property(zones, position, (all, point) => {
        const first = all.find(({ rings }) => turfContains(point, { type: 'Polygon', coordinates: rings }));
        expect(at(all, point)).toBe(first?.id);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
