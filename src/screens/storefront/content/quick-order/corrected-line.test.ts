import { expect, test } from 'vitest';
import { correctLines } from './corrected-line.ts';

const five = { text: '20-1 2', correct: '20-1; 5' };

test.each([
  ['one of two identical lines', '20-1 2\n\n 20-1 2', [{ line: 3, ...five }], false, '20-1 2\n\n20-1; 5'],
  ['a line that has moved', 'Pedido\r\n20-1 2', [{ line: 1, ...five }], false, 'Pedido\n20-1; 5'],
  [
    'two identical lines that have moved',
    'Pedido\n20-1 2\n20-1 2',
    [
      { line: 1, ...five },
      { line: 2, ...five },
    ],
    false,
    'Pedido\n20-1; 5\n20-1; 5',
  ],
  ['no line in place of one that is corrected already', '20-1; 5\n20-1 2', [{ line: 1, ...five }], true, undefined],
  ['no line that is gone', '30-4 1', [{ line: 1, ...five }], false, undefined],
])('corrects %s', (_what, list, corrected, pending, expected = list) => {
  expect(correctLines(list, corrected, pending)).toBe(expected);
});
