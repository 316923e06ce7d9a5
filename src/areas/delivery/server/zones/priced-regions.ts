import { readFileSync } from 'node:fs';
import { dataFile } from '#platform/data-files.ts';
import type { FindZone } from './zone-index.ts';
import type { Zone } from './zone.ts';

/**
 * The zones of each autonomous community, by its ISO 3166-2 code without 'ES-': those at the largest town of each of its
 * provinces and at their outermost ones. Null among them: one that is in no zone.
 */
export function zonesOfRegions(findZone: FindZone): ReadonlyMap<string, ReadonlySet<Zone | null>> {
  const regions = new Map<string, Set<Zone | null>>();
  for (const row of readFileSync(dataFile('delivery/region-points-es.csv'), 'utf8').trim().split('\n').slice(1)) {
    const [region, postalCode, lat, lng] = row.split(',') as [string, string, string, string];
    const zones = regions.get(region) ?? new Set();
    regions.set(region, zones.add(findZone({ lat: Number(lat), lng: Number(lng) }, postalCode)));
  }
  return regions;
}

/** The regions in all of which a price holds; null: in the whole country. */
export function pricedRegions(
  regions: ReadonlyMap<string, ReadonlySet<Zone | null>>,
  hasPrice: (zone: Zone) => boolean,
): string[] | null {
  const priced = [...regions].filter(([, zones]) => [...zones].every((zone) => zone !== null && hasPrice(zone)));
  return priced.length === regions.size ? null : priced.map(([region]) => region).toSorted();
}
