import type { Feature, Position } from 'geojson';
import { escapeHtml } from '#values/escape-html.ts';
import { mapNames } from '../../map-look.ts';
import { clipLine } from './clip.ts';
import { type MapView, pathOf, type Pixel, short } from './map-view.ts';

/** Kinds whose names stand on a line, the more important first, and the zoom from which they do. */
const namedWays = ['motorway', 'avenue', 'street'];
const minWayZoom = 13.5;
/** Kinds whose names stand at a point; sizes in pixels. */
const namedPoints = [
  { kind: 'water', colour: mapNames.water, size: 17, isItalic: true, minZoom: 0, maxZoom: 24 },
  { kind: 'town', colour: mapNames.town, size: 16, minZoom: 0, maxZoom: 14 },
  { kind: 'station', colour: mapNames.street, size: 13, minZoom: 13, maxZoom: 24 },
  { kind: 'place', colour: mapNames.street, size: 13, minZoom: 12.5, maxZoom: 17 },
] as const;
const waySize = 13;
/** Where along its line a name may stand, the best first. */
const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
/** Width of a letter in proportion to its height. */
const letterWidth = 0.52;
/** Names are no closer together than this. */
const gap = 14;

/** The store's mark, which ends at its place. */
const pinSize = { width: 44, height: 80 };

interface Box {
  readonly middle: Pixel;
  readonly width: number;
  readonly height: number;
}

interface Names {
  readonly view: MapView;
  readonly store: Pixel | null;
  /** Takes a place for a name, unless another lies there. */
  readonly isFree: (box: Box) => boolean;
}

/** The names of places and ways of a map's picture; those that would lie on others or on the store's mark are left out. */
export function drawNames(features: readonly Feature[], view: MapView, store: Pixel | null): string[] {
  const taken: Box[] = store ? [{ middle: [store[0], store[1] - pinSize.height / 2], ...pinSize }] : [];
  const isFree = (box: Box): boolean => {
    if (taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  };
  const names = { view, store, isFree };
  return [...pointNames(features, names), ...wayNames(features, names)];
}

function pointNames(features: readonly Feature[], { view, isFree }: Names): string[] {
  const shown = namedPoints.filter(({ minZoom, maxZoom }) => minZoom <= view.zoom && view.zoom < maxZoom);
  return shown.flatMap(({ kind, colour, size, ...look }) =>
    features
      .filter(({ properties }) => properties?.kind === kind)
      .sort(byRank)
      .flatMap(({ properties, geometry }) => {
        const name = String(properties?.name);
        if (geometry.type !== 'Point') return [];
        const [x, middle] = view.pixel(geometry.coordinates);
        // The dot of a station is above its name.
        const y = kind === 'station' ? middle + size + 6 : middle;
        const box: Box = { middle: [x, y], width: widthOf(name, size), height: size };
        if (!isWithin(box, view) || !isFree(box)) return [];
        const style = 'isItalic' in look ? ' font-style="italic"' : '';
        return [`<text x="${short(x)}" y="${short(y)}" ${fontOf(colour, size)}${style}>${escapeHtml(name)}</text>`];
      }),
  );
}

const byRank = (one: Feature, other: Feature): number =>
  Number(other.properties?.rank ?? 0) - Number(one.properties?.rank ?? 0);

/** Those close to the store, or to the middle of the picture, come first. */
function wayNames(features: readonly Feature[], { view, store, isFree }: Names): string[] {
  if (view.zoom < minWayZoom) return [];
  const named = new Set<string>();
  const drawn: string[] = [];
  for (const kind of namedWays)
    for (const { name, line } of waysOf(kind, features, { view, store })) {
      if (named.has(name)) continue;
      const share = findPlace(name, line, isFree);
      if (share === undefined) continue;
      named.add(name);
      const isReadable = line[0]![0] <= line.at(-1)![0];
      const id = `way-${named.size}`;
      const offset = Math.round((isReadable ? share : 1 - share) * 100);
      drawn.push(
        `<path id="${id}" d="${pathOf(isReadable ? line : line.toReversed())}"/><text dy="4" ${fontOf(mapNames.street, waySize)}><textPath href="#${id}" startOffset="${offset}%">${escapeHtml(name)}</textPath></text>`,
      );
    }
  return drawn;
}

const waysOf = (kind: string, features: readonly Feature[], { view, store }: Pick<Names, 'view' | 'store'>) => {
  const near: Pixel = store ?? [view.width / 2, view.height / 2];
  return features
    .flatMap(({ properties, geometry }) =>
      properties?.kind === kind && properties.name && geometry.type === 'LineString'
        ? [{ name: String(properties.name), line: longestPart(geometry.coordinates, view) }]
        : [],
    )
    .map((way) => ({ ...way, distance: Math.min(...way.line.map(([x, y]) => Math.hypot(x - near[0], y - near[1]))) }))
    .sort((one, other) => one.distance - other.distance);
};

/** The share of its line at which a name has room; undefined where it has none. */
function findPlace(name: string, line: readonly Pixel[], isFree: Names['isFree']): number | undefined {
  const width = widthOf(name, waySize);
  const length = lengthOf(line);
  if (length < width + gap) return undefined;
  const [from, to] = [line[0]!, line.at(-1)!];
  const flatness = Math.abs(to[0] - from[0]) / Math.hypot(to[0] - from[0], to[1] - from[1]);
  const size = { width: width * flatness + waySize, height: width * Math.sqrt(1 - flatness ** 2) + waySize };
  return shares.find(
    (share) => hasRoom(share, width, length) && isFree({ middle: pixelAt(line, share * length), ...size }),
  );
}

/** Whether a name around a share of its line ends before the line does. */
const hasRoom = (share: number, width: number, length: number): boolean =>
  Math.min(share, 1 - share) * length > width / 2;

/** The pixel at a distance from a line's start. */
function pixelAt(line: readonly Pixel[], distance: number): Pixel {
  let rest = distance;
  for (let index = 1; index < line.length; index += 1) {
    const [[x1, y1], [x2, y2]] = [line[index - 1]!, line[index]!];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (rest <= length) return [x1 + ((x2 - x1) * rest) / length, y1 + ((y2 - y1) * rest) / length];
    rest -= length;
  }
  return line.at(-1)!;
}

const longestPart = (line: readonly Position[], view: MapView): Pixel[] =>
  clipLine(
    line.map((position) => view.pixel(position)),
    view,
  ).sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? [];

const lengthOf = (line: readonly Pixel[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - line[index]![0], y - line[index]![1]), 0);

const widthOf = (name: string, size: number): number => name.length * size * letterWidth;

const fontOf = (colour: string, size: number): string =>
  `font-family="Barlow,Arial,sans-serif" font-weight="500" font-size="${size}" text-anchor="middle" fill="${colour}" stroke="${mapNames.halo}" stroke-width="3" paint-order="stroke"`;

const isWithin = ({ middle: [x, y], width }: Box, view: MapView): boolean =>
  x > width / 2 && x < view.width - width / 2 && y > gap && y < view.height - gap;

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.middle[0] - other.middle[0]) < (one.width + other.width) / 2 + gap &&
  Math.abs(one.middle[1] - other.middle[1]) < (one.height + other.height) / 2 + gap;
