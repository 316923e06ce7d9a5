import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse';
import type { Row } from './import-columns.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: Row;
}

export interface CsvOptions {
  readonly delimiter?: string;
  /** Renames the header's columns. */
  readonly columns?: (headers: string[]) => string[];
  /** A record that is no CSV; reading goes on behind it. */
  readonly onBroken: (line: number, reason: string) => void;
}

/** Reads a CSV file row by row, never as a whole; cells are trimmed. */
export async function* readCsv(path: string, { delimiter, columns, onBroken }: CsvOptions): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    delimiter: delimiter ?? (await detectDelimiter(path)),
    columns: (headers: string[]) => (columns ? columns(headers) : headers.map((header) => header.trim())),
    trim: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 1_000_000,
    on_skip: (error: CsvError | undefined) => {
      onBroken(Number(error?.['lines'] ?? 0), error?.code ?? 'broken record');
      return undefined;
    },
  });
  const file = createReadStream(path);
  // A file that cannot be read ends the parser, and so the loop, with its error.
  file.on('error', (error) => parser.destroy(error));
  file.pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{ record: Row; info: { lines: number } }>)
    yield { line: info.lines, cells: record };
}

/** Semicolons when the header has more of them than commas, as Spanish spreadsheets write. */
async function detectDelimiter(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const header = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/)[0] ?? '';
    return [',', ';', '\t'].reduce((best, next) => (header.split(next).length > header.split(best).length ? next : best));
  } finally {
    await file.close();
  }
}
