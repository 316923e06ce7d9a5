/** A cell that cannot be read; its message goes to the report. */
export class CellError extends Error {}

/** Reports a cell that is corrected or left out of a row that is taken. */
export type Note = (reason: string) => void;

export const items = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean);

/** '1.234,50 €', '1234.5' and '.0000' as a number; null when empty. */
export function readNumber(cell: string | undefined, column: string): number | null {
  let text = (cell ?? '').replace(/[€\s]/g, '');
  if (text === '') return null;
  if (/^-?\d{1,3}(\.\d{3})*,\d+$/.test(text) || /^-?\d+,\d+$/.test(text))
    text = text.replace(/\./g, '').replace(',', '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text) || text.length > 18) throw new CellError(`${column} is no number: ${cell}`);
  return Number(text);
}

/** An amount in euros as integer cents; 0 and empty are no price. */
export function readPrice(cell: string | undefined, column: string): number | null {
  const euros = readNumber(cell, column);
  if (euros === null || euros === 0) return null;
  const cents = Math.round(euros * 100);
  if (euros < 0 || cents > 1_000_000_000) throw new CellError(`${column} is out of range: ${cell}`);
  if (Math.abs(cents - euros * 100) > 1e-6) throw new CellError(`${column} has more than two decimals: ${cell}`);
  return cents;
}

export function readInteger(cell: string | undefined, column: string): number | null {
  const value = readNumber(cell, column);
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

export function readDate(cell: string | undefined, column: string): Date | null {
  if (!cell) return null;
  const date = /^\d{4}-\d{2}-\d{2}/.test(cell) ? new Date(cell) : new Date(Number.NaN);
  if (!(date.getUTCFullYear() >= 1900)) throw new CellError(`${column} is no ISO date: ${cell}`);
  return date;
}
