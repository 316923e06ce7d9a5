import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';
import { type Goods, indexOf, shop } from './small-shop.fixture.ts';

const workshop: Goods = [
  [
    'Tornillos',
    'Tornillo para madera 4 x 40',
    'Tornillo para metal 4 x 20',
    'Tornillo de rosca chapa',
    'Taco de nylon',
    'Arandela plana',
  ],
  ['Brocas', 'Broca para metal 6 mm', 'Broca para madera 6 mm', 'Broca SDS-Plus Norda', 'Juego de brocas'],
  [
    'Pinturas',
    'Pintura plástica blanca',
    'Pintura para metal',
    'Esmalte al agua Norda',
    'Rodillo para pintura',
    'Brocha plana',
  ],
  ['Maderas', 'Tablero de pino', 'Listón de abeto', 'Barniz para madera', 'Cola para madera'],
  ['Jardín', 'Tijera de podar', 'Manguera de jardín', 'Aspersor Norda', 'Guantes para jardín'],
];
const descriptions = {
  'Tornillo de rosca chapa': 'Para chapa y madera, sin taladrar',
  'Taco de nylon': 'Con tornillo, para hormigón',
  'Pintura plástica blanca': 'Para techos y paredes, cubre madera',
  'Tijera de podar': 'Corta ramas, con muelle',
  'Rodillo para pintura': 'De espuma, para esmalte y barniz',
  'Tablero de pino': 'Se corta con sierra y se atornilla',
  'Cola para madera': 'Secado rápido, para listones',
  'Guantes para jardín': 'De algodón, talla única',
  'Juego de brocas': 'Seis piezas, con maletín',
};

/** How many are what was asked for, have all words, and the words that some have; the names, best first. */
async function rankedOf(goods: Goods, texts: Readonly<Record<string, string>> = {}) {
  const { products, terms } = await indexOf(goods, texts);
  const ranker = new Ranker(terms, new Float32Array(products.length).fill(1));
  return (query: string) => {
    const { documents, matchCount, whole, named } = ranker.rank(readQuery(terms, query, false));
    return [matchCount, whole, named.size, Array.from(documents, (at) => products[at]!.name)];
  };
}
const ranked = await rankedOf(workshop, descriptions);
const rankedWithout = await rankedOf(shop);

const ofWood = [
  'Broca para madera 6 mm',
  'Tablero de pino',
  'Broca para metal 6 mm',
  'Barniz para madera',
  'Cola para madera',
  'Listón de abeto',
  'Tornillo para madera 4 x 40',
];

it.each<[query: string, matchCount: number, whole: number, named: number, names: string[]]>([
  // Said in a description alone, exactly as it is typed.
  ['algodón', 1, 0, 0, ['Guantes para jardín']],
  // A kind, beside words that only descriptions have.
  [
    'jardín hormigón muelle',
    4,
    0,
    1,
    ['Manguera de jardín', 'Tijera de podar', 'Guantes para jardín', 'Aspersor Norda'],
  ],
  // `seis` is the 6 of a name, too.
  ['seis talla maedra', 7, 0, 2, ofWood],
  ['maderas para seis', 7, 1, 2, ofWood],
  // The thing comes before what it is for.
  [
    'plana para pintura',
    6,
    1,
    2,
    [
      'Brocha plana',
      'Arandela plana',
      'Pintura plástica blanca',
      'Pintura para metal',
      'Rodillo para pintura',
      'Esmalte al agua Norda',
    ],
  ],
])('ranks what a shop with descriptions has of %j', (query, ...expected) => {
  expect(ranked(query)).toEqual(expected);
});

it.each(['ramas plana', 'maletín sds-plus maletní', 'atornlla'])(
  'finds nothing rather than what a description happens to say for %j',
  (query) => {
    expect(ranked(query)).toEqual([0, 0, 0, []]);
  },
);

it('finds nothing for a word that is no kind, with an error, beside a size', () => {
  expect(rankedWithout('mulea e27')).toEqual([0, 0, 0, []]);
});
