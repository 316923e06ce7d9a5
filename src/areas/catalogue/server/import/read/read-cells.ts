import { readWrittenNumber, type SeparatorUse } from '#values/written-number.ts';

/** A cell that cannot be read; its message goes to the report. */
export class CellError extends Error {}

/** Reports a cell that is corrected or left out of a row that is taken. */
export type Note = (reason: string) => void;

export const items = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean);

/** How the columns of numbers of a list use dot and comma; each attribute is a column of its own, `attributes.weight`. */
export type NumberColumns = ReadonlyMap<string, SeparatorUse>;

/** How the numbers of a list are read, and where a cell that is corrected is reported. */
export interface CellContext {
  readonly numbers: NumberColumns;
  readonly note: Note;
}

/** '1.234,50 €', '1234.5' and '.0000' as a number; null when empty. `use` is that of its column. */
export function readNumber(
  cell: string | undefined,
  column: string,
  use?: SeparatorUse,
  isPrice = false,
): number | null {
  if (!cell?.trim()) return null;
  const read = readWrittenNumber(cell, use, isPrice);
  if (read.kind === 'none') throw new CellError(`${column} is no number: ${cell}`);
  if (read.kind === 'ambiguous')
    throw new CellError(`${column} is ${read.decimal} or ${read.thousands}: write it with two or four decimals`);
  return read.value;
}

/** What lists write instead of a price. */
const noPrice =
  /^(?:[-–—]+|(?:precio |preu )?(?:a )?consult(?:ar|e|a|eu|i)\b.{0,40}|a convenir|sin precio|sense preu|n[/.]?[ad]\.?)$/i;

/** Whether a cell says that the price has to be asked for; noted, for a shopper cannot buy the product. */
export function saysNoPrice(cell: string | undefined, column: string, note: Note): boolean {
  if (!cell || !noPrice.test(cell.trim())) return false;
  note(`${column} "${cell.trim().slice(0, 60)}" taken as no price`);
  return true;
}

/** An amount in euros as integer cents; 0, empty and 'Consultar' are no price. */
export function readPrice(cell: string | undefined, column: string, { numbers, note }: CellContext): number | null {
  if (saysNoPrice(cell, column, note)) return null;
  const euros = readNumber(cell, column, numbers.get(column), true);
  if (euros === null || euros === 0) return null;
  const cents = Math.round(euros * 100);
  if (euros < 0 || cents > 1_000_000_000) throw new CellError(`${column} is out of range: ${cell}`);
  if (Math.abs(cents - euros * 100) > 1e-6) throw new CellError(`${column} has more than two decimals: ${cell}`);
  return cents;
}

export function readInteger(cell: string | undefined, column: string, use?: SeparatorUse): number | null {
  const value = readNumber(cell, column, use);
  if (value !== null && (!Number.isInteger(value) || Math.abs(value) > 1_000_000_000))
    throw new CellError(`${column} is no whole number: ${cell}`);
  return value;
}

const yes = new Set(['1', 't', 'true', 's', 'si', 'sí', 'y', 'yes', 'x']);
const no = new Set(['', '0', 'f', 'false', 'n', 'no']);

export function readFlag(cell: string | undefined, column: string): boolean {
  const text = (cell ?? '').toLowerCase();
  if (yes.has(text)) return true;
  if (no.has(text)) return false;
  throw new CellError(`${column} is neither yes nor no: ${cell}`);
}
