import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Feature, MultiLineString, Point, Position } from 'geojson';
import simplify from 'simplify-js';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { GeoPoint } from '../../contract.ts';
import { loadGazetteer } from '../geo/gazetteer.ts';

/** How far from the centre municipal borders and names are drawn, in degrees: what a delivery address may lie in. */
const nearby = 0.5;
/** Farther away only towns with at least as many postal codes are named. */
const minPostalCodes = 8;

/**
 * The embedded map without streets: coast, provinces, the municipal borders around a point, and names of towns. Data of the
 * Instituto Geográfico Nacional (CC BY 4.0), as the package es-atlas brings them.
 */
export async function baseLayers(centre: GeoPoint): Promise<Feature[]> {
  const file = fileURLToPath(import.meta.resolve('es-atlas/es/municipalities.json'));
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Topology<{ municipalities: GeometryCollection }>;
  const { municipalities } = atlas.objects;
  type Municipality = (typeof municipalities.geometries)[number];
  const provinceOf = ({ id }: Municipality): string => String(id).slice(0, 2);
  const land = merge(atlas, municipalities.geometries as Parameters<typeof merge>[1]);
  const provinces = mesh(
    atlas,
    municipalities,
    (one, other) => provinceOf(one as Municipality) !== provinceOf(other as Municipality),
  );
  const borders = mesh(atlas, municipalities, (one, other) => one !== other);
  return [
    { type: 'Feature', properties: { kind: 'land' }, geometry: { ...land, coordinates: rounded(land.coordinates) } },
    lines('province', provinces.coordinates.map(simplified)),
    lines(
      'municipality',
      borders.coordinates.filter((line) => line.some(([lng, lat]) => isNear({ lat: lat!, lng: lng! }, centre))),
    ),
    ...(await townNames(centre)),
  ];
}

const isNear = (point: GeoPoint, centre: GeoPoint): boolean =>
  Math.abs(point.lat - centre.lat) < nearby && Math.abs(point.lng - centre.lng) < nearby;

const lines = (kind: string, coordinates: MultiLineString['coordinates']): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'MultiLineString', coordinates: rounded(coordinates) },
});

/** To about a kilometre: borders of provinces are seen from far away only. */
const simplified = (line: Position[]): Position[] =>
  simplify(
    line.map(([x, y]) => ({ x: x!, y: y! })),
    0.01,
  ).map(({ x, y }) => [x, y]);

/** Towns near the centre and large ones anywhere; `rank` is the number of their postal codes. */
async function townNames(centre: GeoPoint): Promise<Feature<Point>[]> {
  const { municipalities, findAround, middleOf } = await loadGazetteer();
  const large = municipalities.filter(({ postalCodes }) => postalCodes.length >= minPostalCodes);
  return [...new Set([...findAround(centre, nearby), ...large])].map((municipality) => {
    const { lat, lng } = middleOf(municipality);
    const properties = { kind: 'town', name: municipality.name.split('/')[0]!, rank: municipality.postalCodes.length };
    return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: rounded([lng, lat]) } };
  });
}

/** To about 100 m, half the precision of the data. */
function rounded<Coordinates extends unknown[]>(coordinates: Coordinates): Coordinates {
  return coordinates.map((each) =>
    typeof each === 'number' ? Math.round(each * 1000) / 1000 : rounded(each as unknown[]),
  ) as Coordinates;
}
