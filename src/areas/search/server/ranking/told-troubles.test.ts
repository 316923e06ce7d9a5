import { expect, it } from 'vitest';
import { type Goods, searchIn } from './small-shop.fixture.ts';

const goods: Goods = [
  ['Tubos', 'Tubo LED de 150 cm', 'Tubo corrugado de 20 mm', 'Tubo de cobre de 15 mm', 'Tubo LED de 60 cm'],
  ['Sustratos', 'Sustrato universal', 'Sustrato para cactus'],
  ['Jardín', 'Juego de herramientas de mano para macetas', 'Maceta de arcilla', 'Tijera de podar'],
  ['Sierras', 'Serrucho de 550 mm', 'Serrucho de ebanista', 'Sierra de podar plegable', 'Sierra circular 1.200 W'],
  ['Alargadores', 'Alargador de 25 m, 3 × 1,5 mm²', 'Alargador de 5 m, 3 × 1,5 mm²'],
  ['Sprays', 'Spray aflojatodo', 'Spray de silicona', 'Spray limpiacontactos'],
  ['Alicates', 'Alicates, de presión', 'Alicates, universales'],
  ['Brocas', 'Broca para metal HSS al cobalto', 'Broca para metal HSS'],
  ['Tornillos', 'Tornillos para madera 4 × 30 mm', 'Tornillos para madera 5 × 60 mm'],
  ['Ventiladores', 'Ventilador de sobremesa', 'Ventilador de pie'],
  ['Calor', 'Cañón de calor de gas', 'Cañón de calor de gasóleo'],
];
const { find } = await searchIn(goods);

it.each([
  ['se me ha partido un tornillo dentro', /^Alicates, de presión/],
  ['hace mucho calor', /^Ventilador/],
  // Another name with the verb of a job is no handsaw.
  ['serrucho para podar', /^Sierra de podar/],
  // The word asked for is known by another name.
  ['qué tierra para macetas', /^Sustrato/],
  ['3 en uno', /^Spray aflojatodo/],
  ['tres en 1', /^Spray aflojatodo/],
  // Pipes, and not whatever else is called a tube.
  ['canonada', /^Tubo de cobre/],
])('answers %j as it is meant', (query, name) => {
  expect(find(query)[0]).toMatch(name);
});
