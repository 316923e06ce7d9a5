import { yieldToEventLoop } from './yield-to-event-loop.ts';

const runLength = 1000;

type Compare<Item> = (a: Item, b: Item) => number;

export const byCodeUnits: Compare<string> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts stably, in steps between which other requests are answered: a hundred thousand names at once take too long. */
export async function cooperativeSort<Item>(items: Iterable<Item>, compare: Compare<Item>): Promise<Item[]> {
  const all = [...items];
  let runs: Item[][] = [];
  for (let from = 0; from < all.length; from += runLength) {
    runs.push(all.slice(from, from + runLength).sort(compare));
    await yieldToEventLoop();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(await merge(runs[at]!, runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(one: readonly Item[], other: readonly Item[], compare: Compare<Item>): Promise<Item[]> {
  const merged: Item[] = [];
  for (let a = 0, b = 0; a < one.length || b < other.length;) {
    const isOne = b === other.length || (a < one.length && compare(one[a]!, other[b]!) <= 0);
    merged.push(isOne ? one[a++]! : other[b++]!);
    if (merged.length % runLength === 0) await yieldToEventLoop();
  }
  return merged;
}
