import { expect, it } from 'vitest';
import { divideFloor, isFloorWord } from './floor-text.ts';

it.each([
  ['3º 2ª', '3º', '2ª'],
  ['1r 2a', '1r', '2a'],
  ['3r, 2a', '3r', '2a'],
  ['4-1', '4', '1'],
  ['4º-1ª', '4º', '1ª'],
  ['3º1ª', '3º', '1ª'],
  ['3ºA', '3º', 'A'],
  ['2º izq.', '2º', 'izq.'],
  ['2 dcha', '2', 'dcha'],
  ['5 C', '5', 'C'],
  ['piso 3 puerta 2', '3', '2'],
  ['planta 2, pta. 4', '2', '4'],
  ['bajos', 'bajos', null],
  ['bjs 2ª', 'bjs', '2ª'],
  ['baixos local 2', 'baixos', 'local 2'],
  ['local 3', 'local 3', null],
  ['ático', 'ático', null],
  ['àtic 1a', 'àtic', '1a'],
  ['sobreático 2ª', 'sobreático', '2ª'],
  ['pral. 1a', 'pral.', '1a'],
  ['entlo. 2ª', 'entlo.', '2ª'],
  ['esc. B 2º 1ª', 'esc. B 2º', '1ª'],
  ['escalera 2, 4-1', 'escalera 2 4', '1'],
  ['bloque 3 esc A bajos 1', 'bloque 3 esc A bajos', '1'],
  ['puerta 5', null, '5'],
  ['7', '7', null],
])('tells floor and door of %j apart', (typed, floor, apartment) => {
  expect(typed.split(/[\s,]+/).filter((word) => !isFloorWord(word))).toEqual([]);
  expect(divideFloor(typed)).toEqual({ floor, apartment });
});

it('leaves out what was not typed', () => {
  expect(divideFloor(null)).toEqual({ floor: null, apartment: null });
  expect(isFloorWord('Badalona')).toBe(false);
});
