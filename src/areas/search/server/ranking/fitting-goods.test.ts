import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';
import { type Goods, indexOf } from './small-shop.fixture.ts';

const goods: Goods = [
  ['Discos', 'Disco de diamante 230 mm para hormigón y piedra', 'Disco de diamante 115 mm para cerámica y gres'],
  ['Siliconas', 'Silicona universal, 280 ml', 'Silicona neutra, 280 ml', 'Silicona para baño y cocina, 280 ml'],
  ['Pinturas', 'Pintura plástica para exterior, blanco', 'Pintura plástica para interior, blanco', 'Rodillo de 22 cm'],
  ['Colas', 'Cola blanca de carpintero', 'Cola epoxi', 'Cola de contacto', 'Cola de montaje'],
  ['Adhesivos', 'Adhesivo de montaje, madera y metal', 'Cemento cola', 'Mortero cola', 'Barra cola', 'Pistola cola'],
  ['Azulejos', 'Azulejo blanco 20 × 20 cm', 'Cortadora de azulejo'],
  ['Alcayatas', 'Alcayatas de 30 mm', 'Tacos con gancho de 6 mm', 'Tacos de nailon de 6 mm', 'Puntas de acero'],
  ['Desagües', 'Sifón de cocina', 'Desatascador de desagües, 1 l'],
  ['Atornilladores', 'Taladro atornillador a batería 18 V', 'Atornillador de placa con cable'],
  ['Tacos', 'Tacos con cáncamo de 6 mm', 'Anclajes de expansión M8', 'Taco químico, 300 ml'],
  ['Martillos', 'Martillo de uña 450 g', 'Mango de recambio para pala', 'Pala de punta'],
  ['Cintas', 'Cinta aislante de 19 mm', 'Cinta aislante negra', 'Cinta de doble cara de espuma', 'Tapa de registro'],
  ['Alicates', 'Alicates, universal, 200 mm', 'Alicates, para anillos', 'Alicates, corte diagonal, 160 mm'],
  [
    'Llaves',
    'Llave combinada de 22 mm',
    'Llave combinada de 10 mm',
    'Llave combinada de 13 mm',
    'Llave combinada de 12 mm',
  ],
];
const { products, terms } = await indexOf(goods);

function find(query: string): string[] {
  const ranker = new Ranker(terms, new Float32Array(products.length).fill(1));
  return [...ranker.rank(readQuery(terms, query, false)).documents].map((at) => products[at]!.name);
}

it.each([
  ['para cortar azulejos', 'Disco de diamante 115 mm para cerámica y gres'],
  ['sellar bañera', 'Silicona para baño y cocina, 280 ml'],
  ['segellar la banyera', 'Silicona para baño y cocina, 280 ml'],
  ['pintar el techo del dormitorio', 'Pintura plástica para interior, blanco'],
  ['pintar la fachada', 'Pintura plástica para exterior, blanco'],
])('puts first of the goods for %j those that are made for the thing spoken of', (query, name) => {
  expect(find(query)[0]).toBe(name);
});

it('takes a phrase that a job names for a kind, whatever else its first word is', () => {
  expect(find('pegar madera')[0]).toBe('Cola blanca de carpintero');
});

it('hangs pictures on hooks before plugs', () => {
  expect(find('para colgar un cuadro')[0]).toBe('Alcayatas de 30 mm');
});

it('lets the other words decide which of a family another word for one of its sorts means', () => {
  expect(find('tape doble cara')[0]).toBe('Cinta de doble cara de espuma');
  expect(find('tape negro')[0]).toBe('Cinta aislante negra');
});

it('prefers the meaning of a phrase that keeps its words to the wider one of the same kind', () => {
  expect(find('pinzas de corte')[0]).toBe('Alicates, corte diagonal, 160 mm');
});

it('follows the size asked for with those nearest to it', () => {
  expect(find('llave combinada 13').slice(0, 3)).toEqual([
    'Llave combinada de 13 mm',
    'Llave combinada de 12 mm',
    'Llave combinada de 10 mm',
  ]);
});

it('reads a mistyped word by its surest meaning', () => {
  const [mistyped] = readQuery(terms, 'atornillador inalanbrico', false);
  const [right] = readQuery(terms, 'atornillador inalambrico', false);
  expect(mistyped!.alternatives).toEqual(right!.alternatives);
});

it.each([
  ['taquetes para concreto', 'Anclajes de expansión M8'],
  ['tarugos', 'Tacos de nailon de 6 mm'],
  ['se me ha roto el mango del martillo', 'Martillo de uña 450 g'],
])('knows what %j asks for', (query, name) => {
  expect(find(query)[0]).toBe(name);
});

it('follows an unblocker for the sink with its siphon', () => {
  expect(find('desatascar el fregadero').slice(0, 2)).toEqual(['Desatascador de desagües, 1 l', 'Sifón de cocina']);
});
