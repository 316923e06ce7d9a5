import type { Draft } from './expand-kind.ts';
import { fraction } from './seed.ts';

const maxScale = 27;

/**
 * Selects a number of products: a part of the demo, spread evenly over it, or all of it with as many extra editions as
 * needed. Keeps the order of the tables. Throws when there are not enough editions.
 */
export function selectDrafts(count: number, expand: (scale: number) => readonly Draft[]): readonly Draft[] {
  let previous: readonly Draft[] = [];
  for (let scale = 1; scale <= maxScale; scale += 1) {
    const drafts = expand(scale);
    if (drafts.length >= count) return fillUp(drafts, new Set(previous.map(({ identity }) => identity)), count);
    previous = drafts;
  }
  throw new Error(`the demo has editions for ${previous.length} products, not for ${count}`);
}

function fillUp(drafts: readonly Draft[], included: ReadonlySet<string>, count: number): readonly Draft[] {
  const rank = new Map(
    drafts
      .filter(({ identity }) => !included.has(identity))
      .map(({ identity }) => [identity, fraction(`many ${identity}`)]),
  );
  const chosen = new Set(
    [...rank]
      .sort(([, a], [, b]) => a - b)
      .slice(0, count - included.size)
      .map(([identity]) => identity),
  );
  return drafts.filter(({ identity }) => included.has(identity) || chosen.has(identity));
}
