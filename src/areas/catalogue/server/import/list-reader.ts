import { ColumnSeparators } from '#values/written-number.ts';
import type { ProductList } from './open-list.ts';
import { type CsvFormat, type CsvOptions, type CsvRow, readCsv } from '#platform/csv/read-csv.ts';
import { readFamilies } from './exports/families.ts';
import { translateRows, type TranslationListener } from './exports/translate-rows.ts';

type Reading = Pick<CsvOptions, 'onBroken' | 'onBytes'> & TranslationListener;

/** Reads the rows of a list, as often as it is called; those of another program's export in the columns of the import. */
export async function listReader(
  list: ProductList,
  format: CsvFormat,
  now: Date,
): Promise<(reading: Reading) => AsyncIterable<CsvRow>> {
  const { file, preset, mode } = list;
  const options = { ...format, columns: () => [...list.columns] };
  if (!preset) return (reading) => readCsv(file, { ...options, ...reading });
  const prices = new Map(
    ['price', 'sale_price', '@former_price'].map((column) => [column, new ColumnSeparators(true)]),
  );
  const families = await readFamilies(separatorsOf(readCsv(file, { ...options, onBroken: () => {} }), prices), preset);
  return ({ leftOut, note, ...reading }) =>
    translateRows(readCsv(file, { ...options, ...reading }), {
      preset,
      mode,
      families,
      prices,
      now,
      listener: { leftOut, note },
    });
}

/** Hands the rows on, and learns how their prices use dot and comma. */
async function* separatorsOf(
  rows: AsyncIterable<CsvRow>,
  prices: ReadonlyMap<string, ColumnSeparators>,
): AsyncGenerator<CsvRow> {
  for await (const row of rows) {
    for (const [column, separators] of prices) separators.add(row.cells[column] ?? '');
    yield row;
  }
}
