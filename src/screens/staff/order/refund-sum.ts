import { refundOfPieces } from '#areas/pricing/refund-line.ts';
import { addCents, centsFromEuros, eurosFromCents } from '#values/money.ts';

interface Line {
  readonly position: number;
  readonly quantity: number;
  /** Of all its pieces; none for those who see no money. */
  readonly sum?: number | undefined;
  /** Pieces whose money went back before. */
  readonly refunded?: number | undefined;
}

/** The pieces of a line that can still be paid back. */
export const piecesLeft = ({ quantity, refunded = 0 }: Pick<Line, 'quantity' | 'refunded'>): number =>
  quantity - refunded;

/** What the chosen pieces of an order's lines cost, as the server pays them back; null where none is chosen, or one of the counts is none (`NaN`). */
export function refundSum(lines: readonly Line[], pieces: Readonly<Record<number, number>>): number | null {
  if (lines.some(({ position }) => Number.isNaN(pieces[position]))) return null;
  const sums = lines.flatMap(({ position, quantity, sum = 0, refunded = 0 }) => {
    const chosen = pieces[position] ?? 0;
    return chosen > 0 ? [refundOfPieces({ sum: centsFromEuros(sum), quantity }, refunded, chosen)] : [];
  });
  return sums.length > 0 ? eurosFromCents(addCents(...sums)) : null;
}
