import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from 'geojson';
import { z } from 'zod';
import { readShopJson } from '#platform/shop-files/read-shop-json.ts';

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const line = z.array(position).min(2);
const ring = z.array(position).min(4);

/** What the embedded map can draw of a shop's surroundings, from the lowest to the topmost. */
const areas = ['sea', 'urban', 'park', 'beach', 'square'] as const;
const ways = ['railway', 'street', 'avenue', 'motorway'] as const;
const points = ['station', 'place', 'water'] as const;

const feature = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(areas),
    name: z.string().optional(),
    geometry: z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  }),
  z.strictObject({
    kind: z.enum(ways),
    name: z.string().optional(),
    geometry: z.object({ type: z.literal('LineString'), coordinates: line }),
  }),
  z.strictObject({
    kind: z.enum(points),
    name: z.string(),
    geometry: z.object({ type: z.literal('Point'), coordinates: position }),
  }),
]);

const shopLayers = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z
      .object({ type: z.literal('Feature'), properties: z.looseObject({ kind: z.string() }), geometry: z.unknown() })
      .transform(({ properties, geometry }) => ({ ...properties, geometry }))
      .pipe(feature),
  ),
});

/**
 * Streets and the like around the store, from map.geojson of the shop's folder; none without the file. `properties.kind`
 * says what a feature is. Throws `ShopFileError` with all that is wrong in it.
 */
export function readShopLayers(shopDir: string): Feature[] {
  const file = join(shopDir, 'map.geojson');
  if (!existsSync(file)) return [];
  return readShopJson(file, shopLayers).features.map(({ geometry, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry,
  }));
}
