import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Gazetteer } from '#areas/delivery/server/geo/gazetteer.ts';
import { boxOf, type Outline } from '#areas/delivery/server/geo/outline.ts';
import { holeProblem, ringArea, ringProblem } from '#areas/delivery/server/zones/ring-problem.ts';
import { StartError } from '#platform/start-error.ts';
import type { Answers } from './answers.ts';

/** Further polygons of a zone have its id with three digits more. */
const maxPolygons = 999;

/** Zones as zones.geojson has them: the outlines of the towns of their postal codes, for these codes alone. */
export function makeZones(zones: Answers['zones'], gazetteer: Gazetteer): object {
  let nextId = 0;
  const taken = new Map<string, number>();
  return {
    type: 'FeatureCollection',
    features: zones.flatMap(({ name, postalCodes, price, freeFrom = null }, at) => {
      const codes = postalCodes.flatMap((code) => codesOf(code, gazetteer.postalCodes));
      const unknown = postalCodes.find((code) => codesOf(code, gazetteer.postalCodes).length === 0);
      if (unknown !== undefined)
        throw new StartError(`zones.${at}.postalCodes: ${unknown} is no postal code of Spain.`);
      // Of two zones with the same code only one would count, and its price be asked.
      const twice = codes.find((code) => taken.has(code));
      if (twice !== undefined)
        throw new StartError(`zones.${at}.postalCodes: ${twice} is in zones.${taken.get(twice)} too.`);
      for (const code of codes) taken.set(code, at);
      const towns = [...new Set(codes.flatMap((code) => gazetteer.findByPostalCode(code)))];
      const named = name ?? `${towns.map((town) => town.name).join(', ')} (${postalCodes.join(', ')})`;
      const polygons = towns.flatMap((town) => usable(gazetteer.outlineOf(town)));
      return Array.from({ length: Math.ceil(polygons.length / maxPolygons) }, (_, part) => ({
        type: 'Feature',
        id: (nextId += 1),
        properties: {
          name: named.length > 100 ? postalCodes.join(', ').slice(0, 100) : named,
          postalCodes: codes,
          price,
          freeFrom,
        },
        geometry: {
          type: 'MultiPolygon',
          coordinates: polygons.slice(part * maxPolygons, (part + 1) * maxPolygons),
        },
      }));
    }),
  };
}

/**
 * The outlines of a town as a zone takes them: theirs are simplified, so some enclose nothing or cross themselves. Instead of
 * the latter stands the box around them: the postal codes decide anyway.
 */
function usable(outline: Outline): Outline {
  const polygons = outline.flatMap((rings) => {
    const [border, ...holes] = rings;
    if (ringArea(border!) === 0) return [];
    if (ringProblem(border!)) return [boxAround([rings])];
    return [[border!, ...holes.filter((hole) => !ringProblem(hole) && !holeProblem(hole, border!))]];
  });
  return polygons.length > 0 ? polygons : [boxAround(outline)];
}

function boxAround(outline: Outline): Outline[number] {
  // Of the smallest towns only a line is left.
  const margin = 0.005;
  const [left, bottom, right, top] = boxOf(outline);
  const [west, south, east, north] = [left - margin, bottom - margin, right + margin, top + margin];
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
}

/** '50001-50003' → the codes between that there are. */
function codesOf(typed: string, known: readonly string[]): string[] {
  const [from = '', to = from] = typed.split('-');
  return known.filter((code) => from <= code && code <= to);
}

/** The province of a postal code, as the Instituto Geográfico Nacional names it. */
export async function provinceOf(postalCode: string): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('es-atlas/es/provinces.json'));
  const { objects } = JSON.parse(await readFile(file, 'utf8')) as {
    objects: { provinces: { geometries: { id: string; properties: { name: string } }[] } };
  };
  return objects.provinces.geometries.find(({ id }) => id === postalCode.slice(0, 2))?.properties.name ?? '';
}
