/** The documents with a term: their numbers, ascending, and the term's weight in each, in tenths. */
export interface Postings {
  readonly documents: Int32Array;
  readonly weights: Uint8Array;
}

interface Lists {
  postingsOf(term: number): Postings;
}

/** How the documents match a word; refilled for each word. */
export interface Met {
  readonly part: Float32Array;
  /** The part of the word exactly as typed. */
  readonly asTyped: Float32Array;
  readonly isHead: Uint8Array;
  readonly documents: Int32Array;
  count: number;
  /** The weight of the best of them. */
  heaviest: number;
}

export interface Common extends Postings {
  /** The weights of the first term, which names the thing: `disco` of `disco de diamante`. */
  readonly heads: Uint8Array;
}

/** Words match together only in a name, a section or a whole value: `llave de luz` is no wrench with a light. */
const minCombinedWeight = 45;

/** The documents that have all of the terms, each with the lowest of their weights. */
export function intersect(index: Lists, terms: readonly number[]): Common {
  const first = index.postingsOf(terms[0]!);
  if (terms.length === 1) return { ...first, heads: first.weights };
  const lists = terms.map((term) => index.postingsOf(term)).sort((a, b) => a.documents.length - b.documents.length);
  const [rarest, ...others] = lists as [Postings, ...Postings[]];
  const documents: number[] = [];
  const weights: number[] = [];
  const heads: number[] = [];
  for (let at = 0; at < rarest.documents.length; at += 1) {
    const document = rarest.documents[at]!;
    let weight = rarest.weights[at]!;
    for (const other of others) weight = Math.min(weight, weightIn(other, document));
    if (weight < minCombinedWeight) continue;
    documents.push(document);
    weights.push(weight);
    heads.push(weightIn(first, document));
  }
  return { documents: Int32Array.from(documents), weights: Uint8Array.from(weights), heads: Uint8Array.from(heads) };
}

function weightIn({ documents, weights }: Postings, document: number): number {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documents[middle]! < document) low = middle + 1;
    else high = middle;
  }
  return documents[low] === document ? weights[low]! : 0;
}
