export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Cuts a name into the beginnings of words that were typed and the rest; accents and case do not matter. */
export function markedParts(name: string, query: string): MarkedPart[] {
  const typed = fold(query)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
  const parts: MarkedPart[] = [];
  const add = (text: string, isMarked: boolean): void => {
    if (text) parts.push({ text, isMarked });
  };
  for (const [piece] of name.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const folded = fold(piece);
    const word = typed.find((one) => folded.startsWith(one));
    // A letter and its accent are one character in names, so folding keeps their number.
    const length = word && folded.length === piece.length ? word.length : word ? piece.length : 0;
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}
