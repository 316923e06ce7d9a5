import { expect, it } from 'vitest';
import { type Goods, searchIn } from './small-shop.fixture.ts';

const goods: Goods = [
  [
    'Pinturas',
    'Pintura plástica para exterior',
    'Pintura plástica para interior',
    'Esmalte brillante',
    'Barniz para madera',
  ],
  ['Ventilación', 'Rejilla de ventilación de aluminio', 'Extractor de baño de 100 mm'],
  ['Electricidad', 'Magnetotérmico de 10 A', 'Multímetro digital', 'Comprobador de tensión', 'Base de enchufe'],
  ['Siliconas', 'Silicona neutra', 'Adhesivo de montaje poliuretano', 'Cola instantánea, 10 ml', 'Cola blanca'],
  ['Alicates', 'Alicates, de presión, 250 mm', 'Spray aflojatodo, 400 ml', 'Spray de silicona, 400 ml'],
  ['Bombillas', 'Bombilla LED estándar E27', 'Foco de obra LED 50 W', 'Tubo LED G13'],
  ['Taladros', 'Taladro percutor 750 W', 'Martillo perforador SDS-Plus', 'Broca SDS-Plus para hormigón'],
];
const { find } = await searchIn(goods);

it.each([
  ['humedad en la pared', /^Pintura plástica/],
  ['humedad en el techo filtraciones', /^Pintura plástica para exterior/],
  ['se botó la pastilla de la luz', /^Magnetotérmico/],
  ['se ha barrido la rosca', /^(?:Spray aflojatodo|Alicates)/],
  ['con que pego pvc', /^Cola instantánea/],
  ['qué pintura para suelo de garaje', /^Esmalte/],
])('knows what mends or does %j', (query, name) => {
  expect(find(query)[0]).toMatch(name);
});

it.each([
  ['sika', /^Adhesivo de montaje/],
  ['wd40', /^Spray aflojatodo/],
  ['foco led rosca', /^Bombilla LED/],
])('knows the maker or sort in %j by what it is known for', (query, name) => {
  expect(find(query)[0]).toMatch(name);
});

it('means by a maker its own goods where some are sold, and not what it is known for', async () => {
  const sanders = ['Lijadora orbital, Mirka', 'Lijadora orbital', 'Lijadora de banda'];
  const ofMaker = await searchIn([
    ['Lijadoras', ...sanders],
    ['Lijas', 'Discos de lija de papel', 'Hojas de lija de tela'],
  ]);
  expect(ofMaker.find('lijadora mirka')[0]).toBe('Lijadora orbital, Mirka');
  expect(ofMaker.find('mirka')[0]).toBe('Lijadora orbital, Mirka');
});
