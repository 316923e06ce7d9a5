import { editDistance } from '#values/edit-distance.ts';

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
