const scoreSteps = 2 ** 16;
const scores = 2 ** 24;
const documentNumbers = 2 ** 24;

/** Documents that are sorted exactly; later pages are hardly ever requested. */
export const maxSorted = 1000;

/** A document's place as one number, by tier, then score, then number: numbers sort several times faster than objects. */
export function placeKey(document: number, tier: number, score: number): number {
  const step = Math.min(scores - 1, Math.round(score * scoreSteps));
  return (tier * scores + step) * documentNumbers + (documentNumbers - 1 - document);
}

/** The document of a key. A power of two: exact, and several times faster than a remainder. */
export const documentOfKey = (key: number): number =>
  documentNumbers - 1 - (key - Math.floor(key / documentNumbers) * documentNumbers);

/** A key two tiers higher. */
export const raisedKey = (key: number): number => key + 2 * scores * documentNumbers;

/** The documents of the keys, best first; after the first thousand by number only. */
export function sortDocuments(keys: Float64Array): Int32Array {
  if (keys.length > maxSorted) moveGreatestToEnd(keys, maxSorted);
  const from = Math.max(0, keys.length - maxSorted);
  keys.subarray(from).sort();
  const documents = new Int32Array(keys.length);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[keys.length - 1 - at]!;
    // A power of two: exact, and several times faster than a remainder.
    documents[at] = documentNumbers - 1 - (key - Math.floor(key / documentNumbers) * documentNumbers);
  }
  return documents;
}

/** Quickselect: afterwards none of the last `count` is smaller than any before them. */
function moveGreatestToEnd(keys: Float64Array, count: number): void {
  const border = keys.length - count;
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const pivot = keys[(low + high) >>> 1]!;
    let left = low;
    let right = high;
    while (left <= right) {
      while (keys[left]! < pivot) left += 1;
      while (keys[right]! > pivot) right -= 1;
      if (left <= right) {
        const moved = keys[left]!;
        keys[left] = keys[right]!;
        keys[right] = moved;
        left += 1;
        right -= 1;
      }
    }
    if (border <= right) high = right;
    else if (border >= left) low = left;
    else return;
  }
}
