export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a name into the beginnings of words that match the query and the rest, ignoring accents and case. */
export function highlightMatches(name: string, query: string): TextPart[] {
  const typed = fold(query)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
  const parts: TextPart[] = [];
  const add = (text: string, isMatch: boolean): void => {
    if (text) parts.push({ text, isMatch });
  };
  for (const [piece] of name.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const folded = fold(piece);
    const word = typed.find((one) => folded.startsWith(one));
    // Where folding changes the number of characters, the whole word is highlighted.
    const length = word && folded.length === piece.length ? word.length : word ? piece.length : 0;
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}
