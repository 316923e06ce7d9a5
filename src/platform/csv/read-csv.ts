import { basename } from 'node:path';
import { readText } from './read-text.ts';
import { splitRecords } from './split-records.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: Partial<Record<string, string>>;
}

/** Encoding and delimiter of a file, where it is not UTF-8 with the delimiter of its header. */
export interface CsvFormat {
  readonly delimiter?: string;
  readonly encoding?: string;
}

export interface CsvOptions extends CsvFormat {
  /** Maps the headers to columns; without it they keep their names. */
  readonly columns?: (headers: string[]) => string[];
  /** Called for a record that cannot be read; reading continues after it. */
  readonly onBroken: (line: number, reason: string) => void;
  readonly onBytes?: (bytes: number) => void;
}

/** The names that a file's first row gives to its columns. Throws when there is none. */
export async function readHeader(path: string, format: CsvFormat): Promise<string[]> {
  for await (const record of recordsOf(path, format)) {
    if ('broken' in record) throw new Error(`the header of ${basename(path)} cannot be read: ${record.broken}`);
    return [...record.cells];
  }
  throw new Error(`${basename(path)} is empty`);
}

/** Reads a CSV file row by row, never as a whole; cells are trimmed, and those of a column without a name are left out. */
export async function* readCsv(
  path: string,
  { columns, onBroken, onBytes, ...format }: CsvOptions,
): AsyncGenerator<CsvRow> {
  const headers = await readHeader(path, format);
  const names = columns ? columns(headers) : headers;
  let isHeader = true;
  for await (const record of recordsOf(path, format, onBytes)) {
    const reason = 'broken' in record ? record.broken : faultOf(record.cells, names.length);
    if (isHeader) isHeader = false;
    else if (reason !== undefined || 'broken' in record) onBroken(record.line, reason ?? '');
    else
      yield {
        line: record.line,
        cells: Object.fromEntries(record.cells.slice(0, names.length).map((cell, at) => [names[at]!, plainCell(cell)])),
      };
  }
}

async function* recordsOf(path: string, { delimiter, encoding }: CsvFormat, onBytes?: (bytes: number) => void) {
  const sign = delimiter ?? (await detectDelimiter(path, encoding));
  let isFirst = true;
  for await (const record of splitRecords(readText(path, encoding, onBytes), sign)) {
    const isSepLine = isFirst && 'cells' in record && sepLine.test(record.cells.join(sign));
    isFirst = false;
    if (!isSepLine) yield record;
  }
}

/** The fault of a row. One with more cells than the header has its values in the wrong columns. */
function faultOf(cells: readonly string[], columns: number): string | undefined {
  if (cells.slice(columns).some((cell) => cell !== '')) return `${cells.length} cells, but the header has ${columns}`;
  if (cells.some((cell) => cell.includes('\0'))) return 'NUL characters, which no text has';
  return undefined;
}

/** Spreadsheets preserve the zeros of 00123 by writing it as a formula. Any other formula is plain text. */
const plainCell = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** Excel's own first line, which names the delimiter and is no row: `sep=;`. */
const sepLine = /^"?sep=(.?)"?$/i;

/** What a first line `sep=` says; else semicolons when the header has more of them than commas, as from Spanish spreadsheets. */
async function detectDelimiter(path: string, encoding?: string): Promise<string> {
  for await (const text of readText(path, encoding)) {
    const header = text.slice(0, 4096).split(/\r?\n|\r/)[0] ?? '';
    const named = sepLine.exec(header)?.[1];
    if (named) return named;
    return [',', ';', '\t'].reduce((best, next) =>
      header.split(next).length > header.split(best).length ? next : best,
    );
  }
  return ',';
}
