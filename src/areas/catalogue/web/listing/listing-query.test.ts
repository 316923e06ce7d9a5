import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productFilters } from '../../contract.ts';
import { listingQueryKeys, productSorts } from '#values/listing.ts';
import { createPageKeys } from '#platform/pages/page-key.ts';
import {
  filtersOf,
  formatListingQuery,
  nothingChosen,
  parseListingQuery,
  type ListingChoice,
} from './listing-query.ts';

const code = fc
  .stringMatching(/^[a-z][a-z0-9_-]{0,20}$/)
  .filter((text) => !['brand', 'sections', 'price', 'ready'].includes(text));
/** With so many decimals at most. */
const rangesOf = (places: number) => {
  const number = fc.integer({ min: 0, max: 99_999_999 * 10 ** places }).map((parts) => parts / 10 ** places);
  return fc
    .record({ min: number, max: number }, { requiredKeys: [] })
    .filter(({ min, max }) => (min !== undefined || max !== undefined) && (min ?? 0) <= (max ?? Infinity));
};
const values = fc
  .uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 5 })
  .map((list) => list.sort());

const choices: fc.Arbitrary<ListingChoice> = fc.record({
  lists: fc.dictionary(fc.oneof(code, fc.constantFrom('brand', 'sections')), values, {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  ranges: fc
    .tuple(
      fc.dictionary(code, rangesOf(3), { maxKeys: 4, noNullPrototype: true }),
      fc.option(rangesOf(2)),
      fc.option(rangesOf(2)),
    )
    .map(([ranges, price, ready]) => ({ ...ranges, ...(price && { price }), ...(ready && { ready }) })),
  flags: fc.uniqueArray(fc.oneof(code, fc.constantFrom('available', 'sale'))).map((list) => list.sort()),
  sort: fc.constantFrom(null, ...productSorts.filter((sort) => sort !== 'popular')),
  page: fc.integer({ min: 1, max: 999_999 }),
});

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

test('reads filters back from their own address unchanged', () => {
  fc.assert(fc.property(choices, (choice) => void expect(parse(formatListingQuery(choice))).toEqual(choice)));
});

test('reads filters that the API accepts from any address', () => {
  const anything = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('brand', 'price.min', 'ready.max', 'a.x', 'a.x.max', 'is.y', 'sort', 'page'),
        fc.string(),
      ),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(anything, (pairs) => {
      const filters = filtersOf(parseListingQuery(new URLSearchParams(pairs)));
      expect(filters === undefined || productFilters.safeParse(filters).success).toBe(true);
    }),
  );
});

test('ignores invalid values', () => {
  expect(
    parse('?foo=1&price.min=900&price.max=20&a.power.min=x&sort=upwards&page=-3&available=yes&a.=3&brand='),
  ).toEqual(nothingChosen);
});

test.each([
  // Typed into a form without scripts, or into the address.
  ['price.min=1.250,50 €&price.max=2000', { price: { min: 1250.5, max: 2000 } }],
  ['price.min=1.500&price.max=12.500', { price: { min: 1500, max: 12_500 } }],
  ['price.min=1.250,50\u00a0€', { price: { min: 1250.5 } }],
  ['price.min=1,234.50', { price: { min: 1234.5 } }],
  ['price.min=0.5', { price: { min: 0.5 } }],
  ['price.min=1.500,-&price.max=2500.', { price: { min: 1500, max: 2500 } }],
  ["price.min=1'500", { price: { min: 1500 } }],
  ['price.min=1.500.50', {}],
  // The shop's own.
  ['price.min=1250.5', { price: { min: 1250.5 } }],
  ['a.weight.max=1.500', { weight: { max: 1.5 } }],
  ['a.power.min=1.250,5\u00a0W', { power: { min: 1250.5 } }],
  ['a.power.min=1.250\u00a0W', { power: { min: 1250 } }],
  ['a.area.min=10\u00a0m2', { area: { min: 10 } }],
])('reads the numbers of %s', (query, ranges) => {
  expect(parse(`?${query}`).ranges).toEqual(ranges);
});

test('gives each choice a cached page of its own', () => {
  const key = createPageKeys([{ path: '/catalog/*', file: 'x', cached: true, query: listingQueryKeys }]);
  fc.assert(
    fc.property(choices, choices, (one, other) => {
      const [first, second] = [formatListingQuery(one), formatListingQuery(other)];
      const keyOf = (query: string) => key('/catalog/a', new URLSearchParams(query)).key;
      expect(keyOf(first) === keyOf(second)).toBe(first === second);
      expect(keyOf(`${first}${first ? '&' : '?'}utm_source=x`)).toBe(keyOf(first));
    }),
  );
});
