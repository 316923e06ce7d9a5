import type { Feature, Position } from 'geojson';
import type { GeoPoint, MapZone } from '../../contract.ts';
import { drawnZones } from '../../drawn-zones.ts';
import { mapAreas, mapBorders, mapSleepers, mapStations, mapWays, mapWidthBase, zoneLook } from '../../map-look.ts';
import { clipLine, clipRing } from './clip.ts';
import { drawNames } from './draw-names.ts';
import { MapView, pathOf, type Pixel, short } from './map-view.ts';

interface Preview {
  readonly features: readonly Feature[];
  readonly centre: GeoPoint;
  readonly zoom: number;
  readonly zones: readonly MapZone[];
  /** Null: there is none. */
  readonly store: GeoPoint | null;
  /** The shapes of its mark. */
  readonly storePin: string;
}

/** The embedded map as an SVG picture, in the colours and widths that it has when it opens. */
export function drawPreview({ features, centre, zoom, zones, store, storePin }: Preview): string {
  const view = new MapView({ centre, zoom });
  const { width, height } = view;
  const ofKind = (kind: string) => features.filter(({ properties }) => properties?.kind === kind);
  const areas = Object.entries(mapAreas).flatMap(([kind, colour]) => {
    const path = ofKind(kind)
      .map((feature) => areaPath(ringsOf(feature), view))
      .join('');
    return path ? [`<path fill="${colour}" d="${path}"/>`] : [];
  });
  const linesOf = (kinds: readonly string[]): string =>
    kinds
      .flatMap((kind) => ofKind(kind).flatMap(linesOfFeature))
      .map((line) => linePath(line, view))
      .join('');
  const ways = mapWays.map(({ kind, colour, widths }) => stroke(linesOf([kind]), colour, widthAt(zoom, widths)));
  const sleepers = zoom >= mapSleepers.minZoom && [
    stroke(linesOf(['railway']), mapSleepers.colour, mapSleepers.width, `${mapSleepers.dashes * mapSleepers.width}`),
  ];
  const pin = store && view.pixel([store.lng, store.lat]);
  const drawn = [
    `<path fill="${mapAreas.sea}" d="M0 0h${width}v${height}H0z"/>`,
    ...areas,
    ...ways,
    ...(sleepers || []),
    stroke(linesOf(mapBorders.kinds), mapBorders.colour, 1, '3 2'),
    ...drawZones(zones, view),
    ...drawNames(features, view, pin),
    ...ofKind('station').map((feature) => drawStation(feature, view)),
    ...(pin ? [drawPin(pin, storePin)] : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`;
}

function ringsOf({ geometry }: Feature): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function linesOfFeature({ geometry }: Feature): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

const areaPath = (rings: readonly (readonly (readonly number[])[])[], view: MapView): string =>
  rings
    .map((ring) =>
      clipRing(
        ring.map((position) => view.pixel(position)),
        view,
      ),
    )
    .filter((ring) => ring.length > 2)
    .map((ring) => `${pathOf(ring)}z`)
    .join('');

const linePath = (line: readonly Position[], view: MapView): string =>
  clipLine(
    line.map((position) => view.pixel(position)),
    view,
  )
    .map(pathOf)
    .join('');

const stroke = (path: string, colour: string, width: number, dashes?: string): string =>
  path &&
  `<path stroke="${colour}" stroke-width="${short(width)}"${dashes ? ` stroke-dasharray="${dashes}"` : ''} d="${path}"/>`;

/** The width that MapLibre interpolates exponentially between the zooms 11, 14 and 17. */
function widthAt(zoom: number, [far, middle, near]: readonly [number, number, number]): number {
  const [from, start, end] = zoom < 14 ? [11, far, middle] : [14, middle, near];
  const share = (mapWidthBase ** Math.min(3, Math.max(0, zoom - from)) - 1) / (mapWidthBase ** 3 - 1);
  return start + (end - start) * share;
}

function drawZones(zones: readonly MapZone[], view: MapView): string[] {
  const paths = drawnZones(zones).map(({ zone, rings }) => ({
    zone,
    path: areaPath(
      rings.map((ring) => ring.map(({ lat, lng }) => [lng, lat])),
      view,
    ),
  }));
  return paths
    .filter(({ path }) => path)
    .map(({ zone: { style, deliverable, isIndividualTerms }, path }) => {
      const dashes = zoneLook.dashes.map((dash) => dash * zoneLook.border).join(' ');
      const isDashed = !deliverable || isIndividualTerms;
      return `<path fill="${style.fill}" fill-opacity="${zoneLook.opacity}" fill-rule="evenodd" stroke="${style.stroke}" stroke-width="${zoneLook.border}"${isDashed ? ` stroke-dasharray="${dashes}"` : ''} d="${path}"/>`;
    });
}

function drawStation({ geometry }: Feature, view: MapView): string {
  if (geometry.type !== 'Point') return '';
  const [x, y] = view.pixel(geometry.coordinates);
  if (x < 0 || x > view.width || y < 0 || y > view.height) return '';
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${mapStations.radius}" fill="${mapStations.colour}" stroke="${mapStations.edge}" stroke-width="2"/>`;
}

/** The mark of the store; its point is the place. */
const drawPin = ([x, y]: Pixel, shapes: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(.8)">${shapes}</g>`;
