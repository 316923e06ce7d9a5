import { expect, it } from 'vitest';
import { readSpokenSort } from '../language/read-speech.ts';

it.each([
  ['taladro barato', 'cheap'],
  ['una escala econòmica', 'cheap'],
  ['escaleras en oferta', 'reduced'],
  ['guants rebaixats', 'reduced'],
  ['taladro', null],
  ['ofertas', null],
])('reads the sort in %j', (query, sort) => {
  expect(readSpokenSort(query)).toBe(sort);
});
