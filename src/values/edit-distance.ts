/**
 * Typing errors between two words: letters left out, added, changed, or two neighbours swapped (optimal string alignment).
 * Returns maxErrors + 1 as soon as there are more. With `asPrefix` what `word` has beyond `typed` costs nothing.
 */
export function editDistance(typed: string, word: string, maxErrors: number, asPrefix = false): number {
  if (typed.length - word.length > maxErrors || (!asPrefix && word.length - typed.length > maxErrors))
    return maxErrors + 1;
  const width = asPrefix ? Math.min(word.length, typed.length + maxErrors) : word.length;
  const far = maxErrors + 1;
  let beforeLast = new Uint8Array(width + 2);
  let last = Uint8Array.from(beforeLast, (_, at) => Math.min(at, far));
  let current = new Uint8Array(width + 2);
  for (let row = 1; row <= typed.length; row += 1) {
    // Further from the diagonal there are more errors than are allowed.
    const from = Math.max(1, row - maxErrors);
    const to = Math.min(width, row + maxErrors);
    let least = (current[from - 1] = from === 1 ? Math.min(row, far) : far);
    const letter = typed.charCodeAt(row - 1);
    for (let at = from; at <= to; at += 1) {
      const other = word.charCodeAt(at - 1);
      let cost = last[at - 1]! + (letter === other ? 0 : 1);
      cost = Math.min(cost, last[at]! + 1, current[at - 1]! + 1, far);
      if (row > 1 && at > 1 && letter === word.charCodeAt(at - 2) && typed.charCodeAt(row - 2) === other)
        cost = Math.min(cost, beforeLast[at - 2]! + 1);
      current[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > maxErrors) return far;
    current[to + 1] = far;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return asPrefix ? Math.min(...last.subarray(Math.max(0, typed.length - far), width + 1)) : last[width]!;
}
