/** A record of a CSV text and the line where it begins; `broken` is the reason why it cannot be read. */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly broken: string };

type Attempt = { readonly cells: readonly string[]; readonly end: number } | { readonly broken: string } | 'more';

const maxRecordLength = 1_000_000;
const maxCells = 1000;

/**
 * Splits a text into records as in RFC 4180, with any line end. A record that cannot be read breaks only its own line:
 * reading continues with the next one, so that a missing quote does not swallow the rows after it. Buffers one record at
 * most.
 */
export async function* splitRecords(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord> {
  let text = '';
  let line = 1;
  /** True within a line that is skipped. */
  let skipping = false;

  function* take(isLast: boolean): Generator<CsvRecord> {
    let at = 0;
    while (at < text.length) {
      if (skipping) {
        const end = lineEnd(text, at, isLast);
        if (end === undefined) {
          at = text.endsWith('\r') ? text.length - 1 : text.length;
          break;
        }
        [at, line, skipping] = [end, line + 1, false];
        continue;
      }
      const attempt = readRecord(text, at, delimiter, isLast);
      const isLong = text.length - at > maxRecordLength;
      if (attempt === 'more' && !isLong) break;
      if (attempt === 'more' || 'broken' in attempt) {
        yield { line, broken: attempt === 'more' ? tooLong(text, at) : attempt.broken };
        skipping = true;
        continue;
      }
      if (attempt.cells.length > 1 || attempt.cells[0] !== '') yield { line, cells: attempt.cells };
      line += countLines(text, at, attempt.end);
      at = attempt.end;
    }
    text = text.slice(at);
  }

  for await (const piece of pieces) {
    text += piece;
    yield* take(false);
  }
  yield* take(true);
}

const tooLong = (text: string, at: number): string =>
  /[\r\n]/.test(text.slice(at, at + maxRecordLength))
    ? 'a quote is opened and never closed'
    : `longer than ${maxRecordLength / 1_000_000} MB`;

/** Where the next line begins; undefined until it has been read. */
function lineEnd(text: string, from: number, isLast: boolean): number | undefined {
  const breaks = /\r\n|\r|\n/g;
  breaks.lastIndex = from;
  const found = breaks.exec(text);
  // A carriage return at the end may be the first half of a line end.
  if (!found || (!isLast && found[0] === '\r' && breaks.lastIndex === text.length)) return undefined;
  return breaks.lastIndex;
}

const countLines = (text: string, from: number, to: number): number =>
  text.slice(from, to).match(/\r\n|\r|\n/g)?.length ?? 0;

function readRecord(text: string, start: number, delimiter: string, isLast: boolean): Attempt {
  const cells: string[] = [];
  for (let at = start; ;) {
    if (cells.length >= maxCells) return { broken: `more than ${maxCells} cells` };
    const cell = readCell(text, at, delimiter, isLast);
    if (cell === 'more' || 'broken' in cell) return cell;
    cells.push(cell.value);
    if (text.startsWith(delimiter, cell.end)) {
      at = cell.end + delimiter.length;
      continue;
    }
    if (cell.end === text.length) return { cells, end: cell.end };
    const end = lineEnd(text, cell.end, isLast);
    return end === undefined ? 'more' : { cells, end };
  }
}

/** Reads to the delimiter or line end behind the cell, which it leaves. */
function readCell(
  text: string,
  start: number,
  delimiter: string,
  isLast: boolean,
): { value: string; end: number } | { broken: string } | 'more' {
  let at = start;
  while (text[at] === ' ') at += 1;
  if (text[at] === '"') return readQuoted(text, at + 1, delimiter, isLast);
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r' && !text.startsWith(delimiter, at)) at += 1;
  if (at === text.length && !isLast) return 'more';
  return { value: text.slice(start, at).trim(), end: at };
}

function readQuoted(
  text: string,
  start: number,
  delimiter: string,
  isLast: boolean,
): { value: string; end: number } | { broken: string } | 'more' {
  let close = text.indexOf('"', start);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return isLast ? { broken: 'a quote is opened and never closed' } : 'more';
  let end = close + 1;
  while (text[end] === ' ') end += 1;
  if (end === text.length && !isLast) return 'more';
  const follows = text[end];
  if (follows !== undefined && follows !== '\n' && follows !== '\r' && !text.startsWith(delimiter, end))
    return { broken: 'text behind a closing quote (within quotes a quote is written twice)' };
  return { value: text.slice(start, close).replaceAll('""', '"').trim(), end };
}
