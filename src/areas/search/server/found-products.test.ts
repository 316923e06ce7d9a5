import { expect, it, vi } from 'vitest';
import type { Found, SearchIndex } from './index/search-index.ts';
import { findProducts } from './found-products.ts';
import { createSearchRules } from './rules/search-rules.ts';
import { noRules } from './rules/search-rules-data.ts';

const rules = createSearchRules(noRules);

/** An index that finds the same for every query. */
function indexWith(documents: readonly number[], matchCount: number) {
  const found: Found = {
    documents: Int32Array.from(documents),
    matchCount,
    whole: 0,
    isWhole: true,
    concepts: [],
    named: new Set(),
  };
  const find = vi.fn<() => Found>(() => found);
  return {
    index: {
      find,
      onSale: () => [],
      idsOf: (all: Int32Array) => all.slice(),
      mayHavePage: () => true,
    } as unknown as SearchIndex,
    find,
  };
}

it('finds the products of a query once for all its pages, filters and sorts', () => {
  const { index, find } = indexWith([7, 8, 9], 2);
  const first = findProducts(index, rules, 'Taladro');
  expect([...first.matches]).toEqual([7, 8]);
  expect(first.related).toEqual({ total: 1, ids: [9] });
  // The same array: the listing knows it again by that.
  expect(findProducts(index, rules, 'taladro').matches).toBe(first.matches);
  expect(find).toHaveBeenCalledOnce();
});

it('finds anew with another index, and with other rules', () => {
  const before = indexWith([1], 1);
  const after = indexWith([2], 1);
  findProducts(before.index, rules, 'taladro');
  expect([...findProducts(after.index, rules, 'taladro').matches]).toEqual([2]);
  findProducts(after.index, createSearchRules(noRules), 'taladro');
  expect(after.find).toHaveBeenCalledTimes(2);
});

it('keeps of the other products the first ten, and of all for the sections the first 200', () => {
  const ids = Array.from({ length: 500 }, (_, at) => at + 1);
  const { related, found } = findProducts(indexWith(ids, 300).index, rules, 'taladro');
  expect(related.total).toBe(200);
  expect(related.ids).toEqual(ids.slice(300, 310));
  expect([...found.documents]).toEqual(ids.slice(0, 200));
});

it('does not keep what long texts find', () => {
  const { index, find } = indexWith([1], 1);
  const text = 'x'.repeat(61);
  findProducts(index, rules, text);
  findProducts(index, rules, text);
  expect(find).toHaveBeenCalledTimes(2);
});

it('forgets the queries longest unused, so that it holds a million products at most', () => {
  const { index, find } = indexWith(
    Array.from({ length: 400_000 }, () => 1),
    400_000,
  );
  for (const query of ['a', 'b', 'c']) findProducts(index, rules, query);
  findProducts(index, rules, 'c');
  expect(find).toHaveBeenCalledTimes(3);
  findProducts(index, rules, 'a');
  expect(find).toHaveBeenCalledTimes(4);
});
