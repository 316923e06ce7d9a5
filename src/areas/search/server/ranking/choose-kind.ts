import type { Concept } from '../query/read-query.ts';

interface Matched {
  readonly documents: Int32Array;
  /** A bit for each word of each document: whether it has the word, and whether the word names its kind. */
  readonly met: Uint16Array;
  readonly heads: Uint16Array;
  /** How much of the query's weight each document has, of `whole`. */
  readonly share: Float32Array;
  readonly whole: number;
}

/** How much more of the query a later word's products must have to be the kind rather than an earlier word's. */
const marginOfEarlier = 0.5;

/**
 * The bit of the word that names the kind asked for, 0 when none does: `broca` in `broca de pala`. It is a word that products
 * of the catalogue begin with; of several the first with products that match the whole query, or nearly as much of it as
 * those of a later word.
 */
export function chooseKind({ documents, met, heads, share, whole }: Matched, known: readonly Concept[]): number {
  const all = (1 << known.length) - 1;
  const best = new Float64Array(known.length);
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at]!;
    const named = heads[document]!;
    // Most of a common word's tens of thousands are of no kind.
    if (named === 0) continue;
    const value = met[document] === all ? 2 : share[document]! / whole;
    // Nothing is above it: the first word is the kind.
    if (value === 2 && (named & 1) === 1) return 1;
    for (let bits = named, word = 0; bits !== 0; bits >>>= 1, word += 1)
      if ((bits & 1) === 1 && value > best[word]!) best[word] = value;
  }
  let kind = -1;
  for (const [word, value] of best.entries()) {
    if (value === 0 || (kind >= 0 && known[word]!.isPurpose === true)) continue;
    if (kind < 0 || value > best[kind]! + marginOfEarlier) kind = word;
  }
  return kind < 0 ? 0 : 1 << kind;
}
