import { splitWords, type Word } from '../language/split-words.ts';
import { kindPair, type TermIndex } from '../terms/term-index.ts';
import type { Alternative } from './synonyms-of.ts';
import { known } from './word-meanings.ts';

const maxLengthOfCode = 3;

const quality = {
  thread: 0.9,
  joined: 0.95,
  pair: 0.99,
  pairSecond: 0.6,
};

/** The first word means most where names begin with it and the second: `puntas de acero` are nails, and no bits. */
export function joinKind(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  const [first, second] = words;
  if (first?.kind !== 'word' || second?.kind !== 'word') return;
  const pair = kindPair(first.term, second.term);
  read[0]!.push(...known(index, [pair], quality.pair));
  read[1]!.push(...known(index, [pair], quality.pairSecond));
}

/** A nut of 10, or of 10 mm, is an M10; a screw of 6 × 60 none of M60. */
export function readThread(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  const sizes = words.filter(({ kind }) => kind !== 'word');
  const [size] = sizes;
  if (sizes.length !== 1 || (size!.kind !== 'number' && size!.term !== `${size!.amount}mm`)) return;
  read[words.indexOf(size!)]!.push(...known(index, [`m${size!.amount}`], quality.thread));
}

/** `torx 20` is a `TX20`, and `phillips 2` a `PH2`: another name for a word may be written together with a number. */
export function joinNumbers(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  for (const [at, { kind, amount }] of words.entries()) {
    if (kind !== 'number' || at === 0) continue;
    const together = read[at - 1]!.filter(({ terms }) => terms.length === 1)
      .map(({ terms }) => index.textOf(terms[0]!))
      .filter((name) => name.length <= maxLengthOfCode && /^[a-z]+$/.test(name))
      .flatMap((name) => known(index, [name + amount!], quality.joined));
    read[at - 1]!.push(...together);
    read[at]!.push(...together);
  }
}

/** `mini amoladora`, `de walt`, `gsb 18v-55`: words that the catalogue writes together. */
export function joinNeighbours(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [joined] = splitWords(words[at]!.surface + words[at + 1]!.surface);
    const together = joined && joined.kind !== 'number' ? known(index, [joined.term], quality.joined) : [];
    read[at]!.push(...together);
    read[at + 1]!.push(...together);
  }
}
