import { expect, it } from 'vitest';
import { eurosTyped } from './euros-typed.ts';

it.each([
  ['12,70', 12.7],
  ['12.70', 12.7],
  ['1.234,5', 1234.5],
  ['1.500', 1500],
  ['40 €', 40],
  ['0', null],
  ['', null],
  ['12,705', null],
  ['doce', null],
])('reads %j as %j', (text, euros) => {
  expect(eurosTyped(text)).toBe(euros);
});
