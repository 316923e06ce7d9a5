import { expect, it } from 'vitest';
import { financingTerms } from './financing-terms.ts';

const crediya = { months: [3, 6, 12], tin: 13.6, tae: 14.48, minAmount: 90, maxAmount: 3000 };

it('accepts the terms of each lender, or none', () => {
  expect(financingTerms.parse({ crediya })).toEqual({ crediya, sequra: null });
  expect(financingTerms.parse(undefined)).toEqual({ crediya: null, sequra: null });
});

it.each([
  ['no months', { months: [] }, 'months'],
  ['months in disorder', { months: [6, 3] }, 'months'],
  ['half a month', { months: [1.5] }, 'months'],
  ['a yearly rate below the nominal one', { tae: 14.47 }, 'tae'],
  ['a rate of more than two decimals', { tin: 13.601 }, 'tin'],
  ['a negative rate', { tin: -1 }, 'tin'],
  ['less at most than at least', { maxAmount: 89.99 }, 'maxAmount'],
  ['an amount of fractions of a cent', { minAmount: 0.001 }, 'minAmount'],
])('refuses %s', (_name, change, field) => {
  const { error } = financingTerms.safeParse({ crediya: { ...crediya, ...change } });
  expect(error?.issues[0]?.path).toContain(field);
});
