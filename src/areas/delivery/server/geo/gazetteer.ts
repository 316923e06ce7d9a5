import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Flatbush from 'flatbush';
import { feature } from 'topojson-client';
import { isPostalCode } from '#values/contact-rules.ts';
import { dataFile } from '#platform/data-files.ts';
import type { GeoPoint } from '../../contract.ts';
import { boxOf, distanceTo, middleOf, type Outline } from './outline.ts';
import { naturalName } from './town-names.ts';

export interface Municipality {
  /** The code of the Instituto Nacional de Estadística; its first two digits are the province. */
  readonly id: string;
  readonly name: string;
  /** Postal codes in ascending order; at least one. */
  readonly postalCodes: readonly string[];
}

/** The outlines are simplified: a point this close to one may be on either side. */
const precisionMetres = 1000;

/**
 * Municipalities that became independent and keep the postal codes of the one they were part of, which is where the list
 * of postal codes has them.
 */
const formerlyOf: Readonly<Record<string, string>> = {
  '11903': '11021',
  '14901': '14030',
  '14902': '14060',
  '18077': '18020',
  '18916': '18140',
  '21902': '21017',
  '41904': '41095',
};

export type Gazetteer = Awaited<ReturnType<typeof readGazetteer>>;

let loading: Promise<Gazetteer> | undefined;
/** The municipalities of Spain, read at the first call: they are the same in every shop of the process. */
export const loadGazetteer = (): Promise<Gazetteer> =>
  (loading ??= readGazetteer().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

async function readGazetteer() {
  const municipalities = await readMunicipalities();
  const byId = new Map(municipalities.map((one) => [one.id, one]));
  const byPostalCode = Map.groupBy(
    municipalities.flatMap((one) => one.postalCodes.map((code) => ({ code, one }))),
    ({ code }) => code,
  );
  const outlines = (await readOutlines()).flatMap(({ id, outline }) => {
    const municipality = byId.get(id) ?? byId.get(formerlyOf[id] ?? '');
    return municipality ? [{ municipality, outline }] : [];
  });
  const outlineOf = new Map(outlines.toReversed().map(({ municipality, outline }) => [municipality.id, outline]));
  const boxes = new Flatbush(outlines.length);
  for (const { outline } of outlines) boxes.add(...boxOf(outline));
  boxes.finish();
  const middles = new Map<string, GeoPoint>();

  /** The municipalities that a point may be in, the likeliest first. */
  function findNear(point: GeoPoint): Municipality[] {
    const [lat, lng] = [0.01, 0.014];
    return boxes
      .search(point.lng - lng, point.lat - lat, point.lng + lng, point.lat + lat)
      .map((at) => ({ ...outlines[at]!, metres: distanceTo(outlines[at]!.outline, point) }))
      .filter(({ metres }) => metres <= precisionMetres)
      .sort((one, other) => one.metres - other.metres)
      .map(({ municipality }) => municipality);
  }

  return {
    municipalities,
    findNear,
    /** Those whose outlines reach into a square around a point; `reach` is half its side, in degrees. */
    findAround: ({ lat, lng }: GeoPoint, reach: number): Municipality[] =>
      boxes.search(lng - reach, lat - reach, lng + reach, lat + reach).map((at) => outlines[at]!.municipality),
    findByPostalCode: (code: string): Municipality[] => (byPostalCode.get(code) ?? []).map(({ one }) => one),
    postalCodes: [...byPostalCode.keys()].sort(),
    /** Its polygons of closed rings, longitude first. */
    outlineOf: (municipality: Municipality): Outline => outlineOf.get(municipality.id) ?? [],
    /** A point well inside. */
    middleOf(municipality: Municipality): GeoPoint {
      const known = middles.get(municipality.id) ?? middleOf(outlineOf.get(municipality.id)!);
      middles.set(municipality.id, known);
      return known;
    },
  };
}

/**
 * Codes of no street: 070 is the post office's own, 071 are authorities, 080 are boxes, and the districts of a capital begin
 * with 001.
 */
const isWithoutStreets = (code: string): boolean => /(?:000|07[01]|080)$/.test(code);

/**
 * Postal code, municipality and name of the INE's street register (January 2026; data set inigoflores/
 * ds-codigos-postales-ine-es, PDDL). It has a few impossible codes, and some of other provinces, most of them typing
 * errors: those count only where a municipality has no other.
 */
async function readMunicipalities(): Promise<Municipality[]> {
  const rows = (await readFile(dataFile('delivery/postal-codes-es.csv'), 'utf8')).split(/\r?\n/).slice(1);
  const parsed = rows.flatMap((row) => {
    const [, code, id, name] = /^(\d{5}),(\d{5}),"?(.*?)"?$/.exec(row) ?? [];
    return code && id && name && isPostalCode(code) && !isWithoutStreets(code) ? [{ code, id, name }] : [];
  });
  return [...Map.groupBy(parsed, ({ id }) => id)].map(([id, ofOne]) => {
    const own = ofOne.filter(({ code }) => code.slice(0, 2) === id.slice(0, 2));
    const codes = (own.length > 0 ? own : ofOne).map(({ code }) => code);
    return { id, name: naturalName(ofOne[0]!.name), postalCodes: [...new Set(codes)].sort() };
  });
}

/** Outlines of the Instituto Geográfico Nacional (CC BY 4.0), as the package es-atlas brings them. */
async function readOutlines(): Promise<{ id: string; outline: Outline }[]> {
  const file = fileURLToPath(import.meta.resolve('es-atlas/es/municipalities.json'));
  const atlas = JSON.parse(await readFile(file, 'utf8'));
  const { features } = feature<{ name: string }>(atlas, atlas.objects.municipalities) as unknown as {
    features: { id: string; geometry: { type: string; coordinates: Outline | Outline[number] } }[];
  };
  return features.map(({ id, geometry: { type, coordinates } }) => ({
    id,
    outline: (type === 'Polygon' ? [coordinates] : coordinates) as Outline,
  }));
}
