import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxSorted, placeKey, sortDocuments } from './sort-documents.ts';

interface Placed {
  readonly tier: number;
  readonly score: number;
}

const placed = fc.record({ tier: fc.integer({ min: 1, max: 4 }), score: fc.integer({ min: 0, max: 200 }) });
const sorted = (all: readonly Placed[]): number[] => [
  ...sortDocuments(Float64Array.from(all, ({ tier, score }, document) => placeKey(document, tier, score))),
];
const plainly = (all: readonly Placed[]): number[] =>
  all
    .map((one, document) => ({ ...one, document }))
    .sort((a, b) => b.tier - a.tier || b.score - a.score || a.document - b.document)
    .map(({ document }) => document);

it('sorts by tier, score and number', () => {
  fc.assert(
    fc.property(fc.array(placed, { maxLength: 300 }), (all) => {
      expect(sorted(all)).toEqual(plainly(all));
    }),
  );
});

it('sorts the best first and loses none of many', () => {
  fc.assert(
    fc.property(fc.array(placed, { minLength: maxSorted, maxLength: maxSorted + 500, size: 'max' }), (all) => {
      const found = sorted(all);
      expect(found.slice(0, maxSorted)).toEqual(plainly(all).slice(0, maxSorted));
      expect(new Set(found).size).toBe(all.length);
    }),
    { numRuns: 20 },
  );
});
