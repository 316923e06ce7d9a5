import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './pager.tsx';

test('the first page links to its neighbours and the last', () => {
  expect(pageNumbers(1, 8)).toEqual([1, 2, 3, 'gap', 8]);
});

test('a single left-out page is linked instead of a gap', () => {
  expect(pageNumbers(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap', 8]);
});

test('in any listing the pages rise from 1 to the last, contain the current one and never repeat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, offset) => {
      const page = (offset % pages) + 1;
      const numbers = pageNumbers(page, pages).filter((number) => number !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(page);
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
    }),
  );
});
