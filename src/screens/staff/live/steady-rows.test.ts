import { expect, it } from 'vitest';
import { steadyRows } from './steady-rows.ts';

const rows = (text: string) =>
  text === '' ? [] : text.split(' ').map((row) => ({ orderId: Number(row[0]), state: row.slice(1) }));

it.each([
  ['nothing has changed', '1a 2a', '1a 2a', '1a 2a', 0, false],
  ['a row changes in its place', '1a 2a', '1a 2b', '1a 2b', 0, false],
  ['new ones wait', '1a 2a', '4a 3a 1a', '1a 2a', 2, true],
  ['one that is gone stays', '1a 2a', '2b', '1a 2b', 0, true],
  ['rows that have changed places stay', '1a 2a', '2a 1a', '1a 2a', 0, true],
  ['the first of an empty list waits, too', '', '1a', '', 1, false],
])('%s', (_name, shown, present, orders, added, hasMoved) => {
  expect(steadyRows(rows(shown), rows(present))).toEqual({ orders: rows(orders), added, hasMoved });
});
