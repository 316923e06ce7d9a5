import { expect, it } from 'vitest';
import { type Goods, searchIn } from './small-shop.fixture.ts';

const goods: Goods = [
  ['Discos', 'Disco de diamante 230 mm para hormigón y piedra', 'Disco de diamante 115 mm para cerámica y gres'],
  ['Pinturas', 'Pintura plástica para exterior, blanco', 'Pintura plástica para interior, blanco', 'Pintura en spray'],
  ['Tacos y anclajes', 'Tacos de nailon de 6 mm', 'Tacos con gancho de 6 mm', 'Anclajes para placa de yeso de zamak'],
  ['Fregonas', 'Va y ven de repuesto'],
];
const { find } = await searchIn(goods);

it.each([
  ['disco para baldosas', 'Disco de diamante 115 mm para cerámica y gres'],
  ['disc rajola', 'Disco de diamante 115 mm para cerámica y gres'],
  ['disco de diamante para adoquines', 'Disco de diamante 230 mm para hormigón y piedra'],
  ['pintura para habitación', 'Pintura plástica para interior, blanco'],
  ['pintura terraza', 'Pintura plástica para exterior, blanco'],
])('puts first of the kind in %j what is made for the thing or place spoken of', (query, name) => {
  expect(find(query)[0]).toBe(name);
});

it.each(['que taco va para pladur', 'qué taco cojo para pladur', 'cuál taco lleva el pladur'])(
  'reads past what is done with any goods in %j',
  (query) => {
    expect(find(query)[0]).toBe('Anclajes para placa de yeso de zamak');
  },
);
