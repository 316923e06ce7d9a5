/** Pieces that were typed, of no more than `most`; none for an empty field, and not a number (`NaN`) for anything else. */
export function piecesTyped(text: string, most: number): number {
  const plain = text.trim();
  const count = /^\d*$/.test(plain) ? Number(plain) : NaN;
  return count <= most ? count : NaN;
}
