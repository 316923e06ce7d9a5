import { stopWords } from './stop-words.ts';

const minPieceLength = 3;
const maxPieceLength = 20;
const maxWordLength = 48;

/**
 * The words that were written together, the fewest there can be: `discodediamante` is disco, de and diamante. Between its
 * words a text may have such as `de` or `para`. null when it is no such text.
 */
export function divideWord(text: string, isWord: (piece: string) => boolean): string[] | null {
  if (text.length > maxWordLength) return null;
  /** The best division of the text up to each place. */
  const upTo: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1)
    for (let start = Math.max(0, end - maxPieceLength); start < end; start += 1) {
      const before = upTo[start];
      const piece = text.slice(start, end);
      if (!before || (upTo[end]?.length ?? Infinity) <= before.length + 1) continue;
      const isLink = start > 0 && end < text.length && stopWords.has(piece) && piece.length > 1;
      if (isLink || (piece.length >= minPieceLength && isWord(piece))) upTo[end] = [...before, piece];
    }
  const pieces = upTo[text.length];
  return pieces && pieces.length > 1 ? pieces : null;
}
