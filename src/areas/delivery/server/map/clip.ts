import type { Pixel } from './map-view.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A side of the picture: how far within it a pixel is, negative outside. */
type Side = (pixel: Pixel) => number;

/** The margin beyond the edge, so that borders of areas and ends of lines are not seen. */
const margin = 20;

const sidesOf = ({ width, height }: Size): Side[] => [
  ([x]) => x + margin,
  ([x]) => width + margin - x,
  ([, y]) => y + margin,
  ([, y]) => height + margin - y,
];

/** The part of a ring within a picture (Sutherland and Hodgman); empty where there is none. */
export function clipRing(ring: readonly Pixel[], size: Size): readonly Pixel[] {
  let pixels = ring;
  for (const side of sidesOf(size))
    pixels = pixels.flatMap((pixel, index) => {
      const before = pixels.at(index - 1)!;
      const isInside = side(pixel) >= 0;
      const crossing = isInside === side(before) >= 0 ? [] : [between(before, pixel, side)];
      return isInside ? [...crossing, pixel] : crossing;
    });
  return pixels;
}

/** The parts of a line within a picture. */
export function clipLine(line: readonly Pixel[], size: Size): Pixel[][] {
  const sides = sidesOf(size);
  const parts: Pixel[][] = [];
  let last: Pixel | undefined;
  for (let index = 1; index < line.length; index += 1) {
    const segment = clipSegment(line[index - 1]!, line[index]!, sides);
    if (!segment) continue;
    if (last && samePixel(last, segment[0])) parts.at(-1)!.push(segment[1]);
    else parts.push([...segment]);
    last = segment[1];
  }
  return parts;
}

function clipSegment(from: Pixel, to: Pixel, sides: readonly Side[]): [Pixel, Pixel] | null {
  let segment: [Pixel, Pixel] = [from, to];
  for (const side of sides) {
    const [startsInside, endsInside] = segment.map((pixel) => side(pixel) >= 0);
    if (!startsInside && !endsInside) return null;
    if (startsInside !== endsInside) {
      const crossing = between(segment[0], segment[1], side);
      segment = startsInside ? [segment[0], crossing] : [crossing, segment[1]];
    }
  }
  return segment;
}

/** Where the line between two pixels, one of them outside, crosses a side. */
function between([x1, y1]: Pixel, [x2, y2]: Pixel, side: Side): Pixel {
  const share = side([x1, y1]) / (side([x1, y1]) - side([x2, y2]));
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

const samePixel = ([x1, y1]: Pixel, [x2, y2]: Pixel): boolean => x1 === x2 && y1 === y2;
