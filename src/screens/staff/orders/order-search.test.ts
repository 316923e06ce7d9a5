import { expect, it } from 'vitest';
import type { StaffOrderFilters } from '#areas/orders/staff-calls.ts';
import { readColumns, withColumn } from './order-columns.ts';
import { mayDo, type StaffPermission, staffRoles } from '#values/staff-roles.ts';
import {
  paramsOf,
  readOrderSearch,
  sortsFor,
  viewsFor,
  withFilter,
  withoutFilters,
  withParam,
} from './order-search.ts';

const params = (text: string): URLSearchParams => new URLSearchParams(text);

it('reads view, search, filters, order and page from the address', () => {
  expect(
    readOrderSearch(
      params('view=all&q=26-1&status=ready&status=shipped&payment=card&deliveryType=pickup&sort=slot_asc&page=3'),
    ),
  ).toEqual({
    view: 'all',
    query: '26-1',
    filters: { status: ['ready', 'shipped'], payment: ['card'], deliveryType: 'pickup' },
    sort: 'slot_asc',
    page: 3,
  });
});

it.each<[string, StaffOrderFilters]>([
  ['day=2026-11-28&hours=17:00-19:00', { slot: { date: '2026-11-28', from: '17:00', to: '19:00' } }],
  ['day=2026-11-28', { slot: { date: '2026-11-28' } }],
  ['zone=3&zone=12&zone=x', { zone: [3, 12] }],
  ['assignee=nobody', { assignee: 'nobody' }],
  ['assignee=4', { assignee: 4 }],
  ['tag=obra&tag=fr%C3%A1gil', { tag: ['obra', 'frágil'] }],
  ['from=2026-11-01&to=2026-11-27', { from: '2026-11-01', to: '2026-11-27' }],
])('reads the filter "%s"', (text, filters) => {
  expect(readOrderSearch(params(text)).filters).toEqual(filters);
  expect(String(paramsOf({ view: 'all', filters, sort: 'date_desc' }))).toBe(
    `view=all&${text.replace('&zone=x', '').replaceAll(':', '%3A')}`,
  );
});

it.each([
  '',
  'view=none&status=none&sort=none&page=0',
  'page=1.5&deliveryType=none',
  'day=2026-02-31&hours=25:00-26:00&assignee=-1&from=yesterday&tag=',
])('takes "%s" for the first page of what is to do', (text) => {
  expect(readOrderSearch(params(text))).toEqual({
    view: 'todo',
    query: '',
    filters: {},
    sort: 'date_desc',
    page: 1,
  });
});

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
  ['one day replaces the other', withFilter(params('day=2026-11-27'), 'day', '2026-11-28', true), 'day=2026-11-28'],
  ['no day is no filter', withFilter(params('day=2026-11-27'), 'day', '', true), ''],
  ['a second zone joins the first', withFilter(params('zone=1'), 'zone', '2', true), 'zone=1&zone=2'],
  [
    'all filters go at once, and view and order stay',
    withoutFilters(params('view=all&sort=slot_asc&q=a&status=ready&day=2026-11-27&zone=1&page=2')),
    'view=all&sort=slot_asc',
  ],
  ['a column is hidden', withColumn(params('columns=placed,status'), 'placed', false), 'columns=status'],
  [
    'a column is shown where it belongs',
    withColumn(params('columns=placed,status'), 'customer', true),
    'columns=placed%2Ccustomer%2Cstatus',
  ],
  ['the usual columns need no words', withColumn(withColumn(params('q=a'), 'zone', true), 'zone', false), 'q=a'],
])('%s', (_name, next, text) => {
  expect(String(next)).toBe(text);
});

it('shows the columns that the address names, and the usual ones without', () => {
  expect(readColumns(params('columns=status,none,zone'))).toEqual(['zone', 'status']);
  expect(readColumns(params('columns='))).toEqual([]);
  expect(readColumns(params(''))).toContain('note');
});

it('shows views and orders of sums only to those who may see sums, whatever the address says', () => {
  for (const role of staffRoles.filter((one) => mayDo(one, 'orders.read'))) {
    const may = (permission: StaffPermission): boolean => mayDo(role, permission);
    const { view, sort } = readOrderSearch(params('view=money&sort=price_desc'), may);
    expect([role, view, sort]).toEqual(may('money.read') ? [role, 'money', 'price_desc'] : [role, 'todo', 'date_desc']);
    expect(viewsFor(may).includes('money')).toBe(may('money.read'));
    expect(sortsFor(may).some((one) => one.startsWith('price'))).toBe(may('money.read'));
  }
});
