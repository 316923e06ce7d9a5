import { expect, test } from 'vitest';
import { correctQuantity, shownQuantity } from './typed-quantity.ts';

const product = { article: '20-1' };
const two = { line: 1, text: '20-1 2', quantity: 2, product };

test('a quantity that is typed shows until the line is another one, and is written only into its own', () => {
  const typed = { of: two.text, value: '5' };
  expect(shownQuantity(two, null)).toBe('2');
  expect(shownQuantity(two, typed)).toBe('5');
  // The box was changed by hand, or there is a further line above: leaving the field writes nothing.
  for (const line of [
    { line: 1, text: '20-1 7', quantity: 7, product },
    { line: 1, text: '30-4 1', quantity: 1, product: { article: '30-4' } },
  ]) {
    expect(shownQuantity(line, typed)).toBe(String(line.quantity));
    expect(correctQuantity(line, shownQuantity(line, typed))).toBeNull();
  }
});

test.each([
  ['5', '20-1; 5'],
  [' 5 ', '20-1; 5'],
  ['2', undefined],
  ['0', undefined],
  ['abc', undefined],
  ['', undefined],
  ['1.5', undefined],
])('the quantity "%s" makes of a line %s', (shown, correct) => {
  expect(correctQuantity(two, shown)?.correct).toBe(correct);
});

test('a quantity of which fewer are left is not written a second time', () => {
  expect(correctQuantity({ line: 1, text: '20-1; 50', quantity: 43, product }, '50')).toBeNull();
});
