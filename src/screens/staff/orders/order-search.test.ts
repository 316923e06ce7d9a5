import { expect, it } from 'vitest';
import { readOrderSearch, withFilter, withoutFilters, withParam } from './order-search.ts';

const params = (text: string): URLSearchParams => new URLSearchParams(text);

it('reads view, search, filters, order and page from the address', () => {
  expect(
    readOrderSearch(
      params('view=all&q=26-1&status=ready&status=shipped&payment=card&deliveryType=pickup&sort=slot_asc&page=3'),
    ),
  ).toEqual({
    view: 'all',
    query: '26-1',
    filters: { status: ['ready', 'shipped'], paymentStatus: [], payment: ['card'], deliveryType: 'pickup' },
    sort: 'slot_asc',
    page: 3,
  });
});

it.each(['', 'view=none&status=none&sort=none&page=0', 'page=1.5&deliveryType=none'])(
  'takes "%s" for the first page of what is to do',
  (text) => {
    expect(readOrderSearch(params(text))).toEqual({
      view: 'todo',
      query: '',
      filters: { status: [], paymentStatus: [], payment: [] },
      sort: 'date_desc',
      page: 1,
    });
  },
);

it.each([
  ['another search begins at the first page', withParam(params('q=a&page=3'), 'q', 'b'), 'q=b'],
  ['another page keeps the rest', withParam(params('q=a&page=3'), 'page', '4'), 'q=a&page=4'],
  ['an empty search is none', withParam(params('q=a&view=all'), 'q', ''), 'view=all'],
  [
    'a second value joins the first',
    withFilter(params('status=ready&page=2'), 'status', 'shipped', true),
    'status=ready&status=shipped',
  ],
  [
    'a value is taken out alone',
    withFilter(params('status=ready&status=shipped'), 'status', 'ready', false),
    'status=shipped',
  ],
  ['the last value takes the filter with it', withFilter(params('status=ready'), 'status', 'ready', false), ''],
  [
    'one kind of delivery replaces the other',
    withFilter(params('deliveryType=pickup'), 'deliveryType', 'delivery', true),
    'deliveryType=delivery',
  ],
  [
    'all filters go at once, and view and order stay',
    withoutFilters(params('view=all&sort=slot_asc&q=a&status=ready&page=2')),
    'view=all&sort=slot_asc',
  ],
])('%s', (_name, next, text) => {
  expect(String(next)).toBe(text);
});
