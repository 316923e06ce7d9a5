import type { Draft } from './expand-kind.ts';
import { fraction } from './seed.ts';

const largestScale = 27;

/**
 * So many products: the whole demo in its usual editions and then in as many more as are needed, or a part of the demo,
 * spread evenly over it. The order stays that of the tables. Throws when there are not so many editions.
 */
export function asMany(wanted: number, expand: (scale: number) => readonly Draft[]): readonly Draft[] {
  let fewer: readonly Draft[] = [];
  for (let scale = 1; scale <= largestScale; scale += 1) {
    const drafts = expand(scale);
    if (drafts.length >= wanted) return thinned(drafts, new Set(fewer.map(({ identity }) => identity)), wanted);
    fewer = drafts;
  }
  throw new Error(`the demo has editions for ${fewer.length} products, not for ${wanted}`);
}

function thinned(drafts: readonly Draft[], kept: ReadonlySet<string>, wanted: number): readonly Draft[] {
  const rank = new Map(
    drafts
      .filter(({ identity }) => !kept.has(identity))
      .map(({ identity }) => [identity, fraction(`many ${identity}`)]),
  );
  const chosen = new Set(
    [...rank]
      .sort(([, a], [, b]) => a - b)
      .slice(0, wanted - kept.size)
      .map(([identity]) => identity),
  );
  return drafts.filter(({ identity }) => kept.has(identity) || chosen.has(identity));
}
