import { expect, it } from 'vitest';
import { type Goods, searchIn } from './small-shop.fixture.ts';

const goods: Goods = [
  [
    'Brocas',
    'Broca para madera de 8 mm, longitud 110 mm',
    'Broca para madera de 8 mm, longitud 400 mm',
    'Broca plana de 20 mm',
  ],
  ['Candados', 'Candado de latón de 40 mm', 'Candado de latón de 20 mm', 'Candado de acero de 60 mm'],
  [
    'Taladros',
    'Taladro con cable 550 W',
    'Taladro con cable 1.100 W',
    'Taladro a batería 30 Nm',
    'Taladro a batería 85 Nm',
  ],
  ['Vasos', 'Vaso hexagonal largo de 13 mm', 'Vaso hexagonal corto de 19 mm'],
  ['Pernos y tuercas', 'Tornillos Allen M8 × 25 mm', 'Tornillos Allen M8 × 50 mm', 'Arandelas M8', 'Tuercas M6'],
  [
    'Tornillos',
    'Tornillos para madera 4 × 40 mm',
    'Tornillos para madera 5 × 40 mm',
    'Tornillos para madera 4 × 30 mm',
  ],
];
const { find, ranked } = await searchIn(goods);

it.each([
  ['broca larga', 'Broca para madera de 8 mm, longitud 400 mm'],
  ['candado grande', 'Candado de acero de 60 mm'],
  ['cadenat petit', 'Candado de latón de 20 mm'],
  ['taladro con cable potente', 'Taladro con cable 1.100 W'],
  ['taladro a batería potente', 'Taladro a batería 85 Nm'],
  // Names that say so are meant.
  ['vaso largo', 'Vaso hexagonal largo de 13 mm'],
])('puts first of the kind in %j the largest or smallest', (query, name) => {
  expect(find(query)[0]).toBe(name);
});

it('puts a thread before a length that goods of another thread or none have', () => {
  const names = ranked('tornillo m8x40');
  expect(names.slice(0, 2).sort()).toEqual(['Tornillos Allen M8 × 25 mm', 'Tornillos Allen M8 × 50 mm']);
  expect(names.indexOf('Arandelas M8')).toBeLessThan(names.indexOf('Tornillos para madera 4 × 40 mm'));
});

it.each([
  // What has the number, of anything, is not of the size.
  ['batería 20v', 'Batería de litio 18 V'],
  ['cuerda 3/8 40 cm', 'Cuerda de 8 mm, 40 m'],
])('keeps to the kind in %j where none has the size', async (query, name) => {
  const cordless: Goods = [
    ['Baterías', 'Batería de litio 18 V', 'Batería de litio 12 V'],
    ['Motosierras', 'Motosierra a batería 18 V, espada para 20 eslabones', 'Motosierra a batería 36 V, 40 eslabones'],
    ['Cadenas', 'Cadena de 3/8", espada de 40 cm', 'Cadena de 1/4", espada de 40 cm'],
    ['Cuerdas', 'Cuerda de 8 mm, 40 m', 'Cuerda de 6 mm, 20 m'],
  ];
  expect((await searchIn(cordless)).find(query)[0]).toBe(name);
});
