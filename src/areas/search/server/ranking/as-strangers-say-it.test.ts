import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { type Goods, searchIn } from './small-shop.fixture.ts';

const goods: Goods = [
  ['Cintas', 'Cinta de amarre con carraca', 'Cinta de carrocero de 30 mm', 'Cinta de doble cara de espuma'],
  ['Carros', 'Carro de taller', 'Carretilla de obra', 'Cera para suelos'],
  ['Flexómetros', 'Flexómetro 5 m', 'Flexómetro 8 m'],
  ['Maletines', 'Maletín de vasos', 'Maletín apilable', 'Caja de herramientas de acero', 'Torre con ruedas'],
  ['Llaves', 'Llave combinada de 13 mm', 'Llave combinada de 17 mm', 'Llave ajustable de 250 mm'],
  ['Cúteres', 'Cúter de hoja troceable', 'Hojas de cúter'],
  ['Pinturas', 'Pintura plástica para interior, crema', 'Pintura plástica para interior, blanco', 'Pintura en spray'],
  ['Tacos y anclajes', 'Tacos de nailon de 6 mm', 'Taco químico de poliéster', 'Anclajes para placa de yeso de zamak'],
  ['Baño', 'Tapa de WC ovalada, cierre amortiguado', 'Tapa de WC redonda', 'Grifo de ducha', 'Cisterna'],
  ['Desagües', 'Desatascador de desagües', 'Sifón de botella para cocina', 'Sifón de botella para lavabo'],
  ['Burletes', 'Burlete de espuma', 'Burlete de cepillo de 1 m'],
  ['Barnices', 'Barniz para madera, interior', 'Barniz para madera, exterior'],
  ['Masillas', 'Plaste en polvo para exterior', 'Plaste en polvo para interior', 'Masilla lista al uso para pared'],
  ['Jardín', 'Sustrato para cítricos', 'Abono para césped', 'Pala de jardín'],
  ['Aislantes', 'Aislante de poliestireno', 'Aislante de lana de roca'],
  ['Adhesivos', 'Adhesivo de montaje acrílica', 'Adhesivo de montaje polímero MS'],
  ['Plásticos', 'Lona de 2 × 3 m', 'Plástico de protección de 4 × 5 m'],
  ['Serruchos', 'Serrucho para laminado', 'Sierra de calar 400 W'],
  ['Climatización', 'Ventilador industrial', 'Ventilador de sobremesa'],
  ['Medición', 'Rueda de medir de 318 mm'],
  ['Riego', 'Kit de riego por goteo', 'Programador de riego'],
  ['Muebles de jardín', 'Conjunto de jardín para 4 personas', 'Mesa de jardín'],
  ['Enchufes', 'Base de enchufe empotrada', 'Base de enchufe de superficie'],
  ['Luz', 'Linterna LED', 'Generador de gasolina 2.200 W'],
];
const { find, terms } = await searchIn(goods);

it.each([
  ['cinta carrosera', /^Cinta de carrocero/],
  ['cinta de carrozera', /^Cinta de carrocero/],
])('knows %j by the sound of its stem before it is divided', (query, name) => {
  expect(find(query)[0]).toMatch(name);
});

it.each([
  ['stanley maletín', /^Maletín/],
  ['maletín stanley', /^Maletín/],
  // Its name is said of the thing itself too.
  ['stanley', /^Flexómetro/],
  ['llave bahco', /^Llave ajustable/],
  ['cutter stanley', /^Cúter/],
])('takes the maker in %j, of whom nothing is sold, for no other thing than the one named', (query, name) => {
  expect(find(query)[0]).toMatch(name);
});

it.each([
  ['martillo stanley', /^Martillo de uña/],
  ['knauf yeso', /^Yeso/],
])('takes the thing in %j as if the maker were not said', async (query, name) => {
  const hammers: Goods = [
    ['Martillos, mazas y hachas', 'Martillo de uña', 'Maza de goma', 'Hacha de mano'],
    ['Martillos perforadores', 'Martillo perforador SDS-Plus', 'Martillo perforador SDS-Max'],
    ['Placas', 'Placa de yeso laminado', 'Placa de yeso antihumedad'],
    ['Cementos', 'Yeso de 1 h de fraguado'],
  ];
  expect((await searchIn(hammers)).find(query)[0]).toMatch(name);
});

it.each([
  // On wheels
  ['caja de herramientas con ruedas', /^Torre con ruedas/],
  ['caixa d’eines amb rodes', /^Torre con ruedas/],
  // Hollow walls
  ['tarugos para pared hueca', /^Anclajes para placa/],
  ['taquetes para tablaroca', /^Anclajes para placa/],
  ['agujero en el pladur', /^(?:Plaste en polvo para interior|Masilla)/],
  // Of the WC
  ['water tapa', /^Tapa de WC/],
  ['tapa wc bajada lenta', /amortiguado/],
  ['se me ha atascado el fregadero', /^Desatascador/],
  // Draughts, fences, lawns, roofs, mirrors, floors, heat, dust
  ['entra frío por debajo de la puerta', /^Burlete de cepillo/],
  ['pintar la valla', /exterior$/],
  ['sembrar césped', /^Abono para césped/],
  ['aislar el desván', /^Aislante de lana/],
  ['pegar un espejo en la pared', /polímero/],
  ['poner suelo laminado', /^Serrucho para laminado/],
  ['hace calor en el dormitorio', /^Ventilador de sobremesa/],
  ['plasticofilm para tapar muebles', /^Plástico/],
  // What is put somewhere, and not the place
  ['poner riego por goteo en la terraza', /^Kit de riego/],
  ['poner la terraza', /^Conjunto de jardín/],
  // A first vowel that was heard as another
  ['inchufe doble', /^Base de enchufe/],
  ['se ha ido la luz', /^Linterna/],
])('begins with what %j asks for', (query, name) => {
  expect(find(query)[0]).toMatch(name);
});

it.each([
  ['carretilla de obra con rueda', ['rueda']],
  ['con rueda de medir', []],
  ['rueda de medir con lectura', ['lectura']],
])('takes what the thing has in %j for no other thing', (query, features) => {
  const read = readQuery(terms, query, false);
  expect(read.filter(({ isPurpose }) => isPurpose).map(({ word }) => word.surface)).toEqual(features);
});
