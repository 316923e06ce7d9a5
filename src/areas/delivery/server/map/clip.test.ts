import { expect, it } from 'vitest';
import { clipLine, clipRing } from './clip.ts';
import type { Pixel } from './map-view.ts';

const size = { width: 100, height: 100 };
const isInside = ([x, y]: Pixel): boolean => x >= -20.001 && x <= 120.001 && y >= -20.001 && y <= 120.001;

it('leaves what lies within as it is', () => {
  const ring: Pixel[] = [
    [10, 10],
    [90, 10],
    [50, 90],
  ];
  expect(clipRing(ring, size)).toEqual(ring);
  expect(clipLine(ring, size)).toEqual([ring]);
});

it('cuts an area at the edges', () => {
  const clipped = clipRing(
    [
      [-500, -500],
      [500, -500],
      [500, 50],
      [-500, 50],
    ],
    size,
  );
  expect(clipped.every(isInside)).toBe(true);
  expect(clipped.map((pixel) => pixel.map(Math.round))).toEqual(
    expect.arrayContaining([
      [-20, 50],
      [120, 50],
      [120, -20],
      [-20, -20],
    ]),
  );
});

it('drops what lies outside', () => {
  const far: Pixel[] = [
    [300, 300],
    [400, 300],
    [400, 400],
  ];
  expect(clipRing(far, size)).toEqual([]);
  expect(clipLine(far, size)).toEqual([]);
});

it('cuts a line that leaves and comes back into two', () => {
  const parts = clipLine(
    [
      [50, 50],
      [300, 50],
      [300, 80],
      [50, 80],
    ],
    size,
  );
  expect(parts).toEqual([
    [
      [50, 50],
      [120, 50],
    ],
    [
      [120, 80],
      [50, 80],
    ],
  ]);
});
