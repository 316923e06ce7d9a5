import { expect, it } from 'vitest';
import { isIban, spacedIban, spanishIban } from './iban.ts';

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

it.each([
  ['21000418', '0200051332', 'ES91 2100 0418 4502 0005 1332'],
  ['21000813', '0123456789', 'ES79 2100 0813 6101 2345 6789'],
])('the account %s %s of a Spanish bank has its IBAN', (office, account, iban) => {
  expect(spacedIban(spanishIban(office, account))).toBe(iban);
});
