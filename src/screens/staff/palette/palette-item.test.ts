import { expect, it } from 'vitest';
import { isFound, readPaletteText } from './palette-item.ts';

it.each([
  ['radial 125', { kind: 'all', text: 'radial 125' }],
  ['  ', { kind: 'all', text: '' }],
  ['#26-88', { kind: 'orders', text: '26-88' }],
  ['@ puig ', { kind: 'customers', text: 'puig' }],
  ['>', { kind: 'actions', text: '' }],
])('reads "%s"', (typed, read) => {
  expect(readPaletteText(typed)).toEqual(read);
});

it.each([
  ['Bloquear la pantalla', 'pant blo', true],
  ['Añadir un segundo factor', 'anadir', true],
  ['Pedidos: Hoy salen', 'hoy', true],
  ['Pedidos: Hoy salen', 'edidos', false],
  ['Salir', '', true],
])('in "%s", "%s" is found: %s', (title, text, found) => {
  expect(isFound(title, text)).toBe(found);
});
