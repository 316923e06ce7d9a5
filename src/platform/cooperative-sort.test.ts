import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byCodeUnits, cooperativeSort } from './cooperative-sort.ts';

it('sorts as a plain sort does, also in several steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ maxLength: 6 })), fc.constantFrom(1, 300), async (texts, times) => {
      const all = Array.from({ length: times }, (_, at) => texts.map((text) => `${text}${at % 7}`)).flat();
      expect(await cooperativeSort(all, byCodeUnits)).toEqual(all.toSorted());
    }),
    { numRuns: 60 },
  );
});

it('keeps equal items in their order', async () => {
  const all = Array.from({ length: 2500 }, (_, place) => ({ place, key: (place * 7) % 10 }));
  const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
  expect(await cooperativeSort(all, byKey)).toEqual(all.toSorted(byKey));
});
