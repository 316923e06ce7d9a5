import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, normalPhone } from '#values/contact-rules.ts';
import { phoneInput } from './phone-input.ts';

test.each([
  ['612345678', '+34 61 234 56 78'],
  ['612 34 56 78', '+34 61 234 56 78'],
  ['+34612345678', '+34 61 234 56 78'],
  ['0034 612-345-678', '+34 61 234 56 78'],
  ['34612345678', '+34 61 234 56 78'],
  ['6', '+34 6'],
  ['+34 61', '+34 61'],
  ['+3', '+3'],
  ['', ''],
])('groups a Spanish number: %s', (typed, shown) => {
  expect(phoneInput(typed)).toBe(shown);
});

test.each(['+33 1 42 34 56 78', '123', '6123456789', 'abc'])('leaves %s as it was typed', (typed) => {
  expect(phoneInput(typed)).toBe(typed);
});

test('typing digit by digit leads to the same number as pasting it', () => {
  const number = fc
    .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{8}$/))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(number, (digits) => {
      let shown = '';
      for (const digit of digits) shown = phoneInput(shown + digit);
      expect(shown).toBe(phoneInput(digits));
      expect(phoneInput(shown)).toBe(shown);
      expect(isPhone(shown) && normalPhone(shown)).toBe(`+34${digits}`);
    }),
  );
});
