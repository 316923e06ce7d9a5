import { expect, it } from 'vitest';
import { wordsOf } from './order-search.ts';

it.each([
  ['Pau  Puig', ['pau', 'puig']],
  ["x' | 'y", ['x', 'y']],
  ['+34 600 12 34 56', ['600123456']],
  ['26 889871', ['26889871']],
  ['b-0000001 8', ['b00000018']],
  ['Instal·lacions', ['instal', 'lacions']],
])('reads %s', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});
