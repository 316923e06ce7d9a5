import { z } from 'zod';
import { findFaults } from '#platform/shop-files/find-faults.ts';
import { centsFromEuros } from '#values/money.ts';
import { holeProblem, ringArea, ringProblem } from './ring-problem.ts';
import type { Zone } from './zone.ts';

const maxZones = 5000;
const maxProblems = 50;

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const polygon = z.array(z.array(position)).min(1);
const text = z.string().trim().min(1, 'is empty').max(100, 'has more than 100 characters');
const colour = z.string().regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'is no colour such as #1a7f37');
const euros = z
  .number()
  .min(0, 'is less than 0')
  .max(100_000, 'is more than 100,000')
  .multipleOf(0.01, 'has more than two decimals');
const zoneId = z.int('is no whole number').min(1, 'is less than 1').max(999_999_999, 'is more than 999,999,999');

const properties = {
  id: zoneId.optional(),
  name: z.union(
    [text, z.strictObject({ es: text, ca: text.optional() })],
    'needs a text of 1 to 100 characters, or one as es and ca',
  ),
  fill: colour.default('#2e7d32'),
  stroke: colour.default('#1b5e20'),
  deliverable: z.boolean().default(true),
  isIndividualTerms: z.boolean().default(false),
  price: z
    .union([euros, z.record(z.string(), euros)], 'needs euros with at most two decimals, or such by class of goods')
    .optional(),
  freeFrom: euros.nullable().optional(),
  postalCodes: z
    .array(z.string().regex(/^\d{5}$/, 'is no postal code'))
    .min(1)
    .optional(),
  priority: z.number().default(0),
};
/** What editors of maps write beside the colours. */
const styleOfEditors = {
  'fill-opacity': z.unknown().optional(),
  'stroke-opacity': z.unknown().optional(),
  'stroke-width': z.unknown().optional(),
};

const featureWith = <Properties extends z.ZodType>(ownProperties: Properties) =>
  z.object({
    type: z.literal('Feature'),
    id: zoneId.optional(),
    geometry: z.discriminatedUnion(
      'type',
      [
        z.object({ type: z.literal('Polygon'), coordinates: polygon }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
      ],
      'needs a Polygon or a MultiPolygon',
    ),
    properties: ownProperties,
  });
const feature = featureWith(z.strictObject({ ...properties, ...styleOfEditors }));
/** Imported before unknown properties were refused. */
const storedFeature = featureWith(z.object(properties));
type Feature = z.infer<typeof storedFeature>;
type Ring = Zone['rings'][number];

/** Every problem in words, each with the feature it is in. */
export class ZoneFileError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * The zones of a GeoJSON text in their order of precedence; throws `ZoneFileError`. A MultiPolygon becomes a zone for
 * each polygon: the first has the feature's id, the further ones the id with three digits more (7, 7001, 7002). The sides
 * of large files take seconds to check: `isChecked` skips that for what was imported before.
 */
export function parseZones(source: string, classCodes: readonly string[], { isChecked = false } = {}): Zone[] {
  const problems: string[] = [];
  const zones = readFeatures(source).flatMap((raw, index) => {
    const label = labelOf(raw, index);
    const parsed = (isChecked ? storedFeature : feature).safeParse(raw);
    if (!parsed.success) {
      const faults = findFaults(feature, parsed.error, { text: '', data: raw });
      problems.push(...faults.map((fault) => `${label}: ${fault.text}`));
      return [];
    }
    const found = [...(isChecked ? [] : shapeProblems(parsed.data)), ...termProblems(parsed.data, classCodes)];
    problems.push(...found.map((problem) => `${label}: ${problem}`));
    return found.length > 0 ? [] : zonesOf(parsed.data, classCodes);
  });
  const ids = zones.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) < at);
  problems.push(...new Set(twice.map((id) => `the id ${id} is there more than once`)));
  if (problems.length > 0) throw new ZoneFileError(problems.slice(0, maxProblems));
  return zones.sort(byPrecedence);
}

function readFeatures(source: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw new ZoneFileError([`it is no JSON: ${(error as Error).message}`]);
  }
  const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) }).safeParse(json);
  if (!collection.success) throw new ZoneFileError(['it is no GeoJSON FeatureCollection']);
  const { features } = collection.data;
  if (features.length === 0) throw new ZoneFileError(['it has no features']);
  if (features.length > maxZones) throw new ZoneFileError([`it has ${features.length} features, at most ${maxZones}`]);
  return features;
}

/** 'feature 3 (Badalona)', counted from 1. */
function labelOf(raw: unknown, index: number): string {
  const name = z.object({ properties: z.object({ name: z.unknown() }) }).safeParse(raw).data?.properties.name;
  const shown = typeof name === 'object' ? (name as { es?: unknown } | null)?.es : name;
  return `feature ${index + 1}${typeof shown === 'string' ? ` (${shown.slice(0, 60)})` : ''}`;
}

const shapeProblems = ({ geometry }: Feature): string[] =>
  polygonsOf(geometry).flatMap((rings, part) =>
    rings.flatMap((ring, at) => {
      const problem = ringProblem(ring as Ring) ?? (at > 0 ? holeProblem(ring as Ring, rings[0] as Ring) : null);
      const what = at === 0 ? 'the outline' : `hole ${at}`;
      return problem ? [`${geometry.type === 'MultiPolygon' ? `polygon ${part + 1}: ` : ''}${what} ${problem}`] : [];
    }),
  );

function termProblems({ id, properties }: Feature, classCodes: readonly string[]): string[] {
  const { deliverable, isIndividualTerms, price } = properties;
  const problems: string[] = [];
  if ((id ?? properties.id) === undefined) problems.push('it has no id, a whole number from 1');
  if (deliverable && !isIndividualTerms && price === undefined)
    problems.push('it has no price; without one it needs "isIndividualTerms": true or "deliverable": false');
  if (typeof price === 'object')
    for (const code of Object.keys(price).filter((name) => !classCodes.includes(name)))
      problems.push(`price.${code} is no class of delivery.json (${classCodes.join(', ')})`);
  return problems;
}

const polygonsOf = (geometry: Feature['geometry']) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

function zonesOf({ id, geometry, properties }: Feature, classCodes: readonly string[]): Zone[] {
  const { name, fill, stroke, deliverable, isIndividualTerms, price, freeFrom, postalCodes, priority } = properties;
  const ownId = (id ?? properties.id)!;
  const byClass =
    typeof price === 'number' ? Object.fromEntries(classCodes.map((code) => [code, price])) : (price ?? {});
  return polygonsOf(geometry).map((rings, part) => ({
    id: part === 0 ? ownId : ownId * 1000 + part,
    name: typeof name === 'string' ? { es: name, ca: name } : { es: name.es, ca: name.ca ?? name.es },
    rings: rings.map((ring) => ring.map(([lng, lat]) => [lng, lat])),
    style: { fill, stroke },
    deliverable,
    isIndividualTerms: deliverable && isIndividualTerms,
    prices: Object.fromEntries(Object.entries(byClass).map(([code, amount]) => [code, centsFromEuros(amount)])),
    freeFrom: typeof freeFrom === 'number' ? centsFromEuros(freeFrom) : freeFrom,
    ...(postalCodes && { postalCodes: new Set(postalCodes) }),
    priority,
  }));
}

const areaOf = ({ rings: [outline, ...holes] }: Zone): number =>
  ringArea(outline!) - holes.reduce((sum, hole) => sum + ringArea(hole), 0);

/** Higher priority first, of equal ones the smaller area, then the lower id. */
const byPrecedence = (one: Zone, other: Zone): number =>
  other.priority - one.priority || areaOf(one) - areaOf(other) || one.id - other.id;
