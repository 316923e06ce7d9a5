import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from 'geojson';
import { z } from 'zod';
import { StartError } from '#platform/start-error.ts';

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const line = z.array(position).min(2);
const ring = z.array(position).min(4);

/** What the embedded map can draw of a shop's surroundings, from the lowest to the topmost. */
const areas = ['sea', 'urban', 'park', 'beach', 'square'] as const;
const ways = ['railway', 'street', 'avenue', 'motorway'] as const;
const points = ['station', 'place', 'water'] as const;

const feature = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(areas),
    name: z.string().optional(),
    geometry: z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  }),
  z.object({
    kind: z.enum(ways),
    name: z.string().optional(),
    geometry: z.object({ type: z.literal('LineString'), coordinates: line }),
  }),
  z.object({
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
 * says what a feature is. An error stops the start with one line.
 */
export function readShopLayers(shopDir: string): Feature[] {
  const file = join(shopDir, 'map.geojson');
  if (!existsSync(file)) return [];
  try {
    return shopLayers
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .features.map(({ geometry, ...properties }) => ({ type: 'Feature', properties, geometry }));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    throw new StartError(`${file} is wrong: ${issue ? `${issue.path.join('.')} ${issue.message}` : String(error)}`);
  }
}
