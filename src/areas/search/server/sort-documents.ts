const scoreSteps = 2 ** 16;
const scores = 2 ** 24;
const documentNumbers = 2 ** 24;

/**
 * Sorts by tier, score and number, leaving out tier 0. All three are packed into one number each: typed arrays of
 * numbers sort several times faster than objects, and a common word has tens of thousands.
 */
export function sortDocuments(documents: Int32Array, tierOf: (document: number) => number, scoreOf: (document: number) => number): Int32Array {
  const keys = new Float64Array(documents.length);
  let count = 0;
  for (const document of documents) {
    const tier = tierOf(document);
    if (tier === 0) continue;
    const score = Math.min(scores - 1, Math.round(scoreOf(document) * scoreSteps));
    keys[count++] = (tier * scores + score) * documentNumbers + (documentNumbers - 1 - document);
  }
  const sorted = keys.subarray(0, count).sort().reverse();
  return Int32Array.from(sorted, (key) => documentNumbers - 1 - (key % documentNumbers));
}
