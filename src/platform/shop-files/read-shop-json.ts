import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { findFaults } from './find-faults.ts';
import { ShopFileError } from './shop-file-error.ts';

const inSpanishAlone = z.looseObject({ languages: z.tuple([z.literal('es')]) });

/**
 * Reads a JSON file of the shop's folder by its schema. Where its shop.json names Spanish alone, each text has the Spanish
 * words in place of Catalan ones, so that who reads a text need not ask for the languages. Throws `ShopFileError` with all that
 * is wrong.
 */
export function readShopJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = readText(file);
  const shop = join(dirname(file), 'shop.json');
  const { data } = existsSync(shop) ? inSpanishAlone.safeParse(parseJson(shop, readText(shop))) : {};
  return parseShopJson(file, text, schema, { isInSpanishAlone: data !== undefined });
}

interface ParseOptions {
  /** How a place is shown; as `openingHours.week.5` unless told. */
  readonly showPath?: (path: readonly PropertyKey[]) => string;
  readonly isInSpanishAlone?: boolean;
}

/** The same for the text of a file. */
export function parseShopJson<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  { showPath, isInSpanishAlone = false }: ParseOptions = {},
): z.output<Schema> {
  const typed = parseJson(file, text);
  const data = isInSpanishAlone ? withSpanishForCatalan(typed) : typed;
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ShopFileError(file, findFaults(schema, parsed.error, { text, data, ...(showPath && { showPath }) }));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ShopFileError(file, [{ text: code === 'ENOENT' ? 'it is not there' : message, line: null }]);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    // Some programs begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ShopFileError(file, [{ text: `it is no JSON: ${(error as Error).message}`, line: null }]);
  }
}

function withSpanishForCatalan(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSpanishForCatalan);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSpanishForCatalan(part)]));
  return 'es' in parts ? { ...parts, ca: parts['es'] } : parts;
}
