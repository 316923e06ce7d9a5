import { z } from 'zod';
import type { Alternative } from '#values/either-of.ts';

export type Json = { [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schemas of the document that have a name, `meta({ id })`; others refer to them. */
export type NamedSchemas = Record<string, Json>;

/** A contract's schema as JSON Schema, its named parts moved to `named`. */
export function schemaJson(schema: z.ZodType, named: NamedSchemas, io: 'input' | 'output' = 'input'): Json {
  const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  for (const [name, definition] of Object.entries($defs as NamedSchemas)) named[name] ??= tidy(definition) as Json;
  return tidy(json) as Json;
}

/** The fields of an object schema, each with its description. */
export const fieldsOf = (schema: z.ZodObject, named: NamedSchemas, io?: 'input' | 'output') =>
  schemaJson(schema, named, io) as { properties?: Record<string, Json>; required?: string[] };

/** Leaves out what says nothing to a caller, and writes ways to fill in a body as `oneOf`. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isJson(value)) return value;
  const result: Json = {};
  for (const [key, inner] of Object.entries(value))
    if (!saysNothing(key, inner, value)) result[key] = key === '$ref' ? componentOf(String(inner)) : tidy(inner);
  // Both its values are of one kind, as those of a point are.
  if (result.prefixItems) result.items = (result.prefixItems as Json[])[0]!;
  return value.eitherOf ? asOneOf(result, value.eitherOf as Alternative[]) : result;
}

const safe = Number.MAX_SAFE_INTEGER;
const saysNothing = (key: string, value: unknown, { format, type }: Json): boolean =>
  key === 'eitherOf' ||
  (key === 'id' && typeof value === 'string') ||
  (key === 'pattern' && typeof format === 'string') ||
  (type === 'integer' && ((key === 'minimum' && value === -safe) || (key === 'maximum' && value === safe)));

const componentOf = (reference: string): string => reference.replace('#/$defs/', '#/components/schemas/');

function asOneOf({ properties = {}, required = [], type: _, ...rest }: Json, ways: readonly Alternative[]): Json {
  return {
    ...rest,
    oneOf: ways.map(({ needs, without, when = {} }) => {
      const fixed = Object.keys(when);
      return {
        title: fixed.length > 0 ? Object.values(when).join(' ') : `By ${needs.join(' and ')}`,
        type: 'object',
        required: [...new Set([...(required as string[]), ...needs, ...fixed])],
        properties: Object.fromEntries(
          Object.entries(properties as Record<string, Json>)
            .filter(([name]) => !without.includes(name))
            .map(([name, field]) => [
              name,
              name in when ? { const: when[name] } : needs.includes(name) ? withoutNull(field) : field,
            ]),
        ),
      };
    }),
  };
}

/** A field that a way needs may not be null there. */
function withoutNull(field: Json): Json {
  if (Array.isArray(field.type)) {
    const [type, ...more] = field.type.filter((one) => one !== 'null');
    return { ...field, type: more.length > 0 ? [type, ...more] : type };
  }
  if (!Array.isArray(field.anyOf)) return field;
  const { anyOf, ...rest } = field;
  const others = (anyOf as Json[]).filter(({ type }) => type !== 'null');
  return others.length === 1 ? { ...others[0]!, ...rest } : { ...rest, anyOf: others };
}

const rules = /"(?:min|max)(?:Length|imum|Items)":/;
/** Whether a value of the right type may break a rule of a schema, such as its length. */
export const hasRules = (schema: z.ZodType): boolean =>
  (['input', 'output'] as const).some((io) => rules.test(JSON.stringify(schemaJson(schema, {}, io))));
