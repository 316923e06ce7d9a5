import { createRequire } from 'node:module';
import type * as yaml from 'yaml';
import type { z } from 'zod';
import type { Fault } from './shop-file-error.ts';
import { describeUnknownKey } from './unknown-keys.ts';

const require = createRequire(import.meta.url);

interface Source {
  /** JSON or YAML, as it was typed. */
  readonly text: string;
  readonly data: unknown;
  /** How a place is shown; as `openingHours.week.5` unless told. */
  readonly showPath?: (path: readonly PropertyKey[]) => string;
}

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** All that is wrong with the data of a text by a schema, with the lines; unknown keys with those that they are like. */
export function findFaults(schema: z.ZodType, error: z.ZodError, { text, data, showPath = dotted }: Source): Fault[] {
  const lineOf = createLineFinder(text);
  return error.issues.flatMap((issue): Fault[] => {
    if (issue.code !== 'unrecognized_keys') {
      const words = inPlainWords(issue, valueAt(data, issue.path));
      return [{ text: [showPath(issue.path), words].filter(Boolean).join(' '), line: lineOf(issue.path) }];
    }
    return issue.keys.flatMap((key) => {
      const path = [...issue.path, key];
      return describeUnknownKey(schema, path, valueAt(data, path)).map((words) => ({
        text: words,
        line: lineOf(path),
      }));
    });
  });
}

/** The line of a place in JSON or YAML, or of the nearest part around it that is there; null where it cannot be read. */
export function createLineFinder(text: string): (path: readonly PropertyKey[]) => number | null {
  // Loaded for mistakes alone: every command reads shop.json.
  const { isNode, LineCounter, parseDocument } = require('yaml') as typeof yaml;
  const lines = new LineCounter();
  // JSON is YAML; what is no YAML either has no lines.
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return null;
  };
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a part with keys of its own',
};

const formats: Readonly<Record<string, string>> = {
  email: 'e-mail address',
  url: 'web address',
  date: 'date such as 2026-11-30',
};

/** Messages of the schema's own stay; those of Zod are written for programmers. */
function inPlainWords(issue: z.core.$ZodIssue, value: unknown): string {
  const { message } = issue;
  if (!/^(?:Invalid|Too)\b/.test(message)) return message;
  if (value === undefined) return 'is missing';
  const of = 'origin' in issue && issue.origin === 'array' ? ' entries' : typeof value === 'string' ? ' letters' : '';
  if (issue.code === 'invalid_type' && issue.expected in kinds) return `must be ${kinds[issue.expected]}`;
  if (issue.code === 'invalid_value')
    return `must be ${issue.values
      .map(String)
      .join(', ')
      .replace(/, ([^,]+)$/, ' or $1')}`;
  if (issue.code === 'too_small') return value === '' ? 'is empty' : `must be at least ${issue.minimum}${of}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${of}`;
  if (issue.code === 'not_multiple_of') return `must be a multiple of ${issue.divisor}`;
  if (issue.code === 'invalid_format') return `is no ${formats[issue.format] ?? issue.format}`;
  return message;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown> | null | undefined)?.[step], data);
