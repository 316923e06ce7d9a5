import { expect, it } from 'vitest';
import { readNumberWords } from './number-words.ts';
import { splitWords } from './split-words.ts';

const read = (text: string): string[] =>
  readNumberWords(splitWords(text)).map(({ term, amount, kind }) =>
    kind === 'word' && amount ? `${term}=${amount}` : term,
  );

it.each([
  ['batería de dieciocho voltios', '18v'],
  ['bateria de divuit volts', '18v'],
  ['manguera de veinticinco metros', '25000mm'],
  ['mànega de vint-i-cinc metres', '25000mm'],
  ['disco de ciento quince milímetros', '115mm'],
  ['disc de dos-cents trenta mil·límetres', '230mm'],
  ['generador de dos mil vatios', '2000w'],
  ['generador de dos mil quinientos vatios', '2500w'],
  ['bote de medio litro', '500ml'],
  ['tornillo de cuatro y medio', '4.5'],
])('reads the measure of %j', (text, measure) => {
  expect(read(text)).toContain(measure);
});

it.each([
  ['carraca de media pulgada', '1/2'],
  ['carraca de mitja polzada', '1/2'],
  ['grifo de tres cuartos', '3/4'],
  ['aixeta de tres quarts de polzada', '3/4'],
  ['llave de un cuarto de pulgada', '1/4'],
  ['vaso de tres octavos', '3/8'],
  ['tubo de pulgada y cuarto', '1 1/4'],
  ['tubo de dos pulgadas y media', '2 1/2'],
])('reads the fraction of %j', (text, fraction) => {
  expect(read(text)).toContain(fraction);
});

it('gives a number without a unit its amount and leaves it a word', () => {
  expect(read('broca del ocho')).toContain('och=8');
  expect(read('broca de tres puntas')).toContain('tre=3');
  expect(read('clau del set')).toContain('set=7');
  expect(read('disco de ciento veinticinco')).toContain('125');
});

it.each([
  'set de destornilladores',
  'busco un metro',
  'spray tres en uno',
  'cuarto de baño',
  'escoba nou',
  'media luna',
])('reads no number in %j', (text) => {
  expect(readNumberWords(splitWords(text))).toEqual(splitWords(text));
});
