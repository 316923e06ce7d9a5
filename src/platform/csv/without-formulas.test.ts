import { stringify } from 'csv-stringify/sync';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutFormulas } from './without-formulas.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+34 600 000 000', "'+34 600 000 000"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1＋1', "'＝1＋1"],
  ['  =1', "  '=1"],
  ['a;=1', "a;'=1"],
  ['a, =1', "a, '=1"],
  ['a|@x', "a|'@x"],
  ['a\n=1', "a\n'=1"],
  ['a\t-1', "a\t'-1"],
  ['a,"=1"', `a,"'=1"`],
  ['Marta Soler-Vidal', 'Marta Soler-Vidal'],
  ['2x52-0125 1x52-0126', '2x52-0125 1x52-0126'],
  ['a=b', 'a=b'],
  ['', ''],
])('of %j makes %j', (text, guarded) => expect(withoutFormulas(text)).toBe(guarded));

/** As a program that takes this delimiter reads it; nothing where it cannot. */
function cellsOf(file: string, options: object): string[] {
  try {
    return (parse(file, options) as string[][]).flat();
  } catch {
    return [];
  }
}

const delimiters = [',', ';', '\t', '|'];

it('leaves no cell that begins a formula, whichever delimiter a program takes', () => {
  const text = fc.array(fc.constantFrom('=', '+', '-', '@', ',', ';', '|', '\t', '\r', '\n', ' ', '"', "'", 'a', '1'));
  fc.assert(
    fc.property(text, fc.constantFrom(',', ';'), fc.constantFrom(...delimiters), (signs, written, read) => {
      const file = stringify([['x', withoutFormulas(signs.join('')), 'y']], { delimiter: written });
      const options = {
        delimiter: read,
        relax_quotes: true,
        relax_column_count: true,
        record_delimiter: ['\r\n', '\n', '\r'],
      };
      const cells = cellsOf(file, options);
      expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    }),
  );
});
