/** A line of a list with what is to be in its place. */
export interface CorrectedLine {
  readonly line: string;
  readonly correct: string;
}

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The words by which a line's writer calls an article; empty where they wrote its number alone. */
export const ownWords = (line: string, article: string): string =>
  line
    .split(/[\t;]/)
    .map((cell) => cell.trim())
    .find((cell) => /\p{L}{3}/u.test(cell) && !plain(cell).includes(plain(article))) ?? '';
