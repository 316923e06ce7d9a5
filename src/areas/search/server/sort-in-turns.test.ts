import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortInTurns } from './sort-in-turns.ts';

it('sorts as a plain sort does, also what takes several turns', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ maxLength: 6 })), fc.constantFrom(1, 300), async (texts, times) => {
      const all = Array.from({ length: times }, (_, at) => texts.map((text) => `${text}${at % 7}`)).flat();
      expect(await sortInTurns(all)).toEqual(all.toSorted());
    }),
    { numRuns: 60 },
  );
});
