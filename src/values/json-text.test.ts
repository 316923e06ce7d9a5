import { expect, it } from 'vitest';
import { jsonText, rememberJson } from './json-text.ts';

const card = Object.freeze({ id: 1, name: 'Ø "8" mm\u2028', none: undefined });
rememberJson(card);

it.each([
  ['remembered elements', { products: [card, card], total: 2 }],
  ['elements of both kinds', { products: [card, { id: 2 }, undefined, null, 3] }],
  ['an element remembered after others', { products: [{ id: 2 }, card] }],
  ['fields without JSON', { a: undefined, b: () => 1, c: Symbol('c'), products: [card], d: null }],
  ['no field', {}],
  ['a list', [card]],
  ['a date', new Date(0)],
  ['a text', 'text'],
  ['a truth', true],
  ['nothing', null],
  ['an empty list in a field', { products: [] }],
])('writes %s like JSON.stringify', (_, value) => {
  expect(jsonText(value)).toBe(JSON.stringify(value));
});
