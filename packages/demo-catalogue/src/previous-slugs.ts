import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const file = join(import.meta.dirname, 'previous-slugs.csv');

/** The addresses that the demo shop's products had before their names told the model, by article. */
export const previousSlugs: ReadonlyMap<string, string> = new Map(
  parse(readFileSync(file, 'utf8'), { fromLine: 2 }) as [string, string][],
);
