import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Words } from './words.ts';

const folder = join(import.meta.dirname, '../tables');

/** The rows of a table below `tables/`, in their order. */
export const readTable = <Column extends string>(name: string): Record<Column, string>[] =>
  parse<Record<Column, string>>(readFileSync(join(folder, `${name}.csv`)), { columns: true });

/** Finds the entry of a code. Throws an error that names a code that the table does not have. */
export function finder<Entry>(name: string, entries: ReadonlyMap<string, Entry>): (code: string) => Entry {
  return (code) => {
    const entry = entries.get(code);
    if (entry === undefined) throw new Error(`tables/${name}.csv has no ${code}`);
    return entry;
  };
}

/** Finds the text of a code in a table with the columns `code`, `es` and `ca`. */
export function textsOf(name: string): (code: string) => Words {
  const rows = readTable<'code' | 'es' | 'ca'>(name);
  return finder(name, new Map(rows.map(({ code, es, ca }) => [code, { es, ca }])));
}
