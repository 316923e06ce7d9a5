import { type Cents, cents } from '#values/money.ts';

/**
 * What some of a line's pieces cost, in cents: its sum divided among the pieces so that those of all returns together make
 * the whole sum, however they are grouped.
 */
export function refundOfPieces(
  { sum, quantity }: { readonly sum: Cents; readonly quantity: number },
  returnedBefore: number,
  returnedNow: number,
): Cents {
  const upTo = (pieces: number): number => Math.round((sum * pieces) / quantity);
  return cents(upTo(returnedBefore + returnedNow) - upTo(returnedBefore));
}
