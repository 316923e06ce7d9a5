import { readDate } from '#values/read-date.ts';
import { ColumnSeparators, readWrittenNumber } from '#values/written-number.ts';
import { centsFromEuros } from '#values/money.ts';
import { splitRecords } from '#platform/csv/split-records.ts';
import { failure } from '#platform/http/failure.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { maxMovements } from '../../contract.ts';
import { accountsIn } from './accounts-in.ts';
import { type Columns, columnsByContent, columnsByHeader } from './csv-columns.ts';
import {
  type BankFileContent,
  type Movement,
  textOf,
  tooManyMovements,
  unreadable,
  type UnreadableFile,
} from './movement.ts';

interface Row {
  readonly line: number;
  /** None: the record cannot be read. */
  readonly cells: readonly string[];
}

/** Names and balances of the account stand above the columns' names, in so many lines at most. */
const maxPreamble = 30;

/**
 * The movements of a bank's CSV. Which columns are which is found by their names (BBVA, Santander, CaixaBank, ING and others), or
 * by what is in them where there are none (Sabadell). Dates and numbers are read as everywhere in the shop: an amount that can be
 * read in two ways is not guessed. Rows with neither a day nor an amount, such as totals, are left out.
 */
export async function readCsvMovements(text: string): Promise<BankFileContent | UnreadableFile> {
  const rows: Row[] = [];
  for await (const record of splitRecords(piecesOf(text), delimiterOf(text))) {
    await yieldToEventLoop();
    rows.push('cells' in record ? record : { line: record.line, cells: [] });
    if (rows.length > maxMovements + maxPreamble) return tooManyMovements();
  }
  const head = rows.slice(0, maxPreamble).findIndex(({ cells }) => columnsByHeader(cells) !== null);
  const columns = head < 0 ? columnsByContent(rows.map(({ cells }) => cells)) : columnsByHeader(rows[head]!.cells);
  if (!columns) return failure('unknown_layout');
  const body = rows.slice(head + 1);
  // Amounts of a bank are euros with two decimals.
  const use = new ColumnSeparators(true);
  for (const { cells } of body) for (const [cell] of amountCells(cells, columns)) use.add(cell);
  const accounts = accountsOf(rows.slice(0, Math.max(head, 0)), body, columns);
  const [account] = accounts;
  const movements: Movement[] = [];
  for (const { line, cells } of body) {
    await yieldToEventLoop();
    if (cells.length === 0) return unreadable(line);
    const amounts = amountCells(cells, columns);
    if (amounts.length === 0) continue;
    const day = readDate((cells[columns.date] ?? '').trim());
    if (!day && !cells[columns.date]?.trim()) continue;
    if (!day) return unreadable(line);
    let sum = 0;
    for (const [cell, sign] of amounts) {
      const read = readWrittenNumber(cell.replace(/^\+\s*/, ''), use, true);
      if (read.kind !== 'number' || Math.abs(read.value) > 1e9) return unreadable(line);
      sum += sign === null ? centsFromEuros(read.value) : sign * Math.abs(centsFromEuros(read.value));
    }
    if (movements.length >= maxMovements) return tooManyMovements();
    movements.push({
      day: day.toISOString().slice(0, 10),
      amount: centsFromEuros(sum / 100),
      currency: currencyOf(columns.currency === null ? '' : (cells[columns.currency] ?? '')),
      text: textOf(...cells.filter((_, at) => !columns.others.has(at))),
      ...(account && accounts.length === 1 && { account }),
    });
  }
  return { movements, accounts };
}

/** The file's accounts: those above the columns' names, else the one that a column has in all rows. */
function accountsOf(preamble: readonly Row[], body: readonly Row[], { account }: Columns): string[] {
  const above = accountsIn(preamble.flatMap(({ cells }) => cells).join('\n'));
  if (above.length > 0 || account === null) return above;
  const written = [...new Set(body.map(({ cells }) => cells[account]?.trim() ?? ''))].filter((cell) => cell !== '');
  return written.length === 1 ? accountsIn(written[0]!) : [];
}

/** The cells with what came (1) and what left (-1), or with both in one column (null). */
function amountCells(
  cells: readonly string[],
  { amount, income, outgo }: Columns,
): [cell: string, sign: 1 | -1 | null][] {
  const wanted = [
    [amount, null],
    [income, 1],
    [outgo, -1],
  ] as const;
  return wanted.flatMap(([at, sign]) => {
    // Accountants write -12,50 with the sign behind.
    const cell = at === null ? '' : (cells[at] ?? '').trim().replace(/^(.*\d)\s*-$/, '-$1');
    return cell === '' ? [] : [[cell, sign] as [string, 1 | -1 | null]];
  });
}

const currencyOf = (cell: string): string =>
  /^(?:€|eur(?:os?)?)?$/i.test(cell.trim()) ? 'EUR' : cell.trim().slice(0, 10);

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

/** The sign that separates most cells of the first lines. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 8192)
    .split(/\r\n|\r|\n/)
    .slice(0, maxPreamble);
  const most = (sign: string): number => Math.max(...lines.map((line) => line.split(sign).length));
  return [';', '\t', '|', ','].reduce((best, next) => (most(next) > most(best) ? next : best));
}
