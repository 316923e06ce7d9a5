import type { AskedSize } from '../language/size-words.ts';
import { storeWeight, type TermIndex } from '../terms/term-index.ts';

/** A name or value has a size, also behind `para` or `con`; a description only mentions it. */
const minStep = storeWeight(2);
/** The share of the goods that must have a size of a unit, so that they are compared by it. */
const minShare = 0.6;

/**
 * How near each of some goods comes to the largest of them, or to the smallest, from 0 to 1; by the greatest size that it has, of
 * the unit that most of them have, or else of another. Null where few have one.
 */
export function sizesOfKind(
  index: TermIndex,
  goods: ReadonlySet<number>,
  { isLarger, units }: AskedSize,
): ReadonlyMap<number, number> | null {
  const byUnit = units.map((unit) => greatest(index, goods, unit)).sort((a, b) => b.size - a.size);
  const shares = new Map<number, number>();
  for (const amounts of byUnit) {
    const logs = [...amounts].map(([document, amount]): [number, number] => [document, Math.log(amount)]);
    const [least, most] = [Math.min(...logs.map(([, log]) => log)), Math.max(...logs.map(([, log]) => log))];
    if (most === least || shares.size >= goods.size * minShare) continue;
    for (const [document, log] of logs)
      if (!shares.has(document)) shares.set(document, (isLarger ? log - least : most - log) / (most - least));
  }
  return shares.size < goods.size * minShare ? null : shares;
}

function greatest(index: TermIndex, goods: ReadonlySet<number>, unit: string): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>();
  for (const { term, amount } of index.sizes.ofUnit(unit)) {
    const { documents, weights } = index.postingsOf(term);
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at]!;
      if (weights[at]! >= minStep && goods.has(document))
        amounts.set(document, Math.max(amount, amounts.get(document) ?? 0));
    }
  }
  return amounts;
}
