import { expect, test } from 'vitest';
import { attributeRows, differsAmong } from './attribute-rows.ts';

const described = (id: number, ...attributes: [code: string, value: string, unit?: string][]) => ({
  id,
  attributes: attributes.map(([code, value, unit = '']) => ({
    code,
    group: 'Motor',
    name: `Name of ${code}`,
    value,
    unit,
  })),
});

test('makes one row per attribute, number and unit joined by a no-break space', () => {
  const rows = attributeRows([described(1, ['voltage', '18', 'V']), described(2, ['voltage', '12', 'V'])]);
  const values = { 1: '18\u00a0V', 2: '12\u00a0V' };
  expect(rows).toEqual([{ code: 'voltage', group: 'Motor', name: 'Name of voltage', values, differs: true }]);
});

test('counts a missing value as a difference', () => {
  const rows = attributeRows([described(1, ['a', 'x'], ['b', 'y']), described(2, ['a', 'x'])]);
  expect(rows.map(({ code, differs }) => [code, differs])).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(differsAmong(rows[1]!.values, [{ id: 1 }])).toBe(false);
});

test('keeps the order of the technical sheets', () => {
  const whole = described(2, ['a', '2'], ['b', '2'], ['c', '2'], ['d', '2']);
  const rows = attributeRows([described(1, ['a', '1'], ['d', '1']), whole]);
  expect(rows.map(({ code }) => code)).toEqual(['a', 'b', 'c', 'd']);
});

test('leaves the column of a product without attributes empty', () => {
  expect(attributeRows([described(1, ['a', 'x']), { id: 2 }])).toMatchObject([{ values: { 1: 'x' }, differs: true }]);
  expect(attributeRows([])).toEqual([]);
});
