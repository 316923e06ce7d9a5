import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { locales } from '#i18n/locale.ts';
import { ColumnSeparators, readTypedNumber, readWrittenNumber } from './written-number.ts';

/** The reading of a text in a column of prices with these others; both readings where it is ambiguous. */
function readIn(text: string, others: readonly string[] = [], isPrice = true): number | string | null {
  const column = new ColumnSeparators(isPrice);
  for (const other of [text, ...others]) column.add(other);
  const read = readWrittenNumber(text, column, isPrice);
  if (read.kind === 'ambiguous') return `${read.decimal} or ${read.thousands}`;
  return read.kind === 'number' ? read.value : null;
}

describe('a written number', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.50€', 12.5],
    [' 12,70 € ', 12.7],
    ['EUR 12,50', 12.5],
    ['€12.50', 12.5],
    ['12,50 EUR', 12.5],
    ['12,50 euros', 12.5],
    ['12,50 €/ud', 12.5],
    ['12,50€ / ud.', 12.5],
    ['12,50 €/m²', 12.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['1’234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50\u00a0€', 1234.5],
    ['1\u202f234\u202f567', 1_234_567],
    ['1.234.500', 1_234_500],
    ['1,234,500', 1_234_500],
    ['1.234.500 €', 1_234_500],
    ['1.234,567', 1234.567],
    ['1234.500', 1234.5],
    [',50', 0.5],
    ['.0000', 0],
    ['0,500', 0.5],
    ['0.125', 0.125],
    ['12.', 12],
    ['-5,00', -5],
    ['−5,00 €', -5],
    ['12.3456', 12.3456],
    ['0,00', 0],
  ])('is read in one way: %s', (text, value) => {
    expect(readIn(text)).toBe(value);
  });

  it.each([
    '',
    'Consultar',
    '-',
    '12 50',
    '1.23.456',
    '1.2345,00',
    '1,234,56',
    '1 2345',
    '12,50 €/100 ud',
    '12,50 €/mil',
    '12,50 € + IVA',
    '12,50 $',
    '€ 12 €',
    '1..5',
    '1e3',
    '0x10',
    '١٢',
    '9'.repeat(19),
    '1 '.repeat(500),
  ])('is none: %s', (text) => {
    expect(readIn(text)).toBeNull();
  });

  it.each<[string, string[], number | string]>([
    ['1.290', [], '1.29 or 1290'],
    ['1,290', ['12', '15'], '1.29 or 1290'],
    ['1.290', ['12.50'], '1.29 or 1290'],
    ['1.290', ['12,70'], 1290],
    ['1,290', ['12.70'], 1290],
    ['1.290', ['0,500'], 1290],
    ['1.290', [',5'], 1290],
    ['1.290', ['1.234.500'], 1290],
    ['1.290', ['1.500,00'], 1290],
    ['1.290', ['1,234.50'], 1.29],
    ['1.290', ['1.500 €'], 1290],
    ['1.290 €', [], 1290],
    ['1,290 €', [], 1290],
    ['1.290 €', ['12.50'], 1290],
    // Two hands, or two programs.
    ['1.290', ['12,70', '12.70'], '1.29 or 1290'],
    ['1.290', ['1,234.50', '1.234,50'], '1.29 or 1290'],
    ['1.290 €', ['1,234.50'], '1.29 or 1290'],
    ['1.290', ['Consultar', '-', ''], '1.29 or 1290'],
  ])('with three digits at its end: %s beside %j', (text, others, expected) => {
    expect(readIn(text, others)).toBe(expected);
  });

  it('has three decimals in € where it is no price, such as what something contains', () => {
    expect(readIn('1.290 €', [], false)).toBe('1.29 or 1290');
  });

  it('is read at once, whatever it is', () => {
    const characters = fc.constantFrom(...'0123456789.,’ €-/udE\u00a0');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 70 }), (text) => {
        const read = readWrittenNumber(text);
        expect(Object.values(read).every((part) => typeof part === 'string' || Number.isFinite(part))).toBe(true);
      }),
    );
  });
});

describe('a typed number', () => {
  it.each([
    ['1.250,50 €', 1250.5],
    ['1.250', 1250],
    ['1.000', 1000],
    ['1,500', 1.5],
    ['0.5', 0.5],
    ['0.125', 0.125],
    ['1,234.50', 1234.5],
    ['620', 620],
    ['veinte', null],
    ['', null],
  ])('is read as its language has it: %s', (text, value) => {
    expect(readTypedNumber(text)).toBe(value);
  });
});

test('what the shop prints in either language is read back as the same amount', () => {
  const euros = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((cents) => cents / 100);
  const numbers = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(euros, numbers, fc.constantFrom(...locales), (amount, number, locale) => {
      expect(readTypedNumber(formatEuros(amount, locale))).toBe(amount);
      expect(readIn(formatEuros(amount, locale))).toBe(amount);
      expect(readTypedNumber(formatNumber(number, locale))).toBe(number);
    }),
  );
});
