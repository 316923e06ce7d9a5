import { expect, test } from 'vitest';
import { requireWording, textsOfRow } from './check-wording.ts';

const row = {
  article: 7,
  name_es: 'Taco',
  name_ca: 'Tac',
  warnings_es: 'Usar gafas.|No sumerja el taco.',
  warnings_ca: '',
};

test('reads the texts of a row in both languages', () => {
  expect(textsOfRow(row)).toEqual([
    ['7 name', { es: 'Taco', ca: 'Tac' }],
    ['7 warnings', { es: 'Usar gafas.|No sumerja el taco.', ca: '' }],
  ]);
});

test('stops at another form of address, and says where', () => {
  expect(() => requireWording(textsOfRow(row))).toThrow('7 warnings: No sumerja: No sumerja el taco.');
  expect(() => requireWording([['manual.pdf', { es: 'Lee el manual.', ca: 'Llegiu el manual.' }]])).toThrow(
    'manual.pdf: Llegiu',
  );
  expect(() => requireWording([['manual.pdf', { es: 'Lee el manual.', ca: 'Llegeix el manual.' }]])).not.toThrow();
});
