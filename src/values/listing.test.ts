import { expect, test } from 'vitest';
import { readListingView } from './listing.ts';

test.each([
  ['listing-view=list', 'list'],
  ['basket=1; listing-view=list; consent=all', 'list'],
  ['listing-view=table', 'table'],
  ['listing-view=lists', 'table'],
  ['old-listing-view=list', 'table'],
  ['listing-view="list"', 'table'],
  ['', 'table'],
  [undefined, 'table'],
] as const)('of the cookies %s the view is %s', (cookies, view) => {
  expect(readListingView(cookies)).toBe(view);
});
