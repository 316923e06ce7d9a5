import { z } from 'zod';
import { isPostalCode } from '#values/contact-rules.ts';
import { ringProblem } from '../zones/ring-problem.ts';
import type { Position } from '../zones/zone.ts';
import type { Outline } from './outline.ts';

/** Every problem of an imported file in words, each with the line or feature it is in. */
export class PlaceFileError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Where a postal code is, more exactly than its municipality. */
export interface PostalArea {
  readonly code: string;
  readonly outline: Outline;
}

export const maxProblems = 50;
const maxAreas = 15_000;

const polygon = z.array(z.array(z.tuple([z.number(), z.number()]).rest(z.number()))).min(1);
const feature = z.object({
  type: z.literal('Feature'),
  geometry: z.discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('Polygon'), coordinates: polygon }),
      z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
    ],
    'needs a Polygon or a MultiPolygon',
  ),
  properties: z.object({
    postalCode: z.string('needs five digits in quotation marks').refine(isPostalCode, 'is no Spanish postal code'),
  }),
});
const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).min(1).max(maxAreas),
});

/** The areas of a GeoJSON text, whose features have a `postalCode`; throws `PlaceFileError`. */
export function parsePostalAreas(source: string, { isChecked = false } = {}): PostalArea[] {
  const problems: string[] = [];
  const areas = readFeatures(source).flatMap((raw, index) => {
    const parsed = feature.safeParse(raw);
    const label = `feature ${index + 1}`;
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map(({ path, message }) => `${label}: ${path.join('.')} ${message}`));
      return [];
    }
    const { geometry, properties } = parsed.data;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const outline = polygons.map((rings) => rings.map((ring) => ring.map(([lng, lat]): Position => [lng, lat])));
    if (!isChecked)
      for (const ring of outline.flat()) {
        const problem = ringProblem(ring);
        if (problem) problems.push(`${label} (${properties.postalCode}): a ring ${problem}`);
      }
    return [{ code: properties.postalCode, outline }];
  });
  if (problems.length > 0) throw new PlaceFileError(problems.slice(0, maxProblems));
  return areas;
}

function readFeatures(source: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw new PlaceFileError([`it is no JSON: ${(error as Error).message}`]);
  }
  const parsed = collection.safeParse(json);
  if (!parsed.success) throw new PlaceFileError([`it is no GeoJSON FeatureCollection of 1 to ${maxAreas} features`]);
  return parsed.data.features;
}
