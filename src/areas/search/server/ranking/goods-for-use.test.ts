import { expect, it } from 'vitest';
import { type Goods, searchIn } from './small-shop.fixture.ts';

const goods: Goods = [
  ['Mascarillas', 'Mascarillas FFP1', 'Mascarillas FFP2', 'Mascarillas FFP3', 'Mascarillas de tela'],
  ['Taladros', 'Taladro ligero', 'Taladro percutor', 'Taladro de columna'],
  ['Guantes', ...['S', 'M', 'L', 'XL'].map((size) => `Guantes de jardín, talla ${size}`)],
  ['Cubos', ...[5, 10, 12, 15, 20].map((size) => `Cubo de obra de ${size} l`)],
  ['Brocas', 'Broca para hormigón', 'Broca para metal'],
];
const { find } = await searchIn(goods, {
  'Mascarillas FFP1': 'Para barrer. No sirven para amianto.',
  'Mascarillas FFP3': 'Filtran el polvo que queda en el aire al romper placas de amianto. Se ajustan a la cara.',
  'Taladro ligero': 'Para montar muebles. No es para hormigón, y en hormigón se para; el hormigón pide percutor.',
  'Taladro percutor': 'Perfora ladrillo y hormigón con tacos de 8 mm. Trae maletín.',
});

it.each([
  ['mascarilla para amianto', 'Mascarillas FFP3'],
  ['qué taladro para hormigón', 'Taladro percutor'],
  // A name that says so comes before.
  ['broca para hormigón', 'Broca para hormigón'],
])('puts first of the goods in %j those whose descriptions begin with what they are for', (query, name) => {
  expect(find(query)[0]).toBe(name);
});
