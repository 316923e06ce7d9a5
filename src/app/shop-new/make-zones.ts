import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Gazetteer } from '#areas/delivery/server/geo/gazetteer.ts';
import { StartError } from '#platform/start-error.ts';
import type { Answers } from './answers.ts';

/** Zones as zones.geojson has them: the outlines of the towns of their postal codes, for these codes alone. */
export function makeZones(zones: Answers['zones'], gazetteer: Gazetteer): object {
  return {
    type: 'FeatureCollection',
    features: zones.map(({ name, postalCodes, price, freeFrom = null }, at) => {
      const codes = postalCodes.flatMap((code) => codesOf(code, gazetteer.postalCodes));
      const unknown = postalCodes.find((code) => codesOf(code, gazetteer.postalCodes).length === 0);
      if (unknown !== undefined)
        throw new StartError(`zones.${at}.postalCodes: ${unknown} is no postal code of Spain.`);
      const towns = [...new Set(codes.flatMap((code) => gazetteer.findByPostalCode(code)))];
      const named = name ?? `${towns.map((town) => town.name).join(', ')} (${postalCodes.join(', ')})`;
      return {
        type: 'Feature',
        id: at + 1,
        properties: {
          name: named.length > 100 ? postalCodes.join(', ').slice(0, 100) : named,
          postalCodes: codes,
          price,
          freeFrom,
        },
        geometry: { type: 'MultiPolygon', coordinates: towns.flatMap((town) => [...gazetteer.outlineOf(town)]) },
      };
    }),
  };
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
