/** The documents with a term: their numbers, ascending, and the term's weight in each, in tenths. */
export interface Postings {
  readonly documents: Int32Array;
  readonly weights: Uint8Array;
  /** How often the term occurs in each, by field and length of the field (BM25F), in shares of 255. */
  readonly frequencies: Uint8Array;
}

interface Lists {
  postingsOf(term: number): Postings;
}

export interface Common extends Postings {
  /** The weights of the first term, which names the thing: `disco` of `disco de diamante`. */
  readonly heads: Uint8Array;
}

/** Words match together only in a name, what it is for, a section or a value: `llave de luz` is no wrench with a light. */
export const minCombinedWeight = 40;

/** The documents that have all of the terms, each with the lowest of their weights. */
export function intersect(index: Lists, terms: readonly number[]): Common {
  const first = index.postingsOf(terms[0]!);
  if (terms.length === 1) return { ...first, heads: first.weights };
  const lists = terms.map((term) => index.postingsOf(term)).sort((a, b) => a.documents.length - b.documents.length);
  const [rarest, ...others] = lists as [Postings, ...Postings[]];
  const documents: number[] = [];
  const weights: number[] = [];
  const heads: number[] = [];
  const frequencies: number[] = [];
  for (let at = 0; at < rarest.documents.length; at += 1) {
    const document = rarest.documents[at]!;
    let weight = rarest.weights[at]!;
    let frequency = rarest.frequencies[at]!;
    for (const other of others) {
      const place = placeIn(other, document);
      weight = Math.min(weight, place < 0 ? 0 : other.weights[place]!);
      frequency = Math.min(frequency, place < 0 ? 0 : other.frequencies[place]!);
    }
    if (weight < minCombinedWeight) continue;
    documents.push(document);
    weights.push(weight);
    heads.push(first.weights[placeIn(first, document)]!);
    frequencies.push(frequency);
  }
  return {
    documents: Int32Array.from(documents),
    weights: Uint8Array.from(weights),
    heads: Uint8Array.from(heads),
    frequencies: Uint8Array.from(frequencies),
  };
}

/** -1 when the list lacks the document. */
function placeIn({ documents }: Postings, document: number): number {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documents[middle]! < document) low = middle + 1;
    else high = middle;
  }
  return documents[low] === document ? low : -1;
}
