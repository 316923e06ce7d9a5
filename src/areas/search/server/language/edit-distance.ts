/**
 * Typing errors between two words: letters left out, added, changed, or two neighbours swapped (optimal string alignment).
 * Returns maxErrors + 1 as soon as there are more. With `asPrefix` what `word` has beyond `typed` costs nothing.
 */
export function editDistance(typed: string, word: string, maxErrors: number, asPrefix = false): number {
  if (typed.length - word.length > maxErrors || (!asPrefix && word.length - typed.length > maxErrors))
    return maxErrors + 1;
  const width = asPrefix ? Math.min(word.length, typed.length + maxErrors) : word.length;
  let beforeLast = Array.from({ length: width + 1 }, () => 0);
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let rowMin = row;
    for (let at = 1; at <= width; at += 1) {
      const changed = last[at - 1]! + (typed[row - 1] === word[at - 1] ? 0 : 1);
      let cost = Math.min(changed, last[at]! + 1, current[at - 1]! + 1);
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1])
        cost = Math.min(cost, beforeLast[at - 2]! + 1);
      current.push(cost);
      if (cost < rowMin) rowMin = cost;
    }
    if (rowMin > maxErrors) return maxErrors + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(maxErrors + 1, asPrefix ? Math.min(...last) : last[width]!);
}

const minLengthForOneError = 4;
const minLengthForTwoErrors = 7;
/** Shorter words with letters left out may be any word. */
const minLengthForLeftOut = 5;
const maxLeftOut = 2;

/** Whether a word may be what was meant: of short words one error, of longer ones two, or letters left out between the first and the last. */
export function mayBeMeant(typed: string, word: string): boolean {
  if (typed.length < minLengthForOneError) return typed === word;
  const maxErrors = typed.length < minLengthForTwoErrors ? 1 : 2;
  return editDistance(typed, word, maxErrors) <= maxErrors || leavesOut(typed, word);
}

function leavesOut(typed: string, word: string): boolean {
  if (typed.length < minLengthForLeftOut || word.length - typed.length > maxLeftOut) return false;
  if (typed[0] !== word[0] || typed.at(-1) !== word.at(-1)) return false;
  let found = 0;
  for (const letter of word) if (letter === typed[found]) found += 1;
  return found === typed.length;
}
