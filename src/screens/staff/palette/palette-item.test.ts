import { expect, it } from 'vitest';
import { isFound, markedPieces, readPaletteText } from './palette-item.ts';

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

it.each([
  ['AGE Amoladora angular, disco 125 mm', 'radial 125', 'AGE Amoladora angular, disco [125] mm'],
  ['Añadir un segundo factor', 'anadir SEG', '[Añadir] un [seg]undo factor'],
  ['26-889871 · Núria Puig', '26-889 nur', '[26-889]871 · [Núr]ia Puig'],
  ['Pedidos', 'edidos', 'Pedidos'],
  ['Pedidos', '', 'Pedidos'],
])('in "%s" marks what "%s" finds', (title, text, marked) => {
  const shown = markedPieces(title, text).map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text));
  expect(shown.join('')).toBe(marked);
});
