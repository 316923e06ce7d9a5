import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';
import { elsewhere, type Goods, indexOf, shop } from './small-shop.fixture.ts';

const ofBrands: Goods = [
  ['Bombillas', 'Bombilla LED Norda', 'Bombilla vela', 'Bombilla globo'],
  ['Taladros', 'Taladro percutor Norda', 'Taladro de columna', 'Broca de taladro'],
  ['Cintas', 'Cinta métrica Norda', 'Cinta aislante'],
];

/** What a query finds: how many are what was asked for, have all words, and the words that some have; the names, best first. */
async function rankedOf(goods: Goods, boosts: (at: number) => number = () => 1) {
  const { products, terms } = await indexOf(goods);
  const ranker = new Ranker(terms, Float32Array.from(products.keys(), boosts));
  return (query: string) => {
    const concepts = readQuery(terms, query, false);
    const { documents, matchCount, whole, named } = ranker.rank(concepts);
    return [matchCount, whole, named.size, Array.from(documents, (at) => products[at]!.name)];
  };
}
const ranked = await rankedOf(shop);
const rankedElsewhere = await rankedOf(elsewhere);
const rankedBrands = await rankedOf(ofBrands);

it.each<[query: string, matchCount: number, whole: number, named: number, names: string[]]>([
  [
    'foco 5 w',
    6,
    2,
    2,
    [
      'Bombilla LED E27, 5 W',
      'Bombilla LED E14, 5 W',
      'Foco de obra LED 50 W',
      'Foco de obra LED 20 W',
      'Bombilla vela E14',
      'Linterna frontal',
    ],
  ],
  [
    'mango recto',
    3,
    1,
    2,
    ['Pala de punta, mango recto', 'Mango de recambio para pala', 'Pala cuadrada, mango de muleta'],
  ],
  ['mango', 1, 3, 1, ['Mango de recambio para pala', 'Pala de punta, mango recto', 'Pala cuadrada, mango de muleta']],
  [
    'pala mango',
    2,
    3,
    2,
    ['Pala de punta, mango recto', 'Pala cuadrada, mango de muleta', 'Mango de recambio para pala'],
  ],
  [
    'martillo bola',
    4,
    5,
    2,
    [
      'Martillo de bola',
      'Martillo de uña',
      'Martillo perforador SDS-Plus',
      'Martillo perforador SDS-Max',
      'Maza de goma',
    ],
  ],
  [
    'bombilla e14',
    2,
    2,
    2,
    [
      'Bombilla vela E14',
      'Bombilla LED E14, 5 W',
      'Bombilla LED E27, 5 W',
      'Foco de obra LED 50 W',
      'Foco de obra LED 20 W',
      'Linterna frontal',
    ],
  ],
  ['linterna', 1, 3, 1, ['Linterna frontal', 'Foco de obra LED 50 W', 'Foco de obra LED 20 W']],
  [
    'led',
    4,
    4,
    1,
    ['Bombilla LED E27, 5 W', 'Bombilla LED E14, 5 W', 'Foco de obra LED 50 W', 'Foco de obra LED 20 W'],
  ],
  [
    'manguera plana jardín',
    7,
    0,
    3,
    [
      'Manguera plana',
      'Manguera de jardín',
      'Enrollador de manguera',
      'Racor de manguera',
      'Mango de recambio para pala',
      'Pala de punta, mango recto',
      'Pala cuadrada, mango de muleta',
    ],
  ],
  ['maza de goma', 1, 1, 2, ['Maza de goma', 'Martillo de uña', 'Martillo de bola']],
  ['motosierra gasolina', 1, 1, 2, ['Motosierra de gasolina', 'Motosierra eléctrica', 'Cadena de motosierra']],
  ['cadena', 1, 1, 1, ['Cadena de motosierra']],
  ['doble enchufe', 1, 1, 2, ['Base de enchufe doble', 'Base de enchufe', 'Marco de dos']],
  ['base doble', 2, 1, 2, ['Base de enchufe doble', 'Base de enchufe']],
  ['vela gasolina', 2, 0, 2, ['Bombilla vela E14', 'Motosierra de gasolina']],
  ['motosiera gasolina', 1, 1, 2, ['Motosierra de gasolina', 'Motosierra eléctrica', 'Cadena de motosierra']],
  ['motoserra', 2, 3, 1, ['Motosierra eléctrica', 'Motosierra de gasolina', 'Cadena de motosierra']],
  ['plaba', 1, 1, 1, ['Manguera plana']],
])('ranks what a small shop has of %j', (query, ...expected) => {
  expect(ranked(query)).toEqual(expected);
});

it.each<[query: string, matchCount: number, whole: number, named: number, names: string[]]>([
  ['bombilla zzzqq', 2, 2, 1, ['FOCO LED 9W', 'FOCO AHORRADOR 20W']],
  ['bombilla', 2, 2, 1, ['FOCO LED 9W', 'FOCO AHORRADOR 20W']],
  ['cinta', 1, 1, 1, ['CINTA LED']],
  ['cinta led', 1, 1, 2, ['CINTA LED', 'LINTERNA LED', 'FOCO LED 9W']],
  ['linterna bombilla', 3, 0, 2, ['LINTERNA LED', 'FOCO LED 9W', 'FOCO AHORRADOR 20W']],
])('ranks what a shop with other words has of %j', (query, ...expected) => {
  expect(rankedElsewhere(query)).toEqual(expected);
});

it.each<[query: string, matchCount: number, whole: number, named: number, names: string[]]>([
  ['norda', 3, 3, 1, ['Bombilla LED Norda', 'Taladro percutor Norda', 'Cinta métrica Norda']],
  [
    'bombilla norda',
    3,
    1,
    2,
    ['Bombilla LED Norda', 'Bombilla vela', 'Bombilla globo', 'Taladro percutor Norda', 'Cinta métrica Norda'],
  ],
  [
    'taladro norda',
    2,
    1,
    2,
    ['Taladro percutor Norda', 'Taladro de columna', 'Broca de taladro', 'Bombilla LED Norda', 'Cinta métrica Norda'],
  ],
  ['cinta norda', 2, 1, 2, ['Cinta métrica Norda', 'Cinta aislante', 'Bombilla LED Norda', 'Taladro percutor Norda']],
  [
    'columna norda',
    4,
    0,
    2,
    ['Taladro de columna', 'Bombilla LED Norda', 'Taladro percutor Norda', 'Cinta métrica Norda'],
  ],
  ['percutor norda', 3, 1, 2, ['Taladro percutor Norda', 'Bombilla LED Norda', 'Cinta métrica Norda']],
  ['taladro', 2, 3, 1, ['Taladro percutor Norda', 'Taladro de columna', 'Broca de taladro']],
])('ranks what a shop of brands has of %j', (query, ...expected) => {
  expect(rankedBrands(query)).toEqual(expected);
});

it.each([
  'manguera aaaqx bbbqx cccqx',
  'xqzwv jardín',
  'xqzwv gasolina',
  'gasolina plaba',
  'gasolina pluna',
  'xqzwv plaba',
  'obra gasolina xqzwv',
  'gasolina xqzwv',
  '5 w xqzwv',
  'plamo recto',
  'manguara gasolina',
])('finds nothing rather than a guess for %j', (query) => {
  expect(ranked(query)).toEqual([0, 0, 0, []]);
});

it.each(['xqzwv norda', 'xqzwv columna', 'vela columna xqzwv'])('finds nothing in a shop of brands for %j', (query) => {
  expect(rankedBrands(query)).toEqual([0, 0, 0, []]);
});

it('a lone other name of a kind among strange words is a chance hit', () => {
  expect(rankedElsewhere('xqzwv bombilla zzzqq')).toEqual([0, 0, 0, []]);
  expect(rankedElsewhere('xqzwv bombilla')[0]).toBe(2);
});

it('what sells better comes first among equals, and what has no boost is never found', async () => {
  const boosted = await rankedOf(shop, (at) => (at === 1 ? 1.5 : at === 2 ? 0 : 1));
  const [, , , names] = boosted('bombilla') as [number, number, number, string[]];
  expect(names.slice(0, 2)).toEqual(['Bombilla LED E14, 5 W', 'Bombilla LED E27, 5 W']);
  expect(names).not.toContain('Bombilla vela E14');
});

it('a query leaves nothing behind for the next', () => {
  const first = ranked('mango recto');
  ranked('pala cuadrada');
  ranked('xqzwv jardín');
  expect(ranked('mango recto')).toEqual(first);
});
