import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A key that a file may have. */
export interface SchemaKey {
  /** 'bank.iban'; entries of a list are `[]`, keys that the shop names itself `*`. */
  readonly path: string;
  /** Whether the part that it stands in must have it. */
  readonly isNeeded: boolean;
  readonly schema: JsonSchema;
}

/** All keys of a schema, in its order, each before those within it. */
export function listKeys(schema: z.ZodType): SchemaKey[] {
  const keys = new Map<string, SchemaKey>();
  const visit = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const { properties = {}, required = [], items, prefixItems, additionalProperties, ...rest } = part as JsonSchema;
    for (const [name, value] of Object.entries(properties)) {
      const own = path ? `${path}.${name}` : name;
      if (!keys.has(own)) keys.set(own, { path: own, isNeeded: required.includes(name), schema: value as JsonSchema });
      visit(value, own);
    }
    visit(items, `${path}[]`);
    for (const entry of prefixItems ?? []) visit(entry, `${path}[]`);
    visit(additionalProperties, `${path}.*`);
    for (const choice of [...(rest.anyOf ?? []), ...(rest.oneOf ?? []), ...(rest.allOf ?? [])]) visit(choice, path);
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
  return [...keys.values()];
}
