import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';
import { type Goods, indexOf } from './small-shop.fixture.ts';

const goods: Goods = [
  ['Lijas', 'Banda de lija 75 × 457 mm', 'Hojas de lija grano 120', 'Discos de lija 125 mm'],
  ['Masillas', 'Masilla lista al uso para madera, 250 ml', 'Plaste en polvo 5 kg'],
  ['Barnices', 'Barniz para madera satinado 750 ml'],
  ['Tiradores', 'Tirador de mueble de zamak'],
  ['Macetas', 'Maceta de arcilla 20 cm'],
  ['Muebles de jardín', 'Conjunto de jardín para terraza'],
  ['Aislantes', 'Aislante de lana de roca 50 mm'],
  ['Adhesivos', 'Cinta de doble cara 19 mm', 'Adhesivo de montaje 290 ml'],
  ['Tacos', 'Tacos de nailon 6 mm'],
  ['Pernos', 'Pernos hexagonales M6 × 40 mm'],
  ['Tornillos', 'Tornillos Allen M6 × 60 mm', 'Tornillos para madera 4 × 40 mm'],
  ['Medición', 'Detector de pared', 'Nivel de burbuja', 'Flexómetro 5 m'],
  ['Bisagras y ruedas', 'Bisagra de 75 mm', 'Bisagra de 60 mm', 'Rueda de 80 mm', 'Rueda de 50 mm'],
];

async function find(query: string): Promise<string[]> {
  const { products, terms } = await indexOf(goods);
  const ranker = new Ranker(terms, new Float32Array(products.length).fill(1));
  const { documents, matchCount } = ranker.rank(readQuery(terms, query, false));
  return [...documents.subarray(0, matchCount)].map((at) => products[at]!.name);
}

it('puts the likeliest goods for a job first, though their words stand apart in the name', async () => {
  expect((await find('reparar arañazos de un mueble'))[0]).toMatch(/^Masilla/);
});

it.each([
  ['oigo a los vecinos', /^Aislante de lana/],
  ['ruido vecinos', /^Aislante de lana/],
  ['grietas en la pared', /^(?:Plaste|Masilla)/],
  ['colgar cuadros sin taladrar', /^(?:Cinta de doble cara|Adhesivo)/],
])('reads the goods of %j', async (query, name) => {
  expect((await find(query))[0]).toMatch(name);
});

it('finds what is nearly of the kind in the size asked for before other sizes', async () => {
  expect((await find('tornillo m6x40'))[0]).toBe('Pernos hexagonales M6 × 40 mm');
});

it('finds the nearest of the kind, and nothing else that has the size', async () => {
  const found = await find('rueda 75 mm');
  expect(found[0]).toMatch(/^Rueda/);
  expect(found).not.toContain('Bisagra de 75 mm');
});

it('reads no abbreviation in a word that has another name', async () => {
  expect((await find('jardinera para terraza'))[0]).toMatch(/^Maceta/);
});

it('keeps the verb of a job that is otherwise said of what is asked', async () => {
  const { terms } = await indexOf(goods);
  const concepts = readQuery(terms, 'cómo encontrar cables en la pared', false);
  expect(concepts.map(({ word }) => word.surface)).toEqual(['encontrar', 'cables', 'pared']);
});
