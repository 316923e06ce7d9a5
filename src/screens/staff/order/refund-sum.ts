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

interface SeenLine extends Line {
  readonly product_id: number;
}

/** Pieces by the positions of the lines that whoever chose them has seen. */
export interface RefundChoice {
  readonly lines: readonly SeenLine[];
  readonly pieces: Readonly<Record<number, number>>;
}

/**
 * The pieces that are paid back of lines as they are now. What was chosen of others counts for nothing, as a position may have
 * another article since, or another price; `isOutdated` says that something was.
 */
export function chosenPieces(
  lines: readonly SeenLine[],
  { lines: seen, pieces }: RefundChoice,
): { readonly pieces: Readonly<Record<number, number>>; readonly isOutdated: boolean } {
  const isSame = lines.length === seen.length && lines.every((line, index) => seenOf(line) === seenOf(seen[index]!));
  // Somebody else may have paid some of them back meanwhile.
  const leftOf = (line: SeenLine): number => Math.min(piecesLeft(line), pieces[line.position] ?? 0);
  return {
    pieces: Object.fromEntries(lines.map((line) => [line.position, isSame ? leftOf(line) : 0])),
    isOutdated: !isSame && Object.values(pieces).some((count) => count > 0),
  };
}

const seenOf = ({ position, product_id, quantity, sum }: SeenLine): string =>
  [position, product_id, quantity, sum].join(' ');
