import { expect, it } from 'vitest';
import { readWish } from '../language/read-speech.ts';

it.each([
  ['taladro barato', 'cheap'],
  ['una escala econòmica', 'cheap'],
  ['escaleras en oferta', 'reduced'],
  ['guants rebaixats', 'reduced'],
  ['taladro', null],
  ['ofertas', null],
])('reads the wish of %j', (query, wish) => {
  expect(readWish(query)).toBe(wish);
});
