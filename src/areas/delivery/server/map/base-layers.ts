import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Feature, MultiLineString, Point, Position } from 'geojson';
import simplify from 'simplify-js';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { dataFile } from '#platform/data-files.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { GeoPoint } from '../../contract.ts';
import { loadGazetteer } from '../geo/gazetteer.ts';

/** How far from the centre municipal borders and names are drawn, in degrees: what a delivery address may lie in. */
const nearby = 0.5;
/** Farther away only towns with at least as many postal codes are named. */
const minPostalCodes = 8;

/**
 * The embedded map without streets: coast, provinces, the municipal borders around a point, and names of towns. Data of the
 * Instituto Geográfico Nacional (CC BY 4.0), as the package es-atlas brings them. The land of other countries is a coarse
 * outline of Natural Earth (public domain), which reaches below Spain so that no gap is left along the border.
 */
export async function baseLayers(centre: GeoPoint): Promise<Feature[]> {
  const { municipalities, findAround, middleOf } = await loadGazetteer();
  const around = findAround(centre, nearby);
  const large = municipalities.filter(({ postalCodes }) => postalCodes.length >= minPostalCodes);
  const towns: Feature<Point>[] = [];
  for (const municipality of new Set([...around, ...large])) {
    const { lat, lng } = middleOf(municipality);
    const properties = { kind: 'town', name: municipality.name.split('/')[0]!, rank: municipality.postalCodes.length };
    towns.push({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: rounded([lng, lat]) } });
    // The outline of a large one takes a millisecond.
    await yieldToEventLoop();
  }

  const provinces = await readAtlas('provinces');
  const land = merge(provinces.atlas, provinces.geometries as Parameters<typeof merge>[1]);
  const { atlas, geometries } = await readAtlas('municipalities');
  const ids = new Set(around.map(({ id }) => id));
  const near = geometries.filter(({ id }) => ids.has(String(id)));
  return [
    {
      type: 'Feature',
      properties: { kind: 'other-country' },
      geometry: { type: 'MultiPolygon', coordinates: await otherCountries() },
    },
    { type: 'Feature', properties: { kind: 'land' }, geometry: { ...land, coordinates: rounded(land.coordinates) } },
    lines('province', bordersOf(provinces).map(simplified)),
    lines('municipality', bordersOf({ atlas, geometries: near })),
    ...towns,
  ];
}

const otherCountries = async (): Promise<Position[][][]> =>
  JSON.parse(await readFile(dataFile('delivery/neighbour-countries.json'), 'utf8')) as Position[][][];

interface Atlas {
  readonly atlas: Topology;
  readonly geometries: GeometryCollection['geometries'];
}

async function readAtlas(name: 'provinces' | 'municipalities'): Promise<Atlas> {
  const file = fileURLToPath(import.meta.resolve(`es-atlas/es/${name}.json`));
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Topology<Record<typeof name, GeometryCollection>>;
  return { atlas, geometries: atlas.objects[name].geometries };
}

/** The lines that two of the areas share: each once, and no coast. */
const bordersOf = ({ atlas, geometries }: Atlas): Position[][] =>
  mesh(atlas, { type: 'GeometryCollection', geometries }, (one, other) => one !== other).coordinates;

const lines = (kind: string, coordinates: MultiLineString['coordinates']): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'MultiLineString', coordinates: rounded(coordinates) },
});

/** Simplifies to about a kilometre: borders of provinces are seen from far away only. */
const simplified = (line: Position[]): Position[] =>
  simplify(
    line.map(([x, y]) => ({ x: x!, y: y! })),
    0.01,
  ).map(({ x, y }) => [x, y]);

/** Rounds to about 100 m, half the precision of the data. */
function rounded<Coordinates extends unknown[]>(coordinates: Coordinates): Coordinates {
  return coordinates.map((each) =>
    typeof each === 'number' ? Math.round(each * 1000) / 1000 : rounded(each as unknown[]),
  ) as Coordinates;
}
