import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { splitRecords, type CsvRecord } from './split-records.ts';

async function split(pieces: Iterable<string>, delimiter = ','): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of splitRecords(asStream(pieces), delimiter)) records.push(record);
  return records;
}
async function* asStream(pieces: Iterable<string>): AsyncGenerator<string> {
  yield* pieces;
}
const cellsOf = (records: readonly CsvRecord[]): unknown[] =>
  records.map((record) => ('cells' in record ? record.cells : record.broken));

test('reads back any table, wherever the text is cut into chunks', async () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'ñ', '"', ',', ';', '\n', '\r', ' ', '=', '😀') })
    .map((text) => text.trim());
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (rows, size, end) => {
        const text = stringify(rows, { quoted: true, record_delimiter: end });
        const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
          text.slice(at * size, (at + 1) * size),
        );
        expect(cellsOf(await split(pieces))).toEqual(rows);
      },
    ),
  );
});

test('reads a quote within an unquoted cell as a letter, and skips empty lines', async () => {
  expect(await split(['001;BROCA 8" LARGA;"x ""y"""\r\n\r\n\r\n2; 3 ;\r\n'], ';')).toEqual([
    { line: 1, cells: ['001', 'BROCA 8" LARGA', 'x "y"'] },
    { line: 4, cells: ['2', '3', ''] },
  ]);
});

test('an unclosed quote breaks only its own line', async () => {
  expect(await split(['a,"oops\nb,"two\nlines"\nc,"x"y\nd,1'])).toEqual([
    { line: 1, broken: expect.stringContaining('closing quote') },
    { line: 2, cells: ['b', 'two\nlines'] },
    { line: 4, broken: expect.stringContaining('closing quote') },
    { line: 5, cells: ['d', '1'] },
  ]);
  expect(cellsOf(await split(['a,1\nb,"never\nc,2']))).toEqual([
    ['a', '1'],
    expect.stringContaining('never closed'),
    ['c', '2'],
  ]);
});

const repeat = function* (before: string, piece: string, times: number, after: string): Generator<string> {
  yield before;
  for (let done = 0; done < times; done += 1) yield piece;
  yield after;
};

test.each([
  ['a quote open for 10 MB', 'a,"oops\n', 'x'.repeat(99_999) + '\n', 'never closed', 100],
  ['a cell of 10 MB', 'a,', 'x'.repeat(100_000), 'longer than 1 MB', 0],
  ['a line of 100 MB', '', 'y'.repeat(1_000_000), 'longer than 1 MB', 0],
  ['100 MB of commas', '', ','.repeat(1_000_000), 'more than 1000 cells', 0],
])('%s is one broken row, and what stands behind it is read', async (_, before, piece, reason, rowsBetween) => {
  const records = await split(repeat(before, piece, 100, '\nb,2\n'));
  expect(records[0]).toEqual({ line: 1, broken: expect.stringContaining(reason) });
  expect(records.slice(1)).toHaveLength(rowsBetween + 1);
  expect(records.at(-1)).toMatchObject({ cells: ['b', '2'] });
});
