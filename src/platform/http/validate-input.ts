import type { z } from 'zod';
import type { Call, ParsedInput } from '#values/call.ts';

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

/** Validates the input of a call against its schemas. */
export function validateInput<Definition extends Call>(
  call: Definition,
  raw: { params: unknown; query: unknown; body: unknown },
): Checked<Definition> {
  const fields: { field: string; code: string }[] = [];
  let malformed = false;
  const parsed: Record<string, unknown> = {};
  // In a query everything is text: what is not written like a number is of the wrong type, as in JSON. So are the ids in the
  // staff's paths; the shoppers' have names.
  const isWrittenType = (part: string): boolean =>
    part === 'query' || (part === 'params' && typeof call.access === 'object' && 'staff' in call.access);
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    if (hasControlCharacters(raw[part])) {
      malformed = true;
      fields.push({ field: part, code: 'control_characters' });
      continue;
    }
    const result = parse(schema, raw[part] ?? {});
    if (result === null) {
      malformed = true;
      fields.push({ field: part, code: 'wrong_type' });
    } else if (result.success) parsed[part] = result.data;
    else
      for (const issue of result.error.issues) {
        malformed ||= isMalformed(issue) || (isWrittenType(part) && issue.code === 'invalid_format');
        fields.push({ field: issue.path.join('.') || part, code: codeOf(issue) });
      }
  }
  if (fields.length > 0) return { invalid: { statusCode: malformed ? 400 : 422, fields: fields.slice(0, 50) } };
  return { input: parsed as unknown as ParsedInput<Definition> };
}

/** Null where checking itself throws: a rule reads the length of what is no text, and an object may have any `length`. */
function parse(schema: z.ZodType, value: unknown): z.ZodSafeParseResult<unknown> | null {
  try {
    return schema.safeParse(value);
  } catch {
    return null;
  }
}

/** Whether a value is of another type than it should be (400), rather than breaking a rule (422). */
export const isMalformed = ({ code }: Issue): boolean => code in shapeCodes;

/** The code of what is wrong with a field. */
export function codeOf(issue: Issue): string {
  if (issue.code === 'custom') return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid';
  if (issue.code === 'invalid_type' && issue.input === undefined && /undefined/.test(issue.message)) return 'missing';
  return shapeCodes[issue.code] ?? ruleCodes[issue.code] ?? 'invalid';
}

// Tab, line feed and carriage return are text; the rest is never typed by a person, and PostgreSQL refuses NUL and
// half a surrogate pair.
const pattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Whether a text has what no person types and the database refuses. */
export const isUnclean = (text: string): boolean => pattern.test(text) || !text.isWellFormed();

/** No call takes data nested this deeply, and the check itself must not run out of stack. */
const maxDepth = 40;

/** Finds what the shop never stores in a parsed JSON value: control characters, broken text, endless nesting. */
function hasControlCharacters(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isUnclean(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth > maxDepth) return true;
  if (Array.isArray(value)) return value.some((inner) => hasControlCharacters(inner, depth + 1));
  return Object.entries(value).some(([key, inner]) => isUnclean(key) || hasControlCharacters(inner, depth + 1));
}
