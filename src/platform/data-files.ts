import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

const folder = fileURLToPath(new URL('../../data/', import.meta.url));

/** The path of a file of the data that come with the shop, named as below `data/`. */
export const dataFile = (name: string): string => join(folder, name);

/** Reads a JSON file below `data/` by a schema. Throws an error whose message names the file and its wrong entries. */
export function readDataFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(JSON.parse(readFileSync(dataFile(name), 'utf8')));
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`data/${name} is wrong: ${wrong.join('; ')}`);
}
