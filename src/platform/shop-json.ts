import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const inSpanishAlone = z.looseObject({ languages: z.tuple([z.literal('es')]) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Reads a JSON file of the shop's folder. Where its shop.json names Spanish alone, each text has the Spanish words in place of
 * Catalan ones, so that who reads a text need not ask for the languages.
 */
export function readShopJson(file: string): unknown {
  const value = readJson(file);
  const shop = join(dirname(file), 'shop.json');
  const isInSpanishAlone = existsSync(shop) && inSpanishAlone.safeParse(readJson(shop)).success;
  return isInSpanishAlone ? withSpanishForCatalan(value) : value;
}

function withSpanishForCatalan(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSpanishForCatalan);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSpanishForCatalan(part)]));
  return 'es' in parts ? { ...parts, ca: parts.es } : parts;
}
