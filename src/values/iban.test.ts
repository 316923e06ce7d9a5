import { expect, it } from 'vitest';
import { isIban } from './iban.ts';

it.each([
  ['ES91 2100 0418 4502 0005 1332', true],
  ['es9121000418450200051332', true],
  ['FR14 2004 1010 0505 0001 3M02 606', true],
  ['ES91 2100 0418 4502 0005 1333', false],
  ['ES19 2100 0418 4502 0005 1332', false],
  ['ES91 2100 0418 4502 0005', false],
  ['hola', false],
])('%s has the check digits of an IBAN: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected);
});
