import { pauseForOthers } from './pause-for-others.ts';

const run = 4000;

/** Sorts texts by their code units, letting the process answer others in between: a hundred thousand at once take too long. */
export async function sortInTurns(texts: Iterable<string>): Promise<string[]> {
  const all = [...texts];
  let runs: string[][] = [];
  for (let from = 0; from < all.length; from += run) {
    runs.push(all.slice(from, from + run).sort());
    await pauseForOthers();
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(await merge(runs[at]!, runs[at + 1] ?? []));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge(one: readonly string[], other: readonly string[]): Promise<string[]> {
  const merged: string[] = [];
  for (let a = 0, b = 0; a < one.length || b < other.length;) {
    const isOne = b === other.length || (a < one.length && one[a]! <= other[b]!);
    merged.push(isOne ? one[a++]! : other[b++]!);
    if (merged.length % run === 0) await pauseForOthers();
  }
  return merged;
}
