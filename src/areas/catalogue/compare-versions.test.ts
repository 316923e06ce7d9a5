import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const sorted = (...names: string[]) => names.toSorted((one, other) => compareVersions(one, other, 'es'));

test.each([
  ['numbers by value', ['talla 10', 'talla 9', 'talla 11'], ['talla 9', 'talla 10', 'talla 11']],
  ['decimals', ['1,25 mm', '1,5 mm', '10 mm', '0,8 mm'], ['0,8 mm', '1,25 mm', '1,5 mm', '10 mm']],
  ['thousands', ['1.000 uds', '250 uds'], ['250 uds', '1.000 uds']],
  ['amounts in different units', ['4 l', '750 ml', '15 l', '1 l'], ['750 ml', '1 l', '4 l', '15 l']],
  ['lengths in different units', ['2 m', '50 cm', '900 mm'], ['50 cm', '900 mm', '2 m']],
  ['several numbers in turn', ['5 × 70 mm', '4 × 50 mm', '4 × 40 mm'], ['4 × 40 mm', '4 × 50 mm', '5 × 70 mm']],
  ['fractions of an inch', ['3/4"', '1/2"', '1/4"', '1"'], ['1/4"', '1/2"', '3/4"', '1"']],
  ['clothing sizes', ['XL', 'S', 'XXL', 'M', 'L', '3XL'], ['S', 'M', 'L', 'XL', 'XXL', '3XL']],
  ['the plain version first', ['con 2 baterías de 5,0 Ah', 'solo cuerpo'], ['solo cuerpo', 'con 2 baterías de 5,0 Ah']],
  ['texts by the alphabet', ['verde', 'Ámbar', 'azul'], ['Ámbar', 'azul', 'verde']],
])('sorts %s', (_, names, expected) => {
  expect(sorted(...names)).toEqual(expected);
});
