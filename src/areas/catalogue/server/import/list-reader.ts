import type { ProductList } from './open-list.ts';
import { type CsvFormat, type CsvOptions, type CsvRow, readCsv } from './read/read-csv.ts';
import { readFamilies } from './exports/families.ts';
import { translateRows, type TranslationListener } from './exports/translate-rows.ts';

type Reading = Pick<CsvOptions, 'onBroken' | 'onBytes'> & TranslationListener;

/** Reads the rows of a list, as often as it is called; those of another program's export in the columns of the import. */
export async function listReader(
  list: ProductList,
  format: CsvFormat,
  now: Date,
): Promise<(reading: Reading) => AsyncIterable<CsvRow>> {
  const { file, preset } = list;
  const options = { ...format, columns: () => [...list.columns] };
  if (!preset) return (reading) => readCsv(file, { ...options, ...reading });
  const families = await readFamilies(readCsv(file, { ...options, onBroken: () => {} }), preset);
  return ({ leftOut, note, ...reading }) =>
    translateRows(readCsv(file, { ...options, ...reading }), { preset, families, now, listener: { leftOut, note } });
}
