import type { z } from 'zod';

/** One way to fill in a body, as the API's description shows it. */
export interface Alternative {
  /** The fields that it needs. */
  readonly needs: readonly string[];
  /** Fields of the other ways only. */
  readonly without: readonly string[];
  /** Fields that have this value, such as `type`. */
  readonly when?: Readonly<Record<string, string>>;
}

type Refinable = Record<string, unknown>;

/**
 * A body that names what it is about in one of several ways, each a list of fields. One that completes none is malformed:
 * it lacks the first field of the way that it has begun, or else of the first way.
 */
export function eitherOf<Schema extends z.ZodType<Refinable>>(schema: Schema, ways: readonly (readonly string[])[]) {
  return schema
    .superRefine((body: Refinable, context) => {
      const missing = ways.map((way) => way.filter((field) => body[field] === undefined));
      if (missing.some((fields) => fields.length === 0)) return;
      const begun = ways.map((way, index) => way.length - missing[index]!.length);
      const nearest = missing[begun.indexOf(Math.max(...begun))]!;
      const lacking = { code: 'invalid_type', expected: 'string', input: undefined } as const;
      context.addIssue({ ...lacking, path: [nearest[0]!], message: 'received undefined' });
    })
    .meta({ eitherOf: ways.map((needs) => ({ needs, without: without(ways.flat(), needs) })) satisfies Alternative[] });
}

const without = (all: readonly string[], own: readonly string[]): string[] =>
  all.filter((field, index) => !own.includes(field) && all.indexOf(field) === index);
