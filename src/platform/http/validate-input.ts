import type { z } from 'zod';
import type { Call, ParsedInput } from '#values/call.ts';
import { hasControlCharacters } from './control-characters.ts';

export interface InvalidInput {
  /** 400: malformed; 422: right type but a rule broken (decisions.md section 3). */
  readonly statusCode: 400 | 422;
  readonly fields: readonly { field: string; code: string }[];
}

type Checked<Definition extends Call> = { input: ParsedInput<Definition> } | { invalid: InvalidInput };
type Issue = z.core.$ZodIssue;

const shapeCodes: Readonly<Record<string, string>> = {
  invalid_type: 'wrong_type',
  invalid_union: 'wrong_type',
  invalid_key: 'wrong_type',
  invalid_element: 'wrong_type',
  invalid_value: 'not_allowed',
  unrecognized_keys: 'not_allowed',
};
const ruleCodes: Readonly<Record<string, string>> = {
  too_small: 'too_small',
  too_big: 'too_big',
  invalid_format: 'invalid_format',
  not_multiple_of: 'invalid_format',
};

/** Validates what came in against the call's schemas, once, at the door. */
export function validateInput<Definition extends Call>(
  call: Definition,
  raw: { params: unknown; query: unknown; body: unknown },
): Checked<Definition> {
  const fields: { field: string; code: string }[] = [];
  let malformed = false;
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    if (hasControlCharacters(raw[part])) {
      malformed = true;
      fields.push({ field: part, code: 'control_characters' });
      continue;
    }
    const result = schema.safeParse(raw[part] ?? {});
    if (result.success) parsed[part] = result.data;
    else
      for (const issue of result.error.issues) {
        // In an address everything is text: what is not written like a number is no number, as in JSON.
        malformed ||= issue.code in shapeCodes || (part === 'query' && issue.code === 'invalid_format');
        fields.push({ field: issue.path.join('.') || part, code: codeOf(issue) });
      }
  }
  if (fields.length > 0) return { invalid: { statusCode: malformed ? 400 : 422, fields: fields.slice(0, 50) } };
  return { input: parsed as unknown as ParsedInput<Definition> };
}

function codeOf(issue: Issue): string {
  if (issue.code === 'custom') return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid';
  if (issue.code === 'invalid_type' && issue.input === undefined && /undefined/.test(issue.message)) return 'missing';
  return shapeCodes[issue.code] ?? ruleCodes[issue.code] ?? 'invalid';
}
