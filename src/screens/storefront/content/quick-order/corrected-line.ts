/** A line of a list with what is to be in its place. */
export interface CorrectedLine {
  /** Its number, from 1. */
  readonly line: number;
  readonly text: string;
  readonly correct: string;
}

/**
 * A list with its corrected lines. Where a line has moved since it was read, the first with its text is corrected, unless
 * corrections are `pending`: then one that was corrected already would be taken for another.
 */
export function correctLines(list: string, corrected: readonly CorrectedLine[], pending: boolean): string {
  const lines = list.split(/\r\n|\r|\n/);
  for (const { line, text, correct } of corrected) {
    const isLine = (each: string | undefined): boolean => each?.trim() === text;
    const at = isLine(lines[line - 1]) ? line - 1 : pending ? -1 : lines.findIndex(isLine);
    if (at >= 0) lines[at] = correct;
  }
  return lines.join('\n');
}

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The words by which a line's writer calls an article; empty where they wrote its number alone. */
export const ownWords = (line: string, article: string): string =>
  line
    .split(/[\t;]/)
    .map((cell) => cell.trim())
    .find((cell) => /\p{L}{3}/u.test(cell) && !plain(cell).includes(plain(article))) ?? '';
